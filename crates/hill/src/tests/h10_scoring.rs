//! H10: final scoring.
//!
//! Values (red, yellow, blue, black) of the numbered Town cards: 1 (1, 1, 1, 6) · 64 (5, 6, 1, 4) · 67 (6, 2, 6, 2). Tokens: 1 "x2" red, 9 "+3" red,
//! 12 "+3" yellow, 29 to 36 Wild landmarks.

use table::{Game, Present};

use super::support::*;
use crate::Hill;
use crate::Line::{self, Black, Blue, Red, Yellow};

/// A fulfilled Plan card for seat 0: Amusement Park + Zoo + School.
fn one_plan_fulfilled() -> Position {
    Position::new(2)
        .town(0, "par zoo sch")
        .line(0, Red, &[[0, 0], [1, 0], [2, 0]])
        .plans(0, Red, &[1])
}

/// The places of the seats when the game ends so.
fn places(position: Position) -> Vec<u8> {
    let outcome = position.over().hill.outcome().expect("the game is over");
    outcome.seats.iter().map(|seat| seat.place).collect()
}

/// The points of a Request card.
fn request(position: &Position, letter: &str) -> i32 {
    let other = if letter == "A" { "B" } else { "A" };
    position.clone().requests([letter, other]).score().requests[0]
}

#[test]
fn h10_1_a_line_scores_its_value_on_every_card_it_passes() {
    let town = Position::new(2).town(0, "1 67 64");
    let lines = town
        .line(0, Red, &[[0, 0], [1, 0]])
        .line(0, Yellow, &[[1, 0], [2, 0]])
        .score()
        .lines;
    assert_eq!(lines.red, 1 + 6);
    assert_eq!(lines.yellow, 2 + 6);
    assert_eq!((lines.blue, lines.black), (0, 0));
}

#[test]
fn h10_1_an_upgrade_raises_the_value_of_its_colour_on_its_card() {
    let position = Position::new(2)
        .town(0, "1 67 64")
        .line(0, Red, &[[0, 0], [1, 0]])
        .line(0, Blue, &[[0, 0], [1, 0]]);
    let red = |at: [i8; 2], token: u16| position.clone().upgrade(0, at, token).score().lines.red;
    assert_eq!(red([1, 0], 1), 1 + 2 * 6, "x2");
    assert_eq!(red([1, 0], 9), 1 + 6 + 3, "+3");
    assert_eq!(red([1, 0], 12), 1 + 6, "+3 of another colour");
    assert_eq!(red([2, 0], 1), 1 + 6, "on a card that is not passed");
    assert_eq!(
        position.clone().upgrade(0, [1, 0], 1).score().lines.blue,
        1 + 6,
        "x2 red leaves blue as it is"
    );
}

#[test]
fn h10_2_a_fulfilled_plan_card_scores_its_points() {
    let fulfilled = one_plan_fulfilled();
    assert_eq!(fulfilled.score().plans, 8);
    let with_another = fulfilled.plans(0, Red, &[2]);
    assert_eq!(with_another.score().plans, 8, "there is no Police Station");
    assert_eq!(with_another.score().fulfilled.red, 0b01);
}

#[test]
fn h10_2_the_same_landmark_serves_any_number_of_cards() {
    let path = [[0, 0], [1, 0], [2, 0], [3, 0]];
    let town = Position::new(2)
        .town(0, "par zoo sch pol")
        .line(0, Red, &path)
        .line(0, Blue, &path);
    assert_eq!(town.plans(0, Red, &[1, 2]).plans(0, Blue, &[11]).score().plans, 3 * 8);
}

#[test]
fn h10_3_each_line_without_a_fulfilled_plan_card_costs_ten() {
    assert_eq!(Position::new(2).score().penalty, -40);
    assert_eq!(one_plan_fulfilled().score().penalty, -30);
    assert_eq!(
        one_plan_fulfilled()
            .plans(0, Red, &[2])
            .plans(0, Blue, &[3])
            .score()
            .penalty,
        -30,
        "plans that are not fulfilled change nothing"
    );
}

#[test]
fn h10_4_the_two_request_cards_score_with_the_variant_from_left_to_right() {
    let path = [[0, 0], [1, 0], [2, 0], [3, 0]];
    let town = Position::new(2).town(0, "+ + + +");
    let lines = Line::ALL.iter().fold(town, |town, &line| town.line(0, line, &path));
    let without = lines.score();
    assert_eq!(without.requests, [0, 0]);
    let with = lines.clone().requests(["K", "C"]).score();
    assert_eq!(
        with.requests,
        [9, 16],
        "3 tracks of the shortest line; 4 cards with 4 colours"
    );
    assert_eq!(with.total(), without.total() + 25);
    assert_eq!(lines.requests(["C", "K"]).score().requests, [16, 9]);
}

