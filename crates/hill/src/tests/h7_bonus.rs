//! H7: the bonus for the 3rd and 6th token of a line.

use table::{Game, Viewer};

use super::support::*;
use crate::parts::cards::{PlanId, PlanIndex};
use crate::{Action, BonusChoice, Duty, Event, Line, Location};

const RESOURCES: Action = Action::Bonus {
    choice: BonusChoice::Resources,
};
const TRACK: Action = Action::Bonus {
    choice: BonusChoice::Track,
};
const PLANS: Action = Action::Bonus {
    choice: BonusChoice::Plans,
};

const EIGHT_CARDS: &str = "+ + + +
                           + + o o";

/// Seat 0 has two red tokens.
fn two_red(picture: &str) -> Position {
    Position::new(2)
        .town(0, picture)
        .line(0, Line::Red, &[[0, 0], [1, 0], [2, 0]])
        .took(0, Location::Track)
}

/// Seat 0 has just laid the third red token.
fn third_red(picture: &str) -> Position {
    let mut position = two_red(picture);
    position.act(lay(Line::Red, [2, 0], [3, 0]));
    position
}

/// Has seat 0 to choose a bonus?
fn has_bonus(position: &Position) -> bool {
    position.legal().contains(&RESOURCES)
}

fn keep(id: u16) -> Action {
    Action::KeepPlan { plan: PlanId(id) }
}

fn assign(id: u16) -> Action {
    Action::Assign {
        plan: PlanId(id),
        line: Line::Red,
        discard: None,
    }
}

#[test]
fn h7_1_the_bonus_comes_at_once_and_before_anything_else() {
    let position = third_red(EIGHT_CARDS).hand(0, &[213, 214]).resources(0, 3);
    assert_eq!(position.legal(), [RESOURCES, TRACK, PLANS]);
    let others = [
        place(213, [0, 2], 0),
        lay_as(Duty::Location, Line::Blue, [0, 0], [0, 1]),
        lay_as(Duty::Bonus, Line::Blue, [0, 0], [0, 1]),
        Action::Buy {},
        Action::DiscardTrack {
            line: Line::Red,
            spot: spot([0, 0], [1, 0]),
        },
        Action::EndTurn {},
    ];
    for other in others {
        assert_eq!(position.refused_by(other), "H7.1");
    }
}

#[test]
fn h7_1_any_lay_of_a_bonus_token_brings_it() {
    let mut extra = two_red(EIGHT_CARDS);
    extra.act(lay_as(Duty::Location, Line::Red, [2, 0], [3, 0]));
    assert!(has_bonus(&extra));
    let mut sixth = two_red(EIGHT_CARDS).line_with_used(0, Line::Red, &[[0, 0], [1, 0], [2, 0]], 5);
    sixth.act(lay(Line::Red, [2, 0], [3, 0]));
    assert!(has_bonus(&sixth));
    let mut plain = two_red(EIGHT_CARDS);
    plain.act(lay(Line::Blue, [2, 0], [3, 0]));
    assert!(!has_bonus(&plain));
}

#[test]
fn h7_1_exactly_one_bonus_is_taken() {
    let mut position = third_red(EIGHT_CARDS);
    position.act(RESOURCES);
    for again in [RESOURCES, TRACK, PLANS] {
        assert_eq!(position.refused_by(again), "H4.2");
    }
}

#[test]
fn h7_1_two_resources() {
    let mut position = third_red(EIGHT_CARDS).resources(0, 1);
    position.act(RESOURCES);
    assert_eq!(position.hill.player(SEATS[0]).resources, 3);
}

#[test]
fn h7_1_one_more_track_of_any_line_besides_c_and_d() {
    for line in Line::ALL {
        let mut position = third_red(EIGHT_CARDS);
        position.act(TRACK);
        position.act(lay_as(Duty::Bonus, line, [0, 0], [0, 1]));
        position.act(lay_as(Duty::Location, Line::Black, [0, 0], [1, 1]));
    }
}

