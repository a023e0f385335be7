//! The words of the picture.

use table::Seat;

use crate::edition::Edition;
use crate::parts::action::Kind;
use crate::parts::company::Colour;
use crate::parts::customer::Goods;
use crate::parts::map::{Map, Ward};
use crate::state::Sells;
use crate::state::view::{BagLevel, View};

table::messages! {
    /// The words of the picture.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Word in crate::text::BOOK, "word", on Map {
        // the head
        TurnOf { seat: Seat },
        NoActionTaken,
        Taken { actions: Vec<Kind> },
        LastDrawn,
        LastTurn,
        LastTurns { n: u8 },
        TheEnd,
        BagEmpty,
        BagFew { most: usize },
        BagHalf { least: usize, most: usize },
        BagFull { least: usize },
        Pile { pile: u8, discards: u8 },
        PileTop { pile: u8, discards: u8, top: Ward },
        DepartmentStores { stores: usize },
        Arrivals { stores: usize, n: usize },
        Gone { tokens: String },
        OpenCustomers,
        OtherMap { name: String },
        Legend,
        /// Without ranks.
        Icons,

        // the map
        Ward,
        Waiting,
        Stations,
        Links,

        // a company
        Company { letter: String, seat: Seat, colour: Colour },
        Stranger { letter: String, seat: Seat },
        You,
        Place { n: u8 },
        ToAct,
        Hand,
        Earned,
        Supply,
        Track,
        Cards { n: u8 },
        WildNote,
        Hidden,
        Removed,
        Points { n: i32 },
        StoresLeft { food: u8, clothing: u8, books: u8, electronics: u8 },
        DepartmentStoresLeft { n: u8 },
        TrackLeft { n: u8 },
        None,

        // Version 2
        QueueEnded,
        Queue,
        Stacks { left: String },
        KaijuWaits,
        KaijuInBay,
        KaijuComes,
        BonusTokens { n: u8 },
        ArtEarned { n: u8 },
        MatsuriSign,
        PrincessSign,
        KaijuSign,
        ThiefSign { goods: String },
        ArtSign,
        DogSign,
        KaichoSign { letter: String },
    }
}

table::messages! {
    /// The letter of a customer.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Sign in crate::text::BOOK, "sign", on Map { Food, Clothing, Books, Electronics }
}

table::messages! {
    /// A store where there is little room.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Short in crate::text::BOOK, "short", on Map { Food, Clothing, Books, Electronics, Department }
}

impl Word {
    /// S8.3: how full the bag is.
    pub fn bag<E: Edition>(view: &View<E>) -> Word {
        let (least, most) = view.bag_bounds();
        match view.bag() {
            BagLevel::Empty => Word::BagEmpty,
            BagLevel::Few => Word::BagFew { most },
            BagLevel::Half => Word::BagHalf { least, most },
            BagLevel::Full => Word::BagFull { least },
        }
    }
}

impl Sign {
    /// The letter of those who want these goods.
    pub const fn of(goods: Goods) -> Sign {
        match goods {
            Goods::Food => Sign::Food,
            Goods::Clothing => Sign::Clothing,
            Goods::Books => Sign::Books,
            Goods::Electronics => Sign::Electronics,
        }
    }
}

impl Short {
    /// What is sold, in short.
    pub const fn of(sells: Sells) -> Short {
        match sells {
            Sells::Goods(Goods::Food) => Short::Food,
            Sells::Goods(Goods::Clothing) => Short::Clothing,
            Sells::Goods(Goods::Books) => Short::Books,
            Sells::Goods(Goods::Electronics) => Short::Electronics,
            Sells::Everything => Short::Department,
        }
    }
}
