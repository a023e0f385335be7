//! H13: the solo game.

use table::Game;

use super::support::*;
use crate::rules::solo::title;
use crate::text::Title;
use crate::{Action, Event, Hill, Location, Options};

/// Plays on, simply, until the turn can be ended; then ends it, and gives what happened.
fn end_turn(hill: &mut Hill) -> Vec<Event> {
    loop {
        let events = decide(hill);
        if events.iter().any(|event| matches!(event, Event::TurnEnded { .. })) {
            return events;
        }
    }
}

fn is_prepared(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::BoardRevealed { .. }))
}

#[test]
fn h13_1_preparation_happens_in_odd_rounds_only() {
    let mut hill = game_in_round_1(1, &Options::default());
    for round in 2..=14 {
        let events = end_turn(&mut hill);
        assert_eq!(hill.public.round, round);
        assert_eq!(is_prepared(&events), round % 2 == 1, "round {round}");
    }
    end_turn(&mut hill);
    assert_eq!(
        hill.player(SEATS[0]).town.placed().len(),
        16,
        "otherwise the standard rules"
    );
    assert!(hill.outcome().is_some());
}

#[test]
fn h13_1_two_players_prepare_every_round() {
    let mut hill = game_in_round_1(2, &Options::default());
    end_turn(&mut hill);
    assert!(is_prepared(&end_turn(&mut hill)));
    assert_eq!(hill.public.round, 2);
}

#[test]
fn h13_1_the_even_round_uses_the_display_on_without_the_location_chosen_before() {
    let mut hill = game_in_round_1(1, &Options::default());
    let before = hill.public.board;
    act(
        &mut hill,
        0,
        Action::Take {
            location: Location::Resources,
        },
    );
    end_turn(&mut hill);
    let [taken, rest @ ..] = hill.public.board.towns;
    assert_eq!((taken, &rest[..]), (None, &before.towns[1..]));
    assert_eq!(
        (hill.public.board.plans, hill.public.board.tokens),
        (before.plans, before.tokens)
    );
    assert_eq!(
        refused(
            &hill,
            0,
            Action::Take {
                location: Location::Resources
            }
        )
        .clause,
        "H4.1"
    );
    act(
        &mut hill,
        0,
        Action::Take {
            location: Location::Track,
        },
    );
}

#[test]
fn h13_1_the_next_odd_round_clears_the_display() {
    let mut hill = game_in_round_1(1, &Options::default());
    let before = hill.public.board;
    end_turn(&mut hill);
    end_turn(&mut hill);
    assert!(
        before
            .towns
            .iter()
            .flatten()
            .all(|&card| !hill.public.board.towns.contains(&Some(card)))
    );
    assert_eq!(hill.public.discards.towns.len(), 2, "two of the four cards were taken");
}

const TITLES: [(i32, Title); 11] = [
    (i32::MIN / 2, Title::Unsuited),
    (81, Title::Newbie),
    (101, Title::Inexperienced),
    (121, Title::Average),
    (141, Title::AboveAverage),
    (161, Title::Skilled),
    (181, Title::HighlySkilled),
    (201, Title::Top),
    (221, Title::Legendary),
    (241, Title::InhumanlyExcellent),
    (261, Title::GodLevel),
];

#[test]
fn h13_2_the_score_earns_a_title() {
    for pair in TITLES.windows(2) {
        let [(_, below), (from, name)] = pair else {
            unreachable!("pairs")
        };
        assert_eq!((title(from - 1, false), title(*from, false)), (*below, *name));
    }
    assert_eq!(title(400, false), Title::GodLevel);
}

#[test]
fn h13_2_with_the_residents_variant_each_threshold_is_20_higher() {
    for pair in TITLES.windows(2) {
        let [(_, below), (from, name)] = pair else {
            unreachable!("pairs")
        };
        assert_eq!((title(from + 19, true), title(from + 20, true)), (*below, *name));
    }
}

/// The title of seat 0 when the game ends so.
fn title_at_the_end(position: Position) -> Option<String> {
    let outcome = position.over().hill.outcome().expect("the game is over");
    outcome.seats[0].title.as_ref().map(ToString::to_string)
}

#[test]
fn h13_2_the_title_belongs_to_the_solo_game_and_its_variant() {
    // Four lines without a plan: -40.
    assert_eq!(
        title_at_the_end(Position::new(1).resources(0, 242)),
        Some("Newbie mayor".into())
    );
    assert_eq!(
        title_at_the_end(Position::new(1).resources(0, 242).requests(["A", "B"])),
        Some("Unsuited for governance".into())
    );
    assert_eq!(title_at_the_end(Position::new(2).resources(0, 242)), None);
}
