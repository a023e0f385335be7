//! The lessons hold what they promise.

use hill::Hill;
use table::kit::lessons;

/// No lesson teaches what the app does itself.
const BY_THE_APP: &[&str] = &["H1.1", "H1.3", "H2.1", "H3.2", "H3.3", "H3.5", "H3.6", "H10.6", "H10.8"];
/// Nor variants: they are told where they are chosen.
const VARIANTS: &[&str] = &[
    "H2.9", "H4.6", "H10.4", "H12.A", "H12.B", "H12.C", "H12.D", "H12.E", "H12.F", "H12.G", "H12.H", "H12.I", "H12.J",
    "H12.K", "H12.L", "H13.1", "H13.2",
];
/// Nor the score pad, which has a page of its own.
const PAD: &[&str] = &["H14.1", "H14.2"];
/// Nor what is never offered otherwise: a note tells it the first time it matters.
const RARE: &[&str] = &["H6.9", "H7.4", "H9.7", "H11.7"];

#[test]
fn lessons_can_be_done_and_tries_go_wrong_as_they_say() {
    lessons::check::<Hill>();
}

#[test]
fn nobody_gets_stuck_in_a_lesson() {
    lessons::check_walks::<Hill>(1_000);
}

#[test]
fn lessons_have_their_words_in_every_language() {
    lessons::check_texts::<Hill>();
}

#[test]
fn lessons_teach_all_clauses_but_those_that_need_none() {
    lessons::check_clauses::<Hill>(&[BY_THE_APP, VARIANTS, PAD, RARE].concat());
}

#[test]
fn the_course_keeps_to_its_par() {
    lessons::check_par::<Hill>(10);
}