#[test]
fn h7_1_the_extra_track_is_laid_now_and_by_the_normal_rules() {
    let mut position = third_red(EIGHT_CARDS).resources(0, 1).hand(0, &[213, 214]);
    assert_eq!(
        two_red(EIGHT_CARDS).refused_by(lay_as(Duty::Bonus, Line::Blue, [0, 0], [0, 1])),
        "H7.1",
        "without a bonus"
    );
    position.act(TRACK);
    assert!(
        position
            .legal()
            .iter()
            .all(|action| matches!(action, Action::Lay { duty: Duty::Bonus, .. }))
    );
    let bonus = |line, a, b| lay_as(Duty::Bonus, line, a, b);
    assert_eq!(position.refused_by(bonus(Line::Blue, [2, 1], [3, 1])), "H6.12");
    assert_eq!(position.refused_by(bonus(Line::Blue, [0, 0], [1, 0])), "H6.3");
    assert_eq!(position.refused_by(bonus(Line::Red, [0, 1], [1, 1])), "H6.6");
    for other in [
        lay_as(Duty::Location, Line::Blue, [0, 0], [0, 1]),
        place(213, [0, 2], 0),
        Action::EndTurn {},
        RESOURCES,
    ] {
        assert_eq!(position.refused_by(other), "H7.1");
    }
    position.act(bonus(Line::Blue, [1, 1], [2, 1]));
    assert_eq!(position.hill.player(SEATS[0]).resources, 0, "half of it was open land");
}

#[test]
fn h7_1_two_plan_cards_are_drawn_one_is_kept_and_assigned_the_other_discarded() {
    for (kept, other) in [(3, 4), (4, 3)] {
        let mut position = third_red(EIGHT_CARDS).plan_deck(&[3, 4, 5]);
        position.act(PLANS);
        assert_eq!(position.legal(), [keep(3), keep(4)]);
        assert_eq!(position.refused_by(keep(5)), "H7.1");
        assert_eq!(position.refused_by(Action::EndTurn {}), "H7.1");
        position.act(keep(kept));
        assert_eq!(position.refused_by(assign(other)), "H9.1");
        assert_eq!(position.refused_by(Action::Buy {}), "H9.1");
        position.act(assign(kept));
        let id = |plan: &PlanIndex| position.hill.cards.plan(*plan).id;
        assert_eq!(
            position
                .hill
                .player(SEATS[0])
                .plans
                .red
                .as_slice()
                .iter()
                .map(id)
                .collect::<Vec<_>>(),
            [PlanId(kept)]
        );
        assert_eq!(
            position
                .hill
                .public
                .discards
                .plans
                .iter()
                .map(|plan| id(&plan))
                .collect::<Vec<_>>(),
            [PlanId(other)]
        );
        assert_eq!(position.hill.decks.plans.len(), 1);
    }
}

#[test]
fn h7_1_only_who_drew_them_sees_the_two_plan_cards() {
    let drawn = |deck: [u16; 2]| {
        let mut position = third_red(EIGHT_CARDS).plan_deck(&deck);
        let (_, told) = act_and_tell(&mut position.hill, 0, PLANS);
        (position, told)
    };
    let ((one, told), (other, _)) = (drawn([3, 4]), drawn([5, 6]));
    for viewer in [Viewer::Seat(SEATS[1]), Viewer::Spectator] {
        assert_eq!(one.hill.view(viewer), other.hill.view(viewer));
        let choice = BonusChoice::Plans;
        let heard: Vec<&Event> = table::heard(&told, viewer).collect();
        assert_eq!(
            heard,
            [
                &Event::BonusChosen { seat: SEATS[0], choice },
                &Event::PlansDrawnUnseen {
                    seat: SEATS[0],
                    count: 2
                }
            ]
        );
    }
    let own: Vec<&Event> = table::heard(&told, Viewer::Seat(SEATS[0])).collect();
    assert!(own.contains(&&Event::PlansDrawn {
        seat: SEATS[0],
        plans: vec![PlanId(3), PlanId(4)]
    }));
}

