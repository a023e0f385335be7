//! Why something is not allowed, in the language of the reader. The engines tell it in English: `texts/refusals.toml` has it in the others.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::settings::settings;
use crate::texts::Language;

/// The translations of a reason, by the code of the language.
type Translations = HashMap<String, String>;

type Reasons = LazyLock<HashMap<String, Translations>>;

static OF_RULES: Reasons = LazyLock::new(|| read(include_str!("../texts/refusals.toml")));

fn read(source: &str) -> HashMap<String, Translations> {
    toml::from_str(source).expect("a test reads the reasons")
}

/// A reason of the rules in the language of the settings; one that is not known stays as it is.
pub fn text(reason: &str) -> String {
    translated(&OF_RULES, reason)
}

fn translated(reasons: &Reasons, reason: &str) -> String {
    let language = settings().language_now();
    let translated = (language != Language::En)
        .then(|| reasons.get(reason)?.get(language.code()))
        .flatten();
    translated.map_or(reason, String::as_str).to_owned()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::{Path, PathBuf};

    use super::*;

    /// Every game that has a board gives its reasons in every language, and there are no others.
    #[test]
    fn every_reason_is_told_in_every_language() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let boards = entries(&crates.join("web/src/boards"))
            .into_iter()
            .filter(|path| path.is_dir());
        let games = boards.map(|board| crates.join(board.file_name().unwrap()).join("src"));
        let given: BTreeSet<String> = games
            .flat_map(|game| code(&game))
            .flat_map(|code| reasons(&code))
            .collect();
        let known: BTreeSet<String> = OF_RULES.keys().cloned().collect();
        assert!(given.len() > 100, "{given:#?}");
        assert_eq!(
            given.difference(&known).collect::<Vec<_>>(),
            Vec::<&String>::new(),
            "these have no translation"
        );
        assert_eq!(
            known.difference(&given).collect::<Vec<_>>(),
            Vec::<&String>::new(),
            "nobody gives these any more"
        );
        all_are_translated(&OF_RULES);
    }

    fn all_are_translated(reasons: &Reasons) {
        for (reason, translations) in &**reasons {
            let missing: Vec<&str> = Language::ALL[1..]
                .iter()
                .map(|language| language.code())
                .filter(|code| !translations.contains_key(*code))
                .collect();
            assert!(missing.is_empty(), "{reason}: {missing:?}");
        }
    }

    /// The reasons in a file: a clause and the words for it, one after the other, that are no part of a score.
    fn reasons(code: &str) -> Vec<String> {
        let code = code
            .split("#[cfg(test)]")
            .next()
            .unwrap()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        let is_clause = |word: &str| {
            let number = word.strip_prefix(['H', 'S']).map(|rest| rest.trim_start_matches('R'));
            number.is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit()) && !number.contains(' '))
        };
        let pairs = code.match_indices("\", \"").filter_map(|(at, between)| {
            let (before, clause) = code[..at].rsplit_once('"')?;
            let (words, _) = code[at + between.len()..].split_once('"')?;
            (is_clause(clause) && !before.ends_with("leaf(") && !before.ends_with("sum(")).then(|| words.to_owned())
        });
        pairs.collect()
    }

    fn code(folder: &Path) -> Vec<String> {
        let paths = entries(folder).into_iter().filter(|path| !path.ends_with("tests"));
        paths
            .flat_map(|path| {
                if path.is_dir() {
                    code(&path)
                } else {
                    vec![std::fs::read_to_string(&path).unwrap()]
                }
            })
            .collect()
    }

    fn entries(folder: &Path) -> Vec<PathBuf> {
        std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect()
    }
}
