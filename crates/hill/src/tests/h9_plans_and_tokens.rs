//! H9: Plan cards and Development tokens.
//!
//! Plan cards of the standard list: 1 to 40 name three landmarks; the pairs 41, 42 · 43, 44 · 45, 46 · 49, 50 · 53, 54 · 57, 58 have the same
//! effect each. Tokens: 1 to 20 Town upgrades, 21 to 28 Double Tracks, 29 to 36 Wild landmarks.

use super::support::*;
use crate::parts::cards::{PlanId, TokenId};
use crate::parts::load;
use crate::{Action, Line, Location};

fn take(id: u16) -> Action {
    Action::TakePlan { plan: PlanId(id) }
}

fn assign(id: u16, line: Line, discard: Option<u16>) -> Action {
    Action::Assign {
        plan: PlanId(id),
        line,
        discard: discard.map(PlanId),
    }
}

fn take_token(id: u16) -> Action {
    Action::TakeToken { token: TokenId(id) }
}

fn upgrade(column: i8, row: i8) -> Action {
    Action::Upgrade { at: cell(column, row) }
}

/// Seat 0 has taken this Plan card at location b) and is to assign it.
fn assigning(position: Position, id: u16) -> Position {
    let mut position = position.face_up(&[id], &[]).took(0, Location::Plan);
    position.act(take(id));
    position
}

#[test]
fn h9_1_one_of_the_face_up_plan_cards_is_taken_at_location_b() {
    let position = Position::new(2).town(0, "+ +").face_up(&[5, 6], &[]);
    let mut at_b = position.clone().took(0, Location::Plan);
    assert_eq!(at_b.refused_by(take(7)), "H9.1");
    assert!(at_b.legal().contains(&take(5)));
    at_b.act(take(6));
    at_b.act(assign(6, Line::Yellow, None));
    assert_eq!(at_b.plans_of(Line::Yellow), [6]);
    assert_eq!(at_b.refused_by(take(5)), "H4.2", "one, not both");
    assert_eq!(position.took(0, Location::Development).refused_by(take(5)), "H4.1");
}

#[test]
fn h9_1_the_card_is_assigned_to_a_line_at_once() {
    let position = assigning(Position::new(2).town(0, "+ +").resources(0, 3), 5);
    assert_eq!(position.legal(), Line::ALL.map(|line| assign(5, line, None)));
    assert_eq!(position.refused_by(Action::Buy {}), "H9.1");
    assert_eq!(position.refused_by(lay(Line::Red, [0, 0], [1, 0])), "H9.1");
    assert_eq!(
        position.refused_by(assign(6, Line::Red, None)),
        "H9.1",
        "this card and no other"
    );
}

#[test]
fn h9_2_a_fifth_card_needs_one_of_the_four_discarded() {
    let mut position = assigning(
        Position::new(2)
            .plans(0, Line::Red, &[1, 2, 3, 4])
            .plans(0, Line::Blue, &[6])
            .discards(&[], &[]),
        5,
    );
    assert_eq!(position.refused_by(assign(5, Line::Red, None)), "H9.2");
    assert_eq!(
        position.refused_by(assign(5, Line::Red, Some(6))),
        "H9.2",
        "it is next to another line"
    );
    position.act(assign(5, Line::Red, Some(2)));
    assert_eq!(position.plans_of(Line::Red), [1, 3, 4, 5]);
    assert_eq!(position.discarded_plans(), [2]);
}

#[test]
fn h9_2_the_new_card_itself_cannot_be_the_discarded_one() {
    let position = assigning(Position::new(2).plans(0, Line::Red, &[1, 2, 3, 4]), 5);
    assert_eq!(position.refused_by(assign(5, Line::Red, Some(5))), "H9.2");
}

#[test]
fn h9_2_with_fewer_than_four_nothing_is_discarded() {
    let mut position = assigning(Position::new(2).plans(0, Line::Red, &[1, 2, 3]), 5);
    assert_eq!(position.refused_by(assign(5, Line::Red, Some(1))), "H9.2");
    position.act(assign(5, Line::Red, None));
    assert_eq!(position.plans_of(Line::Red), [1, 2, 3, 5]);
}

#[test]
fn h9_3_a_line_with_room_does_not_take_a_twin() {
    for [held, twin] in [[41, 42], [43, 44], [45, 46], [49, 50], [53, 54], [57, 58]] {
        let mut position = assigning(Position::new(2).plans(0, Line::Red, &[held]), twin);
        assert_eq!(
            position.refused_by(assign(twin, Line::Red, None)),
            "H9.3",
            "{held} and {twin}"
        );
        position.act(assign(twin, Line::Blue, None));
    }
}

