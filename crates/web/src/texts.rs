//! Every text of the page, by its key, in the language of the reader: `texts/*.ftl`, one file for each language, and a folder of them for each game.
//!
//! `t!("table.undo")` is the text of a key; `t!("table.turn", name = player)` fills in `{ $name }`; a number chooses the plural form. A key that isn't in
//! `texts/en.ftl`, and an argument that is missing, do not compile; a test looks at the other languages.

use std::borrow::Cow;

pub use table::Language;
use table::words::Argument;
use table::{Book, Voice};

use crate::settings::settings;

/// A book with every key, sorted, and the arguments that its text uses.
struct Shelved {
    /// Whose book it is: the shell's, or a game's by its id.
    #[cfg_attr(not(test), expect(dead_code, reason = "the tests name what they find"))]
    room: &'static str,
    /// Found by a function, so that only who speaks its words needs the book: a game's words come with the game.
    book: fn() -> &'static Book,
    keys: &'static [(&'static str, &'static [&'static str])],
}

include!(concat!(env!("OUT_DIR"), "/books.rs"));

/// How the page speaks to its reader: in the language of the settings.
pub fn voice() -> Voice<'static> {
    Voice::in_language(settings().language_now())
}

/// A key that is there. Made by `key!`, or `t!` itself.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    name: &'static str,
    book: fn() -> &'static Book,
}

/// No two texts have the same name.
impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        self.name == other.name
    }
}

impl Eq for Key {}

impl Key {
    /// The key of this name; it fails to compile where there is none, or its text uses an argument that isn't given.
    pub const fn new(name: &'static str, given: &[&str]) -> Key {
        let mut book = 0;
        while book < BOOKS.len() {
            if let Some(used) = arguments(BOOKS[book].keys, name) {
                assert!(all_given(used, given), "the text has arguments that are not given");
                return Key {
                    name,
                    book: BOOKS[book].book,
                };
            }
            book += 1;
        }
        panic!("there is no text with this key");
    }
}

impl Key {
    /// Its name.
    pub const fn name(self) -> &'static str {
        self.name
    }
}

/// What the text of a key uses.
const fn arguments(
    keys: &'static [(&'static str, &'static [&'static str])],
    name: &str,
) -> Option<&'static [&'static str]> {
    let (mut low, mut high) = (0, keys.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        match compare(keys[middle].0, name) {
            0 => return Some(keys[middle].1),
            1 => high = middle,
            _ => low = middle + 1,
        }
    }
    None
}

/// 0 if the texts are equal, 1 if the first comes later.
const fn compare(a: &str, b: &str) -> u8 {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut at = 0;
    while at < a.len() && at < b.len() {
        if a[at] != b[at] {
            return if a[at] > b[at] { 1 } else { 2 };
        }
        at += 1;
    }
    match (a.len() > at, b.len() > at) {
        (false, false) => 0,
        (true, _) => 1,
        _ => 2,
    }
}

const fn all_given(used: &[&str], given: &[&str]) -> bool {
    let mut at = 0;
    while at < used.len() {
        let (mut found, mut place) = (false, 0);
        while place < given.len() {
            found = found || compare(used[at], given[place]) == 0;
            place += 1;
        }
        if !found {
            return false;
        }
        at += 1;
    }
    true
}

