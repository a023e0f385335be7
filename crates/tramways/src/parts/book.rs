//! T2.14: which Ticket Book.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The number of a Ticket Book: from 0 in logs, from 1 where people read it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BookNumber(u8);

impl BookNumber {
    /// The Book with this number, whether or not the game has it.
    pub const fn new(number: u8) -> BookNumber {
        BookNumber(number)
    }

    /// The numbers of this many Books.
    pub(crate) fn all(books: usize) -> impl Iterator<Item = BookNumber> {
        (0..books as u8).map(BookNumber)
    }

    /// For indexing what is kept per Book.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for BookNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
