//! What is wrong with a card list.

use super::BOOK;
use super::choice::CardKind;

table::messages! {
    /// What an entry of a card list is.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum EntryKind in BOOK, "load-kind", on () { Town, Plan, Token, Request }
}

impl From<EntryKind> for CardKind {
    fn from(kind: EntryKind) -> CardKind {
        match kind {
            EntryKind::Town => CardKind::Towns,
            EntryKind::Plan => CardKind::Plans,
            EntryKind::Token => CardKind::Tokens,
            EntryKind::Request => CardKind::Requests,
        }
    }
}

table::messages! {
    /// What is wrong with a card list or an entry of it. Names are those of the file.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum LoadProblem in BOOK, "load-problem", on () {
        TooMany { there: usize, kind: CardKind, most: usize },
        IdTwice,
        /// H1.4: a value of a Town card.
        Value { line: &'static str, value: i64, least: i64, most: i64 },
        Direction { name: String },
        RoadTwice { name: String },
        Landmark { name: String },
        /// A kind of Plan card that names no landmarks.
        NoLandmarks { kind: String },
        ThreeLandmarks,
        Kind { name: String },
        NeedsColour { kind: String },
        NoColour { kind: String },
        Colour { name: String },
        Points { points: i64, least: u8, most: u8 },
        /// H9.3.
        Twins { copies: usize, most: usize },
    }
}
