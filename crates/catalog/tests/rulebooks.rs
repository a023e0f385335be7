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
