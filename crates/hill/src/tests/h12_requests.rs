//! H12: the Residents' Requests.

use super::support::*;
use crate::Line::{self, Black, Blue, Red, Yellow};

/// A full town without lines.
fn full() -> Position {
    Position::new(2).town(0, "+ + + +\n+ o o +\n+ o o +\n+ + + +")
}

/// The points of a Request card.
fn points(position: &Position, letter: &str) -> i32 {
    let other = if letter == "A" { "B" } else { "A" };
    position.clone().requests([letter, other]).score().requests[0]
}

/// The same line in all four colours.
fn all_four(position: Position, path: &[[i8; 2]]) -> Position {
    Line::ALL
        .iter()
        .fold(position, |position, &line| position.line(0, line, path))
}

#[test]
fn h12_a_lines_from_the_top_to_the_bottom_row() {
    let one = full().line(0, Red, &[[0, 0], [1, 1], [1, 2], [1, 3]]);
    assert_eq!(points(&one, "A"), 4);
    let two = one.line(0, Blue, &[[3, 3], [3, 2], [3, 1], [3, 0]]);
    assert_eq!(points(&two, "A"), 8);
    let neither = two
        .line(0, Yellow, &[[2, 0], [2, 1], [2, 2]])
        .line(0, Black, &[[0, 1], [0, 2], [0, 3]]);
    assert_eq!(points(&neither, "A"), 8, "one row short at either end");
}

#[test]
fn h12_b_lines_from_the_leftmost_to_the_rightmost_column() {
    let one = full().line(0, Red, &[[0, 0], [1, 1], [2, 1], [3, 1]]);
    assert_eq!(points(&one, "B"), 4);
    let two = one.line(0, Blue, &[[3, 3], [2, 3], [1, 3], [0, 3]]);
    assert_eq!(points(&two, "B"), 8);
    let neither = two
        .line(0, Yellow, &[[0, 2], [1, 2], [2, 2]])
        .line(0, Black, &[[1, 0], [2, 0], [3, 0]]);
    assert_eq!(points(&neither, "B"), 8, "one column short at either end");
}

#[test]
fn h12_c_cards_with_four_colours() {
    let three = full()
        .line(0, Red, &[[1, 1], [0, 1]])
        .line(0, Yellow, &[[1, 1], [2, 1]])
        .line(0, Blue, &[[1, 1], [1, 0]]);
    assert_eq!(points(&three, "C"), 0);
    assert_eq!(points(&three.line(0, Black, &[[1, 1], [1, 2]]), "C"), 4);
    assert_eq!(
        points(&all_four(full(), &[[0, 0], [1, 0], [2, 0]]), "C"),
        12,
        "wherever they lie"
    );
}

