//! Counts of decision sequences from fixed positions, by two code paths: the fast generator, and trying everything conceivable.

use shinjuku::Shinjuku2;
use table::kit::check_perft;

use crate::conceivable::conceivable;

fn check(game: &str, decisions: usize, counts: &[u64]) {
    check_perft::<Shinjuku2>(&format!("../golden2/{game}"), decisions, conceivable, counts);
}

#[test]
fn perft_of_the_first_turn() {
    check("two_players", 0, &[3, 15, 378, 2_036]);
}

#[test]
fn perft_of_a_turn_in_the_middle() {
    check("three_players", 150, &[2, 2, 2, 6]);
}

#[test]
fn perft_of_a_turn_with_all_variants() {
    check("all_variants", 200, &[37, 222, 270, 1_446]);
}
