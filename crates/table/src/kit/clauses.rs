//! Rules, code and tests agree: every clause that the code cites is in the rules, and every clause of the rules has a test that names it.
//!
//! A clause is written with the game's letter: `H6.4`, `H12.A`; a ruling like `HR7`. The rules define it at the start of a list item (`- H6.4 ...` or
//! `* **T4.3** ...`), or in bold at the start of a line (`**TR5, ...`). A test names it as `h6_4_...`; several in one name are fine. Only functions under
//! `#[test]` count, ignored ones don't. Rulings need no test of their own: they belong to clauses.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::rulebook;
use crate::words::Language;

/// Something on which rules, code and tests don't agree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The rules define no clause with this letter.
    NoClauses(String),
    /// A clause is cited that the rules don't have.
    Unknown {
        /// The clause.
        clause: String,
        /// Where: file and line.
        place: String,
    },
    /// No test names this clause.
    Untested(String),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::NoClauses(letter) => write!(f, "the rules have no clause that begins with {letter}"),
            Problem::Unknown { clause, place } => write!(f, "{place} cites {clause}, which is not in the rules"),
            Problem::Untested(clause) => write!(f, "{clause} is not named by a test"),
        }
    }
}

/// Panics with all problems, if there are any. `sources` and `tests` are folders (or files), searched through for `.rs` files; unit tests make a source folder
/// a test folder too.
pub fn check(letter: &str, rules: &str, sources: &[impl AsRef<Path>], tests: &[impl AsRef<Path>]) {
    let problems: Vec<String> = problems(letter, rules, sources, tests)
        .iter()
        .map(Problem::to_string)
        .collect();
    assert!(
        problems.is_empty(),
        "rules, code and tests don't agree:\n  {}",
        problems.join("\n  ")
    );
}

/// Panics with the clauses that no rule function names, but for those of `exceptions`, each with the reason why no code can; and with exceptions that some
/// code names after all. `sources` are folders; what is in `tests` does not count.
pub fn check_cited(letter: &str, rules: &str, sources: &[impl AsRef<Path>], exceptions: &[(&str, &str)]) {
    let cited: BTreeSet<String> = rust_files(sources)
        .iter()
        .filter(|(path, _)| !is_test(path))
        .flat_map(|(_, text)| {
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            code.lines()
                .flat_map(|line| citations(letter, line).map(str::to_owned))
                .collect::<Vec<_>>()
        })
        .collect();
    let excused = |clause: &str| exceptions.iter().any(|(excused, _)| *excused == clause);
    let defined = defined(letter, rules);
    let unnamed = defined
        .iter()
        .filter(|clause| needs_test(clause) && !cited.contains(*clause) && !excused(clause))
        .map(|clause| format!("no rule function names {clause}"));
    let stale = exceptions.iter().filter_map(|(clause, _)| {
        let there = defined.iter().any(|known| known == clause);
        (cited.contains(*clause) || !there).then(|| format!("{clause} is no exception any more"))
    });
    let problems: Vec<String> = unnamed.chain(stale).collect();
    assert!(
        problems.is_empty(),
        "rules and code don't agree:\n  {}",
        problems.join("\n  ")
    );
}

fn is_test(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "tests") || path.file_name().is_some_and(|name| name == "tests.rs")
}

/// Panics unless the rules have the same clauses, in the same order, in every language.
pub fn check_languages(rules: [&str; 3]) {
    let [first, others @ ..] = rules.map(rulebook::numbers);
    for (language, other) in Language::ALL[1..].iter().zip(others) {
        let difference = first.iter().zip(&other).find(|(ours, theirs)| ours != theirs);
        assert!(
            first.len() == other.len() && difference.is_none(),
            "{}: {} clauses, {} in English; first difference: {difference:?}",
            language.code(),
            other.len(),
            first.len()
        );
    }
}

