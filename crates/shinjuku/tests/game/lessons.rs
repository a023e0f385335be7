//! The lessons can be done, every try goes wrong as it says, nobody gets stuck, and they say everything in every language.

use shinjuku::Shinjuku;
use table::kit::lessons;

/// The app does it.
const DONE_BY_THE_APP: &[&str] = &["S1.1", "S1.2", "S1.4", "S2.1", "S2.2", "S3.3", "S5.11", "S7.3", "S7.4"];
/// Secrecy: what is hidden isn't in the view.
const SEEN_IN_THE_VIEW: &[&str] = &["S8.1", "S8.2", "S8.3", "S8.4", "S8.5", "S8.6"];
/// Never offered otherwise; a note says so the first time it matters.
const NOTED_WHEN_IT_MATTERS: &[&str] = &["S5.6", "S5.9", "S6.9"];

#[test]
fn the_lessons_can_be_done_and_every_try_goes_wrong() {
    lessons::check::<Shinjuku>();
}

#[test]
fn nobody_gets_stuck_in_a_lesson() {
    lessons::check_walks::<Shinjuku>(1000);
}

#[test]
fn the_lessons_have_their_words() {
    lessons::check_texts::<Shinjuku>();
}

#[test]
fn the_lessons_teach_every_clause_that_needs_it() {
    let untaught = [DONE_BY_THE_APP, SEEN_IN_THE_VIEW, NOTED_WHEN_IT_MATTERS].concat();
    lessons::check_clauses::<Shinjuku>(&untaught);
}

#[test]
fn the_course_keeps_to_its_par() {
    lessons::check_par::<Shinjuku>(15);
}
