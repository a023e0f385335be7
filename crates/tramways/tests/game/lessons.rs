//! The lessons hold what they promise, and teach all that needs teaching.

use table::kit::lessons;
use tramways::Tramways;

/// The app does it.
const DONE: [&str; 21] = [
    "T1.1", "T1.2", "T1.3", "T1.4", "T1.5", "T1.6", "T2.1", "T2.2", "T2.3", "T2.8", "T2.10", "T2.11", "T2.12", "T2.13",
    "T2.18", "T2.19", "T2.20", "T4.1", "T4.2", "T13.4", "T15.3",
];
/// Variants: told where they are chosen.
const VARIANTS: [&str; 14] = [
    "T2.4", "T2.7", "T2.15", "T17.1", "T17.2", "T17.3", "T17.4", "T17.5", "T17.6", "T17.7", "T17.8", "T17.9", "T17.10",
    "T17.11",
];
/// Secrecy: seen in the view.
const SECRECY: [&str; 4] = ["T18.1", "T18.2", "T18.3", "T18.4"];
/// Never offered otherwise: a note the first time it matters.
const NEVER_OFFERED: [&str; 18] = [
    "T3.8", "T3.9", "T5.5", "T5.6", "T7.8", "T7.9", "T7.11", "T7.12", "T7.13", "T7.15", "T8.6", "T10.9", "T11.6",
    "T11.7", "T11.9", "T11.12", "T14.2", "T14.3",
];

#[test]
fn lessons_can_be_done_and_tries_go_wrong_as_they_say() {
    lessons::check::<Tramways>();
}

#[test]
fn nobody_gets_stuck_in_a_lesson() {
    lessons::check_walks::<Tramways>(200);
}

#[test]
fn lessons_have_their_words_in_every_language() {
    lessons::check_texts::<Tramways>();
}

#[test]
fn every_clause_is_taught_or_needs_no_lesson() {
    lessons::check_clauses::<Tramways>(&[&DONE[..], &VARIANTS, &SECRECY, &NEVER_OFFERED].concat());
}

#[test]
fn the_course_keeps_to_its_par() {
    lessons::check_par::<Tramways>(17);
}
