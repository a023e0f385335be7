//! Refusals, with texts for players.

use serde::Serialize;
use thiserror::Error;

/// Why an action is not allowed. The state is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[error("{clause} {reason}")]
pub struct Illegal {
    /// The clause of the game's rules.
    pub clause: &'static str,
    /// The clause in the words of this situation.
    pub reason: &'static str,
}

impl Illegal {
    /// A refusal by a clause.
    pub const fn new(clause: &'static str, reason: &'static str) -> Illegal {
        Illegal { clause, reason }
    }

    /// `Err` of this refusal unless the condition holds.
    pub const fn unless(condition: bool, clause: &'static str, reason: &'static str) -> Result<(), Illegal> {
        if condition {
            Ok(())
        } else {
            Err(Illegal::new(clause, reason))
        }
    }
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
    Options(String),
}

/// Why an option was not taken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionError {
    /// There is no such option.
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
        reason: String,
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