/// All problems: unknown clauses in the order of the files (the rules themselves first), then untested ones in the order of the rules.
pub fn problems(letter: &str, rules: &str, sources: &[impl AsRef<Path>], tests: &[impl AsRef<Path>]) -> Vec<Problem> {
    let defined = defined(letter, rules);
    if !defined.iter().any(|clause| needs_test(clause)) {
        return vec![Problem::NoClauses(letter.into())];
    }
    let known: BTreeSet<&str> = defined.iter().map(String::as_str).collect();
    let mut problems = unknown(letter, &known, "the rules", rules);
    for (path, text) in rust_files(sources) {
        problems.extend(unknown(letter, &known, &path.display().to_string(), &text));
    }
    let names: Vec<String> = rust_files(tests)
        .iter()
        .flat_map(|(_, text)| test_names(text))
        .collect();
    let tested = |clause: &str| names.iter().any(|name| is_named(clause, name));
    problems.extend(
        defined
            .iter()
            .filter(|clause| needs_test(clause) && !tested(clause))
            .map(|open| Problem::Untested(open.clone())),
    );
    problems
}

/// The clauses and rulings that the rules define.
fn defined(letter: &str, rules: &str) -> Vec<String> {
    rulebook::numbers(rules)
        .into_iter()
        .filter(|number| clause_at(letter, number).is_some())
        .collect()
}

/// Clauses need a test; rulings only have to exist.
fn needs_test(clause: &str) -> bool {
    clause.contains('.')
}

/// The clause or ruling that this text begins with: the letter, and `6.4`, `12.A` or `R7`.
fn clause_at<'a>(letter: &str, text: &'a str) -> Option<&'a str> {
    let number = text.strip_prefix(letter)?;
    let rest = match number.strip_prefix('R') {
        Some(ruling) => after_digits(ruling)?,
        None => after_point(after_digits(number)?.strip_prefix('.')?)?,
    };
    (!rest.starts_with(is_word)).then(|| &text[..text.len() - rest.len()])
}

/// What comes after one or more digits.
fn after_digits(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    (rest.len() < text.len()).then_some(rest)
}

/// What comes after the second part of a clause: digits, or one capital letter.
fn after_point(text: &str) -> Option<&str> {
    after_digits(text).or_else(|| text.strip_prefix(|c: char| c.is_ascii_uppercase()))
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The clauses that a text cites and the rules don't have.
fn unknown(letter: &str, known: &BTreeSet<&str>, file: &str, text: &str) -> Vec<Problem> {
    let problem = |line: usize, clause: &str| Problem::Unknown {
        clause: clause.into(),
        place: format!("{file}:{line}"),
    };
    let lines = text.lines().enumerate();
    lines
        .flat_map(|(n, line)| {
            citations(letter, line)
                .filter(|clause| !known.contains(clause))
                .map(move |clause| problem(n + 1, clause))
        })
        .collect()
}

/// The clauses and rulings named in a line.
fn citations<'a>(letter: &str, line: &'a str) -> impl Iterator<Item = &'a str> {
    let starts = line
        .match_indices(letter)
        .filter(|(at, _)| !line[..*at].ends_with(is_word));
    starts.filter_map(|(at, _)| clause_at(letter, &line[at..]))
}

/// Does this test name carry the clause?
fn is_named(clause: &str, test: &str) -> bool {
    let key = clause.to_lowercase().replace('.', "_");
    format!("_{test}_").contains(&format!("_{key}_"))
}

/// The names of the functions under `#[test]`, with or without further attributes, but not ignored.
fn test_names(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim_start) {
        if let Some(function) = line.strip_prefix("fn ").filter(|_| is_test) {
            names.push(function.chars().take_while(|&c| is_word(c)).collect());
        }
        is_test = line.starts_with("#[test]") || is_test && line.starts_with("#[") && !line.starts_with("#[ignore");
    }
    names
}

/// All `.rs` files of these folders, with their text, in the order of their paths.
fn rust_files(roots: &[impl AsRef<Path>]) -> Vec<(PathBuf, String)> {
    let mut paths = Vec::new();
    for root in roots {
        collect(root.as_ref(), &mut paths);
    }
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            (
                path.clone(),
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())),
            )
        })
        .collect()
}

fn collect(path: &Path, out: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let entries = fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        entries
            .filter_map(Result::ok)
            .for_each(|entry| collect(&entry.path(), out));
    } else if path.extension().is_some_and(|ending| ending == "rs") || !path.exists() {
        out.push(path.to_owned());
    }
}
