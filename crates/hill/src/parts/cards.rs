//! H1: the cards and tokens. They are data (see `load`), never code.

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};
use table::{Card, CardNumber, CardSet};

use crate::parts::cell::Direction;
use crate::parts::line::{ByLine, Line};
use crate::parts::load;

/// The most cards of one kind that a list may have.
pub const MOST_CARDS: usize = 128;

/// The number printed on a Town card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct TownId(pub u16);

/// The number printed on a Plan card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct PlanId(pub u16);

/// The number of a Development token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct TokenId(pub u16);

table::cards! {
    /// A Town card's place in the list.
    pub struct TownIndex;
    /// A Plan card's place in the list.
    pub struct PlanIndex;
    /// A Development token's place in the list.
    pub struct TokenIndex;
    /// A Residents' Request card's place in the list.
    pub struct RequestIndex;
}

/// H1.4: the nine types of landmark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Landmark {
    AmusementPark,
    Zoo,
    Aquarium,
    Bank,
    Hospital,
    School,
    CityHall,
    PoliceStation,
    FireStation,
}

/// H1.4: the three categories of landmarks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Category {
    Leisure,
    Welfare,
    Public,
}

impl Landmark {
    /// All nine.
    pub const ALL: [Landmark; 9] = [
        Landmark::AmusementPark,
        Landmark::Zoo,
        Landmark::Aquarium,
        Landmark::Bank,
        Landmark::Hospital,
        Landmark::School,
        Landmark::CityHall,
        Landmark::PoliceStation,
        Landmark::FireStation,
    ];

    /// The category it belongs to.
    pub const fn category(self) -> Category {
        match self {
            Landmark::AmusementPark | Landmark::Zoo | Landmark::Aquarium => Category::Leisure,
            Landmark::Bank | Landmark::Hospital | Landmark::School => Category::Welfare,
            Landmark::CityHall | Landmark::PoliceStation | Landmark::FireStation => Category::Public,
        }
    }
}

/// In which of the eight directions a card has a road; open land in the others.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Roads(u8);

impl Roads {
    /// Is there a road in this direction?
    pub const fn has(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 != 0
    }

    /// H5.4: the roads of the card when it is turned: by 90 degrees a road printed to N points to E.
    pub const fn turned(self, rotation: Rotation) -> Roads {
        Roads(self.0.rotate_left(2 * rotation.quarters() as u32))
    }

    /// Adds a road.
    pub const fn with(self, direction: Direction) -> Roads {
        Roads(self.0 | 1 << direction as u8)
    }
}

/// H5.4: how far a card is turned clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Rotation(u8);

impl Rotation {
    /// As printed.
    pub const NONE: Rotation = Rotation(0);
    /// All four.
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// Quarter turns clockwise.
    pub const fn quarters(self) -> u8 {
        self.0
    }

    /// Degrees clockwise.
    pub const fn degrees(self) -> u16 {
        self.0 as u16 * 90
    }
}

impl TryFrom<u16> for Rotation {
    type Error = String;
    fn try_from(degrees: u16) -> Result<Rotation, String> {
        let known = Rotation::ALL.into_iter().find(|rotation| rotation.degrees() == degrees);
        known.ok_or_else(|| format!("H5.4 a card is turned by 0, 90, 180 or 270 degrees, not {degrees}"))
    }
}

impl From<Rotation> for u16 {
    fn from(rotation: Rotation) -> u16 {
        rotation.degrees()
    }
}

/// H1.4: a Town card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TownCard {
    /// Its number.
    pub id: TownId,
    /// H1.5, HR1: the values belong to their colours, however the card is turned.
    pub values: ByLine<u8>,
    /// Its roads, as printed.
    pub roads: Roads,
    /// Its landmark.
    pub landmark: Option<Landmark>,
}

/// A Plan card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanCard {
    /// Its number.
    pub id: PlanId,
    /// What it asks for.
    pub kind: PlanKind,
    /// What it is worth when fulfilled.
    pub points: u8,
}

/// H11: what a Plan card asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlanKind {
    /// H11.1: all three of these types.
    ThreeLandmarks([Landmark; 3]),
    /// H11.2: four landmarks of one category.
    FourOfACategory,
    /// H11.3: five different types.
    FiveTypes,
    /// H11.4: two pairs.
    TwoPairs,
    /// H11.5: seven tokens in the town.
    SevenTracks,
    /// H11.6: both corner cards of this diagonal.
    TopLeftToBottomRight,
    /// H11.7: both corner cards of this diagonal.
    TopRightToBottomLeft,
}

impl PlanKind {
    /// H9.3: all but the three named landmarks are "no duplicates" cards.
    pub const fn no_duplicates(self) -> bool {
        !matches!(self, PlanKind::ThreeLandmarks(_))
    }
}

/// A Development token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its number.
    pub id: TokenId,
    /// What it does.
    pub kind: TokenKind,
}

/// What a Development token does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// A Town upgrade: goes on a card.
    Upgrade(Upgrade),
    /// H6.10: spent to lay a token where other colours lie.
    DoubleTrack,
    /// H11.8: kept until the end, stands for a landmark.
    WildLandmark,
}

