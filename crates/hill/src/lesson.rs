//! What is taught of the game, and what only it can ask of a learner.

use serde::Deserialize;
use table::lesson::{Source, Teach};
use table::{Book, Seat};

use crate::parts::cards::{PlanId, TownId};
use crate::parts::line::Line;
use crate::rules::scoring::Scored;
use crate::state::Hill;

/// What the lessons say.
pub static LESSONS: Book = table::book!("texts/lessons");

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
        match goal {
            Goal::Passes { line, cards } => cards.iter().all(|&card| self.passes(seat, *line, card)),
            Goal::Fulfilled { line, plan } => self.has_fulfilled(seat, *line, *plan),
        }
    }

    fn lessons() -> &'static [Source] {
        table::lessons!["h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8", "h9", "h10", "h11"]
    }

    fn lesson_book() -> &'static Book {
        &LESSONS
    }
}

impl Hill {
    /// H10.1: does a line pass a card?
    fn passes(&self, seat: Seat, line: Line, card: TownId) -> bool {
        let town = &self.player(seat).town;
        let on = town.path(line).on();
        let mut placed = town.placed().iter();
        placed.any(|placed| self.cards.town(placed.card).id == card && on.contains(placed.cell))
    }

    /// H10.2: is a Plan card next to a line, and fulfilled?
    fn has_fulfilled(&self, seat: Seat, line: Line, plan: PlanId) -> bool {
        let player = self.player(seat);
        let tally = Scored::in_play(&self.cards, &self.public, player).tally();
        let mut plans = (0u8..).zip(player.plans[line].as_slice());
        plans.any(|(n, &held)| self.cards.plan(held).id == plan && tally.fulfilled[line] >> n & 1 == 1)
    }
}
