//! Every prompt leads to the clause that it is about.

use table::kit::prompts;
use tramways::Tramways;

#[test]
fn every_prompt_has_a_clause() {
    let named = prompts::check_clauses::<Tramways>();
    for clause in [
        "T2.7", "T2.14", "T5.2", "T5.11", "T6.1", "T6.2", "T7.4", "T12.1", "T14.3", "T15.3", "T17.6", "T17.11",
    ] {
        assert!(named.contains(clause), "{clause} is never named");
    }
}
