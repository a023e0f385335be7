//! What can be chosen at set-up, in words.

use crate::parts::map::Map;

table::messages! {
    /// What an option does.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum OptionAbout in crate::text::BOOK, "option", on () {
        /// S8.5.
        OpenCustomers,
        /// S1.1.
        City,
        /// S1.1.
        Map,
        /// V10.1.
        NoMatsuri,
        /// V10.2, V10.3.
        Bonus,
        /// V10.6.
        FirstToken,
        /// V10.4, V14.
        Kaiju,
        /// V12.
        Princess,
        /// V13.
        Kaicho,
        /// V15.
        Thief,
        /// V16.
        Hachiko,
        /// V16.1.
        Home,
        /// V17.
        Art,
    }
}

table::messages! {
    /// What can be written for an option.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum OptionForm in crate::text::BOOK, "option-form", on () {
        /// V16.1.
        Station,
    }
}

table::messages! {
    /// What is wrong with the value of an option.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum ChoiceFault in crate::text::BOOK, "choice-fault", on () {
        /// It is none of the values.
        NoneOfThem { value: String },
        /// V16.1: it can't be the id of a station.
        NoStation { value: String },
    }
}

table::messages! {
    /// An option in lists of what was chosen.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum OptionLabel in crate::text::BOOK, "option-label", on () {
        /// S8.5.
        OpenCustomers,
        /// S1.1.
        City,
        /// S1.1.
        Map,
        /// V10.1.
        NoMatsuri,
        /// V10.2, V10.3.
        Bonus,
        /// V10.6.
        FirstToken,
        /// V10.4, V14.
        Kaiju,
        /// V12.
        Princess,
        /// V13.
        Kaicho,
        /// V15.
        Thief,
        /// V16.
        Hachiko,
        /// V16.1.
        Home,
        /// V17.
        Art,
    }
}

table::messages! {
    /// Why a game can't be set up.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum SetupProblem in crate::text::BOOK, "setup-problem", on Map {
        /// S2.2: too few ward cards.
        Cards { map: String, there: usize, players: u8, needed: usize },
        /// V1.1: nobody could move.
        NoNeighbours { map: String },
        /// V11.2.
        ArtWithoutTokens,
        /// V16.1.
        NoHome { map: String },
    }
}
