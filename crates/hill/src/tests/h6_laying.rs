//! H6: laying tracks.

use super::support::*;
use crate::parts::cards::TokenId;
use crate::{Action, BonusChoice, Duty, Event, Line, Location};

const DOUBLE_TRACKS: [u16; 3] = [21, 22, 23];
const WILD_LANDMARK: u16 = 29;

/// Seat 0 has this town and nothing else, and is about to lay a track.
fn laying(picture: &str) -> Position {
    Position::new(2).town(0, picture).took(0, Location::Track)
}

fn resources(position: &Position) -> u16 {
    position.hill.player(SEATS[0]).resources
}

/// This lay can be paid with this many resources, and not with fewer.
fn assert_costs(position: &Position, lay: Action, cost: u16) {
    let mut exact = position.clone().resources(0, cost);
    exact.act(lay);
    assert_eq!(resources(&exact), 0);
    if cost > 0 {
        assert_eq!(position.clone().resources(0, cost - 1).refused_by(lay), "H6.12");
    }
}

#[test]
fn h6_1_a_track_lies_across_two_cards_that_share_an_edge_or_a_corner() {
    let position = laying(
        "+ + +
         + + +
         + + +",
    );
    for neighbour in [[1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2], [0, 1], [0, 0]] {
        position.clone().act(lay(Line::Red, [1, 1], neighbour));
    }
    let far = serde_json::from_str::<Action>(r#"{"lay":{"duty":"track","line":"red","spot":[[0,0],[2,0]]}}"#)
        .expect_err("no neighbours");
    assert!(
        far.to_string().starts_with("H6.1 no spot between [0, 0] and [2, 0]"),
        "{far}"
    );
}

#[test]
fn h6_1_both_cards_must_be_placed() {
    let position = laying(
        "+ .
         . +",
    );
    position.clone().act(lay(Line::Red, [0, 0], [1, 1]));
    for beside in [[1, 0], [0, 1], [-1, 0]] {
        assert_eq!(position.refused_by(lay(Line::Red, [0, 0], beside)), "H6.1");
    }
    assert_eq!(position.refused_by(lay(Line::Red, [1, 0], [0, 1])), "H6.1");
}

#[test]
fn h6_2_each_half_of_open_land_costs_one_resource() {
    let position = laying("+ + o o");
    assert_costs(&position, lay(Line::Red, [0, 0], [1, 0]), 0);
    assert_costs(&position, lay(Line::Red, [1, 0], [2, 0]), 1);
    assert_costs(&position, lay(Line::Red, [2, 0], [3, 0]), 2);
}

#[test]
fn h6_2_what_counts_is_the_land_towards_the_other_card() {
    // Card 55 has roads to E, SE and W; card 58 to N, NE and NW.
    let position = laying(
        "58 55
         +  +",
    );
    assert_costs(&position, lay(Line::Red, [0, 0], [1, 0]), 1);
    assert_costs(&position, lay(Line::Red, [0, 0], [0, 1]), 1);
    let below = laying(
        "+  +
         58 55",
    );
    assert_costs(&below, lay(Line::Red, [0, 1], [1, 1]), 1);
    assert_costs(&below, lay(Line::Red, [0, 1], [0, 0]), 0);
    assert_costs(&below, lay(Line::Red, [0, 1], [1, 0]), 0);
    assert_costs(&below, lay(Line::Red, [1, 1], [0, 0]), 1);
}

#[test]
fn h6_3_a_spot_takes_one_token() {
    let position = laying("+ + +").line(0, Line::Red, &[[0, 0], [1, 0]]);
    assert_eq!(position.refused_by(lay(Line::Blue, [0, 0], [1, 0])), "H6.3");
    position.clone().act(lay(Line::Blue, [1, 0], [2, 0]));
}

#[test]
fn h6_4_crossing_the_other_diagonal_costs_two_more() {
    let roads = "+ +
                 + +";
    let open_land = "o o
                     o o";
    let (falling, rising) = ([[0, 0], [1, 1]], [[1, 0], [0, 1]]);
    for (there, new) in [(falling, rising), (rising, falling)] {
        let crossing = lay(Line::Blue, new[0], new[1]);
        assert_costs(&laying(roads), crossing, 0);
        assert_costs(&laying(roads).line(0, Line::Red, &there), crossing, 2);
        assert_costs(&laying(open_land).line(0, Line::Red, &there), crossing, 4);
    }
    assert_costs(
        &laying("+ +\no +").line(0, Line::Red, &falling),
        lay(Line::Blue, [1, 0], [0, 1]),
        3,
    );
    assert_costs(
        &laying("+ +\n+ o").line(0, Line::Red, &rising),
        lay(Line::Blue, [0, 0], [1, 1]),
        3,
    );
}

#[test]
fn h6_4_the_other_spots_around_a_diagonal_cost_nothing_more() {
    let position = laying(
        "+ + +
         + + +
         + + +",
    )
    .line(0, Line::Red, &[[1, 1], [2, 2]]);
    for [a, b] in [
        [[1, 1], [2, 1]],
        [[1, 1], [1, 2]],
        [[0, 0], [1, 1]],
        [[1, 0], [2, 1]],
        [[2, 0], [1, 1]],
        [[0, 2], [1, 1]],
        [[1, 0], [0, 1]],
    ] {
        assert_costs(&position, lay(Line::Blue, a, b), 0);
    }
    assert_costs(&position, lay(Line::Blue, [2, 1], [1, 2]), 2);
}

#[test]
fn h6_4_however_many_tokens_are_crossed_it_costs_two_once() {
    let square = "+ +
                  + +";
    let position = laying(square)
        .line(0, Line::Red, &[[0, 0], [1, 1]])
        .line(0, Line::Yellow, &[[0, 0], [1, 1]])
        .line(0, Line::Black, &[[1, 1], [0, 0]]);
    assert_costs(&position, lay(Line::Blue, [1, 0], [0, 1]), 2);
}

#[test]
fn h6_4_the_own_colour_may_be_crossed() {
    let position = laying(
        "+ +
         + +",
    )
    .line(0, Line::Red, &[[0, 0], [1, 1], [1, 0]]);
    assert_costs(&position, lay(Line::Red, [1, 0], [0, 1]), 2);
}

#[test]
fn h6_4_a_discarded_token_is_not_crossed() {
    let square = laying(
        "+ +
         + +",
    );
    let discard = |line| Action::DiscardTrack {
        line,
        spot: spot([0, 0], [1, 1]),
    };
    let mut position = square
        .line(0, Line::Red, &[[0, 0], [1, 1]])
        .line(0, Line::Yellow, &[[0, 0], [1, 1]]);
    position.act(discard(Line::Red));
    assert_costs(&position, lay(Line::Blue, [1, 0], [0, 1]), 2);
    position.act(discard(Line::Yellow));
    assert_costs(&position, lay(Line::Blue, [1, 0], [0, 1]), 0);
}

#[test]
fn h6_5_the_first_token_of_a_line_goes_on_any_spot() {
    let position = laying(
        "+ +
         + +
         . +",
    );
    let spots = [
        [[0, 0], [1, 0]],
        [[0, 0], [0, 1]],
        [[0, 0], [1, 1]],
        [[1, 0], [0, 1]],
        [[1, 0], [1, 1]],
        [[0, 1], [1, 1]],
        [[0, 1], [1, 2]],
        [[1, 1], [1, 2]],
    ];
    for line in Line::ALL {
        for [a, b] in spots {
            position.clone().act(lay(line, a, b));
        }
    }
    let lays = position
        .legal()
        .iter()
        .filter(|action| matches!(action, Action::Lay { duty: Duty::Track, .. }))
        .count();
    assert_eq!(lays, 4 * spots.len());
}

#[test]
fn h6_5_hr7_a_line_without_tokens_begins_anew_on_any_spot() {
    let mut position = laying("+ + + +").line(0, Line::Red, &[[0, 0], [1, 0]]);
    assert_eq!(position.refused_by(lay(Line::Red, [2, 0], [3, 0])), "H6.6");
    position.act(Action::DiscardTrack {
        line: Line::Red,
        spot: spot([0, 0], [1, 0]),
    });
    position.act(lay(Line::Red, [2, 0], [3, 0]));
}

#[test]
fn h6_6_a_line_is_continued_at_one_of_its_two_ends() {
    let position = laying(
        "+ + + +
         + + + +",
    )
    .line(0, Line::Red, &[[1, 0], [2, 0]]);
    for [a, b] in [[[0, 0], [1, 0]], [[0, 1], [1, 0]], [[1, 1], [1, 0]], [[2, 1], [1, 0]]] {
        position.clone().act(lay(Line::Red, a, b));
    }
    for [a, b] in [[[2, 0], [3, 0]], [[2, 0], [3, 1]], [[2, 0], [2, 1]], [[2, 0], [1, 1]]] {
        position.clone().act(lay(Line::Red, a, b));
    }
    for [a, b] in [[[0, 0], [0, 1]], [[0, 1], [1, 1]], [[2, 1], [3, 1]]] {
        assert_eq!(position.refused_by(lay(Line::Red, a, b)), "H6.6");
    }
}

#[test]
fn h6_6_a_line_laid_from_both_ends_is_one_path() {
    let mut position = laying("+ + + +").line(0, Line::Red, &[[1, 0], [2, 0]]);
    position.act(lay(Line::Red, [0, 0], [1, 0]));
    position.act(lay_as(Duty::Location, Line::Red, [2, 0], [3, 0]));
    let cells: Vec<[i8; 2]> = position
        .hill
        .player(SEATS[0])
        .town
        .path(Line::Red)
        .cells()
        .iter()
        .map(|&cell| cell.into())
        .collect();
    assert_eq!(cells, [[0, 0], [1, 0], [2, 0], [3, 0]]);
}

#[test]
fn h6_7_no_card_has_three_tokens_of_one_line() {
    let position = laying(
        "+ + +
         . + .",
    )
    .line(0, Line::Red, &[[0, 0], [1, 0], [2, 0]]);
    assert_eq!(position.refused_by(lay(Line::Red, [1, 0], [1, 1])), "H6.7");
    position.clone().act(lay(Line::Blue, [1, 0], [1, 1]));
    position.clone().act(lay(Line::Red, [2, 0], [1, 1]));
}

#[test]
fn h6_8_a_line_never_comes_back_to_a_card_it_passes() {
    let position = laying(
        "+ +
         + +",
    )
    .line(0, Line::Red, &[[0, 0], [1, 0], [1, 1], [0, 1]])
    .resources(0, 9);
    let (closing, back_to_the_second, back_from_the_first) = ([[0, 1], [0, 0]], [[0, 1], [1, 0]], [[0, 0], [1, 1]]);
    for [a, b] in [closing, back_to_the_second, back_from_the_first] {
        assert_eq!(position.refused_by(lay(Line::Red, a, b)), "H6.8");
        position.clone().act(lay(Line::Blue, a, b));
    }
}

#[test]
fn h6_9_a_line_has_eight_tokens() {
    let seven = [[0, 0], [1, 0], [2, 0], [2, 1], [1, 1], [0, 1], [0, 2], [1, 2]];
    let mut position = laying(
        "+ + + .
         + + + .
         + + + +",
    )
    .line(0, Line::Red, &seven);
    position.act(lay(Line::Red, [1, 2], [2, 2]));
    assert_eq!(
        position.refused_by(lay_as(Duty::Location, Line::Red, [2, 2], [3, 2])),
        "H6.9"
    );
    position.act(lay_as(Duty::Location, Line::Blue, [2, 2], [3, 2]));
}

#[test]
fn h6_9_discarded_tokens_never_come_back() {
    let position = laying("+ + +");
    position
        .clone()
        .line_with_used(0, Line::Red, &[[0, 0], [1, 0]], 7)
        .act(lay(Line::Red, [1, 0], [2, 0]));
    let mut used_up = position.line_with_used(0, Line::Red, &[[0, 0], [1, 0]], 8);
    assert_eq!(used_up.refused_by(lay(Line::Red, [1, 0], [2, 0])), "H6.9");
    used_up.act(Action::DiscardTrack {
        line: Line::Red,
        spot: spot([0, 0], [1, 0]),
    });
    assert_eq!(used_up.refused_by(lay(Line::Red, [1, 0], [2, 0])), "H6.9");
}

#[test]
fn h6_10_a_double_track_token_is_spent_to_join_another_colour() {
    let mut position = laying("+ +")
        .line(0, Line::Red, &[[0, 0], [1, 0]])
        .kept(0, &[21, WILD_LANDMARK]);
    let (_, events) = position.act(lay(Line::Blue, [0, 0], [1, 0]));
    assert!(
        matches!(
            events[..],
            [Event::Laid {
                double_track: Some(TokenId(21)),
                paid: 0,
                ..
            }]
        ),
        "{events:?}"
    );
    let id = |token| position.hill.cards.token(token).id.0;
    assert_eq!(
        position.hill.player(SEATS[0]).kept.iter().map(id).collect::<Vec<_>>(),
        [WILD_LANDMARK]
    );
    assert_eq!(
        position.hill.public.discards.tokens.iter().map(id).collect::<Vec<_>>(),
        [21]
    );
    let lines: Vec<Line> = position
        .hill
        .player(SEATS[0])
        .town
        .lines_on(spot([0, 0], [1, 0]))
        .collect();
    assert_eq!(lines, [Line::Red, Line::Blue]);
}

#[test]
fn h6_10_no_other_token_does_that() {
    let position = laying("+ +")
        .line(0, Line::Red, &[[0, 0], [1, 0]])
        .kept(0, &[WILD_LANDMARK]);
    assert_eq!(position.refused_by(lay(Line::Blue, [0, 0], [1, 0])), "H6.3");
}

#[test]
fn h6_10_a_free_spot_costs_no_double_track_token() {
    let mut position = laying("+ + +").line(0, Line::Red, &[[0, 0], [1, 0]]).kept(0, &[21]);
    position.act(lay(Line::Blue, [1, 0], [2, 0]));
    assert_eq!(position.hill.player(SEATS[0]).kept.len(), 1);
}

#[test]
fn h6_10_the_own_colour_is_not_doubled() {
    let position = laying("+ + +")
        .line(0, Line::Red, &[[0, 0], [1, 0], [2, 0]])
        .kept(0, &DOUBLE_TRACKS);
    assert_eq!(position.refused_by(lay(Line::Red, [0, 0], [1, 0])), "H6.8");
    // Not even where another colour lies too.
    let position = position.line(0, Line::Blue, &[[0, 0], [1, 0]]);
    assert_eq!(position.refused_by(lay(Line::Red, [0, 0], [1, 0])), "H6.8");
    assert_eq!(position.refused_by(lay(Line::Blue, [0, 0], [1, 0])), "H6.8");
}

#[test]
fn h6_10_only_h6_3_is_replaced() {
    let doubled = |picture: &str| laying(picture).kept(0, &DOUBLE_TRACKS);
    let joined = doubled("+ + +")
        .line(0, Line::Red, &[[0, 0], [1, 0], [2, 0]])
        .line(0, Line::Blue, &[[0, 0], [1, 0]]);
    joined.clone().act(lay(Line::Blue, [1, 0], [2, 0]));
    let apart = doubled("+ + + +")
        .line(0, Line::Red, &[[0, 0], [1, 0]])
        .line(0, Line::Blue, &[[2, 0], [3, 0]]);
    assert_eq!(apart.refused_by(lay(Line::Blue, [0, 0], [1, 0])), "H6.6");
}

#[test]
fn h6_10_the_costs_stay() {
    let square = |picture: &str| {
        laying(picture)
            .kept(0, &DOUBLE_TRACKS)
            .line(0, Line::Red, &[[0, 0], [1, 1]])
            .line(0, Line::Yellow, &[[1, 0], [0, 1]])
    };
    assert_costs(
        &laying("o o")
            .kept(0, &DOUBLE_TRACKS)
            .line(0, Line::Red, &[[0, 0], [1, 0]]),
        lay(Line::Blue, [0, 0], [1, 0]),
        2,
    );
    assert_costs(&square("+ +\n+ +"), lay(Line::Blue, [0, 0], [1, 1]), 2);
    assert_costs(&square("o +\n+ o"), lay(Line::Blue, [0, 0], [1, 1]), 4);
}

#[test]
fn h6_10_with_one_more_token_each_a_third_and_a_fourth_colour_can_join() {
    let mut position = laying("+ +").line(0, Line::Red, &[[0, 0], [1, 0]]).kept(0, &[21]);
    position.act(lay(Line::Blue, [0, 0], [1, 0]));
    let third = lay_as(Duty::Location, Line::Yellow, [0, 0], [1, 0]);
    assert_eq!(position.refused_by(third), "H6.3", "the only token is spent");
    let mut position = position.kept(0, &[22, 23]);
    position.act(third);
    assert_eq!(position.hill.player(SEATS[0]).kept.len(), 1);
    let mut position = position.took(0, Location::Resources);
    position.act(lay(Line::Black, [0, 0], [1, 0]));
    assert_eq!(position.hill.player(SEATS[0]).kept.len(), 0);
    assert_eq!(
        position
            .hill
            .player(SEATS[0])
            .town
            .lines_on(spot([0, 0], [1, 0]))
            .count(),
        4
    );
}

#[test]
fn h6_10_hr8_it_can_be_used_with_any_lay() {
    let position = laying("+ +").line(0, Line::Red, &[[0, 0], [1, 0]]).kept(0, &[21]);
    for duty in [Duty::Track, Duty::Location] {
        position.clone().act(lay_as(duty, Line::Blue, [0, 0], [1, 0]));
    }
    let mut bonus = laying("+ + + +")
        .line(0, Line::Red, &[[0, 0], [1, 0], [2, 0]])
        .kept(0, &[21]);
    bonus.act(lay(Line::Red, [2, 0], [3, 0]));
    bonus.act(Action::Bonus {
        choice: BonusChoice::Track,
    });
    bonus.act(lay_as(Duty::Bonus, Line::Blue, [0, 0], [1, 0]));
    assert_eq!(bonus.hill.player(SEATS[0]).kept.len(), 0);
}

#[test]
fn h6_11_the_track_need_not_lie_on_the_card_placed_this_turn() {
    let mut position = laying("+ + +").hand(0, &[213, 214]);
    position.act(place(213, [3, 0], 0));
    position.clone().act(lay(Line::Red, [2, 0], [3, 0]));
    position.act(lay(Line::Red, [0, 0], [1, 0]));
}

#[test]
fn h6_12_a_lay_that_cannot_be_paid_is_not_legal() {
    let position = laying(
        "o o
         o o",
    )
    .line(0, Line::Red, &[[0, 0], [1, 1]]);
    for (resources, payable) in [(0, 0), (1, 0), (2, 4), (3, 4), (4, 5), (5, 5)] {
        let position = position.clone().resources(0, resources);
        let blue = |action: &&Action| {
            matches!(
                action,
                Action::Lay {
                    duty: Duty::Track,
                    line: Line::Blue,
                    ..
                }
            )
        };
        assert_eq!(
            position.legal().iter().filter(blue).count(),
            payable,
            "with {resources} resources"
        );
    }
    assert_eq!(
        position.resources(0, 3).refused_by(lay(Line::Blue, [1, 0], [0, 1])),
        "H6.12"
    );
}
