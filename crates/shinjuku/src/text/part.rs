//! What points are for.

use crate::parts::customer::Goods;
use crate::parts::map::Map;

table::messages! {
    /// A part of the score of Version 2 (V9.2).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum SetPart in crate::text::BOOK, "set-part", on Map {
        /// All of them.
        Sets,
        /// V17.4: of five types.
        Fives { n: i32 },
        /// Of four.
        Fours { n: i32 },
        /// Of three.
        Threes { n: i32 },
        /// Of two.
        Twos { n: i32 },
        /// Of one.
        Singles { n: i32 },
    }
}

table::messages! {
    /// A row of the score pad of Version 2 (V9.1).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum SetRow in crate::text::BOOK, "set-row", on Map {
        /// How many customers of a type.
        Customers { goods: Goods },
        /// V6.7.
        Bonus,
        /// V17.1.
        Art,
        /// V10.6.
        Took,
    }
}

table::messages! {
    /// A part of the score (S7.2).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Part in crate::text::BOOK, "part", on Map {
        /// All of them.
        Customers,
        /// The tokens of a type that scores.
        Kept { n: u8, goods: Goods },
        /// The tokens of the type that is removed.
        Removed { n: u8, goods: Goods },
    }
}

table::messages! {
    /// A row of the score pad (S7.2, S7.4).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Row in crate::text::BOOK, "row", on Map {
        /// How many customers of a type that count 1.
        Singles { goods: Goods },
        /// How many that count 2.
        Doubles { goods: Goods },
        /// The highest rank number among the department stores.
        Rank,
    }
}
