//! Words that whoever runs the server doesn't want to see, in names and in chat. Off unless a file of them is named.
//!
//! Words are compared by what they look like: another alphabet, digits for letters, spaces and dots between letters, letters doubled, none of that helps.

use std::path::{Path, PathBuf};

use serde::Deserialize;
use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use wire::Refusal;

use crate::names;

/// What is done with a line of chat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum InChat {
    /// Stars stand in the place of the word.
    #[default]
    Mask,
    /// The line is refused.
    Refuse,
}

/// The file: TOML.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    /// What no name has in it.
    #[serde(default)]
    names: Vec<String>,
    /// What nobody says.
    #[serde(default)]
    chat: Vec<String>,
    #[serde(default)]
    in_chat: InChat,
}

/// Why a file of words can't be used.
#[derive(Debug, Error)]
pub enum FilterError {
    /// It can't be read.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// It isn't what it should be.
    #[error("{}: {reason}", path.display())]
    Content {
        /// Which.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
}

/// Words that nobody wants to see.
#[derive(Default)]
pub(crate) struct Filter {
    names: Vec<Pattern>,
    chat: Vec<Pattern>,
    in_chat: InChat,
}

impl Filter {
    /// The words of a file.
    pub(crate) fn load(path: &Path) -> Result<Filter, FilterError> {
        let text = std::fs::read_to_string(path).map_err(|error| FilterError::File {
            path: path.to_owned(),
            error,
        })?;
        Filter::read(&text).map_err(|reason| FilterError::Content {
            path: path.to_owned(),
            reason,
        })
    }

    fn read(text: &str) -> Result<Filter, String> {
        let written: Written = toml::from_str(text).map_err(|error| error.message().to_owned())?;
        let patterns = |words: &[String]| {
            words
                .iter()
                .map(|word| Pattern::new(word))
                .collect::<Result<Vec<Pattern>, String>>()
        };
        Ok(Filter {
            names: patterns(&written.names)?,
            chat: patterns(&written.chat)?,
            in_chat: written.in_chat,
        })
    }

    /// A name, unless it has something in it that it should not.
    pub(crate) fn name(&self, name: &str) -> Result<(), Refusal> {
        if found(&self.names, name).is_empty() {
            Ok(())
        } else {
            Err(Refusal::NameFiltered)
        }
    }

    /// A line of chat as others may read it.
    pub(crate) fn chat(&self, text: String) -> Result<String, Refusal> {
        let found = found(&self.chat, &text);
        match self.in_chat {
            _ if found.is_empty() => Ok(text),
            InChat::Refuse => Err(Refusal::ChatFiltered),
            InChat::Mask => Ok(masked(&text, &found)),
        }
    }
}

/// The places of letters that stand in some pattern.
fn found(patterns: &[Pattern], text: &str) -> Vec<usize> {
    if patterns.is_empty() {
        return Vec::new();
    }
    let (words, whole) = (words(text), Folded::of(text.chars().enumerate()));
    let mut places: Vec<usize> = patterns
        .iter()
        .flat_map(|pattern| pattern.places(&words, &whole))
        .collect();
    places.sort_unstable();
    places.dedup();
    places
}

fn masked(text: &str, places: &[usize]) -> String {
    let star = |(place, letter): (usize, char)| {
        if places.binary_search(&place).is_ok() && !letter.is_whitespace() {
            '*'
        } else {
            letter
        }
    };
    text.chars().enumerate().map(star).collect()
}

/// Letters as they look, each with the place in the text where it came from.
#[derive(Default)]
struct Folded {
    letters: Vec<char>,
    places: Vec<usize>,
}

impl Folded {
    /// Letters as they look; the same several times in a row is one.
    fn of(text: impl Iterator<Item = (usize, char)>) -> Folded {
        let mut folded = Folded::default();
        for (place, letter) in text {
            for look in fold(letter) {
                match folded.letters.last() {
                    Some(last) if *last == look => {}
                    _ => {
                        folded.letters.push(look);
                        folded.places.push(place);
                    }
                }
            }
        }
        folded
    }
}

/// What a letter looks like: plain, small, without marks; digits and signs as the letters that they stand for.
fn fold(letter: char) -> Vec<char> {
    let plain = match letter {
        '3' | '€' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' | '+' => 't',
        '8' => 'b',
        '!' | '|' => 'l',
        other => other,
    };
    let apart: String = plain.nfkd().filter(|letter| !is_mark(*letter)).collect();
    names::looks(&apart)
        .chars()
        .filter(|letter| letter.is_alphanumeric())
        .collect()
}

fn is_mark(letter: char) -> bool {
    letter.general_category_group() == GeneralCategoryGroup::Mark
}

/// The words of a text. Letters that stand alone one after the other are a word, too.
fn words(text: &str) -> Vec<Folded> {
    let mut parts: Vec<Vec<(usize, char)>> = vec![Vec::new()];
    for (place, letter) in text.chars().enumerate() {
        let is_letter = is_mark(letter) || !fold(letter).is_empty();
        match parts.last_mut() {
            Some(part) if is_letter => part.push((place, letter)),
            _ => parts.push(Vec::new()),
        }
    }
    for part in &mut parts {
        trim(part);
    }
    parts.retain(|part| !part.is_empty());
    let mut words = Vec::new();
    let mut spelled: Vec<(usize, char)> = Vec::new();
    for part in parts {
        let stands_alone = part.iter().filter(|(_, letter)| !is_mark(*letter)).count() == 1;
        if stands_alone {
            spelled.extend(part);
            continue;
        }
        words.push(Folded::of(std::mem::take(&mut spelled).into_iter()));
        words.push(Folded::of(part.into_iter()));
    }
    words.push(Folded::of(spelled.into_iter()));
    words
}

/// A sign at the edge of a word is only that.
fn trim(part: &mut Vec<(usize, char)>) {
    let is_sign = |(_, letter): &(usize, char)| matches!(letter, '!' | '|' | '+');
    while part.last().is_some_and(is_sign) {
        part.pop();
    }
    let signs = part.iter().take_while(|letter| is_sign(letter)).count();
    part.drain(..signs);
}

/// A word as the operator wrote it. A `*` stands for any letters.
struct Pattern {
    /// Between the stars.
    parts: Vec<Vec<char>>,
    /// May it stand in the middle of something? So it is where words have no spaces between them.
    anywhere: bool,
}

impl Pattern {
    fn new(word: &str) -> Result<Pattern, String> {
        let parts: Vec<Vec<char>> = word
            .split('*')
            .map(|part| Folded::of(part.chars().enumerate()).letters)
            .collect();
        if parts.iter().all(Vec::is_empty) {
            return Err(format!("“{word}” has no letters in it"));
        }
        let anywhere = word
            .chars()
            .any(|letter| letter.is_alphabetic() && !letter.is_lowercase() && !letter.is_uppercase());
        Ok(Pattern { parts, anywhere })
    }

