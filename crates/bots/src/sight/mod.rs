//! What a net sees of a game: numbers, always in the same order, each with a name.
//!
//! One function writes the numbers and their names, so that they can't disagree; where only the numbers are wanted, the names cost nothing.

mod names;
mod numbers;
#[cfg(test)]
pub(crate) mod survey;

use table::{Game, Seat};

pub use names::Names;
pub use numbers::{Numbers, Rows};

/// What the numbers that follow belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// The table as a whole.
    Table,
    /// One seat.
    Seat(Seat),
    /// A part of what the last seat has, one of several that are alike: a net looks at each in the same way, and adds up what it sees.
    Part,
    /// The next of the actions.
    Action,
}

/// Where numbers are written. Each row of a kind has the same numbers in the same order, whatever the position.
pub trait Sheet {
    /// A row begins.
    fn row(&mut self, row: Row);

    /// The numbers that follow are about this, until something else is said or the row ends.
    fn about(&mut self, _what: impl std::fmt::Display) {}

    /// One number: mostly between 0 and 1, and 0 where there is nothing.
    fn number(&mut self, name: &'static str, value: f32);

    /// Yes or no.
    fn flag(&mut self, name: &'static str, is_so: bool) {
        self.number(name, f32::from(u8::from(is_so)));
    }

    /// One of several, each with its name: a 1 at its place, if it is any of them.
    fn one_of(&mut self, names: &[&'static str], which: Option<usize>) {
        for (place, name) in names.iter().enumerate() {
            self.flag(name, which == Some(place));
        }
    }
}

/// What a net sees of a game.
pub trait Sight: Game {
    /// Changes whenever the numbers come to mean something else: a net that has learned from other numbers is refused.
    const VERSION: u32;

    /// Writes the row of the table, and then a row for each seat in order, with the rows of its parts behind it. What a seat has not shown may be told, as the state
    /// has it: a bot only looks at states that it imagines.
    fn see(&self, sheet: &mut impl Sheet);

    /// Writes a row for each of these legal actions of a seat.
    fn see_actions(&self, seat: Seat, actions: &[Self::Action], sheet: &mut impl Sheet);
}

/// What was written down of how likely something is, as a number to learn from.
pub(crate) fn power(leaning: f32) -> f32 {
    (leaning.max(1e-3).ln() / 3.0).clamp(-2.0, 2.0)
}
