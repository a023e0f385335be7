//! What can be wrong with what is asked for.

use std::fmt;

use table::{EntryError, LogError, Message, OptionError, Refused, Say, Seat, SetupError, UndoError};
use thiserror::Error;

use crate::any_game::AnyGame;
use crate::text::{Document, Said};

/// Why something was refused. Nothing was changed. Its `Display` is English.
#[derive(Debug, Error)]
pub enum CatalogError {
    /// No game has this id.
    UnknownGame {
        /// What was asked for.
        id: String,
        /// The games there are.
        known: Vec<String>,
    },
    /// The text is not what it should be.
    Unreadable(#[from] Unreadable),
    /// A log or state does not say what it is.
    Unstamped {
        /// A log or a state.
        what: Document,
        /// The field that is missing.
        field: &'static str,
    },
    /// A log was given for a state, or a state for a log.
    Mistaken {
        /// What it is.
        found: FileKind,
        /// What it should be.
        wanted: FileKind,
    },
    /// The log or state is of another game.
    OtherGame {
        /// A log or a state.
        what: Document,
        /// The game it is of.
        found: String,
        /// The game it should be of.
        game: &'static str,
    },
    /// The log or state was made under other rules.
    OtherRules {
        /// A log or a state.
        what: Document,
        /// Its version.
        found: u32,
        /// The game.
        game: &'static str,
        /// The version of this program.
        ours: u32,
    },
    /// The log cannot be followed.
    Log(#[from] LogError),
    /// An option was not taken.
    Option(#[from] OptionError),
    /// The game cannot be set up.
    Setup(#[from] SetupError),
    /// Nobody sits there.
    Seat {
        /// The number asked for.
        number: i64,
        /// How many play.
        players: u8,
    },
    /// The action is not allowed.
    Illegal {
        /// Who tried.
        seat: Seat,
        /// Why not.
        refused: Refused,
    },
    /// The decision cannot be taken back.
    Undo(#[from] UndoError),
    /// The finished game that was entered cannot be scored.
    Entry(#[from] EntryError),
}

impl CatalogError {
    pub(crate) fn unknown_game(id: &str, games: &[&dyn AnyGame]) -> CatalogError {
        CatalogError::UnknownGame {
            id: id.into(),
            known: games.iter().map(|game| game.meta().id.into()).collect(),
        }
    }

    /// As a message.
    pub fn message(&self) -> Message {
        let said = match self {
            CatalogError::Unreadable(error) => return error.message(),
            CatalogError::Log(error) => return error.message(),
            CatalogError::Option(error) => return error.message(),
            CatalogError::Setup(error) => return error.message(),
            CatalogError::Undo(error) => return error.message(),
            CatalogError::UnknownGame { id, known } => Said::UnknownGame {
                name: id.clone(),
                games: known.clone(),
            },
            &CatalogError::Unstamped { what, field } => Said::Unstamped { what, field },
            &CatalogError::Mistaken { found, wanted } => Said::Mistaken { found, wanted },
            &CatalogError::OtherGame { what, ref found, game } => Said::OtherGame {
                what,
                found: found.clone(),
                game,
            },
            &CatalogError::OtherRules {
                what,
                found,
                game,
                ours,
            } => Said::OtherRules {
                what,
                found,
                game,
                ours,
            },
            &CatalogError::Seat { number, players } => Said::Seat {
                number,
                players,
                last: players.saturating_sub(1),
            },
            CatalogError::Illegal { seat, refused } => Said::Illegal {
                seat: *seat,
                why: refused.message.clone(),
                clause: refused.clause.clone(),
            },
            CatalogError::Entry(EntryError(faults)) => Said::Entry {
                faults: one_after_another(faults),
            },
        };
        said.say(&())
    }
}

/// All faults, as one message.
fn one_after_another(faults: &[Message]) -> Message {
    let more = |faults: Message, fault: Message| Said::More { faults, fault }.say(&());
    let all = faults.iter().cloned().reduce(more);
    all.unwrap_or_else(|| Message::verbatim(""))
}

impl fmt::Display for CatalogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
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

/// A text that is not what it should be, and where it goes wrong.
#[derive(Debug, Error)]
pub struct Unreadable {
    pub(crate) what: Document,
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

impl Unreadable {
    /// As a message.
    pub fn message(&self) -> Message {
        let what = self.what;
        let said = match &self.fault {
            Fault::Empty => Said::Empty { what },
            &Fault::CutOff { line, column } => Said::CutOff { what, line, column },
            Fault::NotJson(error) => Said::NotJson {
                what,
                why: error.to_string(),
            },
            Fault::Wrong { path, error } => {
                let (path, why) = (shortened(path), without_long_list(&error.to_string()));
                if path.is_empty() {
                    Said::Wrong { what, why }
                } else {
                    Said::WrongAt { what, path, why }
                }
            }
        };
        said.say(&())
    }
}

fn shortened(path: &str) -> String {
    match path.char_indices().nth(LONGEST) {
        None => path.to_owned(),
        Some((end, _)) => format!("{}…", &path[..end]),
    }
}

/// The longest list of what could stand there that is told.
const LONGEST_LIST: usize = 250;

/// What is wrong with a value, without the list of all that could stand there if nobody would read it.
fn without_long_list(why: &str) -> String {
    match why.split_once(", expected one of ") {
        Some((wrong, list)) if list.len() > LONGEST_LIST => wrong.to_owned(),
        _ => why.to_owned(),
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_nobody_would_read_is_left_out() {
        let wrong = |names: usize| {
            format!(
                "unknown variant `x`, expected one of {}",
                vec!["`name`"; names].join(", ")
            )
        };
        assert_eq!(without_long_list(&wrong(3)), wrong(3));
        assert_eq!(without_long_list(&wrong(40)), "unknown variant `x`");
        assert_eq!(without_long_list("invalid type: integer"), "invalid type: integer");
    }
}
