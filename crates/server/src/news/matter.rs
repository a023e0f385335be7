//! What a piece of news is about.

use wire::{NewsKind, Time};

use crate::clock::Countdown;

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

/// Before the id of a tournament, where otherwise the id of a table stands.
pub(crate) const CUP: &str = "cup-";

impl About {
    /// The tournament that it is about, if it is not about a table.
    pub(crate) fn cup(&self) -> Option<&str> {
        self.table.strip_prefix(CUP)
    }
}

/// What there is to tell of it: nothing but what everybody at the table may know.
#[derive(Clone, PartialEq, Default, Debug)]
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
    /// Is it told because one follows whose seat it is about?
    pub(crate) is_followed: bool,
    /// The clock of the seat, if it has one.
    pub(crate) clock: Option<Countdown>,
    /// Until when who is told looks at the table anyway.
    pub(crate) seen_until: Time,
    /// The tournament that it is about, or that the game belongs to.
    pub(crate) cup: Option<CupNews>,
}

/// What is told of a tournament.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct CupNews {
    pub(crate) name: String,
    /// The place of who is told, once it is over.
    pub(crate) place: Option<u16>,
}
