//! The parts of a score, titles, options, and what is wrong with a set-up or an entry.

use table::Message;

use crate::text::BOOK;

table::messages! {
    /// What the options do.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum About in BOOK, "about", on () {
        Expert,
        ExpertLabel,
        AdvancedDeal,
        AdvancedDealLabel,
        AlternateDevelopment,
        AlternateDevelopmentLabel,
        Map,
        MapForm,
        MapLabel,
        Boards,
        BoardsLabel,
        Cards,
        CardsLabel,
    }
}

table::messages! {
    /// T15.1: what points are for.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum Part in BOOK, "part", on () {
        Score,
        Happiness,
        Links { each: i32 },
        Money { each: u16 },
        Stress,
    }
}

table::messages! {
    /// The row of the score pad that is not called like a part of the score.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum Row in BOOK, "row", on () {
        /// T15.1: the stress level.
        Stress,
    }
}

table::messages! {
    /// T17.11: how a score alone is rated.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum Title in BOOK, "title", on () {
        Dismal,
        Sad,
        Surly,
        Content,
        Satisfied,
        Merry,
        Delighted,
        Exuberant,
        Euphoric,
        Ecstatic,
    }
}

table::messages! {
    /// Why a table can't be set up.
    #[derive(Clone, PartialEq, Debug)]
    pub enum SetupProblem in BOOK, "setup", on () {
        ExpertIsForTwo { players: u8 },
        NoAuctionDeck { parcels: usize, cards: usize, players: usize },
        TooFewDevelopmentCards { list: String, there: usize, needed: usize },
        TooFewBuildingCards { list: String, kind: String, there: usize, needed: usize },
        TooFewGenericTickets { list: String, there: usize, needed: usize },
        GenericKinds { list: String, kinds: usize },
        TooFewParcels { there: usize, needed: usize },
        BoardsOnMap { there: usize, needed: usize },
        TooFewBoards { there: usize, needed: usize },
        MapIsWrong { reason: Message },
    }
}

table::messages! {
    /// T2.2: what is wrong with a map as typed.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum MapProblem in BOOK, "map", on () {
        NoBoard { letter: String },
        Shape { rows: usize, boards: usize },
        BoardTwice { letter: String },
        UnknownBoard { letter: String, boards: String },
        NoParcelCard { parcel: String, list: String },
        TooLarge { rows: usize, columns: usize },
        TooManyLocations { most: usize },
    }
}

table::messages! {
    /// What is wrong with a game entered by hand.
    #[derive(Clone, PartialEq, Debug)]
    pub enum EntryProblem in BOOK, "entry", on () {
        Players { there: usize, most: usize },
        /// A player without a name.
        PlayerNumber { number: usize },
        Stress { player: Message, stress: u8, most: u8 },
        Links { player: Message, links: u8, tiles: u8 },
        Happiness { player: Message, hp: i16, most: i16 },
    }
}
