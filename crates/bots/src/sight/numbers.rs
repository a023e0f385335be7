//! The numbers alone.

use super::{Row, Sheet, Sight};
use table::Seat;

/// Rows of equally many numbers, one after another.
#[derive(Clone, Default, Debug)]
pub struct Rows {
    /// The numbers of all rows.
    pub numbers: Vec<f32>,
    /// How many rows there are.
    pub count: usize,
}

impl Rows {
    /// The numbers of one row.
    pub fn row(&self, row: usize) -> &[f32] {
        let width = self.width();
        &self.numbers[row * width..(row + 1) * width]
    }

    /// How many numbers a row has.
    pub fn width(&self) -> usize {
        self.numbers.len() / self.count.max(1)
    }

    fn clear(&mut self) {
        self.numbers.clear();
        self.count = 0;
    }
}

/// The numbers of a position, or of the actions in it.
#[derive(Clone, Default, Debug)]
pub struct Numbers {
    /// Those of the table: one row.
    pub table: Rows,
    /// Those of the seats.
    pub seats: Rows,
    /// Those of the parts of what the seats have, seat after seat.
    pub parts: Rows,
    /// How many parts each seat has.
    pub parts_of: Vec<usize>,
    /// Those of the actions.
    pub actions: Rows,
    row: Option<Row>,
}

impl Numbers {
    /// Sees a position: the table, and its seats.
    pub fn see<G: Sight>(&mut self, game: &G) {
        self.table.clear();
        self.seats.clear();
        self.parts.clear();
        self.parts_of.clear();
        game.see(self);
    }

    /// Sees actions.
    pub fn see_actions<G: Sight>(&mut self, game: &G, seat: Seat, actions: &[G::Action]) {
        self.actions.clear();
        game.see_actions(seat, actions, self);
    }

    #[inline]
    fn rows(&mut self, row: Row) -> &mut Rows {
        match row {
            Row::Table => &mut self.table,
            Row::Seat(_) => &mut self.seats,
            Row::Part => &mut self.parts,
            Row::Action => &mut self.actions,
        }
    }
}

impl Sheet for Numbers {
    #[inline]
    fn row(&mut self, row: Row) {
        self.row = Some(row);
        self.rows(row).count += 1;
        match row {
            Row::Seat(_) => self.parts_of.push(0),
            Row::Part => self.parts_of.last_mut().into_iter().for_each(|parts| *parts += 1),
            Row::Table | Row::Action => {}
        }
    }

    #[inline]
    fn number(&mut self, _: &'static str, value: f32) {
        if let Some(row) = self.row {
            self.rows(row).numbers.push(value);
        }
    }
}
