//! Lessons: courses on the real boards. Each game's come in a file of their own when the first is opened.

mod host;
pub mod kept;
mod panel;

use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::*;
use table::{Seat, Seats, Teach};

use crate::boards::Board;
use crate::puzzle::{self, Opening};
use crate::shell::heading::Heading;
use crate::table::{Sitter, SitterKind, Table, page};
use crate::texts::{self, t};

/// The course of a game: its lessons, in order. The page calls it by this face only.
pub trait Course: Send + Sync {
    /// The stops of the line.
    fn stops(&self) -> Vec<Stop>;
    /// A lesson on its board, at the step that a clause is tried in, or where it was left; `None` if there is none of this name.
    fn open(&self, id: &str, clause: Option<&str>) -> Option<AnyView>;
    /// A puzzle on its board; `None` if it can't be read.
    fn puzzle(&self, text: &str, opening: Opening) -> Option<AnyView>;
    /// What a theme of puzzles is called.
    fn theme(&self, name: &str) -> String;
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

    fn open(&self, id: &str, clause: Option<&str>) -> Option<AnyView> {
        let source = G::lessons().iter().find(|source| source.id == id)?;
        let (lesson, position) = (Arc::new(source.lesson::<G>().ok()?), source.position::<G>().ok()?);
        let (table, lit) = (Table::<G>::new(), lesson.show.join(" "));
        let title = said::<G>(&lesson.text("title"));
        let teacher = host::open(table, lesson, position, clause);
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

    fn puzzle(&self, text: &str, opening: Opening) -> Option<AnyView> {
        puzzle::open::<G>(text, opening)
    }

    fn theme(&self, name: &str) -> String {
        theme::<G>(name)
    }
}

/// The lesson after this one, if there is one.
fn next<G: Teach>(id: &str) -> Option<&'static str> {
    let place = G::lessons().iter().position(|source| source.id == id)?;
    G::lessons().get(place + 1).map(|source| source.id)
}

/// Who learns is called so, the others by what tells their things apart.
pub fn sitters<G: Teach>(learner: Seat, players: u8) -> Vec<Sitter> {
    let name = |seat: Seat| said::<G>(&format!("name-{}", u8::from(seat)));
    let has_names = Seats::all(players)
        .iter()
        .all(|seat| seat == learner || !name(seat).is_empty());
    let sitter = |seat: Seat| {
        let is_learner = seat == learner;
        Sitter {
            name: if is_learner {
                t!("lesson.you")
            } else if has_names {
                name(seat)
            } else {
                t!("lesson.bot", n = u8::from(seat) + 1)
            },
            is_guest: false,
            kind: if is_learner {
                SitterKind::Here
            } else {
                SitterKind::Bot(String::new())
            },
        }
    };
    Seats::all(players).iter().map(sitter).collect()
}

/// What puzzles are about, by the name of a theme.
pub fn theme<G: Teach>(name: &str) -> String {
    said::<G>(&format!("theme-{name}"))
}

/// A text of the lessons, in the reader's language.
fn said<G: Teach>(id: &str) -> String {
    G::lesson_book().text(&texts::voice(), id, &[]).unwrap_or_default()
}
