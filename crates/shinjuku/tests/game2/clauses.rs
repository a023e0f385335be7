//! Rules, code and tests speak of the same clauses, in every language.

use shinjuku::Shinjuku2;
use table::kit::{clauses, lessons};
use table::{Language, Present};

const RULES: &str = include_str!("../../RULES2.md");

#[test]
fn every_clause_has_a_test_and_a_rule_function_and_every_citation_a_clause() {
    clauses::check("V", RULES, &["src", "tests"], &["src", "tests"]);
    clauses::check_cited("V", RULES, &["src"], &[]);
}

#[test]
fn the_rules_have_the_same_clauses_in_every_language() {
    clauses::check_languages(Language::ALL.map(Shinjuku2::rules_in));
}

#[test]
fn what_lessons_there_are_can_be_done() {
    lessons::check::<Shinjuku2>();
}
