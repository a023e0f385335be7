//! What is wrong with a finished game that was entered by hand (H14).

use table::Message;

use crate::parts::cards::Cards;
use crate::parts::line::Line;
use crate::rules::entry::UpgradeEntry;

use super::BOOK;

table::messages! {
    /// What is wrong with an entry.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum EntryProblem in BOOK, "entry", on Cards {
        /// A problem with the clause that makes it one.
        By { problem: Message, clause: String },
        /// A problem of a town.
        Of { whose: Message, problem: Message },
        /// A problem of a line of a town.
        OfLine { whose: Message, line: Line, problem: Message },
        /// A town that has no name.
        TownName { number: usize },
        Towns { towns: usize, most: usize },
        Requests { requests: usize },
        RequestTwice { letter: String },
        NoRequest { letter: String },
        BeyondFrame { place: Place },
        NoTown { number: u16 },
        TownTwice { number: u16 },
        TwoCards { place: Place },
        NoUpgrade { upgrade: UpgradeEntry },
        Wilds { wilds: u8, left: usize },
        NoPlan { number: u16 },
        PlanTwice { number: u16 },
        Twin { number: u16 },
        ManyPlans { plans: usize, most: usize },
        NoNeighbours { a: Place, b: Place },
        NoCards { a: Place, b: Place },
        TrackTwice { a: Place, b: Place },
        ManyTracks { tracks: usize, most: u8 },
        Branch,
        Loop,
        Broken,
    }
}

/// A place as it was entered: [column, row].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place(pub [i8; 2]);

impl table::words::Argue<Cards> for Place {
    fn argue(&self, _: &Cards) -> table::words::Argument {
        table::words::Argument::Name(format!("{:?}", self.0))
    }
}
