//! Counts of decision sequences from fixed positions, by two code paths: the fast generator, and trying everything conceivable.

use shinjuku::Shinjuku;
use table::kit::check_perft;

use crate::conceivable::conceivable;

fn check(game: &str, decisions: usize, counts: &[u64]) {
    check_perft::<Shinjuku>(game, decisions, conceivable, counts);
}

#[test]
fn perft_of_the_first_turn() {
    check("two_players", 0, &[4, 119, 859, 2_725]);
}

#[test]
fn perft_of_a_turn_in_the_middle() {
    check("three_players", 150, &[6, 102, 790, 3_388]);
}

#[test]
fn perft_of_a_late_turn() {
    check("four_players", 200, &[4, 78, 392, 1_709]);
}
