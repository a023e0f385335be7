//! What the command line says in its own words, in every language: `texts/*.ftl`. Help and wrong usage are English, and so is what programs read.
//! What the operating system, a database or another program has to say is passed on as it is.

mod administration;
mod bot;
mod deed;
mod file_path;
mod finding;
mod outlook;
mod progress;
mod riddle;
mod school;
mod speed;
mod standing;
mod verdict;

use std::env;

use table::{Book, Language, Message, Say, Seat, Seats, Voice};

pub(crate) use administration::AdminLine;
pub(crate) use bot::{BotLine, LevelLine};
pub(crate) use deed::Deed;
pub(crate) use file_path::FilePath;
pub(crate) use finding::Finding;
pub(crate) use outlook::Outlook;
pub(crate) use progress::Progress;
pub(crate) use riddle::Riddle;
pub(crate) use school::School;
pub(crate) use speed::Speed;
pub(crate) use standing::Standing;
pub(crate) use verdict::Verdict;

pub(crate) static BOOK: Book = table::book!("src/texts");

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
        /// A game that was set up.
        SetUp { path: FilePath, game: &'static str, players: Message },
        /// A game that was played to its end.
        PlayedOut { path: FilePath, game: &'static str, players: Message, decisions: Message },
        /// A page that was made of games.
        Page { path: FilePath, games: u64 },
        /// The same, where some games were in several files.
        PageOnce { path: FilePath, games: u64, repeated: u64 },
        /// Facts that were gathered from games.
        Strategy { path: FilePath, games: u64 },
        /// Levels whose strength was measured in games.
        Anchors { path: FilePath, games: u64 },
        /// A database that was copied.
        Copied { path: FilePath },
        /// A server that is ready.
        Listening { url: String },
    }
}

/// What needs no game to be said.
pub(crate) trait Speak: Say<On = ()> {
    /// In words.
    fn said(&self, voice: &Voice<'_>) -> String {
        self.say(&()).said(voice)
    }
}

impl<T: Say<On = ()>> Speak for T {}

/// A number with this many places after the decimal mark, which is a comma in some languages.
pub(crate) fn decimal(number: f64, places: usize, voice: &Voice<'_>) -> String {
    let mark = BOOK.text(voice, "decimal-mark", &[]).unwrap_or_default();
    format!("{number:.places$}").replace('.', &mark).replace('-', "−")
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

    use table::words::Kind;

    use super::*;
    use crate::error::{Fault, GamesFault, ProgramFault, ServerFault};

    /// All that the command line can say.
    fn all_kinds() -> Vec<Kind> {
        [
            Line::kinds(),
            AdminLine::kinds(),
            Deed::kinds(),
            Fault::kinds(),
            ProgramFault::kinds(),
            ServerFault::kinds(),
            GamesFault::kinds(),
            Finding::kinds(),
            Verdict::kinds(),
            Outlook::kinds(),
            Riddle::kinds(),
            School::kinds(),
            BotLine::kinds(),
            LevelLine::kinds(),
            Standing::kinds(),
            Progress::kinds(),
            Speed::kinds(),
        ]
        .concat()
    }

    #[test]
    fn everything_has_its_words_in_every_language() {
        let kinds = all_kinds();
        for language in Language::ALL {
            assert_eq!(BOOK.problems(language), Vec::<String>::new());
            let texts = BOOK.uses(language);
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

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let written = |language| decimal(-12.345, 1, &Voice::in_language(language));
        assert_eq!(Language::ALL.map(written), ["−12.3", "−12.3", "−12,3"]);
    }
}
