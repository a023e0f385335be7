//! What can be wrong with what is asked for.

use std::fmt;

use table::{EntryError, LogError, OptionError, Refused, Seat, SetupError, UndoError};
use thiserror::Error;

use crate::any_game::AnyGame;

/// Why something was refused. Nothing was changed.
#[derive(Debug, Error)]
pub enum CatalogError {
    /// No game has this id.
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
    /// A log was given for a state, or a state for a log.
    #[error("this is a {found} file, not a {wanted} file")]
    Mistaken {
        /// What it is.
        found: FileKind,
        /// What it should be.
        wanted: FileKind,
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
    #[error("there is no seat {number} in this game of {players}: {}", numbers(*.players))]
    Seat {
        /// The number asked for.
        number: i64,
        /// How many play.
        players: u8,
    },
    /// The action is not allowed.
    #[error("{seat} cannot do that: {refused}")]
    Illegal {
        /// Who tried.
        seat: Seat,
        /// Why not.
        refused: Refused,
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
        CatalogError::UnknownGame {
            id: id.into(),
            known: known.join(", "),
        }
    }
}

/// The seats of a game in words.
fn numbers(players: u8) -> String {
    if players == 1 {
        "its only seat is 0".into()
    } else {
        format!("its seats are 0 to {}", players - 1)
    }
}

/// The two kinds of files that hold a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// A log.
    Game,
    /// A single position.
    State,
}

impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FileKind::Game => "game",
            FileKind::State => "state",
        })
    }
}

/// A text that is not what it should be, and where it goes wrong.
#[derive(Debug, Error)]
#[error("the {what} {fault}")]
pub struct Unreadable {
    pub(crate) what: &'static str,
    pub(crate) fault: Fault,
}

/// What is wrong with a text.
#[derive(Debug)]
pub(crate) enum Fault {
    Empty,
    CutOff {
        line: usize,
        column: usize,
    },
    NotJson(serde_json::Error),
    Wrong {
        /// The way to the value that is wrong, such as `actions[3].seat`; empty for the whole.
        path: String,
        error: serde_json::Error,
    },
}

/// The longest way that is told in full.
const LONGEST: usize = 60;

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Empty => f.write_str("is empty"),
            Fault::CutOff { line, column } => write!(f, "is cut off at line {line} column {column}"),
            Fault::NotJson(error) => write!(f, "is not JSON: {error}"),
            Fault::Wrong { path, error } if path.is_empty() => write!(f, "is wrong: {error}"),
            Fault::Wrong { path, error } => match path.char_indices().nth(LONGEST) {
                None => write!(f, "is wrong at {path}: {error}"),
                Some((end, _)) => write!(f, "is wrong at {}…: {error}", &path[..end]),
            },
        }
    }
}
