//! Card lists as they are written.

use table::load::file_name;

use super::{CardsFile, FORMAT, PlanEntry, RequestEntry, TokenEntry, TownEntry};
use crate::parts::cards::{Cards, PlanCard, PlanKind, RequestCard, Token, TokenKind, TownCard, Upgrade};
use crate::parts::cell::Direction;
use crate::parts::line::ByLine;

impl From<&Cards> for CardsFile {
    fn from(cards: &Cards) -> CardsFile {
        CardsFile {
            format: FORMAT,
            name: cards.name.clone(),
            town: cards.towns.iter().map(TownEntry::from).collect(),
            plan: cards.plans.iter().map(PlanEntry::from).collect(),
            development: cards.tokens.iter().map(TokenEntry::from).collect(),
            request: cards.requests.iter().map(RequestEntry::from).collect(),
        }
    }
}

impl From<&TownCard> for TownEntry {
    fn from(card: &TownCard) -> TownEntry {
        let roads: Vec<String> = Direction::ALL
            .iter()
            .filter(|&&direction| card.roads.has(direction))
            .map(|road| format!("{road:?}"))
            .collect();
        TownEntry {
            id: card.id.0,
            landmark: card.landmark.map(file_name),
            points: ByLine::from_fn(|line| i64::from(card.values[line])),
            roads: roads.join(" "),
        }
    }
}

impl From<&PlanCard> for PlanEntry {
    fn from(card: &PlanCard) -> PlanEntry {
        let landmarks = match card.kind {
            PlanKind::ThreeLandmarks(landmarks) => landmarks.map(file_name).to_vec(),
            _ => Vec::new(),
        };
        PlanEntry {
            id: card.id.0,
            kind: card.kind.file_name().into(),
            landmarks,
            points: card.points.into(),
        }
    }
}

impl PlanKind {
    /// The name of the kind in the card lists.
    pub const fn file_name(self) -> &'static str {
        match self {
            PlanKind::ThreeLandmarks(_) => "three_landmarks",
            PlanKind::FourOfACategory => "four_of_a_category",
            PlanKind::FiveTypes => "five_types",
            PlanKind::TwoPairs => "two_pairs",
            PlanKind::SevenTracks => "seven_tracks",
            PlanKind::TopLeftToBottomRight => "top_left_to_bottom_right",
            PlanKind::TopRightToBottomLeft => "top_right_to_bottom_left",
        }
    }
}

impl TokenKind {
    /// The name of the kind in the card lists.
    pub const fn file_name(self) -> &'static str {
        match self {
            TokenKind::Upgrade(Upgrade::DoubleValue(_)) => "double_value",
            TokenKind::Upgrade(Upgrade::PlusThree(_)) => "plus_three",
            TokenKind::DoubleTrack => "double_track",
            TokenKind::WildLandmark => "wild_landmark",
        }
    }
}

impl From<&Token> for TokenEntry {
    fn from(token: &Token) -> TokenEntry {
        let colour = match token.kind {
            TokenKind::Upgrade(Upgrade::DoubleValue(line) | Upgrade::PlusThree(line)) => Some(line.name().into()),
            TokenKind::DoubleTrack | TokenKind::WildLandmark => None,
        };
        TokenEntry {
            id: token.id.0,
            kind: token.kind.file_name().into(),
            colour,
        }
    }
}

impl From<&RequestCard> for RequestEntry {
    fn from(card: &RequestCard) -> RequestEntry {
        RequestEntry {
            id: card.id.clone(),
            kind: file_name(card.kind),
            points: card.points.into(),
        }
    }
}
