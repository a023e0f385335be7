//! What the command line says around the words of a game, in every language. Wrong usage and broken files are reported in English.

use std::env;

use table::{Book, Language, Message, Say, Seat, Seats, Voice};

static BOOK: Book = Book::new([
    include_str!("texts/en.ftl"),
    include_str!("texts/ja.ftl"),
    include_str!("texts/fr.ftl"),
]);

table::messages! {
    /// A line around what a game says.
    #[derive(Clone, Debug)]
    pub(crate) enum Line in BOOK, "line", on () {
        /// Who owes a decision.
        Waiting { seats: Seats },
        /// What a seat is asked, or what it did.
        OfSeat { seat: Seat, what: Message },
        /// What a seat took back.
        TookBack { seat: Seat, what: Message },
        /// A player without a name.
        Player { seat: Seat },
        /// Above the final score.
        End,
        /// There is no final score yet.
        NotOver,
        /// What decided between equal scores.
        TieBreak { numbers: String },
        /// How many play.
        Players { n: u8 },
        /// How long a game was.
        Decisions { n: usize },
        /// How to have the same game again.
        Seed { seed: String },
        /// A game of the list of games.
        Game { id: String, name: String, least: u8, most: u8, rules: u32 },
        /// An option of a game.
        Option { about: Message, default: String },
    }
}

impl Line {
    /// In words.
    pub(crate) fn said(&self, voice: &Voice<'_>) -> String {
        self.say(&()).said(voice)
    }
}

/// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides; English where it names none of ours.
pub(crate) fn of_environment() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()))
        .and_then(|code| Language::of_code(&code))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_line_has_its_words_in_every_language() {
        for language in Language::ALL {
            assert_eq!(BOOK.problems(language), Vec::<String>::new());
            let texts = BOOK.uses(language);
            let kinds = Line::kinds();
            let said: BTreeSet<&str> = kinds.iter().map(|kind| kind.id.as_str()).collect();
            let written: BTreeSet<&str> = texts.keys().map(String::as_str).collect();
            assert_eq!(written, said, "{}", language.code());
            for kind in &kinds {
                let given: BTreeSet<&str> = kind.arguments.iter().copied().collect();
                let used: BTreeSet<&str> = texts[&kind.id].iter().map(String::as_str).collect();
                assert_eq!(used, given, "{}: {}", language.code(), kind.id);
            }
        }
    }
}
