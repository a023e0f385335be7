//! Rules, code and tests speak of the same clauses.

#[test]
fn every_clause_has_a_test_and_every_citation_a_clause() {
    table::kit::clauses::check(
        "T",
        include_str!("../../RULES.md"),
        &["src", "tests"],
        &["src", "tests"],
    );
}
