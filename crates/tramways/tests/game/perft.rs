//! Counts of decision sequences from fixed positions, by two code paths: the fast generator, and trying everything conceivable.

use table::kit::check_perft;
use tramways::Tramways;

use crate::conceivable::conceivable;

fn check(game: &str, decisions: usize, counts: &[u64]) {
    check_perft::<Tramways>(game, decisions, conceivable, counts);
}

#[test]
fn perft_of_the_set_up() {
    check("two_players", 0, &[2, 8, 24]);
}

#[test]
fn perft_of_an_auction() {
    check("three_players", 192, &[10, 37, 103]);
}

#[test]
fn perft_of_a_turn_in_the_middle() {
    check("three_players", 108, &[3, 10, 38, 402]);
}

#[test]
fn perft_of_a_late_turn() {
    check("four_players", 467, &[3, 62, 131, 410]);
}

#[test]
fn perft_of_a_build_action() {
    check("four_players", 200, &[51, 88]);
}

#[test]
fn perft_alone() {
    check("alone", 62, &[2, 6, 23]);
}
