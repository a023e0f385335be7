//! What is wrong with boards or a card list.

use table::Message;

use crate::text::BOOK;

table::messages! {
    /// What an entry of a file is.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum EntryKind in BOOK, "load-kind", on () { Board, Development, Parcel, Building, Auction, Generic }
}

table::messages! {
    /// What is wrong with a file or an entry of it. Names are those of the file.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum LoadProblem in BOOK, "load-problem", on () {
        NameLength { name: String, most: usize },
        /// A name as a program writes it: some of it can't be printed.
        NameUnprintable { name: String },
        // T1.2: a board.
        NoBoards { most: usize },
        BoardLetter,
        Rows { there: usize, rows: usize },
        InRow { row: usize, problem: Box<Message> },
        Squares { there: usize, squares: usize },
        NoSquare { token: String, board: String },
        OtherBoard { parcel: String, board: String },
        ParcelTwice { parcel: String },
        // T1.3: a card.
        NoCards { most: usize },
        Number { most: usize },
        IdTwice,
        ParcelMissing,
        BuildingMissing,
        PlayersMissing,
        NoParcel { name: String },
        ParcelTaken { parcel: String, ticket: String },
        NoBuilding { name: String },
        /// T2.12: as it stands in the file.
        Players { players: String, least: u8, most: u8 },
        OnlyParcelCards { field: &'static str },
        OnlyBuildingCards { field: &'static str },
        OnlyAuctionCards { field: &'static str },
        Icons { there: usize, most: usize },
        NoIcon { name: String, icons: Vec<String> },
        StripIsNoIcon,
        ParcelNumbers { numbers: usize },
        NoParcelNumber,
        NoConsequence { name: String, consequences: Vec<String> },
    }
}
