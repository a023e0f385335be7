//! The server's own words, in every language: previews of links, news, and the pages that mails lead to.

use std::borrow::Cow;

use axum::http::{HeaderMap, header};
use table::words::Argument;
use table::{Book, Language, Voice};

static BOOK: Book = table::book!("texts");

/// Says something of the book, in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words(pub(crate) Language);

impl Words {
    /// In the first language that the asker understands and we speak.
    pub(crate) fn for_asker(asked: &HeaderMap) -> Words {
        let wanted = asked
            .get(header::ACCEPT_LANGUAGE)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default();
        let language = wanted.split(',').find_map(|code| Language::of_code(code.trim()));
        Words(language.unwrap_or_default())
    }

    pub(crate) fn voice(self) -> Voice<'static> {
        Voice::in_language(self.0)
    }

    pub(crate) fn say(self, id: &str, arguments: &[(&'static str, Argument)]) -> String {
        let arguments: Vec<(Cow<'static, str>, Argument)> = arguments
            .iter()
            .map(|(name, argument)| (Cow::Borrowed(*name), argument.clone()))
            .collect();
        BOOK.text(&self.voice(), id, &arguments).unwrap_or_default()
    }
}

/// Text for HTML. People choose their names.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_text() {
        let keys = BOOK.uses(Language::En);
        assert!(keys.len() > 15);
        for language in Language::ALL {
            assert_eq!(BOOK.uses(language), keys, "{}", language.code());
        }
    }

    #[test]
    fn names_stay_inside_their_attributes() {
        assert_eq!(
            escaped(r#"<b>"Ada" & 'Bob'"#),
            "&lt;b&gt;&quot;Ada&quot; &amp; &#39;Bob&#39;"
        );
    }

    #[test]
    fn the_first_language_that_we_speak_is_spoken() {
        let said = |wanted: &'static str| {
            let mut asked = HeaderMap::new();
            asked.insert(header::ACCEPT_LANGUAGE, wanted.parse().unwrap());
            Words::for_asker(&asked).0
        };
        assert_eq!(said("de-DE, fr;q=0.8, en;q=0.5"), Language::Fr);
        assert_eq!(said("ja"), Language::Ja);
        assert_eq!(said("tlh"), Language::En);
    }
}