/// What can be filled into a text.
pub trait Given {
    /// As an argument.
    fn argument(&self) -> Argument;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Given for $number {
            fn argument(&self) -> Argument {
                Argument::Number((*self).try_into().unwrap_or(i64::MAX))
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

macro_rules! names {
    ($($name:ty),*) => {$(
        impl Given for $name {
            fn argument(&self) -> Argument {
                Argument::Name(self.to_string())
            }
        }
    )*};
}
names!(String, str, char, std::num::NonZeroU8, std::num::NonZeroU32);

impl<T: Given + ?Sized> Given for &T {
    fn argument(&self) -> Argument {
        (**self).argument()
    }
}

/// Several, as the language lists them.
impl<T: Given> Given for Vec<T> {
    fn argument(&self) -> Argument {
        Argument::All(self.iter().map(Given::argument).collect())
    }
}

/// The text of a key with its arguments. See the `t!` macro.
pub fn text(key: Key, fill: Vec<(Cow<'static, str>, Argument)>) -> String {
    let book = (key.book)();
    book.text(&voice(), &key.name.replace('.', "-"), &fill)
        .unwrap_or_else(|| key.name.to_owned())
}

/// The text of a key that is made while the program runs, if there is one in the book of this key.
pub fn find_beside(neighbour: Key, key: &str) -> Option<String> {
    let (book, id) = ((neighbour.book)(), key.replace('.', "-"));
    book.has(voice().language, &id).then(|| book.text(&voice(), &id, &[]))?
}

/// A number as it is written, with a minus that is one.
pub fn figure(number: i32) -> String {
    table::words::figure(number.into())
}

/// A change, with its sign; nothing has none.
pub fn signed(change: i32) -> String {
    let figure = figure(change);
    if change > 0 { format!("+{figure}") } else { figure }
}

/// A number with one place after the decimal mark, which is a comma in some languages.
pub fn tenths(number: f64) -> String {
    let mark = table::words::BOOK
        .text(&voice(), "decimal-mark", &[])
        .unwrap_or_default();
    format!("{number:.1}").replace('.', &mark).replace('-', "−")
}

/// A chance, from 0 to 1, in whole percent as the language writes it.
pub fn percent(chance: f32) -> String {
    let number = Argument::Name(figure((chance * 100.0).round() as i32));
    table::words::BOOK
        .text(&voice(), "percent", &[("n".into(), number)])
        .unwrap_or_default()
}

/// A key that is chosen before its text is wanted: `t!(key, n = 3)`.
#[macro_export]
macro_rules! key {
    ($key:literal $(, $name:ident)* $(,)?) => { const { $crate::texts::Key::new($key, &[$(stringify!($name)),*]) } };
}

/// The text of a key, in the language of the reader.
#[macro_export]
macro_rules! t {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::texts::text(
            const { $crate::texts::Key::new($key, &[$(stringify!($name)),*]) },
            vec![$((std::borrow::Cow::Borrowed(stringify!($name)), $crate::texts::Given::argument(&$value))),*],
        )
    };
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::texts::text($key, vec![$((std::borrow::Cow::Borrowed(stringify!($name)), $crate::texts::Given::argument(&$value))),*])
    };
}
pub use crate::{key, t};

#[cfg(test)]
mod tests {
    use table::words::Kind;

    use super::*;

    #[test]
    fn every_language_has_every_text_with_the_same_arguments() {
        for shelved in BOOKS {
            let kinds = shelved.keys.iter().map(|(key, arguments)| Kind {
                id: key.replace('.', "-"),
                arguments,
            });
            table::kit::words::check((shelved.book)(), &[kinds.collect()]);
        }
    }

    #[test]
    fn a_key_is_found_by_its_name() {
        assert_eq!(key!("shell.rules").name, "shell.rules");
    }

    #[test]
    fn a_chance_is_told_in_whole_percent_as_the_language_writes_it() {
        assert_eq!(percent(0.814), "81%");
        let written = |language| {
            let number = Argument::Name("81".into());
            table::words::BOOK.text(&Voice::in_language(language), "percent", &[("n".into(), number)])
        };
        let forms = Language::ALL.map(|language| written(language).unwrap());
        assert_eq!(forms, ["81%", "81%", "81\u{202f}%"]);
    }

    #[test]
    fn the_words_of_a_game_are_in_its_own_book() {
        let (shell, games) = BOOKS.split_first().unwrap();
        for game in games {
            let starts = [format!("{}.", game.room), format!("learn.{}.", game.room)];
            let is_own = |key: &str| starts.iter().any(|start| key.starts_with(start));
            assert!(!shell.keys.iter().any(|(key, _)| is_own(key)), "{starts:?}");
            assert!(game.keys.iter().all(|(key, _)| is_own(key)), "{starts:?}");
        }
    }
}
