//! Lessons: courses on the real boards. Each game's come in a file of their own when the first is opened.

mod host;
pub mod kept;
mod panel;

use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::*;
use table::Teach;

use crate::boards::Board;
use crate::shell::heading::Heading;
use crate::table::{Table, page};
use crate::texts;

/// The course of a game: its lessons, in order. The page calls it by this face only.
pub trait Course: Send + Sync {
    /// The stops of the line.
    fn stops(&self) -> Vec<Stop>;
    /// A lesson on its board; `None` if there is none of this name.
    fn open(&self, id: &str) -> Option<AnyView>;
}

/// A lesson, as a stop of its course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Its name.
    pub id: &'static str,
    /// What it is called.
    pub title: String,
    /// The clauses that it teaches.
    pub clauses: Vec<String>,
}

/// The course of a game with its type erased.
pub struct Taught<G>(PhantomData<fn() -> G>);

impl<G> Taught<G> {
    /// The course.
    pub const COURSE: Taught<G> = Taught(PhantomData);
}

impl<G: Board + Teach> Course for Taught<G> {
    fn stops(&self) -> Vec<Stop> {
        G::lessons()
            .iter()
            .filter_map(|source| {
                let lesson = source.lesson::<G>().ok()?;
                Some(Stop {
                    id: source.id,
                    title: said::<G>(&lesson.text("title")),
                    clauses: lesson.clauses,
                })
            })
            .collect()
    }

    fn open(&self, id: &str) -> Option<AnyView> {
        let source = G::lessons().iter().find(|source| source.id == id)?;
        let (lesson, position) = (Arc::new(source.lesson::<G>().ok()?), source.position::<G>().ok()?);
        let (table, lit) = (Table::<G>::new(), lesson.show.join(" "));
        let title = said::<G>(&lesson.text("title"));
        let teacher = host::open(table, lesson, position);
        let next = next::<G>(id);
        Some(
            view! {
                <div class="hidden-text"><Heading text=title.clone()/></div>
                {panel::panel(teacher, title, next)}
                <div class="lesson" class:lesson-dims=!lit.is_empty() data-lit=lit>{page::at_table(table, || ().into_any())}</div>
            }
            .into_any(),
        )
    }
}

/// The lesson after this one, if there is one.
fn next<G: Teach>(id: &str) -> Option<&'static str> {
    let place = G::lessons().iter().position(|source| source.id == id)?;
    G::lessons().get(place + 1).map(|source| source.id)
}

/// A text of the lessons, in the reader's language.
fn said<G: Teach>(id: &str) -> String {
    G::lesson_book().text(&texts::voice(), id, &[]).unwrap_or_default()
}
