//! What is taught of the game, and what only it can ask of a learner.

use serde::Deserialize;
use table::lesson::{Source, Teach};
use table::{Book, Seat};

use crate::parts::cards::{PlanId, TownId};
use crate::parts::line::Line;
use crate::state::Hill;

/// What the lessons say.
pub static LESSONS: Book = Book::new([
    include_str!("../texts/lessons/en.ftl"),
    include_str!("../texts/lessons/ja.ftl"),
    include_str!("../texts/lessons/fr.ftl"),
]);

/// Something that a learner is to reach.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Goal {
    /// A line passes all these cards.
    Passes {
        /// The line.
        line: Line,
        /// The cards.
        cards: Vec<TownId>,
    },
    /// A Plan card next to a line is fulfilled.
    Fulfilled {
        /// The line.
        line: Line,
        /// The card.
        plan: PlanId,
    },
}

impl Teach for Hill {
    type Goal = Goal;

    fn has_reached(&self, seat: Seat, goal: &Goal) -> bool {
        todo!()
    }

    fn lessons() -> &'static [Source] {
        table::lessons!["h1"]
    }

    fn lesson_book() -> &'static Book {
        &LESSONS
    }
}
