//! H8: free actions.

use super::support::*;
use crate::parts::cards::TokenId;
use crate::{Action, Line, Location};

const BUY: Action = Action::Buy {};

fn keep(id: u16) -> Action {
    Action::KeepToken { token: TokenId(id) }
}

fn discard(line: Line, a: [i8; 2], b: [i8; 2]) -> Action {
    Action::DiscardTrack { line, spot: spot(a, b) }
}

fn resources(position: &Position) -> u16 {
    position.hill.player(SEATS[0]).resources
}

#[test]
fn h8_1_a_development_token_costs_three_resources() {
    let position = Position::new(2).town(0, "+ +").token_pile(&[29, 30]);
    let mut rich = position.clone().resources(0, 4);
    rich.act(BUY);
    assert_eq!(resources(&rich), 1);
    assert_eq!(position.resources(0, 2).refused_by(BUY), "H8.1");
}

#[test]
fn h8_1_two_tokens_are_drawn_one_is_kept_and_the_other_discarded() {
    let mut position = Position::new(2)
        .town(0, "+ +")
        .resources(0, 6)
        .token_pile(&[29, 21, 22])
        .took(0, Location::Resources);
    position.act(BUY);
    assert_eq!(position.legal(), [keep(29), keep(21)]);
    assert_eq!(position.refused_by(keep(22)), "H8.1");
    assert_eq!(position.refused_by(BUY), "H8.1", "first the choice, then anything else");
    position.act(keep(21));
    assert_eq!(position.kept_tokens(), [21]);
    assert_eq!(position.discarded_tokens(), [29]);
    assert!(position.legal().contains(&Action::Gain {}), "the turn goes on");
}

#[test]
fn h8_1_hr9_the_discard_is_shuffled_in_when_the_pile_runs_short() {
    let mut position = Position::new(2)
        .town(0, "+ +")
        .resources(0, 3)
        .token_pile(&[29])
        .discards(&[], &[21]);
    position.act(BUY);
    assert_eq!(position.legal(), [keep(29), keep(21)]);
    assert!(position.discarded_tokens().is_empty());
}

#[test]
fn h8_1_hr9_a_single_token_left_is_drawn_and_kept() {
    let mut position = Position::new(2)
        .town(0, "+ +")
        .resources(0, 3)
        .token_pile(&[29])
        .took(0, Location::Resources);
    position.act(BUY);
    assert_eq!(resources(&position), 0);
    assert_eq!(position.kept_tokens(), [29]);
    assert!(position.discarded_tokens().is_empty());
    assert!(position.legal().contains(&Action::Gain {}), "the turn goes on");
}

#[test]
fn h8_1_hr9_with_no_token_left_buying_is_not_possible() {
    let position = Position::new(2).town(0, "+ +").resources(0, 3).token_pile(&[]);
    assert_eq!(position.refused_by(BUY), "H8.1");
}

#[test]
fn h8_1_a_bought_town_upgrade_goes_on_a_card() {
    let mut position = Position::new(2).town(0, "+ +").resources(0, 3).token_pile(&[1, 29]);
    position.act(BUY);
    position.act(keep(1));
    assert_eq!(
        position.legal(),
        [Action::Upgrade { at: cell(0, 0) }, Action::Upgrade { at: cell(1, 0) }]
    );
}

#[test]
fn h8_2_a_token_at_an_end_of_its_line_brings_two_resources() {
    let mut position =
        Position::new(2)
            .town(0, "+ + + +")
            .resources(0, 1)
            .line(0, Line::Red, &[[0, 0], [1, 0], [2, 0], [3, 0]]);
    assert!(
        position.legal().contains(&discard(Line::Red, [0, 0], [1, 0])),
        "the other end is open too"
    );
    position.act(discard(Line::Red, [2, 0], [3, 0]));
    assert_eq!(resources(&position), 3);
    assert_eq!(
        position.hill.player(SEATS[0]).town.path(Line::Red).cells(),
        [cell(0, 0), cell(1, 0), cell(2, 0)]
    );
    position.act(discard(Line::Red, [0, 0], [1, 0]));
    assert_eq!(
        position.hill.player(SEATS[0]).town.path(Line::Red).cells(),
        [cell(1, 0), cell(2, 0)]
    );
}

#[test]
fn h8_2_a_token_between_two_others_cannot_be_discarded() {
    let position = Position::new(2)
        .town(0, "+ + + +")
        .line(0, Line::Red, &[[0, 0], [1, 0], [2, 0], [3, 0]]);
    assert_eq!(position.refused_by(discard(Line::Red, [1, 0], [2, 0])), "H8.2");
}

#[test]
fn h8_2_the_only_token_of_a_line_can_be_discarded() {
    let mut position = Position::new(2).town(0, "+ +").line(0, Line::Red, &[[0, 0], [1, 0]]);
    position.act(discard(Line::Red, [0, 0], [1, 0]));
    assert!(position.hill.player(SEATS[0]).town.path(Line::Red).cells().is_empty());
    assert_eq!(resources(&position), 2);
}

#[test]
fn h8_2_only_an_own_token_of_that_line_can_be_discarded() {
    let position = Position::new(2)
        .town(0, "+ +")
        .town(1, "+ +")
        .line(0, Line::Red, &[[0, 0], [1, 0]])
        .line(1, Line::Blue, &[[0, 0], [1, 0]]);
    assert_eq!(position.refused_by(discard(Line::Yellow, [0, 0], [1, 0])), "H8.2");
    assert_eq!(position.refused_by(discard(Line::Blue, [0, 0], [1, 0])), "H8.2");
}

#[test]
fn h8_2_a_discarded_token_leaves_the_game() {
    let around = [[0, 0], [1, 0], [2, 0], [2, 1], [1, 1], [0, 1], [0, 2], [1, 2], [2, 2]];
    let mut position = Position::new(2)
        .town(0, "+ + +\n+ + +\n+ + +")
        .line(0, Line::Red, &around)
        .took(0, Location::Resources);
    position.act(discard(Line::Red, [1, 2], [2, 2]));
    assert_eq!(position.refused_by(lay(Line::Red, [1, 2], [2, 2])), "H6.9");
}

#[test]
fn h8_2_another_colour_on_the_spot_stays_there() {
    let doubled = Position::new(2)
        .town(0, "+ +")
        .line(0, Line::Red, &[[0, 0], [1, 0]])
        .line(0, Line::Blue, &[[0, 0], [1, 0]]);
    let mut position = doubled.took(0, Location::Resources);
    position.act(discard(Line::Red, [0, 0], [1, 0]));
    assert_eq!(position.refused_by(lay(Line::Yellow, [0, 0], [1, 0])), "H6.3");
    position.act(discard(Line::Blue, [0, 0], [1, 0]));
    position.act(lay(Line::Yellow, [0, 0], [1, 0]));
}
