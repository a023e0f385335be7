//! Rules, code and tests against each other.

use std::fs;
use std::path::PathBuf;

use table::kit::clauses::{self, Problem};

const RULES: &str = "
## Q1 First
- Q1.1 One, see Q1.2 and QR1.
* **Q1.2** Two. [QR2]
- Q12.A Three.

Q10B, Q.1 and XQ7.7 are no clauses.

- QR1 A ruling.
**QR2, another ruling.** Because.
";

const NOTHING: &[&str] = &[];

/// A folder with one source file of this text.
fn sources(name: &str, text: &str) -> [PathBuf; 1] {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("clauses-{name}"));
    fs::create_dir_all(dir.join("deep")).unwrap();
    fs::write(dir.join("deep/code.rs"), text).unwrap();
    [dir]
}

fn problems(name: &str, code: &str, tests: &str) -> Vec<String> {
    let found = clauses::problems(
        "Q",
        RULES,
        &sources(&format!("{name}-code"), code),
        &sources(&format!("{name}-tests"), tests),
    );
    found
        .iter()
        .map(|problem| problem.to_string().replace(env!("CARGO_TARGET_TMPDIR"), ""))
        .collect()
}

const ALL_TESTS: &str = "
    #[test]
    fn q1_1_q1_2_one_and_two() {}

    #[test]
    #[should_panic]
    fn three_is_q12_a() {}
";

#[test]
fn the_toy_cites_and_tests_its_clauses() {
    clauses::check("Y", include_str!("RULES.md"), &["tests/toy"], &["tests/toy"]);
}

#[test]
fn nothing_is_wrong_where_all_is_cited_and_tested() {
    let code = "/// Q1.1: one. Q12.A-Q1.2 (QR1, QR2). Q5 is a section, `Q1.x` a field, FAQ9.9 a word, Q1.1s and Q3.14_f nothing.";
    assert_eq!(problems("fine", code, ALL_TESTS), [""; 0]);
}

#[test]
fn unknown_clauses_are_found_with_their_place() {
    let code = "// Q1.1\nIllegal::new(\"Q1.3\", \"no\");\n// QR3, Q12.B and Q1.10\n";
    assert_eq!(
        problems("unknown", code, ALL_TESTS),
        [
            "/clauses-unknown-code/deep/code.rs:2 cites Q1.3, which is not in the rules",
            "/clauses-unknown-code/deep/code.rs:3 cites QR3, which is not in the rules",
            "/clauses-unknown-code/deep/code.rs:3 cites Q12.B, which is not in the rules",
            "/clauses-unknown-code/deep/code.rs:3 cites Q1.10, which is not in the rules",
        ]
    );
}

#[test]
fn the_rules_themselves_must_not_cite_unknown_clauses() {
    let rules = format!("Q9.9 at the start of a line is no definition.{RULES}");
    let found = clauses::problems("Q", &rules, NOTHING, &sources("self", ALL_TESTS));
    assert_eq!(
        found,
        [Problem::Unknown {
            clause: "Q9.9".into(),
            place: "the rules:1".into()
        }]
    );
}

#[test]
fn only_real_tests_count() {
    let tests = "
        fn q1_1_no_test() {}
        // #[test]
        fn q1_1_commented_out() {}
        #[test]
        #[ignore]
        fn q1_2_ignored() {}
        #[test]
        fn helper() { call() }
        fn q12_a_after_a_test() {}
        #[test]
        fn q12_and_q1_12_are_others() {}
    ";
    assert_eq!(
        problems("untested", "", tests),
        ["Q1.1", "Q1.2", "Q12.A"].map(|clause| format!("{clause} is not named by a test"))
    );
}

#[test]
#[should_panic(expected = "rules, code and tests don't agree:\n  the rules have no clause that begins with Z")]
fn rules_without_clauses_are_no_success() {
    clauses::check("Z", RULES, NOTHING, NOTHING);
}

#[test]
#[should_panic(expected = "no-such-folder")]
fn a_missing_folder_is_no_success() {
    clauses::check("Q", RULES, &["no-such-folder"], &["no-such-folder"]);
}
