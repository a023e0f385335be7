//! What a learner has done, kept in the browser: which lessons, and how far the one is that was left.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::Lessons;

use crate::browser;
use crate::host::api;

/// The lessons that are done.
const DONE: &str = "lessons";

/// In an address: the first lesson that is not done yet.
pub const NEXT: &str = "next";

/// The lessons that are done, in the order in which they were.
pub fn done() -> Vec<String> {
    browser::load(DONE).unwrap_or_default()
}

/// A lesson is done: where it was left is of no interest any more.
pub fn finish(id: &str) {
    forget(id);
    let mut lessons = done();
    if !lessons.iter().any(|lesson| lesson == id) {
        lessons.push(id.to_owned());
        browser::keep(DONE, &lessons);
    }
}

/// Adds what is done here to what the account has done on other devices; gives all of it.
pub async fn share() -> Option<Vec<String>> {
    let own = Lessons { done: done() };
    let all: Lessons = api::post("/api/me/lessons", &own).await.ok()?;
    browser::keep(DONE, &all.done);
    Some(all.done)
}

/// What was decided in a lesson so far, step by step.
pub fn decisions<A: DeserializeOwned>(id: &str) -> Vec<Vec<A>> {
    browser::load(&name(id)).unwrap_or_default()
}

/// Keeps what was decided in a lesson so far.
pub fn keep<A: Serialize>(id: &str, decisions: &[Vec<A>]) {
    browser::keep(&name(id), &decisions);
}

/// A lesson begins anew.
pub fn forget(id: &str) {
    browser::forget(&name(id));
}

fn name(id: &str) -> String {
    format!("lesson.{id}")
}
