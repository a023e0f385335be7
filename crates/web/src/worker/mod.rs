//! The workers in which bots think, so that the page never waits: what is asked and answered, [`inside`] them, and how the page [asks](ask).

pub mod inside;
mod outside;
mod together;

use bots::Expected;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::Seat;

pub use outside::{ask, forget, judge, stop_judging, weigh};

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
    /// What the seat sees; for a review, the log up to the end of the turn, which shows the worker what the seat saw; or a puzzle.
    pub view: Box<RawValue>,
    /// What it may do; for a puzzle, the turn that was tried.
    pub legal: Box<RawValue>,
}

/// What the worker is to do.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Decide, as a bot of this description does.
    Decide(String),
    /// Think about a decision that several workers make together, as a bot of this description does, and say how often each action was tried.
    Consider {
        /// The description.
        bot: String,
        /// Which of its decisions it is, counted from 1: a bot that missed one begins anew.
        number: u32,
        /// What came of the last one, as JSON.
        decided: Option<String>,
    },
    /// Say what looks best, as the adviser of the game sees it.
    Advise,
    /// Judge the turn that began with the decision of this number.
    Review {
        /// The number.
        first: usize,
        /// How closely to look.
        depth: Depth,
    },
    /// Say what a turn is worth beside the answer of a puzzle.
    Weigh,
}

/// How closely a review looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Depth {
    /// Found quickly, and only what is plain to see.
    Quick,
    /// As closely as a hint.
    #[default]
    Usual,
}

/// The worker's answer: actions as JSON, the best first.
#[derive(Serialize, Deserialize, Debug)]
pub struct Answer {
    /// The number of the question.
    pub number: u32,
    /// The best actions; one if a decision was asked for. Empty if the question could not be read.
    pub best: Vec<Weighed>,
    /// What a review found, or a judge of puzzles, or how often each action was tried, as JSON.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub verdict: Option<Box<RawValue>>,
}

impl Answer {
    /// An answer to a question that could not be read.
    pub fn none(number: u32) -> Answer {
        Answer {
            number,
            best: Vec::new(),
            verdict: None,
        }
    }
}

/// An action and what to expect of it.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct Weighed {
    /// The action, as JSON: text, for a second way of reading every game's types would weigh as much as the first.
    pub action: Box<RawValue>,
    /// What to expect of it, where advice was asked for.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub expected: Option<Expected>,
}