/// H10.1: a Town upgrade and the colour whose value it raises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Upgrade {
    /// "x2".
    DoubleValue(Line),
    /// "+3".
    PlusThree(Line),
}

impl Upgrade {
    /// H10.1: the value of a colour on the card under this token.
    pub const fn raise(self, line: Line, value: i32) -> i32 {
        match self {
            Upgrade::DoubleValue(colour) if colour as u8 == line as u8 => value * 2,
            Upgrade::PlusThree(colour) if colour as u8 == line as u8 => value + 3,
            _ => value,
        }
    }
}

/// A Residents' Request card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestCard {
    /// Its letter.
    pub id: String,
    /// What it asks for.
    pub kind: RequestKind,
    /// What it is worth, each time it is met.
    pub points: u8,
}

/// H12: what a Request card asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the clauses H12.A to H12.L, in order")]
pub enum RequestKind {
    TopToBottom,
    LeftToRight,
    FourColourCards,
    OuterThreeColourCards,
    CornerTwoColourCards,
    Crossings,
    ThreeOfCentre,
    TwoCorners,
    TwoOfEachCategory,
    EveryCardServed,
    ShortestLine,
    LeastPlannedLine,
}

/// H1.1: everything that is in the box. A game names cards by their places in these lists ([`TownIndex`] and so on), people by their ids ([`TownId`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    /// What the list is called.
    pub name: String,
    /// The Town cards.
    pub towns: Vec<TownCard>,
    /// The Plan cards.
    pub plans: Vec<PlanCard>,
    /// The Development tokens.
    pub tokens: Vec<Token>,
    /// The Residents' Request cards.
    pub requests: Vec<RequestCard>,
    /// The Double Track tokens among the tokens.
    pub double_tracks: CardSet<TokenIndex>,
    /// The Wild landmarks among the tokens.
    pub wilds: CardSet<TokenIndex>,
}

static STANDARD: LazyLock<Arc<Cards>> = LazyLock::new(|| {
    Arc::new(load::from_toml(include_str!("../../data/hill.toml")).expect("our own card list is checked by a test"))
});

impl Cards {
    /// Our own list.
    pub fn standard() -> Arc<Cards> {
        Arc::clone(&STANDARD)
    }

    /// Is this our own list?
    pub fn is_standard(&self) -> bool {
        std::ptr::eq(self, &raw const **STANDARD) || *self == **STANDARD
    }

    /// The Town card at this place.
    pub fn town(&self, card: TownIndex) -> &TownCard {
        &self.towns[card.index()]
    }

    /// The Town card with this id. Most lists count from 1, so it is first looked for there.
    pub fn find_town(&self, id: TownId) -> Option<&TownCard> {
        let counted = self
            .towns
            .get(usize::from(id.0).wrapping_sub(1))
            .filter(|card| card.id == id);
        counted.or_else(|| self.towns.iter().find(|card| card.id == id))
    }

    /// The Plan card at this place.
    pub fn plan(&self, card: PlanIndex) -> &PlanCard {
        &self.plans[card.index()]
    }

    /// The Plan card with this id.
    pub fn find_plan(&self, id: PlanId) -> Option<&PlanCard> {
        self.plans.iter().find(|card| card.id == id)
    }

    /// The Development token with this id.
    pub fn find_token(&self, id: TokenId) -> Option<&Token> {
        self.tokens.iter().find(|token| token.id == id)
    }

    /// The Development token at this place.
    pub fn token(&self, token: TokenIndex) -> &Token {
        &self.tokens[token.index()]
    }

    /// The Request card at this place.
    pub fn request(&self, card: RequestIndex) -> &RequestCard {
        &self.requests[card.index()]
    }

    /// The place of the Town card with this id.
    pub fn town_index(&self, id: TownId) -> Option<TownIndex> {
        place(&self.towns, |card| card.id == id)
    }

    /// The place of the Plan card with this id.
    pub fn plan_index(&self, id: PlanId) -> Option<PlanIndex> {
        place(&self.plans, |card| card.id == id)
    }

    /// The place of the Development token with this id.
    pub fn token_index(&self, id: TokenId) -> Option<TokenIndex> {
        place(&self.tokens, |token| token.id == id)
    }

    /// The place of the Request card with this letter.
    pub fn request_index(&self, id: &str) -> Option<RequestIndex> {
        place(&self.requests, |card| card.id == id)
    }

    /// The upgrade that this token is, if it is one.
    pub fn upgrade(&self, token: TokenIndex) -> Option<Upgrade> {
        match self.token(token).kind {
            TokenKind::Upgrade(upgrade) => Some(upgrade),
            TokenKind::DoubleTrack | TokenKind::WildLandmark => None,
        }
    }

    /// H9.3: have these two Plan cards the same "no duplicates" effect?
    pub(crate) fn are_twins(&self, a: PlanIndex, b: PlanIndex) -> bool {
        let kind = self.plan(a).kind;
        kind.no_duplicates() && kind == self.plan(b).kind
    }
}

/// The place of the first entry of a list that is meant.
fn place<T, C: Card>(list: &[T], is_meant: impl FnMut(&T) -> bool) -> Option<C> {
    let place = list.iter().position(is_meant)?;
    CardNumber::try_from(place).ok().map(C::from_number)
}
