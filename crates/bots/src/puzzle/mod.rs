//! Puzzles: a position of a game that bots played, and the one turn in it that is clearly the best.
//!
//! What is looked for is the rest of a turn, up to where something unknown comes up. The same decisions in another order are the same answer: answers are
//! compared by the state that they lead to. A [`Maker`] finds puzzles where [greedy players](crate::Greedy) go wrong, and confirms each of them by long
//! searches and in many states imagined from what the seat sees. A [`Judge`] says of any other turn what it is worth beside the best.

mod answer;
mod confirm;
mod grade;
mod judge;
mod line;
mod make;
mod weigh;

use serde::{Deserialize, Serialize};
use table::{Game, Log, LogError, Seat};

pub use answer::Answer;
pub use judge::{Judge, Judgement};
pub use line::is_over;
pub use make::Maker;

/// A puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Puzzle<G: Game> {
    /// Its name: always the same for the same position.
    pub id: String,
    /// The game up to here.
    pub log: Log<G>,
    /// Whose turn is looked for.
    pub seat: Seat,
    /// The best turns that are known, best first.
    pub answers: Vec<Answer<G::Action>>,
    /// How many of them solve the puzzle: they are worth about the same.
    pub accepted: usize,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// What it is about, by names that the game gives.
    pub themes: Vec<String>,
}

impl<G: Game> Puzzle<G> {
    /// The most answers that are written down.
    pub const MOST_ANSWERS: usize = 12;

    /// The position.
    pub fn position(&self) -> Result<G, LogError> {
        self.log.replay()
    }

    /// The answers that solve it.
    pub fn solutions(&self) -> &[Answer<G::Action>] {
        &self.answers[..self.accepted.min(self.answers.len())]
    }
}
