//! Where the words of a language are: in the program, or in a file that comes when the language is spoken.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

/// The words of one file in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// In the program.
    Here(&'static str),
    /// In a file of its language, under this name. A page has readers of one language; it would carry the others in vain.
    Comes(&'static str),
}

/// What has come, by its name.
static CAME: RwLock<BTreeMap<String, &'static str>> = RwLock::new(BTreeMap::new());

impl Source {
    /// Three texts that are all in the program, in the order of [`Language::ALL`](crate::Language::ALL).
    pub const fn here([en, ja, fr]: [&'static str; 3]) -> [Source; 3] {
        [Source::Here(en), Source::Here(ja), Source::Here(fr)]
    }

    /// The words, if they are here.
    pub fn text(self) -> Option<&'static str> {
        match self {
            Source::Here(text) => Some(text),
            Source::Comes(name) => CAME.read().unwrap_or_else(PoisonError::into_inner).get(name).copied(),
        }
    }
}

/// Texts have come, by the names of their files. They stay as long as the program runs; what comes again is not looked at.
pub fn came(texts: BTreeMap<String, String>) {
    let mut came = CAME.write().unwrap_or_else(PoisonError::into_inner);
    for (name, text) in texts {
        came.entry(name).or_insert_with(|| text.leak());
    }
}

/// The texts of files of this crate in the order of [`Language::ALL`](crate::Language::ALL): all in the program, but in a page only the English ones. The others are then called by
/// crate and path.
#[macro_export]
macro_rules! sources {
    ($en:expr, $ja:expr, $fr:expr) => {{
        #[cfg(not(target_family = "wasm"))]
        let sources = $crate::words::Source::here([
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $en)),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $ja)),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $fr)),
        ]);
        #[cfg(target_family = "wasm")]
        let sources = [
            $crate::words::Source::Here(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $en))),
            $crate::words::Source::Comes(concat!(env!("CARGO_PKG_NAME"), "/", $ja)),
            $crate::words::Source::Comes(concat!(env!("CARGO_PKG_NAME"), "/", $fr)),
        ];
        sources
    }};
}

/// The [`Book`](crate::Book) of a folder of this crate: `en.ftl`, `ja.ftl`, `fr.ftl`.
#[macro_export]
macro_rules! book {
    ($folder:literal) => {
        $crate::Book::of($crate::sources!(
            concat!($folder, "/en.ftl"),
            concat!($folder, "/ja.ftl"),
            concat!($folder, "/fr.ftl")
        ))
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Book, Language, Voice};

    #[test]
    fn what_has_not_come_is_said_in_english() {
        const NAME: &str = "table/tests/fr.ftl";
        static BOOK: Book = Book::of([
            Source::Here("tram = Tram"),
            Source::Here("tram = 市電"),
            Source::Comes(NAME),
        ]);
        let said = || BOOK.text(&Voice::in_language(Language::Fr), "tram", &[]);
        let comes = |text: &str| came(BTreeMap::from([(NAME.to_owned(), text.to_owned())]));
        assert_eq!(said().as_deref(), Some("Tram"));
        assert!(BOOK.has(Language::Fr, "tram"), "in English");
        comes("tram = Tramway");
        assert_eq!(said().as_deref(), Some("Tramway"));
        comes("tram = Train");
        assert_eq!(said().as_deref(), Some("Tramway"), "it comes once");
    }
}
