//! The rules of every game, in every language.

use table::kit::clauses::check_languages;
use table::{Language, rulebook};

#[test]
fn the_rules_have_the_same_clauses_in_every_language() {
    for game in catalog::games() {
        let meta = game.meta();
        check_languages(Language::ALL.map(|language| game.rules_in(language)));
        let clauses = rulebook::numbers(game.rules_in(Language::En));
        assert!(clauses.len() > 40, "{} has only {} clauses", meta.id, clauses.len());
        assert!(
            clauses
                .iter()
                .all(|clause| clause.starts_with(meta.letter) || clause.len() < 4),
            "{}: {clauses:?}",
            meta.id
        );
    }
}

/// What only those who look into the program could make sense of.
fn is_for_developers(word: &str) -> bool {
    let word = word.trim_matches(|c: char| !c.is_alphanumeric());
    let is_file = [".rs", ".toml", ".md", ".json", ".ftl", ".txt"]
        .iter()
        .any(|end| word.ends_with(end));
    let is_path = ["src/", "tests/", "docs/", "crates/", "data/"]
        .iter()
        .any(|start| word.starts_with(start));
    let is_name_of_code = word.contains('_') || word.contains("::");
    is_file || is_path || is_name_of_code
}

#[test]
fn the_rules_speak_to_readers() {
    for game in catalog::games() {
        for language in Language::ALL {
            let rules = game.rules_in(language);
            let words = rules.split(|c: char| c.is_whitespace() || "`()（）、。：".contains(c));
            let odd: Vec<&str> = words.filter(|word| is_for_developers(word)).collect();
            assert!(odd.is_empty(), "{} in {}: {odd:?}", game.meta().id, language.code());
            assert!(!rules.contains("テスト"), "{} in {}", game.meta().id, language.code());
            let mut words = rules.split(|c: char| !c.is_alphanumeric());
            let test = words.find(|word| ["test", "tests"].contains(&word.to_lowercase().as_str()));
            assert_eq!(test, None, "{} in {}", game.meta().id, language.code());
        }
    }
}