#[test]
fn h10_5_two_resources_are_worth_a_point_rounded_down() {
    let points = |resources| Position::new(2).resources(0, resources).score().resources;
    assert_eq!([0, 1, 2, 3, 4].map(points), [0, 0, 1, 1, 2]);
    assert_eq!(Position::new(2).resources(0, 5).score().total(), 2 - 40);
}

#[test]
fn h10_6_most_points_win() {
    let position = Position::new(3).resources(0, 2).resources(1, 6).resources(2, 4);
    assert_eq!(places(position), [3, 1, 2]);
}

#[test]
fn h10_6_in_a_tie_more_fulfilled_plan_cards_win() {
    // Seat 0: 3 for the line, 8 for the plan, -30. Seat 1: -40 and the resources.
    assert_eq!(places(one_plan_fulfilled().resources(1, 42)), [1, 2]);
    assert_eq!(
        places(one_plan_fulfilled().resources(1, 44)),
        [2, 1],
        "no tie: the points decide"
    );
}

/// What the game says of a tie in the end.
fn ruling(position: Position) -> String {
    let outcome = position.over().hill.outcome().expect("the game is over");
    let ruling = outcome.tie().and_then(|tie| Hill::tie_ruling(&tie)).expect("a tie");
    format!("{} {}", ruling.clause, ruling.message)
}

#[test]
fn h10_6_a_tie_is_told_with_its_rule() {
    assert_eq!(
        ruling(one_plan_fulfilled().resources(1, 42)),
        "H10.6 Tied at −19. Seat 0 fulfilled more Plan cards: 1 to 0."
    );
    assert_eq!(
        ruling(Position::new(2)),
        "H10.6 −40 points each, and the same number of fulfilled Plan cards: Seat 0 and Seat 1 share the victory."
    );
}

#[test]
fn h10_6_who_is_still_tied_shares_the_victory() {
    let alike = one_plan_fulfilled()
        .town(1, "par zoo pol")
        .line(1, Blue, &[[0, 0], [1, 0], [2, 0]])
        .plans(1, Blue, &[2]);
    assert_eq!(places(alike), [1, 1]);
}

#[test]
fn h10_7_h10_6_a_plan_card_fulfilled_with_wilds_counts_in_a_tie() {
    // Seat 0: 8 for the plan, -30. Seat 1: -40 and the resources.
    let position = Position::new(2).plans(0, Red, &[1]).resources(1, 36);
    assert_eq!(places(position.kept(0, &[29, 30, 31])), [1, 2]);
}

#[test]
fn h10_7_h10_3_a_plan_card_fulfilled_with_wilds_lifts_the_penalty() {
    let position = Position::new(2).plans(0, Red, &[1]);
    assert_eq!(position.clone().kept(0, &[29, 30]).score().penalty, -40);
    assert_eq!(position.kept(0, &[29, 30, 31]).score().penalty, -30);
}

/// Both lines pass four types; red lacks a fifth (6 points), blue a City Hall (8 points).
fn six_or_eight() -> Position {
    let path = [[0, 0], [1, 0], [2, 0], [3, 0]];
    Position::new(2)
        .town(0, "par zoo aqu ban")
        .line(0, Red, &path)
        .line(0, Blue, &path)
        .plans(0, Red, &[45])
        .plans(0, Blue, &[15])
}

#[test]
fn h10_7_hr11_wilds_go_where_they_bring_most() {
    let fulfilled = six_or_eight().kept(0, &[29]).score().fulfilled;
    assert_eq!((fulfilled.red, fulfilled.blue), (0, 1));
}

#[test]
fn h10_7_hr11_the_penalty_belongs_to_the_total() {
    // Blue has a fulfilled card already, so 8 points there are less than 6 and no penalty for red.
    let fulfilled = six_or_eight().plans(0, Blue, &[14]).kept(0, &[29]).score().fulfilled;
    assert_eq!((fulfilled.red, fulfilled.blue), (1, 0b10));
}

#[test]
fn h10_7_h12_l_the_request_for_the_line_with_the_fewest_belongs_to_the_total() {
    // Red lacks a Police Station for a third card (8 points), black a fifth type for a second one (6 points, and 4 for the Request).
    let long = [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [2, 1], [1, 1]];
    let town = Position::new(2)
        .town(0, "par zoo aqu ban\n. hos sch cit")
        .kept(0, &[29]);
    let lines = [Red, Yellow, Blue]
        .into_iter()
        .fold(town, |town, line| town.line(0, line, &long))
        .line(0, Black, &long[..4]);
    let position = lines
        .plans(0, Red, &[1, 3, 2])
        .plans(0, Yellow, &[5, 6])
        .plans(0, Blue, &[8, 10])
        .plans(0, Black, &[14, 45]);
    let without = position.score();
    assert_eq!((without.fulfilled.red, without.fulfilled.black), (0b111, 0b01));
    let with = position.requests(["L", "A"]).score();
    assert_eq!((with.fulfilled.red, with.fulfilled.black), (0b011, 0b11));
    assert_eq!(with.requests, [8, 0]);
}

