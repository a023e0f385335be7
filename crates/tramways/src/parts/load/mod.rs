//! Boards and card lists in TOML: reading, checking, writing. The comments of our own files in `data` describe the formats.

mod boards;
mod cards;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::Label;
use thiserror::Error;

pub use boards::{BoardsFile, boards_from_toml};
pub use cards::{CardsFile, cards_from_toml};

/// The version of both formats.
const FORMAT: u32 = 1;

/// The most characters of a name.
const LONGEST_NAME: usize = 40;

/// Why boards or a card list were refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LoadError {
    /// It is not TOML, or not of this shape.
    #[error("line {line}: {reason}")]
    Syntax {
        /// The line in the file, from 1.
        line: usize,
        /// What the reader says.
        reason: String,
    },
    /// The format is not ours.
    #[error("format {0} is unknown; this program reads format {FORMAT}")]
    Format(u32),
    /// One entry is wrong.
    #[error("{kind} {id}: {reason}")]
    Entry {
        /// What it is.
        kind: &'static str,
        /// Its letter or number.
        id: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The file as a whole is wrong.
    #[error("{0}")]
    Whole(String),
}

/// Reads a file, without checking what it says.
fn file_from_toml<F: DeserializeOwned>(text: &str) -> Result<F, LoadError> {
    toml::from_str(text).map_err(|error| {
        let before = error.span().map_or(0, |span| span.start);
        let line = text.bytes().take(before).filter(|&byte| byte == b'\n').count() + 1;
        LoadError::Syntax {
            line,
            reason: error.message().replace('\n', " "),
        }
    })
}

/// What stands at the top of both files.
fn check_head(format: u32, name: &str) -> Result<(), LoadError> {
    if format != FORMAT {
        return Err(LoadError::Format(format));
    }
    check_name(name).map_err(LoadError::Whole)
}

/// Names fit into a line of text.
fn check_name(name: &str) -> Result<(), String> {
    if name.trim().is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(format!(
            "the name '{name}' is empty or too long; a name has 1 to {LONGEST_NAME} characters"
        ));
    }
    if name.contains(char::is_control) {
        return Err(format!("the name {name:?} has a character that cannot be printed"));
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

/// The variant of a plain enum that has this name in the files.
fn named<T: for<'de> Deserialize<'de>>(name: &str) -> Option<T> {
    T::deserialize(serde::de::value::StrDeserializer::<serde::de::value::Error>::new(name)).ok()
}

/// The name in the files of a variant of a plain enum.
fn file_name<T: Serialize>(value: T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        other => unreachable!("a plain enum is written as its name, not as {other:?}"),
    }
}
