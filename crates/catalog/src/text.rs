//! What is said of what is asked of a game, and of the files that hold one.

use table::{Book, Message, Seat};

use crate::error::FileKind;

pub(crate) static BOOK: Book = table::book!("texts");

/// What is written as JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Document {
    /// A whole game.
    Log,
    /// A single position.
    State,
    /// A finished game, entered by hand.
    Entry,
    /// What a seat does.
    Action,
    /// What happened.
    Event,
}

table::terms! { Document, in BOOK, "document", on () { Log, State, Entry, Action, Event } }

table::terms! { FileKind, in BOOK, "file-kind", on () { Game, State } }

table::messages! {
    /// Why something was refused. Where JSON can't be read, its reader says why, in English.
    #[derive(Clone, Debug)]
    pub(crate) enum Said in BOOK, "catalog", on () {
        UnknownGame { name: String, games: Vec<String> },
        Empty { what: Document },
        CutOff { what: Document, line: usize, column: usize },
        NotJson { what: Document, why: String },
        Wrong { what: Document, why: String },
        WrongAt { what: Document, path: String, why: String },
        Unstamped { what: Document, field: &'static str },
        Mistaken { found: FileKind, wanted: FileKind },
        OtherGame { what: Document, found: String, game: &'static str },
        OtherRules { what: Document, found: u32, game: &'static str, ours: u32 },
        Seat { number: i64, players: u8, last: u8 },
        Illegal { seat: Seat, why: Message, clause: String },
        Entry { faults: Message },
        /// One fault after the others.
        More { faults: Message, fault: Message },
    }
}

#[cfg(test)]
mod tests {
    use table::Say;
    use table::kit::words;

    use super::*;

    #[test]
    fn every_refusal_has_its_words() {
        words::check(&BOOK, &[Document::kinds(), FileKind::kinds(), Said::kinds()]);
    }
}
