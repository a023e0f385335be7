//! Every prompt leads to the clause that it is about.

use shinjuku::Shinjuku2;
use table::kit::prompts;

#[test]
fn every_prompt_has_a_clause() {
    let named = prompts::check_clauses::<Shinjuku2>();
    for clause in [
        "V4.4", "V4.5", "V5.1", "V6.1", "V6.2", "V6.3", "V7.1", "V8.2", "V9.2", "V10.4", "V12.2", "V13.2",
    ] {
        assert!(named.contains(clause), "{clause} is never named");
    }
}
