//! For whom something is said.

use crate::seat::Seat;

use super::language::Language;

/// For whom something is said: in which language, to whom, and how players are called.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The reader's language.
    pub language: Language,
    /// The reader's seat: "you laid" in place of "Mika laid".
    pub you: Option<Seat>,
    /// The players' names; where there are none, they are called by their seats.
    pub name: Option<&'a dyn Fn(Seat) -> String>,
}

impl Voice<'static> {
    /// To nobody in particular, with players called by their seats.
    pub const fn in_language(language: Language) -> Voice<'static> {
        Voice {
            language,
            you: None,
            name: None,
        }
    }
}

impl Default for Voice<'static> {
    fn default() -> Voice<'static> {
        Voice::in_language(Language::En)
    }
}
