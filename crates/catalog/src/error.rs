//! What can be wrong with what is asked for.

use std::fmt;

use table::{EntryError, Illegal, LogError, OptionError, Seat, SetupError, UndoError};
use thiserror::Error;

use crate::any_game::AnyGame;

/// Why something was refused. Nothing was changed.
#[derive(Debug, Error)]
pub enum CatalogError {
    /// There is no such game.
    #[error("unknown game '{id}'; there are: {known}")]
    UnknownGame {
        /// What was asked for.
        id: String,
        /// The games there are.
        known: String,
    },
    /// The text is not what it should be.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// A log or state does not say what it is.
    #[error("the {what} has no '{field}'")]
    Unstamped {
        /// A log or a state.
        what: &'static str,
        /// The field that is missing.
        field: &'static str,
    },
    /// The log or state is of another game.
    #[error("the {what} is of the game '{found}', not of '{game}'")]
    OtherGame {
        /// A log or a state.
        what: &'static str,
        /// The game it is of.
        found: String,
        /// The game it should be of.
        game: &'static str,
    },
    /// The log or state was made under other rules.
    #[error("the {what} was made under rules version {found} of {game}; this program has version {ours}")]
    OtherRules {
        /// A log or a state.
        what: &'static str,
        /// Its version.
        found: u32,
        /// The game.
        game: &'static str,
        /// The version of this program.
        ours: u32,
    },
    /// The log cannot be followed.
    #[error(transparent)]
    Log(#[from] LogError),
    /// An option was not taken.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Nobody sits there.
    #[error("there is no {seat} in this game of {players}: seats are numbered from 0")]
    Seat {
        /// The seat asked for.
        seat: Seat,
        /// How many play.
        players: u8,
    },
    /// The action is not allowed.
    #[error("{seat} cannot do that: {illegal}")]
    Illegal {
        /// Who tried.
        seat: Seat,
        /// Why not.
        illegal: Illegal,
    },
    /// The decision cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// The finished game that was entered cannot be scored.
    #[error("the entry cannot be scored: {0}")]
    Entry(#[from] EntryError),
}

impl CatalogError {
    pub(crate) fn unknown_game(id: &str, games: &[&dyn AnyGame]) -> CatalogError {
        let known: Vec<&str> = games.iter().map(|game| game.meta().id).collect();
        CatalogError::UnknownGame { id: id.into(), known: known.join(", ") }
    }
}

/// A text that is not what it should be, and where it goes wrong.
#[derive(Debug)]
pub struct Unreadable {
    pub(crate) what: &'static str,
    /// The way to the value that is wrong, such as `actions[3].seat`; empty for the whole.
    pub(crate) path: String,
    pub(crate) error: serde_json::Error,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Unreadable { what, path, error } = self;
        if error.is_eof() {
            write!(f, "the {what} is cut off at line {} column {}", error.line(), error.column())
        } else if error.is_syntax() {
            write!(f, "the {what} is not JSON: {error}")
        } else if path.is_empty() {
            write!(f, "the {what} is wrong: {error}")
        } else {
            write!(f, "the {what} is wrong at {path}: {error}")
        }
    }
}

impl std::error::Error for Unreadable {}
