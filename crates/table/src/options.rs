//! What can be chosen when a game is set up.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::error::OptionError;
use crate::words::{BOOK, Message, Say};

/// The options of a game. The default is the standard game.
pub trait Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What can be chosen, for people and for pages that offer it.
    fn specs() -> Vec<OptionSpec>;

    /// Chooses: the value as typed; for [`OptionKind::File`] the contents of the file.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError>;
}

/// One option, described.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OptionSpec {
    /// The name, as typed.
    pub name: String,
    /// One line on what it does.
    pub about: Message,
    /// A few words for lists of what was chosen.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub label: Option<Message>,
    /// What values it takes.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// The value if nothing is chosen.
    pub default: String,
}

/// What values an option takes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// `true` or `false`.
    Flag,
    /// One of these words.
    Choice {
        /// The words.
        values: Vec<String>,
    },
    /// Free words, of which the game says what they mean.
    Text {
        /// What can be written.
        form: Message,
    },
    /// A file of the user's own; its contents become part of the game's log.
    File,
}

impl OptionSpec {
    /// The same with a few words for lists of what was chosen.
    #[must_use]
    pub fn called(mut self, label: Message) -> OptionSpec {
        self.label = Some(label);
        self
    }

    /// A switch that is off by default.
    pub fn flag(name: &str, about: Message) -> OptionSpec {
        OptionSpec {
            name: name.into(),
            about,
            label: None,
            kind: OptionKind::Flag,
            default: "false".into(),
        }
    }

    /// One of these words; the first is the default.
    pub fn choice(name: &str, about: Message, values: &[String]) -> OptionSpec {
        OptionSpec {
            name: name.into(),
            about,
            label: None,
            default: values.first().cloned().unwrap_or_default(),
            kind: OptionKind::Choice {
                values: values.to_vec(),
            },
        }
    }

    /// Free words; `form` says what can be written.
    pub fn text(name: &str, about: Message, form: Message, default: &str) -> OptionSpec {
        OptionSpec {
            name: name.into(),
            about,
            label: None,
            kind: OptionKind::Text { form },
            default: default.into(),
        }
    }

    /// A file of the user's own in place of the game's.
    pub fn file(name: &str, about: Message, default: &str) -> OptionSpec {
        OptionSpec {
            name: name.into(),
            about,
            label: None,
            kind: OptionKind::File,
            default: default.into(),
        }
    }
}

crate::messages! {
    /// What is wrong with the value of an option.
    #[derive(Clone, Debug)]
    pub enum Fault in BOOK, "option-fault", on () {
        /// Not a flag.
        NeitherTrueNorFalse { value: String },
    }
}

/// Reads the value of a flag.
pub fn parse_flag(name: &str, value: &str) -> Result<bool, OptionError> {
    match value {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(OptionError::Value {
            name: name.into(),
            reason: Fault::NeitherTrueNorFalse { value: value.into() }.say(&()),
        }),
    }
}

/// The error for a name that is no option of `O`.
pub fn unknown_option<O: Options>(name: &str) -> OptionError {
    OptionError::Unknown {
        name: name.into(),
        options: O::specs().into_iter().map(|spec| spec.name).collect(),
    }
}