    /// The places of the letters that it stands on.
    fn places(&self, words: &[Folded], whole: &Folded) -> Vec<usize> {
        if self.anywhere {
            return self.inside(whole);
        }
        let fits = words.iter().filter(|word| self.fits(&word.letters));
        // also those between: what was spelled with dots is masked with them
        fits.filter_map(|word| Some(*word.places.first()?..=*word.places.last()?))
            .flatten()
            .collect()
    }

    /// Is this the word?
    fn fits(&self, letters: &[char]) -> bool {
        let (Some((first, rest)), last) = (self.parts.split_first(), self.parts.last()) else {
            return false;
        };
        let Some(mut left) = letters.strip_prefix(first.as_slice()) else {
            return false;
        };
        let Some((_, middle)) = rest.split_last() else {
            return left.is_empty();
        };
        for part in middle {
            let Some(place) = position(left, part) else {
                return false;
            };
            left = &left[place + part.len()..];
        }
        last.is_some_and(|last| left.ends_with(last))
    }

    /// Wherever it stands in the text.
    fn inside(&self, text: &Folded) -> Vec<usize> {
        let part = self.parts.iter().flatten().copied().collect::<Vec<char>>();
        let (mut places, mut from) = (Vec::new(), 0);
        while let Some(place) = position(&text.letters[from..], &part) {
            let range = from + place..from + place + part.len();
            places.extend(&text.places[range]);
            from += place + 1;
        }
        places
    }
}

fn position(letters: &[char], part: &[char]) -> Option<usize> {
    if part.is_empty() {
        return Some(0);
    }
    letters.windows(part.len()).position(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filter(text: &str) -> Filter {
        Filter::read(text).unwrap()
    }

    #[test]
    fn simple_evasion_does_not_help() {
        let filter = filter("chat = ['darn', 'heck*', 'ばか']");
        for (said, shown) in [
            ("well, darn it", "well, **** it"),
            ("DARN", "****"),
            ("dаrn", "****"), // Cyrillic а
            ("d4rn", "****"),
            ("d@rn!", "****!"),
            ("d!sh", "d!sh"),
            ("daaarrn", "*******"),
            ("d.a.r.n you", "******* you"),
            ("d a r n", "* * * *"),
            ("dárn", "****"),
            ("ｄａｒｎ", "****"),
            ("hecking", "*******"),
            ("このばかめ", "この**め"),
            // what only has it in it is another word
            ("darning socks", "darning socks"),
            ("check", "check"),
            ("a fine game", "a fine game"),
            ("", ""),
        ] {
            assert_eq!(filter.chat(said.to_owned()).unwrap(), shown, "{said}");
        }
    }

    #[test]
    fn names_are_refused_and_so_is_chat_if_it_is_wanted() {
        let filter = filter("names = ['*admin*', 'moderator']\nchat = ['darn']\nin_chat = 'refuse'");
        for name in [
            "Admin",
            "the admins",
            "4dm1n",
            "A D M I N",
            "Moderator",
            "sysadmin",
            "аdmіn",
        ] {
            assert_eq!(filter.name(name), Err(Refusal::NameFiltered), "{name}");
        }
        for name in ["Ada", "Moderators", "Adam Minor"] {
            assert_eq!(filter.name(name), Ok(()), "{name}");
        }
        assert_eq!(filter.chat("oh darn".to_owned()), Err(Refusal::ChatFiltered));
        assert_eq!(filter.chat("admin".to_owned()).unwrap(), "admin");
    }

    #[test]
    fn without_a_file_everything_can_be_said() {
        assert_eq!(Filter::default().chat("darn".to_owned()).unwrap(), "darn");
        assert_eq!(Filter::default().name("Admin"), Ok(()));
    }

    #[test]
    fn a_file_that_makes_no_sense_is_refused() {
        for bad in [
            "chat = 'darn'",
            "words = []",
            "chat = ['*']",
            "chat = ['...']",
            "in_chat = 'shout'",
            "[",
        ] {
            assert!(Filter::read(bad).is_err(), "{bad}");
        }
        assert!(Filter::load(Path::new("/nowhere/at/all")).is_err());
    }
}
