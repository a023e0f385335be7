//! What is said of a place in a finished game: which round, whose turn, what happened.

use super::finished::Finished;
use super::turns::Turn;
use crate::texts::t;

/// A round by its number; 0 is the set-up.
fn round(number: u32) -> String {
    if number == 0 {
        t!("replay.setup")
    } else {
        t!("replay.at_round", n = number)
    }
}

/// A turn: its round, and whose it is.
pub(super) fn turn(past: &dyn Finished, turn: &Turn) -> String {
    t!("replay.turn_of", round = round(turn.round), name = past.name(turn.seat))
}

/// Which round and whose turn led to a place.
pub(super) fn heading(past: &dyn Finished, place: usize) -> String {
    match past.turns().leading_to(place) {
        None => t!("replay.start"),
        Some(led) => turn(past, led),
    }
}

/// Round, player, and what happened.
pub(super) fn caption(past: &dyn Finished, place: usize) -> String {
    let (heading, told) = (heading(past, place), past.told(place));
    if told.is_empty() {
        heading
    } else {
        t!("replay.caption", heading = heading, told = joined(&told))
    }
}

/// Sentences one after another, as the language puts them.
pub(super) fn joined(sentences: &[String]) -> String {
    sentences.join(&t!("replay.between"))
}
