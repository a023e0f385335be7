//! H11: what Plan cards ask for.
//!
//! Plan cards of the standard list: 1 Amusement Park + Zoo + School · 41 and 43 corners · 45 five types · 49 two pairs · 53 seven tracks · 57 four of
//! one category. Town cards 1 to 4 are Amusement Parks. Tokens 29 to 36 are Wild landmarks, 21 is a Double Track.

use super::support::*;
use crate::Line::{Blue, Red};

/// A red line over all cards of this picture, row by row to and fro, with this Plan card.
fn through(picture: &str, plan: u16) -> Position {
    let rows: Vec<&str> = picture.lines().collect();
    let mut path = Vec::new();
    for (row, words) in (0..).zip(&rows) {
        let mut columns: Vec<i8> = (0..).take(words.split_whitespace().count()).collect();
        if row % 2 == 1 {
            columns.reverse();
        }
        path.extend(columns.into_iter().map(|column| [column, row]));
    }
    Position::new(2)
        .town(0, picture)
        .line(0, Red, &path)
        .plans(0, Red, &[plan])
}

/// What a Plan card scores for a red line over all cards of this picture.
fn points(picture: &str, plan: u16) -> i32 {
    through(picture, plan).score().plans
}

#[test]
fn h11_1_three_landmarks_are_all_passed_in_any_order() {
    assert_eq!(points("par zoo sch", 1), 8);
    assert_eq!(points("sch + zoo par", 1), 8);
    assert_eq!(points("par zoo zoo hos", 1), 0, "no School");
}

#[test]
fn h11_1_a_landmark_counts_only_where_the_line_has_a_token() {
    let beside = Position::new(2)
        .town(0, "par zoo sch")
        .line(0, Red, &[[0, 0], [1, 0]])
        .line(0, Blue, &[[1, 0], [2, 0]]);
    assert_eq!(beside.plans(0, Red, &[1]).score().plans, 0);
}

#[test]
fn h11_2_four_landmarks_of_one_category_whichever() {
    assert_eq!(points("par zoo aqu par", 57), 8, "Leisure");
    assert_eq!(points("ban hos ban ban", 57), 8, "Welfare");
    assert_eq!(points("cit pol fir cit", 57), 8, "Public");
    assert_eq!(points("par zoo aqu ban", 57), 0, "three and one");
}

#[test]
fn h11_3_five_different_types() {
    assert_eq!(points("par zoo aqu\nhos ban +", 45), 6);
    assert_eq!(points("par zoo aqu\nban ban par", 45), 0, "four types on six cards");
}

#[test]
fn h11_4_two_pairs_or_four_of_the_same_type() {
    assert_eq!(points("par zoo par zoo", 49), 6);
    assert_eq!(points("1 2 3 4", 49), 6, "four Amusement Parks");
    assert_eq!(points("par par par zoo", 49), 0, "a pair and two singles");
    assert_eq!(points("par zoo aqu ban", 49), 0);
}

#[test]
fn h11_5_seven_tokens_lie_in_the_town() {
    assert_eq!(points("+ + + +\n+ + + +", 53), 6);
    assert_eq!(points("+ + + +\n+ + +", 53), 0, "six");
}

#[test]
fn h11_5_a_discarded_token_is_no_track() {
    let path = [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [2, 1], [1, 1]];
    let town = Position::new(2).town(0, "+ + + +\n+ + + +").plans(0, Red, &[53]);
    assert_eq!(town.line_with_used(0, Red, &path, 7).score().plans, 0);
}

const FALLING: [[i8; 2]; 4] = [[0, 0], [1, 1], [2, 2], [3, 3]];
const RISING: [[i8; 2]; 4] = [[3, 0], [2, 1], [1, 2], [0, 3]];

/// What a Plan card scores for a red line over these cells of a full town.
fn in_full_town(path: &[[i8; 2]], plan: u16) -> i32 {
    let town = Position::new(2).town(0, "+ + + +\n+ o o +\n+ o o +\n+ + + +");
    town.line(0, Red, path).plans(0, Red, &[plan]).score().plans
}

#[test]
fn h11_6_both_corners_top_left_and_bottom_right() {
    assert_eq!(in_full_town(&FALLING, 41), 8);
    assert_eq!(in_full_town(&FALLING[..3], 41), 0, "top left only");
    assert_eq!(in_full_town(&FALLING[1..], 41), 0, "bottom right only");
    assert_eq!(in_full_town(&RISING, 41), 0, "the other corners");
}

#[test]
fn h11_7_both_corners_top_right_and_bottom_left() {
    assert_eq!(in_full_town(&RISING, 43), 8);
    assert_eq!(in_full_town(&RISING[..3], 43), 0, "top right only");
    assert_eq!(in_full_town(&RISING[1..], 43), 0, "bottom left only");
    assert_eq!(in_full_town(&FALLING, 43), 0, "the other corners");
}

#[test]
fn h11_8_a_wild_stands_for_one_landmark_of_any_type() {
    for (picture, plan, points) in [
        ("par sch", 1, 8),
        ("par zoo aqu ban", 57, 8),
        ("par zoo aqu ban", 45, 6),
        ("par par zoo aqu", 49, 6),
        ("par par par", 49, 6),
    ] {
        let position = through(picture, plan);
        assert_eq!(position.score().plans, 0, "plan {plan} with {picture}");
        assert_eq!(
            position.clone().kept(0, &[21]).score().plans,
            0,
            "a Double Track is no Wild"
        );
        assert_eq!(
            position.kept(0, &[29]).score().plans,
            points,
            "plan {plan} with {picture} and a Wild"
        );
    }
}

#[test]
fn h11_8_a_wild_serves_no_other_kind() {
    let wilds = [29, 30, 31, 32, 33, 34, 35, 36];
    for plan in [41, 43, 53] {
        assert_eq!(
            through("par zoo aqu ban", plan).kept(0, &wilds).score().plans,
            0,
            "plan {plan}"
        );
    }
}

#[test]
fn h11_8_several_wilds_serve_one_card_up_to_all_of_its_landmarks_also_without_tokens() {
    for (plan, landmarks, points) in [(1, 3, 8), (57, 4, 8), (45, 5, 6), (49, 4, 6)] {
        let wilds: Vec<u16> = (29..29 + landmarks).collect();
        let no_tokens = Position::new(2).plans(0, Red, &[plan]);
        assert_eq!(no_tokens.clone().kept(0, &wilds).score().plans, points, "plan {plan}");
        assert_eq!(
            no_tokens.kept(0, &wilds[1..]).score().plans,
            0,
            "plan {plan} with a Wild too few"
        );
    }
    assert_eq!(through("par + +", 1).kept(0, &[29, 30]).score().plans, 8);
    assert_eq!(through("par + +", 49).kept(0, &[29, 30, 31]).score().plans, 6);
    assert_eq!(
        through("par + +", 49).kept(0, &[29, 30]).score().plans,
        0,
        "a pair, and half of another"
    );
}

#[test]
fn h11_8_each_wild_serves_one_card_only() {
    // Both cards lack the same landmark.
    let position = through("par zoo aqu", 1).plans(0, Red, &[3]);
    assert_eq!(position.clone().kept(0, &[29]).score().plans, 8);
    assert_eq!(position.kept(0, &[29, 30]).score().plans, 16);
}
