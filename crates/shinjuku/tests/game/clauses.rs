//! Rules, code and tests speak of the same clauses.

use table::kit::clauses;

const RULES: &str = include_str!("../../RULES.md");

#[test]
fn every_clause_has_a_test_and_a_rule_function_and_every_citation_a_clause() {
    clauses::check("S", RULES, &["src", "tests"], &["src", "tests"]);
    clauses::check_cited("S", RULES, &["src"], &[]);
}
