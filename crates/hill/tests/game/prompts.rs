//! Every prompt leads to the clause that it is about.

use hill::Hill;
use table::kit::prompts;

#[test]
fn every_prompt_has_a_clause() {
    let named = prompts::check_clauses::<Hill>();
    for clause in ["H2.5", "H2.6", "H2.8", "H4.1", "H4.2", "H7.1", "H9.2", "H10.6", "H13.2"] {
        assert!(named.contains(clause), "{clause} is never named");
    }
}
