//! Counts of decision sequences from fixed positions, by two code paths: the fast generator, and trying everything conceivable.

use hill::Hill;
use table::kit::{perft, perft_by_trial};

use crate::conceivable::conceivable;
use crate::golden::log;

/// The position of a golden game after this many decisions.
fn position(game: &str, decisions: usize) -> Hill {
    let mut log = log(game);
    log.actions.truncate(decisions);
    log.replay().unwrap_or_else(|error| panic!("{game}: {error}"))
}

/// The numbers of sequences of 1, 2, ... decisions.
fn check(game: &str, decisions: usize, counts: &[u64]) {
    let position = position(game, decisions);
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(&position, depth), count, "{game} after {decisions}, {depth} deep");
        assert_eq!(
            perft_by_trial(&position, depth, conceivable),
            count,
            "{game} after {decisions}, {depth} deep, by trial"
        );
    }
}

/// Three cards in four turns; two cards on eight cells in four turns; six Plan cards.
#[test]
fn perft_of_private_choices_alone() {
    check("solo", 1, &[12, 768, 4_608]);
}

/// Six Plan cards for the red line, five for the yellow one, and so on.
#[test]
fn perft_of_private_choices_of_plans() {
    check("solo", 3, &[6, 30, 120, 360]);
}

#[test]
fn perft_of_a_turn_with_four_players() {
    check("four_players", 191, &[9, 239, 8_175]);
}

#[test]
fn perft_of_a_chain_of_bonuses() {
    check("bonus_chain", 113, &[3, 57, 775, 9_889]);
}

#[test]
fn perft_of_simultaneous_turns() {
    check("simultaneous", 133, &[94, 2_499, 48_068]);
}
