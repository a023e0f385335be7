//! Files of a user's own (card lists, maps, boards): why one is refused, and what their readers share.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::de::value::{Error as ValueError, StrDeserializer};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::error::OptionError;
use crate::words::{BOOK, Message, Say};

crate::messages! {
    /// Why a file was refused.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum LoadError in BOOK, "load", on () {
        /// It is not TOML, or not of this shape. Lines are counted from 1; the reason is the reader's own, in English.
        Syntax { line: usize, reason: String },
        /// The format is not ours.
        Format { found: u32, reads: u32 },
        /// One entry is wrong: what it is, its id, and what is wrong with it.
        Entry { kind: Box<Message>, id: String, problem: Box<Message> },
        /// The file as a whole is wrong.
        Whole { problem: Message },
        /// A name where our own file goes by another one.
        Unknown { name: String },
    }
}

impl LoadError {
    /// The reader stumbled here: `span` is what it read last, in bytes.
    pub fn syntax(text: &str, span: Option<Range<usize>>, reason: &str) -> LoadError {
        let before = span.map_or(0, |span| span.start);
        LoadError::Syntax {
            line: text.bytes().take(before).filter(|&byte| byte == b'\n').count() + 1,
            reason: reason.replace('\n', " "),
        }
    }

    /// One entry is wrong.
    pub fn entry(kind: Message, id: impl Into<String>, problem: Message) -> LoadError {
        LoadError::Entry {
            kind: Box::new(kind),
            id: id.into(),
            problem: Box::new(problem),
        }
    }

    /// `Err` unless a file has the format that is read.
    pub fn check_format(found: u32, reads: u32) -> Result<(), LoadError> {
        if found == reads {
            Ok(())
        } else {
            Err(LoadError::Format { found, reads })
        }
    }

    /// As a message.
    pub fn message(&self) -> Message {
        self.say(&())
    }

    /// The option that takes the file is refused.
    pub fn of_option(&self, name: &str) -> OptionError {
        OptionError::Value {
            name: name.into(),
            reason: self.message(),
        }
    }
}

/// In English.
impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// How our own file is called where another one would be written in full.
pub const STANDARD: &str = "standard";

/// Reads what a log keeps: our own file by its name, any other in full as an `F`. `what` names it in errors.
pub fn by_name_or_in_full<'de, F, T, D>(
    what: &str,
    standard: impl FnOnce() -> Arc<T>,
    deserializer: D,
) -> Result<Arc<T>, D::Error>
where
    F: DeserializeOwned,
    T: TryFrom<F, Error = LoadError>,
    D: Deserializer<'de>,
{
    one_of_ours_or_in_full::<F, T, D>(what, |name| (name == STANDARD).then(standard), deserializer)
}

/// The same where several files are ours, each with its name.
pub fn one_of_ours_or_in_full<'de, F, T, D>(
    what: &str,
    ours: impl FnOnce(&str) -> Option<Arc<T>>,
    deserializer: D,
) -> Result<Arc<T>, D::Error>
where
    F: DeserializeOwned,
    T: TryFrom<F, Error = LoadError>,
    D: Deserializer<'de>,
{
    let wrong = |error: &dyn fmt::Display| serde::de::Error::custom(format_args!("{what}: {error}"));
    match Value::deserialize(deserializer)? {
        Value::String(name) => ours(&name).ok_or_else(|| wrong(&LoadError::Unknown { name })),
        whole => {
            let file: F = serde_json::from_value(whole).map_err(|error| wrong(&error))?;
            T::try_from(file).map(Arc::new).map_err(|error| wrong(&error))
        }
    }
}

/// The variant of a plain enum that has this name in the files.
pub fn named<T: for<'de> Deserialize<'de>>(name: &str) -> Option<T> {
    T::deserialize(StrDeserializer::<ValueError>::new(name)).ok()
}

/// The name in the files of a variant of a plain enum.
pub fn file_name<T: Serialize>(value: T) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(name)) => name,
        other => unreachable!("a plain enum is written as its name, not as {other:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_from_one() {
        let line = |span| match LoadError::syntax("a\nb\nç", span, "two\nlines") {
            LoadError::Syntax { line, reason } => (line, reason),
            other => panic!("{other:?}"),
        };
        let reason = || "two lines".to_owned();
        assert_eq!(line(None), (1, reason()));
        assert_eq!(line(Some(1..2)), (1, reason()));
        assert_eq!(line(Some(2..3)), (2, reason()));
        assert_eq!(line(Some(99..100)), (3, reason()));
    }
}
