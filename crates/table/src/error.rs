//! Refusals, with texts for players.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::words::Message;

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

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{game} is for {least} to {most} players, not {players}")]
    Players {
        /// The game's name.
        game: &'static str,
        /// The least number of players.
        least: u8,
        /// The greatest number of players.
        most: u8,
        /// The number asked for.
        players: u8,
    },
    /// The options don't allow a game.
    #[error("{0}")]
    Options(Message),
}

/// Why an option was not taken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionError {
    /// The game has no option of this name.
    #[error("unknown option '{name}'; there are: {known}")]
    Unknown {
        /// What was asked for.
        name: String,
        /// The options there are.
        known: String,
    },
    /// The value does not fit.
    #[error("option {name}: {reason}")]
    Value {
        /// The option.
        name: String,
        /// What is wrong.
        reason: Message,
    },
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
