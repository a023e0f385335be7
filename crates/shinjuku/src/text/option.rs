//! What can be chosen at set-up, in words.

use crate::parts::map::Map;

table::messages! {
    /// What an option does.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum OptionAbout in crate::text::BOOK, "option", on () {
        /// S8.5.
        OpenCustomers,
        /// S1.1.
        Map,
    }
}

table::messages! {
    /// An option in lists of what was chosen.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum OptionLabel in crate::text::BOOK, "option-label", on () {
        /// S8.5.
        OpenCustomers,
        /// S1.1.
        Map,
    }
}

table::messages! {
    /// Why a game can't be set up.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum SetupProblem in crate::text::BOOK, "setup-problem", on Map {
        /// S2.2: too few ward cards.
        Cards { map: String, there: usize, players: u8, needed: usize },
    }
}
