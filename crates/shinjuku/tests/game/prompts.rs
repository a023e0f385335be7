//! Every prompt leads to the clause that it is about.

use shinjuku::Shinjuku;
use table::kit::prompts;

#[test]
fn every_prompt_has_a_clause() {
    let named = prompts::check_clauses::<Shinjuku>();
    for clause in ["S3.4", "S4.1", "S5.1", "S5.4", "S5.5", "S6.1", "S7.1", "S7.2"] {
        assert!(named.contains(clause), "{clause} is never named");
    }
}
