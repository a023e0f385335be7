//! What is wrong with the entry of a cardboard game.

use table::Message;

use crate::parts::customer::Customer;
use crate::parts::map::Map;

use super::noun::StationId;

table::messages! {
    /// What is wrong with an entry.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum EntryProblem in crate::text::BOOK, "entry-problem", on Map {
        /// S2.1.
        Players { n: usize, least: u8, most: u8 },
        /// S1.3.
        Tokens { entered: u32, there: u8, customer: Customer },
        /// S1.4.
        DepartmentStores { player: Message, n: usize, all: u8 },
        /// S1.1.
        NoStation { player: Message, station: StationId },
        /// S5.8.
        NoIcon { player: Message, station: StationId },
        /// S5.1.
        Taken { player: Message, station: StationId },
        /// V6.7.
        Bonus { entered: u32, there: u32 },
        /// V17.1.
        Art { entered: u32, there: u32 },
    }
}
