//! Counts of decision sequences from fixed positions, by two code paths: the fast generator, and trying everything conceivable.

use hill::Hill;
use table::kit::check_perft;

use crate::conceivable::conceivable;

fn check(game: &str, decisions: usize, counts: &[u64]) {
    check_perft::<Hill>(game, decisions, conceivable, counts);
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
