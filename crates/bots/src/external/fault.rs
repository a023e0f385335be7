//! What can go wrong with a program that plays.

use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use thiserror::Error;

use super::message::PROTOCOL;
use super::process::LONGEST_LINE;
use crate::net::NetError;

/// What a program did wrong.
#[derive(Debug, Error)]
pub enum Fault {
    /// It is missing, or may not run.
    #[error("cannot be started: {0}")]
    NotStarted(io::Error),
    /// It is gone.
    #[error("ended without an answer ({0})")]
    Ended(ExitStatus),
    /// It runs, but can't say anything any more.
    #[error("closed its output without an answer")]
    Closed,
    /// It took too long.
    #[error("gave no answer within {} ms", .0.as_millis())]
    Late(Duration),
    /// It does not stop talking.
    #[error("answered with a line of more than {LONGEST_LINE} bytes")]
    TooLong,
    /// It did not greet.
    #[error("said '{}' instead of a hello", excerpt(.0))]
    NoHello(String),
    /// It refused the game.
    #[error("refused the game: {}", excerpt(.0))]
    Refused(String),
    /// It speaks another protocol.
    #[error("speaks protocol {0}, not {PROTOCOL}")]
    Protocol(u32),
    /// It is ours, and its net can't be used.
    #[error("has no net to play with: {0}")]
    Net(NetError),
    /// Its answer is not text.
    #[error("answered something that is not UTF-8 text")]
    NotText,
    /// Its answer can't be understood.
    #[error("answered '{}', which cannot be read: {error}", excerpt(.said))]
    Unreadable {
        /// What it said.
        said: String,
        /// Why that is no answer.
        error: serde_json::Error,
    },
    /// It answered with an error.
    #[error("answered with an error: {}", excerpt(.0))]
    Error(String),
    /// It named neither an index nor an action, or both.
    #[error("answered '{}', which needs either an index or an action", excerpt(.0))]
    Unclear(String),
    /// The index is beyond the list.
    #[error("answered index {index}, but there are {legal} legal actions")]
    Index {
        /// The index it gave.
        index: u64,
        /// How many there are.
        legal: usize,
    },
    /// The action is not in the list.
    #[error("answered an action that is not legal: {}", excerpt(.0))]
    Illegal(String),
}

impl Fault {
    /// Is the program useless after this?
    pub(super) const fn is_breakdown(&self) -> bool {
        !matches!(
            self,
            Fault::NotText
                | Fault::Unreadable { .. }
                | Fault::Error(_)
                | Fault::Unclear(_)
                | Fault::Index { .. }
                | Fault::Illegal(_)
        )
    }
}

/// A program that cannot play.
#[derive(Debug, Error)]
#[error("{program} {fault}")]
pub struct StartError {
    /// The program, as typed.
    pub program: String,
    /// What is wrong with it.
    pub fault: Fault,
}

/// The longest excerpt of what a program said.
const EXCERPT: usize = 80;

/// The beginning of what a program said, fit for one line.
pub(super) fn excerpt(said: &str) -> String {
    let mut letters = said
        .trim()
        .chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter });
    let mut start: String = letters.by_ref().take(EXCERPT).collect();
    if letters.next().is_some() {
        start.push('…');
    }
    start
}