#[test]
fn h9_3_a_full_line_takes_a_twin_only_in_place_of_its_like() {
    let mut position = assigning(Position::new(2).plans(0, Line::Red, &[1, 45, 2, 3]), 46);
    assert_eq!(position.refused_by(assign(46, Line::Red, Some(1))), "H9.3");
    position.act(assign(46, Line::Red, Some(45)));
    assert_eq!(position.plans_of(Line::Red), [1, 2, 3, 46]);
}

#[test]
fn h9_3_a_list_with_five_copies_of_such_an_effect_is_refused() {
    let with = |kind: &str| {
        load::from_toml(&format!(
            "{}\n[[plan]]\nid = 61\n{kind}\npoints = 6\n",
            include_str!("../../data/hill.toml")
        ))
    };
    let error = with("kind = \"five_types\"").expect_err("four of it are in the list already");
    assert_eq!(
        error.to_string(),
        "Plan card 45: 5 copies of this effect; at most 4 find a line each (H9.3)"
    );
    assert!(
        with("kind = \"top_left_to_bottom_right\"").is_ok(),
        "only two of it are in the list"
    );
    assert!(
        with("kind = \"three_landmarks\"\nlandmarks = [\"zoo\", \"bank\", \"school\"]").is_ok(),
        "it is not a 'no duplicates' card"
    );
}

#[test]
fn h9_4_one_of_the_face_up_tokens_is_taken_at_location_d() {
    let position = Position::new(2).town(0, "+ +").face_up(&[], &[29, 21]);
    let mut at_d = position.clone().took(0, Location::Development);
    assert_eq!(at_d.refused_by(take_token(30)), "H9.4");
    assert!(at_d.legal().contains(&take_token(29)));
    at_d.act(take_token(21));
    assert_eq!(at_d.refused_by(take_token(29)), "H4.2", "one, not both");
    assert_eq!(position.took(0, Location::Plan).refused_by(take_token(29)), "H4.1");
}

#[test]
fn h9_5_a_town_upgrade_goes_at_once_on_an_own_card_without_a_token() {
    let towns = Position::new(2)
        .town(0, "+ + +")
        .town(1, "+ + + +")
        .upgrade(0, [0, 0], 2);
    let mut position = towns.resources(0, 3).face_up(&[], &[1]).took(0, Location::Development);
    position.act(take_token(1));
    assert_eq!(position.legal(), [upgrade(1, 0), upgrade(2, 0)]);
    assert_eq!(position.refused_by(Action::Buy {}), "H9.5");
    assert_eq!(
        position.refused_by(upgrade(3, 0)),
        "H9.5",
        "only the other town has a card there"
    );
    position.act(upgrade(2, 0));
    let token = position
        .hill
        .player(SEATS[0])
        .town
        .card_at(cell(2, 0))
        .and_then(|placed| placed.token);
    assert_eq!(token.map(|token| position.hill.cards.token(token).id), Some(TokenId(1)));
    assert!(position.kept_tokens().is_empty());
}

#[test]
fn h9_5_hr10_with_a_token_on_every_card_an_upgrade_may_be_chosen_and_is_discarded() {
    let town = Position::new(2)
        .town(0, "+ +")
        .upgrade(0, [0, 0], 2)
        .upgrade(0, [1, 0], 3);
    let mut position = town
        .resources(0, 3)
        .face_up(&[], &[1, 29])
        .took(0, Location::Development);
    position.act(take_token(1));
    assert_eq!(position.discarded_tokens(), [1]);
    assert!(position.kept_tokens().is_empty());
    assert!(position.legal().contains(&Action::Buy {}), "the turn goes on");
}

#[test]
fn h9_6_double_track_and_wild_landmark_tokens_are_kept() {
    for token in [21, 29] {
        let mut position = Position::new(2)
            .town(0, "+ +")
            .resources(0, 3)
            .face_up(&[], &[token])
            .took(0, Location::Development);
        position.act(take_token(token));
        assert_eq!(position.kept_tokens(), [token]);
        assert!(position.legal().contains(&Action::Buy {}), "the turn goes on");
    }
}

#[test]
fn h9_7_a_card_carries_at_most_one_token() {
    let mut position = Position::new(2)
        .town(0, "+ +")
        .upgrade(0, [0, 0], 2)
        .face_up(&[], &[1])
        .took(0, Location::Development);
    position.act(take_token(1));
    assert_eq!(position.refused_by(upgrade(0, 0)), "H9.7");
}