#[test]
fn h12_d_outer_cards_with_three_or_more_colours() {
    let two = full()
        .line(0, Red, &[[1, 0], [0, 0]])
        .line(0, Yellow, &[[1, 0], [2, 0]]);
    assert_eq!(points(&two, "D"), 0);
    let three = two.line(0, Blue, &[[1, 0], [1, 1]]);
    assert_eq!(points(&three, "D"), 4);
    assert_eq!(
        points(&three.line(0, Black, &[[1, 0], [2, 1]]), "D"),
        4,
        "more count once"
    );
    assert_eq!(
        points(&all_four(full(), &[[1, 1], [2, 1], [2, 2], [1, 2]]), "D"),
        0,
        "the centre is not outer"
    );
    let half_way_round = [[0, 1], [0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [3, 2], [3, 3], [2, 3]];
    assert_eq!(points(&all_four(full(), &half_way_round), "D"), 9 * 4);
    assert_eq!(points(&all_four(full(), &[[0, 2], [0, 3], [1, 3]]), "D"), 3 * 4);
}

#[test]
fn h12_e_corner_cards_with_two_or_more_colours() {
    let one = full().line(0, Red, &[[0, 0], [1, 0]]);
    assert_eq!(points(&one, "E"), 0);
    assert_eq!(points(&one.line(0, Yellow, &[[0, 0], [0, 1]]), "E"), 4);
    let round = [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [3, 2], [3, 3]];
    let three_corners = full().line(0, Red, &round).line(0, Yellow, &round);
    assert_eq!(
        points(&three_corners, "E"),
        3 * 4,
        "cards between the corners don't count"
    );
    let fourth = three_corners
        .line(0, Blue, &[[0, 3], [0, 2]])
        .line(0, Black, &[[0, 3], [1, 3]]);
    assert_eq!(points(&fourth, "E"), 4 * 4);
}

#[test]
fn h12_f_crossings_of_two_diagonals() {
    let one_diagonal = full().line(0, Red, &[[0, 0], [1, 1], [2, 2]]);
    assert_eq!(points(&one_diagonal, "F"), 0);
    let crossed = one_diagonal.line(0, Yellow, &[[1, 0], [0, 1]]);
    assert_eq!(points(&crossed, "F"), 4);
    assert_eq!(points(&crossed.line(0, Blue, &[[1, 2], [2, 1]]), "F"), 8);
    let own_colour = full().line(0, Red, &[[0, 0], [1, 1], [1, 0], [0, 1]]);
    assert_eq!(points(&own_colour, "F"), 4);
    let no_diagonals = full()
        .line(0, Red, &[[0, 0], [1, 0], [1, 1]])
        .line(0, Yellow, &[[0, 0], [0, 1], [1, 1]]);
    assert_eq!(points(&no_diagonals, "F"), 0);
}

#[test]
fn h12_f_hr12_doubled_tokens_on_a_crossing_count_once() {
    let doubled = full().line(0, Red, &[[0, 0], [1, 1]]).line(0, Blue, &[[0, 0], [1, 1]]);
    assert_eq!(points(&doubled, "F"), 0, "they lie on the same diagonal");
    let crossed = doubled
        .line(0, Yellow, &[[1, 0], [0, 1]])
        .line(0, Black, &[[1, 0], [0, 1]]);
    assert_eq!(points(&crossed, "F"), 4);
}

#[test]
fn h12_g_lines_through_three_or_more_central_cards() {
    let two = full().line(0, Red, &[[0, 0], [1, 1], [2, 2], [3, 3]]);
    assert_eq!(points(&two, "G"), 0);
    let three = two.line(0, Yellow, &[[1, 1], [2, 1], [2, 2]]);
    assert_eq!(points(&three, "G"), 4);
    assert_eq!(
        points(&three.line(0, Blue, &[[1, 1], [2, 1], [2, 2], [1, 2]]), "G"),
        8,
        "four are no more than three"
    );
}

#[test]
fn h12_h_lines_through_two_or_more_corner_cards() {
    let one = full().line(0, Red, &[[0, 0], [1, 0], [2, 0]]);
    assert_eq!(points(&one, "H"), 0);
    let two = one.line(0, Yellow, &[[0, 0], [1, 0], [2, 0], [3, 0]]);
    assert_eq!(points(&two, "H"), 4);
    let opposite = two.line(0, Blue, &[[0, 0], [1, 1], [2, 2], [3, 3]]);
    assert_eq!(points(&opposite, "H"), 8);
    let three = opposite.line(0, Black, &[[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [3, 2], [3, 3]]);
    assert_eq!(points(&three, "H"), 12, "three are no more than two");
}

#[test]
fn h12_i_lines_with_two_landmarks_of_each_category() {
    let path = [[0, 0], [1, 0], [2, 0], [2, 1], [1, 1], [0, 1]];
    let red = |picture: &str| Position::new(2).town(0, picture).line(0, Red, &path);
    assert_eq!(
        points(&red("par zoo ban\ncit cit ban"), "I"),
        4,
        "of the same type or not"
    );
    assert_eq!(points(&red("par zoo ban\ncit par ban"), "I"), 0, "one of Public");
    assert_eq!(points(&red("par cit ban\ncit pol ban"), "I"), 0, "one of Leisure");
    assert_eq!(points(&red("par zoo ban\ncit cit +"), "I"), 0, "one of Welfare");
    let two_lines = red("par zoo ban\ncit pol hos")
        .line(0, Blue, &path)
        .line(0, Black, &path[1..]);
    assert_eq!(points(&two_lines, "I"), 8);
}

#[test]
fn h12_i_hr13_wild_landmarks_do_not_count() {
    let red =
        Position::new(2)
            .town(0, "par zoo ban\n+ cit hos")
            .line(0, Red, &[[0, 0], [1, 0], [2, 0], [2, 1], [1, 1]]);
    assert_eq!(points(&red.kept(0, &[29, 30]), "I"), 0);
}

#[test]
fn h12_j_a_token_on_every_one_of_the_16_cards() {
    let red = [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [2, 1], [1, 1], [0, 1], [0, 2]];
    let yellow = [[1, 2], [2, 2], [3, 2], [3, 3], [2, 3], [1, 3], [0, 3]];
    let served = full().line(0, Red, &red).line(0, Yellow, &yellow);
    assert_eq!(points(&served, "J"), 8);
    assert_eq!(points(&served.line(0, Yellow, &yellow[1..]), "J"), 0, "one is not");
    let fifteen = Position::new(2)
        .town(0, "+ + + +\n+ o o +\n+ o o +\n. + + +")
        .line(0, Red, &red)
        .line(0, Yellow, &yellow[..6]);
    assert_eq!(points(&fifteen, "J"), 0, "one is missing");
}

#[test]
fn h12_k_tokens_of_the_line_with_the_fewest() {
    let path = [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1]];
    let three = full()
        .line(0, Red, &path)
        .line(0, Yellow, &path[..4])
        .line(0, Blue, &path[..3]);
    assert_eq!(points(&three, "K"), 0, "black has none");
    assert_eq!(points(&three.clone().line(0, Black, &path), "K"), 2 * 3);
    assert_eq!(
        points(&three.line_with_used(0, Black, &path[..2], 8), "K"),
        3,
        "discarded ones don't lie in the town"
    );
}

#[test]
fn h12_l_fulfilled_plan_cards_of_the_line_with_the_fewest() {
    let town = Position::new(2).town(0, "par zoo sch\nban cit aqu");
    let lines = all_four(town, &[[0, 0], [1, 0], [2, 0], [2, 1], [1, 1], [0, 1]]);
    let three = lines
        .plans(0, Red, &[1, 3, 5])
        .plans(0, Yellow, &[6, 10])
        .plans(0, Blue, &[14, 15]);
    assert_eq!(points(&three, "L"), 0, "black has none");
    assert_eq!(
        points(&three.clone().plans(0, Black, &[2, 16]), "L"),
        4,
        "one of black's"
    );
    assert_eq!(points(&three.clone().plans(0, Black, &[31, 16]), "L"), 8);
    assert_eq!(
        points(&three.plans(0, Black, &[2, 16]).kept(0, &[29]), "L"),
        8,
        "one of them with a Wild (H10.7)"
    );
}