#[test]
fn h10_7_hr11_among_equal_totals_most_plan_cards_are_fulfilled() {
    // Three Wilds bring 18 points either way: 8 and no penalty for red, or three times 6.
    let town = Position::new(2)
        .town(0, "par par zoo aqu\n. . sch ban")
        .kept(0, &[29, 30, 31])
        .plans(0, Red, &[28]);
    let blue = town
        .line(0, Blue, &[[0, 0], [1, 0], [2, 0], [2, 1]])
        .plans(0, Blue, &[1, 50]);
    let position = blue
        .line(0, Black, &[[0, 0], [1, 0], [2, 0], [3, 0], [3, 1]])
        .plans(0, Black, &[14, 45, 49]);
    let fulfilled = position.score().fulfilled;
    assert_eq!((fulfilled.red, fulfilled.blue, fulfilled.black), (0, 0b11, 0b111));
}

#[test]
fn h10_7_hr11_among_equals_the_first_line_and_the_first_card_are_served() {
    let path = [[0, 0], [1, 0], [2, 0], [3, 0]];
    let town = Position::new(2)
        .town(0, "par zoo aqu ban")
        .line(0, Red, &path)
        .line(0, Yellow, &path)
        .kept(0, &[29]);
    // 15, 16 and 17 lack one landmark each, 39 lacks three.
    let first = town
        .clone()
        .plans(0, Red, &[15, 16])
        .plans(0, Yellow, &[17])
        .score()
        .fulfilled;
    assert_eq!((first.red, first.yellow), (0b01, 0));
    let second = town.plans(0, Red, &[39, 16]).plans(0, Yellow, &[17]).score().fulfilled;
    assert_eq!(
        (second.red, second.yellow),
        (0b10, 0),
        "red's second card comes before yellow's first"
    );
}

#[test]
fn h10_8_columns_corners_and_centre_count_once_the_frame_is_fixed() {
    let lines = |picture: &str| {
        let red_and_yellow = Position::new(2)
            .town(0, picture)
            .line(0, Red, &[[1, 0], [1, 1], [2, 1], [2, 2]])
            .line(0, Yellow, &[[0, 0], [1, 0], [2, 0], [3, 0]]);
        red_and_yellow
            .line(0, Blue, &[[0, 0], [0, 1]])
            .line(0, Black, &[[1, 0], [0, 1]])
    };
    let three_rows = lines("+ + + +\n+ o o +\n+ o o +");
    let four_rows = lines("+ + + +\n+ o o +\n+ o o +\n. . + .");
    for letter in ["B", "D", "E", "G", "H"] {
        assert_eq!(
            request(&three_rows, letter),
            0,
            "request {letter}: the fourth row may still come above or below"
        );
        assert_eq!(request(&four_rows, letter), 4, "request {letter}");
    }
}

#[test]
fn h10_8_rows_count_once_the_frame_is_fixed() {
    let line = |picture: &str| {
        Position::new(2)
            .town(0, picture)
            .line(0, Red, &[[0, 0], [0, 1], [0, 2], [0, 3]])
    };
    assert_eq!(request(&line("+ + +\n+\n+\n+"), "A"), 0);
    assert_eq!(request(&line("+ + + +\n+\n+\n+"), "A"), 4);
}

#[test]
fn h10_8_corner_plans_count_once_the_frame_is_fixed() {
    let plan = |picture: &str, path: &[[i8; 2]]| {
        Position::new(2)
            .town(0, picture)
            .line(0, Red, path)
            .plans(0, Red, &[41])
            .score()
            .plans
    };
    assert_eq!(plan("+ . .\n. + .\n. . +", &[[0, 0], [1, 1], [2, 2]]), 0);
    assert_eq!(
        plan("+ . . .\n. + . .\n. . + .\n. . . +", &[[0, 0], [1, 1], [2, 2], [3, 3]]),
        8,
        "four cards can fix it"
    );
}

#[test]
fn h10_8_what_needs_no_frame_counts_at_once() {
    let town = Position::new(2)
        .town(0, "+ +\n+ +")
        .line(0, Red, &[[0, 0], [1, 0]])
        .line(0, Yellow, &[[0, 0], [0, 1]]);
    let position = town
        .line(0, Blue, &[[0, 0], [1, 1]])
        .line(0, Black, &[[0, 0], [1, 0], [0, 1]]);
    assert_eq!(request(&position, "C"), 4, "a card with four colours");
    assert_eq!(request(&position, "F"), 4, "a crossing");
    assert_eq!(request(&position, "K"), 3, "a token of the shortest line");
}
