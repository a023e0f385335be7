//! Boards and card lists in TOML: reading, checking, writing. The comments of our own files in `data` describe the formats.

mod boards;
mod cards;

use serde::de::DeserializeOwned;
use table::{Label, Say};

use crate::text::load::{EntryKind, LoadProblem};

pub use boards::{BoardsFile, boards_from_toml};
pub use cards::{CardsFile, cards_from_toml};
pub use table::LoadError;

/// The version of both formats.
const FORMAT: u32 = 1;

/// The most characters of a name.
const LONGEST_NAME: usize = 40;

/// Reads a file, without checking what it says.
fn file_from_toml<F: DeserializeOwned>(text: &str) -> Result<F, LoadError> {
    toml::from_str(text).map_err(|error| LoadError::syntax(text, error.span(), error.message()))
}

fn whole_error(problem: &LoadProblem) -> LoadError {
    LoadError::Whole {
        problem: problem.say(&()),
    }
}

fn entry_error(kind: EntryKind, id: &str, problem: &LoadProblem) -> LoadError {
    LoadError::entry(kind.say(&()), id, problem.say(&()))
}

/// What stands at the top of both files.
fn check_head(format: u32, name: &str) -> Result<(), LoadError> {
    LoadError::check_format(format, FORMAT)?;
    check_name(name).map_err(|problem| whole_error(&problem))
}

/// Names fit into a line of text.
fn check_name(name: &str) -> Result<(), LoadProblem> {
    if name.trim().is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(LoadProblem::NameLength {
            name: name.into(),
            most: LONGEST_NAME,
        });
    }
    if name.contains(char::is_control) {
        return Err(LoadProblem::NameUnprintable {
            name: format!("{name:?}"),
        });
    }
    Ok(())
}

/// T1.2: a parcel is named by the letter of its board and a digit.
fn parcel_name(text: &str) -> Option<Label> {
    match text.as_bytes() {
        [b'A'..=b'Z', b'1'..=b'9'] => Label::new(text),
        _ => None,
    }
}
