//! The worker in which bots think, so that the page never waits: what is asked and answered, [`inside`] it, and how the page [asks](ask).

pub mod inside;
mod outside;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::Seat;

pub use outside::{ask, forget};

/// What the page asks of the worker.
#[derive(Serialize, Deserialize, Debug)]
pub struct Question {
    /// The number of the question; the answer has the same.
    pub number: u32,
    /// The game's id.
    pub game: String,
    /// The table, so that a bot remembers its thoughts from one decision to the next.
    pub table: String,
    /// The seat that is to decide.
    pub seat: Seat,
    /// What to do.
    pub task: Task,
    /// What the seat sees.
    pub view: Box<RawValue>,
    /// What it may do.
    pub legal: Box<RawValue>,
}

/// What the worker is to do.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Decide, as a bot of this description does.
    Decide(String),
    /// Say what looks best, after this many milliseconds.
    Advise(u32),
    /// Weigh this action against the best, after this many milliseconds: the answer is the best and this one.
    Review(u32, serde_json::Value),
}

/// The worker's answer: actions as JSON, the best first.
#[derive(Serialize, Deserialize, Debug)]
pub struct Answer {
    /// The number of the question.
    pub number: u32,
    /// The best actions; one if a decision was asked for. Empty if the question could not be read.
    pub best: Vec<Weighed>,
}

/// An action and what is expected after it.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct Weighed {
    /// The action.
    pub action: serde_json::Value,
    /// The expected score.
    pub score: f32,
    /// The chance to win.
    pub win: f32,
}
