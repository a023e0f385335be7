//! Every text of the page, by its key, in the language of the reader: `texts/*.toml`, one file for each language.
//!
//! `t!("table.undo")` is the text of a key; `t!("table.turn", name = player)` fills in `{name}`. With `n = 1` the key with `.one` behind it is taken, where there is one. A key that
//! is missing in a language falls back to English (and fails a test).

use std::collections::HashMap;
use std::fmt::Display;
use std::sync::LazyLock;

pub use table::Language;
use table::Voice;

use crate::settings::settings;

/// The texts of a language.
const fn source(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../texts/en.toml"),
        Language::Ja => include_str!("../texts/ja.toml"),
        Language::Fr => include_str!("../texts/fr.toml"),
    }
}

/// How the page speaks to its reader: in the language of the settings.
pub fn voice() -> Voice<'static> {
    Voice::in_language(settings().language_now())
}

type Texts = HashMap<String, String>;

static TEXTS: LazyLock<[Texts; 3]> = LazyLock::new(|| Language::ALL.map(|language| read(source(language))));

fn read(source: &str) -> Texts {
    let mut texts = Texts::new();
    flatten("", &toml::from_str(source).expect("a test reads the texts"), &mut texts);
    texts
}

fn flatten(name: &str, value: &toml::Value, texts: &mut Texts) {
    match value {
        toml::Value::Table(table) => {
            for (key, value) in table {
                let name = if name.is_empty() {
                    key.clone()
                } else {
                    format!("{name}.{key}")
                };
                flatten(&name, value, texts);
            }
        }
        toml::Value::String(text) => drop(texts.insert(name.to_owned(), text.clone())),
        _ => {}
    }
}

/// The text of a key, in the language of the settings, if there is one.
pub fn find(key: &str) -> Option<&'static str> {
    let own = &TEXTS[settings().language_now() as usize];
    own.get(key).or_else(|| TEXTS[0].get(key)).map(String::as_str)
}

/// The text of a key with its places filled in. See the `t!` macro.
pub fn text(key: &str, fill: &[(&str, &dyn Display)]) -> String {
    let one = fill
        .iter()
        .any(|(name, value)| *name == "n" && value.to_string() == "1");
    let found = if one {
        find(&format!("{key}.one")).or_else(|| find(key))
    } else {
        find(key)
    };
    let Some(found) = found.or_else(|| find(&format!("{key}.other"))) else {
        return key.to_owned();
    };
    let mut text = found.to_owned();
    for (name, value) in fill {
        text = text.replace(&format!("{{{name}}}"), &value.to_string());
    }
    text
}

/// A number as it is written, with a minus that is one.
pub fn figure(number: i32) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        number.to_string()
    }
}

/// The text of a key, in the language of the reader.
#[macro_export]
macro_rules! t {
    ($key:expr) => { $crate::texts::text($key, &[]) };
    ($key:expr, $($name:ident = $value:expr),+ $(,)?) => { $crate::texts::text($key, &[$((stringify!($name), &$value as &dyn std::fmt::Display)),+]) };
}
pub use crate::t;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn places(text: &str) -> BTreeSet<&str> {
        text.split('{')
            .skip(1)
            .filter_map(|rest| rest.split_once('}'))
            .map(|(name, _)| name)
            .collect()
    }

    #[test]
    fn every_language_has_every_text_with_the_same_places() {
        let [english, others @ ..] = &*TEXTS;
        let mut problems = Vec::new();
        for (language, texts) in Language::ALL[1..].iter().zip(others) {
            for (key, text) in english {
                let is_one = key.rsplit_once('.').is_some_and(|(_, last)| last == "one");
                let problem = match texts.get(key) {
                    None => "is missing",
                    Some(own) if places(own) != places(text) && !is_one => "has other places than in English",
                    Some(_) => continue,
                };
                problems.push(format!("{}: {key} {problem}", language.code()));
            }
            problems.extend(
                texts
                    .keys()
                    .filter(|key| !english.contains_key(*key))
                    .map(|key| format!("{}: {key} is not in English", language.code())),
            );
        }
        problems.sort();
        assert!(problems.is_empty(), "{}", problems.join("\n"));
    }

    /// Every key that is written out in the code is a text.
    #[test]
    fn every_key_in_the_code_exists() {
        let mut missing = BTreeSet::new();
        for file in sources(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))) {
            let source = std::fs::read_to_string(&file).unwrap();
            // `format!("` ends like `t!("`, too, and is no key
            let starts = source
                .match_indices("t!(\"")
                .filter(|(at, _)| !source[..*at].ends_with(|c: char| c.is_alphanumeric()))
                .map(|(at, _)| at + 4);
            let keys = starts.filter_map(|at| source[at..].split_once('"')).map(|(key, _)| key);
            let known = |key: &str| TEXTS[0].contains_key(key) || TEXTS[0].contains_key(&format!("{key}.other"));
            missing.extend(
                keys.filter(|key| !file.ends_with("texts.rs") && !known(key))
                    .map(|key| format!("{}: {key}", file.display())),
            );
        }
        assert!(missing.is_empty(), "{missing:#?}");
    }

    fn sources(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries
            .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
            .collect()
    }
}
