//! The languages.

use serde::{Deserialize, Serialize};

/// A language that everything can be read in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Japanese.
    Ja,
    /// French.
    Fr,
}

impl Language {
    /// All languages, in the order in which books have them.
    pub const ALL: [Language; 3] = [Language::En, Language::Ja, Language::Fr];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ja => "ja",
            Language::Fr => "fr",
        }
    }

    /// Its name, in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Ja => "日本語",
            Language::Fr => "Français",
        }
    }

    /// The language of a code such as `fr-CA` or `ja_JP.UTF-8`.
    pub fn of_code(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| code.starts_with(language.code()))
    }
}
