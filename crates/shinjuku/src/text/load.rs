//! What is wrong with a map.

use crate::text::BOOK;

table::messages! {
    /// What an entry of a map is.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum EntryKind in BOOK, "load-kind", on () { Ward, Station, Connection, Link, Customer }
}

table::messages! {
    /// What is wrong with a map or an entry of it. Names are those of the file.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum LoadProblem in BOOK, "load-problem", on () {
        IdLength { most: usize },
        IdTwice,
        /// How many there are of a kind.
        Wards { there: usize, most: usize },
        Stations { there: usize, most: usize },
        Connections { there: usize, most: usize },
        Links { there: usize, most: usize },
        WardCards { there: usize, most: usize },
        Customers { there: usize, most: usize },
        // A ward.
        Cards { cards: i64, most: u8 },
        NoNeighbour { name: String },
        NoStations,
        /// V1.1.
        OwnNeighbour,
        /// V1.1.
        OneSided { name: String },
        // A station.
        NoWard { name: String },
        Rank { rank: i64, most: u8 },
        RankTwice,
        Place { at: String },
        /// S5.6.
        TwoLinks,
        LinkIsConnection,
        CutOff,
        // A connection or a link.
        NoStation { name: String },
        ToItself,
        PairTwice,
        // A kind of customers.
        OncePerKind,
        Tokens { most: usize },
        NoTokens,
        NoGoods { goods: Vec<&'static str> },
    }
}
