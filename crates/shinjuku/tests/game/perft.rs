//! Counts of decision sequences from fixed positions, by two code paths: the fast generator, and trying everything conceivable.

use table::kit::{perft, perft_by_trial};

use crate::conceivable::conceivable;
use crate::golden::log;

/// The numbers of sequences of 1, 2, ... decisions from the position of a golden game after this many decisions.
fn check(game: &str, decisions: usize, counts: &[u64]) {
    let mut log = log(game);
    log.actions.truncate(decisions);
    let position = log.replay().expect("a golden game");
    let depths = 1..=counts.len() as u32;
    assert_eq!(
        depths.clone().map(|depth| perft(&position, depth)).collect::<Vec<_>>(),
        counts,
        "{game} after {decisions}"
    );
    let by_trial: Vec<u64> = depths
        .map(|depth| perft_by_trial(&position, depth, conceivable))
        .collect();
    assert_eq!(by_trial, counts, "{game} after {decisions}, by trial");
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
