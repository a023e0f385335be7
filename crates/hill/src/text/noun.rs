//! What things are called: lines, cards, tokens, places.

use table::Seat;
use table::words::{Argue, Argument, Message, Say};

use crate::parts::action::{Duty, Location};
use crate::parts::cards::{
    Cards, Landmark, PlanCard, PlanId, PlanKind, RequestKind, Roads, TokenId, TokenKind, TownCard, TownId, Upgrade,
};
use crate::parts::cell::{Cell, Direction};
use crate::parts::line::Line;
use crate::rules::entry::UpgradeEntry;

use super::BOOK;

table::terms! { Line, in BOOK, "line", on Cards { Red, Yellow, Blue, Black } }

table::terms! { Landmark, in BOOK, "landmark", on Cards {
    AmusementPark, Zoo, Aquarium, Bank, Hospital, School, CityHall, PoliceStation, FireStation,
} }

table::terms! { Location, in BOOK, "location", on Cards { Resources, Plan, Track, Development } }

table::terms! { Duty, in BOOK, "duty", on Cards { Track, Location, Bonus } }

table::terms! { RequestKind, in BOOK, "request", on Cards {
    TopToBottom, LeftToRight, FourColourCards, OuterThreeColourCards, CornerTwoColourCards, Crossings, ThreeOfCentre,
    TwoCorners, TwoOfEachCategory, EveryCardServed, ShortestLine, LeastPlannedLine,
} }

table::messages! {
    /// A line with the word for it: "Red line".
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum LineName in BOOK, "line-name", on Cards { Red, Yellow, Blue, Black }
}

table::messages! {
    /// A landmark where there is little room.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum ShortLandmark in BOOK, "landmark-short", on Cards {
        AmusementPark, Zoo, Aquarium, Bank, Hospital, School, CityHall, PoliceStation, FireStation,
    }
}

table::messages! {
    /// A location in one word.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum LocationName in BOOK, "location-name", on Cards { Resources, Plan, Track, Development }
}

table::messages! {
    /// H11: what a Plan card asks for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Condition in BOOK, "condition", on Cards {
        ThreeLandmarks { a: Landmark, b: Landmark, c: Landmark },
        FourOfACategory,
        FiveTypes,
        TwoPairs,
        SevenTracks,
        TopLeftToBottomRight,
        TopRightToBottomLeft,
    }
}

table::messages! {
    /// What a Development token does.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Effect in BOOK, "effect", on Cards {
        DoubleValue { line: Line },
        PlusThree { line: Line },
        DoubleTrack,
        WildLandmark,
    }
}

table::messages! {
    /// Things with a number, and numbers of things.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Noun in BOOK, "noun", on Cards {
        /// A Town card with a landmark.
        Landmark { landmark: Landmark, number: u16 },
        /// A Town card without one.
        Town { number: u16 },
        /// A Plan card with all that is on it.
        Plan { what: PlanKind, points: u8 },
        /// A Plan card by its number.
        PlanNumber { number: u16 },
        /// A Development token by its number.
        TokenNumber { number: u16 },
        /// A place for a card.
        Cell { column: i8, row: i8 },
        /// The roads of a card that has none.
        NoRoads,
        /// The roads of a card.
        Roads { roads: String },
        /// A number of resources.
        Resources { resources: u16 },
        /// What something costs in resources, which may be nothing.
        Price { resources: u8 },
        /// A number of points.
        Points { points: i32 },
        /// A number of fulfilled Plan cards.
        PlansFulfilled { plans: u32 },
        /// Who did something.
        Who { seat: Seat },
    }
}

impl From<Line> for LineName {
    fn from(line: Line) -> LineName {
        match line {
            Line::Red => LineName::Red,
            Line::Yellow => LineName::Yellow,
            Line::Blue => LineName::Blue,
            Line::Black => LineName::Black,
        }
    }
}

impl From<Landmark> for ShortLandmark {
    fn from(landmark: Landmark) -> ShortLandmark {
        match landmark {
            Landmark::AmusementPark => ShortLandmark::AmusementPark,
            Landmark::Zoo => ShortLandmark::Zoo,
            Landmark::Aquarium => ShortLandmark::Aquarium,
            Landmark::Bank => ShortLandmark::Bank,
            Landmark::Hospital => ShortLandmark::Hospital,
            Landmark::School => ShortLandmark::School,
            Landmark::CityHall => ShortLandmark::CityHall,
            Landmark::PoliceStation => ShortLandmark::PoliceStation,
            Landmark::FireStation => ShortLandmark::FireStation,
        }
    }
}

