//! A way to play the turn, and what it is worth.

use serde::{Deserialize, Serialize};
use table::{Game, Seat};

use crate::outlook::after;

/// A way to play the turn, and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer<A> {
    /// The decisions.
    pub line: Vec<A>,
    /// The final score to expect after them.
    pub score: f32,
    /// The chance to win after them.
    pub win: f32,
}

impl<A> Answer<A> {
    /// Where it leads to from this position; `None` if it isn't allowed there.
    pub fn end<G: Game<Action = A>>(&self, position: &G, seat: Seat) -> Option<G> {
        after(position, seat, &self.line)
    }
}
