//! What things are called, in the reader's language.

use hill::Line;
use hill::cards::{
    Cards, Landmark, PlanCard, PlanId, PlanKind, RequestKind, TokenId, TokenKind, TownCard, TownId, Upgrade,
};
use hill::{Location, Spot};

use crate::texts::t;

/// The key of something that is written in snake case when it is kept.
fn key<T: serde::Serialize>(group: &str, thing: T) -> String {
    let name = serde_json::to_value(thing)
        .ok()
        .and_then(|value| value.as_str().map(str::to_owned))
        .unwrap_or_default();
    format!("hill.{group}.{name}")
}

/// The name of a line's colour.
pub fn line(line: Line) -> String {
    t!(&key("line", line))
}

/// The name of a line, to begin a row with.
pub fn whole_line(line: Line) -> String {
    t!(&key("line_name", line))
}

/// The letter of a line.
pub const fn letter(line: Line) -> char {
    match line {
        Line::Red => 'R',
        Line::Yellow => 'Y',
        Line::Blue => 'B',
        Line::Black => 'K',
    }
}

/// The class that sets `--line` to the colour of a line.
pub const fn line_class(line: Line) -> &'static str {
    match line {
        Line::Red => "line-red",
        Line::Yellow => "line-yellow",
        Line::Blue => "line-blue",
        Line::Black => "line-black",
    }
}

/// The name of a landmark.
pub fn landmark(landmark: Landmark) -> String {
    t!(&key("landmark", landmark))
}

/// A Town card in a few words.
pub fn town_card(card: &TownCard) -> String {
    let name = card.landmark.map_or_else(|| t!("hill.landmark.none"), landmark);
    t!("hill.card", name = name, number = card.id.0)
}

/// The Town card of this number.
pub fn town(cards: &Cards, id: TownId) -> String {
    cards
        .towns
        .iter()
        .find(|card| card.id == id)
        .map_or_else(|| id.0.to_string(), town_card)
}

/// What a Plan card asks for.
pub fn plan_kind(kind: PlanKind) -> String {
    match kind {
        PlanKind::ThreeLandmarks(landmarks) => landmarks.map(landmark).join(" + "),
        PlanKind::FourOfACategory => t!("hill.plan.four_of_a_category"),
        PlanKind::FiveTypes => t!("hill.plan.five_types"),
        PlanKind::TwoPairs => t!("hill.plan.two_pairs"),
        PlanKind::SevenTracks => t!("hill.plan.seven_tracks"),
        PlanKind::TopLeftToBottomRight => t!("hill.plan.falling"),
        PlanKind::TopRightToBottomLeft => t!("hill.plan.rising"),
    }
}

/// A Plan card in one line.
pub fn plan_card(card: &PlanCard) -> String {
    t!("hill.plan.card", what = plan_kind(card.kind), n = card.points)
}

/// The Plan card of this number.
pub fn plan(cards: &Cards, id: PlanId) -> String {
    cards
        .plans
        .iter()
        .find(|card| card.id == id)
        .map_or_else(|| id.0.to_string(), plan_card)
}

/// What a Development token is.
pub fn token_kind(kind: TokenKind) -> String {
    match kind {
        TokenKind::Upgrade(Upgrade::DoubleValue(of)) => t!("hill.token.double_value", line = line(of)),
        TokenKind::Upgrade(Upgrade::PlusThree(of)) => t!("hill.token.plus_three", line = line(of)),
        TokenKind::DoubleTrack => t!("hill.token.double_track"),
        TokenKind::WildLandmark => t!("hill.token.wild"),
    }
}

/// The Development token of this number.
pub fn token(cards: &Cards, id: TokenId) -> String {
    cards
        .tokens
        .iter()
        .find(|token| token.id == id)
        .map_or_else(|| id.0.to_string(), |token| token_kind(token.kind))
}

/// What a location gives.
pub fn gives(location: Location) -> String {
    t!(match location {
        Location::Resources => "hill.location.a",
        Location::Plan => "hill.location.b",
        Location::Track => "hill.location.c",
        Location::Development => "hill.location.d",
    })
}

/// What a Request card asks for.
pub fn request(kind: RequestKind) -> String {
    t!(&key("request", kind))
}

/// A number of resources.
pub fn resources(n: impl Into<u32>) -> String {
    t!("hill.resources", n = n.into())
}

/// Where a spot is: by the columns and rows of its two cells, as players count them.
pub fn spot(spot: Spot) -> String {
    let [a, b] = spot.cells();
    format!("{a}–{b}")
}

/// Several things, with commas.
pub fn list(things: impl IntoIterator<Item = String>) -> String {
    things.into_iter().collect::<Vec<_>>().join(&t!("hill.list"))
}
