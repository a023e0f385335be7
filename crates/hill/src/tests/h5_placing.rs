//! H5: placing Town cards.

use table::Game;

use super::support::*;
use crate::parts::cell::Cells;
use crate::rules::place::open_cells;
use crate::{Action, Line, Location, Options};

/// Seat 0 has this town and is about to place card 58 (roads to N, NE and NW) or 234 (open land all around).
fn placing(picture: &str) -> Position {
    Position::new(2)
        .town(0, picture)
        .hand(0, &[58, 234])
        .took(0, Location::Resources)
}

/// Where the next card can go, as [column, row].
fn open(position: &Position) -> Vec<[i8; 2]> {
    let town = &position.hill.player(SEATS[0]).town;
    let listed: Cells = position
        .legal()
        .iter()
        .filter_map(|action| {
            if let Action::Place { at, .. } = action {
                Some(*at)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(listed, open_cells(town));
    listed.iter().map(Into::into).collect()
}

#[test]
fn h5_1_the_first_card_goes_anywhere() {
    // Its cell is the one from which the others are counted. It can still become any corner of the town, and so anything between.
    let position = placing("");
    assert_eq!(open(&position), [[0, 0]]);
    assert_eq!(position.refused_by(place(58, [1, 0], 0)), "H5.1");
    for corner in [[3, 3], [3, -3], [-3, 3], [-3, -3]] {
        let [right, down] = corner.map(i8::signum);
        let mut position = placing("+");
        for step in 1..=3 {
            position.act(place(58, [step * right, step * down], 0));
            position = position.hand(0, &[58, 234]).took(0, Location::Resources);
        }
    }
}

#[test]
fn h5_2_a_card_touches_a_placed_card_by_an_edge_or_a_corner() {
    let position = placing("+");
    assert_eq!(
        open(&position),
        [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]]
    );
    for apart in [[2, 0], [0, 2], [2, 1], [2, 2], [-2, 0]] {
        assert_eq!(position.refused_by(place(58, apart, 0)), "H5.2");
    }
}

#[test]
fn h5_2_a_card_is_not_placed_on_another() {
    assert_eq!(placing("+").refused_by(place(58, [0, 0], 0)), "H5.2");
}

#[test]
fn h5_3_cards_never_span_more_than_four_columns() {
    let position = placing("+ + + +");
    assert!(open(&position).iter().all(|[column, _]| (0..=3).contains(column)));
    for row in -1..=1 {
        assert_eq!(position.refused_by(place(58, [-1, row], 0)), "H5.3");
    }
}

#[test]
fn h5_3_cards_never_span_more_than_four_rows() {
    let position = placing("+\n+\n+\n+");
    assert!(open(&position).iter().all(|[_, row]| (0..=3).contains(row)));
    for column in -1..=1 {
        assert_eq!(position.refused_by(place(58, [column, -1], 0)), "H5.3");
    }
}

#[test]
fn h5_3_the_frame_is_not_fixed_before_the_cards_force_it() {
    // Three columns: the fourth can be on the left or on the right, but not both.
    let mut position = placing("+ + +");
    assert_eq!(
        open(&position)
            .into_iter()
            .filter(|[_, row]| *row == 0)
            .collect::<Vec<_>>(),
        [[-1, 0], [3, 0]]
    );
    position.act(place(58, [-1, 0], 0));
    let position = position.hand(0, &[58, 234]).took(0, Location::Resources);
    assert_eq!(position.refused_by(place(58, [3, 0], 0)), "H5.3");
    // The rows are still open on both sides.
    assert_eq!(
        open(&position)
            .into_iter()
            .filter(|[column, _]| *column == 0)
            .collect::<Vec<_>>(),
        [[0, -1], [0, 1]]
    );
}

#[test]
fn h5_3_only_the_gaps_are_left_once_both_directions_are_forced() {
    let position = placing(
        "+ + . .
         . + + .
         . . + +
         . . . +",
    );
    let gaps = [[2, 0], [3, 0], [0, 1], [3, 1], [0, 2], [1, 2], [1, 3], [2, 3]];
    assert_eq!(open(&position), gaps);
    assert_eq!(
        position.refused_by(place(58, [0, 3], 0)),
        "H5.2",
        "within the frame, but it touches no card"
    );
}

#[test]
fn h5_4_a_turned_card_turns_its_roads_clockwise() {
    let ring = "+ + +
                + . +
                + + +";
    let [n, ne, e, se, s, sw, w, nw] = [[1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2], [0, 1], [0, 0]];
    for (degrees, roads) in [
        (0, [nw, n, ne]),
        (90, [ne, e, se]),
        (180, [se, s, sw]),
        (270, [sw, w, nw]),
    ] {
        let mut position = placing(ring);
        position.act(place(58, [1, 1], degrees));
        for around in [n, ne, e, se, s, sw, w, nw] {
            let cost = u16::from(!roads.contains(&around));
            assert_eq!(
                position.cost_of(lay(Line::Red, [1, 1], around)),
                cost,
                "turned by {degrees}, to {around:?}"
            );
        }
    }
}

#[test]
fn h5_4_a_card_is_turned_by_quarters_only() {
    let action = |degrees: u16| {
        serde_json::from_str::<Action>(&format!(r#"{{"place":{{"card":58,"at":[1,0],"turned":{degrees}}}}}"#))
    };
    assert_eq!(action(270).expect("a quarter turn"), place(58, [1, 0], 270));
    assert!(
        action(45)
            .expect_err("no quarter turn")
            .to_string()
            .starts_with("H5.4 a card is turned by 0, 90, 180 or 270 degrees, not 45")
    );
}

#[test]
fn h5_4_with_no_rotation_cards_are_not_turned() {
    let options = Options {
        no_rotation: true,
        ..Options::default()
    };
    let position = Position::with_options(2, options.clone())
        .town(0, "+")
        .hand(0, &[58, 234])
        .took(0, Location::Resources);
    for degrees in [90, 180, 270] {
        assert_eq!(position.refused_by(place(58, [1, 0], degrees)), "H5.4");
        placing("+").act(place(58, [1, 0], degrees));
    }
    position.clone().act(place(58, [1, 0], 0));
    // Neither in the set-up.
    let mut hill = crate::Hill::new(1, &options, table::Seed::from_text("no rotation")).expect("a legal set-up");
    decide(&mut hill);
    let card = hill.cards.town(hill.public.seats[0].hand.as_slice()[0]).id.0;
    assert_eq!(refused(&hill, 0, place(card, [0, 0], 90)).clause, "H5.4");
    act(&mut hill, 0, place(card, [0, 0], 0));
}

#[test]
fn h5_5_roads_need_not_match() {
    let position = placing("+ o");
    for card in [58, 234] {
        for at in [[0, 1], [1, 1], [2, 0]] {
            for degrees in [0, 90, 180, 270] {
                position.clone().act(place(card, at, degrees));
            }
        }
    }
}

#[test]
fn h5_6_after_round_14_each_town_is_a_full_grid_of_16_cards() {
    for players in 1..=4 {
        let mut hill = game_in_round_1(players, &Options::default());
        while !hill.awaiting().is_empty() {
            decide(&mut hill);
        }
        assert_eq!(hill.public.round, 14);
        for player in hill.public.in_play() {
            let frame = player.town.frame().expect("the cards force it");
            assert_eq!((player.town.placed().len(), player.town.cells()), (16, frame.cells()));
        }
    }
}
