//! What the table is drawn on: phrases in rows.

use std::fmt::{self, Display};

use table::phrase::Phrase;

/// Rows of characters; it grows to the right and downwards as it is drawn on.
#[derive(Clone, Default)]
pub(super) struct Canvas {
    rows: Vec<Phrase>,
}

impl Canvas {
    /// Adds a row at the bottom.
    pub(super) fn push(&mut self, row: Phrase) {
        self.rows.push(row);
    }

    /// Writes from this column and row to the right, over what stands there.
    pub(super) fn put(&mut self, x: usize, y: usize, phrase: &Phrase) {
        if self.rows.len() <= y {
            self.rows.resize_with(y + 1, Phrase::default);
        }
        self.rows[y].put(x, phrase);
    }

    /// Puts another canvas on this one, its top left corner at this column and row.
    pub(super) fn stamp(&mut self, x: usize, y: usize, other: &Canvas) {
        for (n, row) in other.rows.iter().enumerate() {
            self.put(x, y + n, row);
        }
    }

    /// Adds another canvas at the bottom.
    pub(super) fn append(&mut self, other: Canvas) {
        self.rows.extend(other.rows);
    }

    /// How many rows it has.
    pub(super) fn height(&self) -> usize {
        self.rows.len()
    }
}

impl Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows.iter().try_for_each(|row| writeln!(f, "{row}"))
    }
}
