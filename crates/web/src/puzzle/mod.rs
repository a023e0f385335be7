//! Puzzles on the real boards. What shows them comes with the lessons of a game, the puzzles themselves in a file of data.

mod begun;
mod compared;
mod host;
pub mod kept;
mod panel;
pub mod shelf;

use bots::puzzle::Puzzle;
use leptos::prelude::*;
use table::Teach;

use crate::boards::Board;
use crate::lesson;
use crate::shell::heading::Heading;
use crate::table::{Table, page};
use crate::texts::t;

/// A puzzle that is opened, and what the page has to do with it.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The game.
    pub game: &'static str,
    /// The puzzle's name.
    pub id: String,
    /// What stands above it.
    pub title: String,
    /// How hard it is.
    pub grade: u8,
    /// What it is about: names of themes.
    pub themes: Vec<String>,
    /// Says where to go on.
    pub next: Callback<(), String>,
    /// Is told whether a try was right.
    pub tried: Callback<bool>,
    /// Somebody finds it unclear.
    pub dislike: Callback<()>,
}

/// A puzzle on its board; `None` if it can't be read: it is of other rules.
pub fn open<G: Board + Teach>(text: &str, opening: Opening) -> Option<AnyView> {
    let puzzle: Puzzle<G> = serde_json::from_str(text).ok()?;
    let table = Table::<G>::new();
    let themes = opening.themes.iter().map(|theme| lesson::theme::<G>(theme)).collect();
    let opening = Opening { themes, ..opening };
    let coach = host::open(table, puzzle, opening.tried)?;
    let title = opening.title.clone();
    Some(
        view! {
            <div class="hidden-text"><Heading text=title/></div>
            {panel::panel(coach, opening)}
            <div class="lesson">{page::at_table(table, || ().into_any())}</div>
        }
        .into_any(),
    )
}

/// How hard a puzzle is, as pips.
pub fn grade(grade: u8) -> AnyView {
    const MOST: u8 = 5;
    let pips: String = (0..MOST).map(|pip| if pip < grade { '●' } else { '○' }).collect();
    view! { <span class="grade" role="img" aria-label=t!("puzzle.grade", n = grade)>{pips}</span> }.into_any()
}
