//! What a piece of news is about.

use wire::{NewsKind, Time};

/// What a row of the outbox says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct About {
    pub(crate) kind: NewsKind,
    pub(crate) table: String,
    pub(crate) seat: u8,
    pub(crate) turn: i64,
    /// Who is told; nobody in particular at the target of a table.
    pub(crate) person: Option<String>,
}

/// What there is to tell of it: nothing but what everybody at the table may know.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Matter {
    /// The game's id.
    pub(crate) game: String,
    /// The other people at the table; all of them, if nobody in particular is told.
    pub(crate) names: Vec<String>,
    /// Whose seat it is about.
    pub(crate) whose: Option<String>,
    pub(crate) host: Option<String>,
    /// When the game is over.
    pub(crate) winners: Vec<String>,
    /// When the time of the seat is over.
    pub(crate) deadline: Option<Time>,
    /// Until when who is told looks at the table anyway.
    pub(crate) seen_until: Time,
}
