//! Refusals, with texts for players.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::words::{BOOK, Message, Say};

/// Why an action is not allowed. The state is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal<R> {
    /// The clause of the game's rules.
    pub clause: &'static str,
    /// What stops the player, with its numbers.
    pub reason: R,
}

impl<R: Copy> Illegal<R> {
    /// A refusal by a clause.
    pub const fn new(clause: &'static str, reason: R) -> Illegal<R> {
        Illegal { clause, reason }
    }

    /// `Err` of this refusal unless the condition holds.
    pub const fn unless(condition: bool, clause: &'static str, reason: R) -> Result<(), Illegal<R>> {
        if condition {
            Ok(())
        } else {
            Err(Illegal::new(clause, reason))
        }
    }
}

/// For programmers: the clause and the name of the reason. Players read [`Refused`].
impl<R: fmt::Debug> fmt::Display for Illegal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.clause, self.reason)
    }
}

/// A refusal as it leaves a game: the clause, and what it says. In JSON `{"clause", "id", "arguments", "text"}`.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[error("{clause} {message}")]
pub struct Refused {
    /// The clause of the game's rules.
    pub clause: String,
    /// What stops the player and what would work.
    #[serde(flatten)]
    pub message: Message,
}

/// Why a game cannot be set up. Its `Display` is English.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Too few or too many players.
    Players {
        /// The game's name.
        game: &'static str,
        /// The least number of players.
        least: u8,
        /// The greatest number of players.
        most: u8,
        /// The number asked for.
        players: i64,
    },
    /// The options don't allow a game.
    Options(Message),
}

crate::messages! {
    /// What every game refuses when it is set up.
    #[derive(Clone, Debug)]
    pub(crate) enum SetupFault in BOOK, "setup-fault", on () {
        Players { game: &'static str, least: u8, most: u8, players: i64 },
    }
}

impl SetupError {
    /// As a message.
    pub fn message(&self) -> Message {
        match *self {
            SetupError::Players {
                game,
                least,
                most,
                players,
            } => SetupFault::Players {
                game,
                least,
                most,
                players,
            }
            .say(&()),
            SetupError::Options(ref problem) => problem.clone(),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

crate::messages! {
    /// Why an option was not taken. Its `Display` is English.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum OptionError in BOOK, "option-error", on () {
        /// The game has no option of this name, but has these.
        Unknown { name: String, options: Vec<String> },
        /// The value does not fit.
        Value { name: String, reason: Message },
    }
}

impl OptionError {
    /// As a message.
    pub fn message(&self) -> Message {
        self.say(&())
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// What is wrong with a state: written or edited by hand, or the work of a bug.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct Inconsistent(pub String);

impl Inconsistent {
    /// `Err` of this text unless the condition holds.
    pub fn unless(condition: bool, text: impl FnOnce() -> String) -> Result<(), Inconsistent> {
        if condition { Ok(()) } else { Err(Inconsistent(text())) }
    }
}