impl From<Location> for LocationName {
    fn from(location: Location) -> LocationName {
        match location {
            Location::Resources => LocationName::Resources,
            Location::Plan => LocationName::Plan,
            Location::Track => LocationName::Track,
            Location::Development => LocationName::Development,
        }
    }
}

impl From<PlanKind> for Condition {
    fn from(kind: PlanKind) -> Condition {
        match kind {
            PlanKind::ThreeLandmarks([a, b, c]) => Condition::ThreeLandmarks { a, b, c },
            PlanKind::FourOfACategory => Condition::FourOfACategory,
            PlanKind::FiveTypes => Condition::FiveTypes,
            PlanKind::TwoPairs => Condition::TwoPairs,
            PlanKind::SevenTracks => Condition::SevenTracks,
            PlanKind::TopLeftToBottomRight => Condition::TopLeftToBottomRight,
            PlanKind::TopRightToBottomLeft => Condition::TopRightToBottomLeft,
        }
    }
}

impl From<Upgrade> for Effect {
    fn from(upgrade: Upgrade) -> Effect {
        match upgrade {
            Upgrade::DoubleValue(line) => Effect::DoubleValue { line },
            Upgrade::PlusThree(line) => Effect::PlusThree { line },
        }
    }
}

impl From<TokenKind> for Effect {
    fn from(kind: TokenKind) -> Effect {
        match kind {
            TokenKind::Upgrade(upgrade) => Effect::from(upgrade),
            TokenKind::DoubleTrack => Effect::DoubleTrack,
            TokenKind::WildLandmark => Effect::WildLandmark,
        }
    }
}

impl From<&TownCard> for Noun {
    fn from(card: &TownCard) -> Noun {
        let number = card.id.0;
        match card.landmark {
            Some(landmark) => Noun::Landmark { landmark, number },
            None => Noun::Town { number },
        }
    }
}

impl From<&PlanCard> for Noun {
    fn from(card: &PlanCard) -> Noun {
        Noun::Plan {
            what: card.kind,
            points: card.points,
        }
    }
}

impl From<Cell> for Noun {
    fn from(cell: Cell) -> Noun {
        Noun::Cell {
            column: cell.column(),
            row: cell.row(),
        }
    }
}

impl From<Roads> for Noun {
    fn from(roads: Roads) -> Noun {
        let names: Vec<String> = Direction::ALL
            .into_iter()
            .filter(|&direction| roads.has(direction))
            .map(|direction| format!("{direction:?}"))
            .collect();
        if names.is_empty() {
            Noun::NoRoads
        } else {
            Noun::Roads { roads: names.join(" ") }
        }
    }
}

fn said(message: Message) -> Argument {
    Argument::Said(Box::new(message))
}

/// What is told by its card list, or by its number where the list doesn't have it.
macro_rules! arguments {
    ($($thing:ty: $words:expr;)*) => {$(
        impl Argue<Cards> for $thing {
            fn argue(&self, on: &Cards) -> Argument {
                let words: fn(&$thing, &Cards) -> Message = $words;
                said(words(self, on))
            }
        }
    )*};
}

arguments! {
    LineName: |name, on| name.say(on);
    PlanKind: |kind, on| Condition::from(*kind).say(on);
    TokenKind: |kind, on| Effect::from(*kind).say(on);
    Roads: |roads, on| Noun::from(*roads).say(on);
    Cell: |cell, on| Noun::from(*cell).say(on);
    TownId: |id, on| on.find_town(*id).map_or(Noun::Town { number: id.0 }, Noun::from).say(on);
    PlanId: |id, on| on.find_plan(*id).map_or(Noun::PlanNumber { number: id.0 }, Noun::from).say(on);
    TokenId: |id, on| match on.find_token(*id) {
        Some(token) => Effect::from(token.kind).say(on),
        None => Noun::TokenNumber { number: id.0 }.say(on),
    };
    UpgradeEntry: |entry, on| match *entry {
        UpgradeEntry::DoubleValue(line) => Effect::DoubleValue { line }.say(on),
        UpgradeEntry::PlusThree(line) => Effect::PlusThree { line }.say(on),
        UpgradeEntry::Token(id) => Noun::TokenNumber { number: id.0 }.say(on),
    };
}

/// An end of a track: the card it lies on, where that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// On this card.
    Card(TownId),
    /// On the card that lies here.
    Cell(Cell),
}

impl Argue<Cards> for End {
    fn argue(&self, on: &Cards) -> Argument {
        match self {
            End::Card(card) => card.argue(on),
            End::Cell(cell) => cell.argue(on),
        }
    }
}