#[test]
fn h7_2_the_bonus_cannot_be_saved() {
    let mut position = two_red(EIGHT_CARDS).all_done(0, Location::Track);
    position.hill.public.seats[0].turn.laid = false;
    position.act(lay(Line::Red, [2, 0], [3, 0]));
    assert_eq!(position.refused_by(Action::EndTurn {}), "H7.1");
    position.act(RESOURCES);
    position.act(Action::EndTurn {});
}

#[test]
fn h7_2_an_extra_track_is_offered_only_if_one_can_be_laid() {
    // All three spots are red.
    let full = third_red("+ + + +");
    assert_eq!(full.legal(), [RESOURCES, PLANS]);
    assert_eq!(full.refused_by(TRACK), "H7.2");
    // With a Double Track token there is a lay; with open land, if it can be paid.
    assert!(full.kept(0, &[21]).legal().contains(&TRACK));
    let unpayable = third_red("+ + + +\no . . .");
    assert_eq!(unpayable.refused_by(TRACK), "H7.2");
    unpayable.resources(0, 1).act(TRACK);
}

#[test]
fn h7_2_without_plan_cards_in_deck_and_discard_none_are_offered() {
    let position = third_red(EIGHT_CARDS).plan_deck(&[]);
    assert_eq!(position.legal(), [RESOURCES, TRACK]);
    assert_eq!(position.refused_by(PLANS), "H7.2");
}

#[test]
fn h7_2_a_single_plan_card_left_is_drawn_and_kept() {
    for mut position in [
        third_red(EIGHT_CARDS).plan_deck(&[3]),
        third_red(EIGHT_CARDS).plan_deck(&[]).discards(&[3], &[]),
    ] {
        position.act(PLANS);
        assert!(
            position
                .legal()
                .iter()
                .all(|action| matches!(action, Action::Assign { plan: PlanId(3), .. }))
        );
        position.act(assign(3));
        assert!(position.hill.public.discards.plans.is_empty());
    }
}

#[test]
fn h7_2_h3_5_the_discard_is_reshuffled_when_the_deck_runs_out() {
    let mut position = third_red(EIGHT_CARDS).plan_deck(&[3]).discards(&[4], &[]);
    let (_, events) = position.act(PLANS);
    assert!(events.contains(&Event::PlansReshuffled {}));
    assert_eq!(position.legal(), [keep(3), keep(4)]);
}

#[test]
fn h7_3_bonuses_chain() {
    let mut position = third_red("+ + + +\n+ + + +").line(0, Line::Blue, &[[0, 1], [1, 1], [2, 1]]);
    position.act(TRACK);
    position.act(lay_as(Duty::Bonus, Line::Blue, [2, 1], [3, 1]));
    assert_eq!(
        position.legal(),
        [RESOURCES, TRACK, PLANS],
        "the third blue token brings another one"
    );
    position.act(TRACK);
    position.act(lay_as(Duty::Bonus, Line::Red, [3, 0], [3, 1]));
    assert!(!has_bonus(&position), "the fourth red token brings none");
    position.act(lay_as(Duty::Location, Line::Black, [0, 0], [0, 1]));
}

#[test]
fn h7_4_discarded_tokens_still_count() {
    let continued = |used: u8| {
        let mut position = two_red(EIGHT_CARDS).line_with_used(0, Line::Red, &[[0, 0], [1, 0], [2, 0]], used);
        position.act(lay(Line::Red, [2, 0], [3, 0]));
        has_bonus(&position)
    };
    // Always the third token in the town, but the next of the supply.
    assert_eq!(
        [2, 3, 4, 5, 6, 7].map(continued),
        [true, false, false, true, false, false]
    );
    let mut position = two_red(EIGHT_CARDS);
    position.act(Action::DiscardTrack {
        line: Line::Red,
        spot: spot([1, 0], [2, 0]),
    });
    position.act(lay(Line::Red, [1, 0], [2, 0]));
    assert!(
        has_bonus(&position),
        "the second token in the town is the third of the supply"
    );
}
