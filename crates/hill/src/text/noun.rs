//! Cards, tokens and places in words.

use crate::action::Location;
use crate::cards::{
    Cards, Landmark, PlanCard, PlanId, PlanKind, Roads, Rotation, TokenId, TokenKind, TownCard, TownId, Upgrade,
};
use crate::cell::{Cell, Direction};
use crate::line::Line;
use crate::scoring::plan_words;
use crate::spot::Spot;

use super::ink::letter;

/// A landmark's name where there is little room.
pub(super) const fn short(landmark: Landmark) -> &'static str {
    match landmark {
        Landmark::AmusementPark => "Park",
        Landmark::PoliceStation => "Police",
        Landmark::FireStation => "Fire",
        other => other.name(),
    }
}

/// A cell as it is typed.
pub(super) fn cell(cell: Cell) -> String {
    format!("[{},{}]", cell.column(), cell.row())
}

/// A spot as it is typed, but for the dash.
pub(super) fn spot(spot: Spot) -> String {
    spot.cells().map(cell).join("-")
}

/// A number of things.
pub(super) fn count(number: u16, thing: &str) -> String {
    if number == 1 {
        format!("1 {thing}")
    } else {
        format!("{number} {thing}s")
    }
}

/// What a lay costs.
pub(super) fn price(resources: u8) -> String {
    if resources == 0 {
        "free".into()
    } else {
        count(resources.into(), "resource")
    }
}

/// Things one after the other, as in a sentence.
pub(super) fn list(mut things: Vec<String>) -> String {
    match things.pop() {
        None => "nothing".into(),
        Some(only) if things.is_empty() => only,
        Some(last) => format!("{} and {last}", things.join(", ")),
    }
}

/// The directions of the roads.
pub(super) fn roads(roads: Roads) -> String {
    let names: Vec<String> = Direction::ALL
        .into_iter()
        .filter(|&direction| roads.has(direction))
        .map(|direction| format!("{direction:?}"))
        .collect();
    if names.is_empty() {
        "no roads".into()
    } else {
        format!("roads {}", names.join(" "))
    }
}

/// How a card is turned, if it is.
pub(super) fn turn(turned: Rotation) -> String {
    if turned == Rotation::NONE {
        String::new()
    } else {
        format!(" turned {}°", turned.degrees())
    }
}

/// What a location gives as action D.
pub(super) const fn gives(location: Location) -> &'static str {
    match location {
        Location::Resources => "2 resources",
        Location::Plan => "Plan card",
        Location::Track => "extra track",
        Location::Development => "Development",
    }
}

/// A Town card's number and landmark.
pub(super) fn town_card(card: &TownCard) -> String {
    match card.landmark {
        Some(landmark) => format!("{} {}", card.id.0, short(landmark)),
        None => card.id.0.to_string(),
    }
}

/// What a Plan card asks for.
pub(super) fn condition(kind: PlanKind) -> String {
    match kind {
        PlanKind::ThreeLandmarks(landmarks) => landmarks.map(short).join(" + "),
        other => plan_words(other),
    }
}

/// A Plan card with all that is on it.
pub(super) fn plan_card(card: &PlanCard) -> String {
    format!("plan {} ({}, {} points)", card.id.0, condition(card.kind), card.points)
}

/// What a Development token does.
pub(super) fn token_kind(kind: TokenKind) -> String {
    match kind {
        TokenKind::Upgrade(Upgrade::DoubleValue(line)) => format!("{line} ×2"),
        TokenKind::Upgrade(Upgrade::PlusThree(line)) => format!("{line} +3"),
        TokenKind::DoubleTrack => "Double Track".into(),
        TokenKind::WildLandmark => "Wild landmark".into(),
    }
}

/// A Town upgrade where there is little room.
pub(super) fn upgrade(upgrade: Upgrade) -> String {
    match upgrade {
        Upgrade::DoubleValue(line) => format!("{}×2", letter(line)),
        Upgrade::PlusThree(line) => format!("{}+3", letter(line)),
    }
}

/// The colour whose value a Town upgrade raises.
pub(super) const fn raised_line(upgrade: Upgrade) -> Line {
    match upgrade {
        Upgrade::DoubleValue(line) | Upgrade::PlusThree(line) => line,
    }
}

/// Text from a card list, cut to this many characters.
pub(super) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        text.into()
    } else {
        text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
    }
}

/// The words for what actions and events name by its number. A number that is not in the list stays a number.
#[derive(Clone, Copy)]
pub(super) struct Numbers<'a>(pub &'a Cards);

impl Numbers<'_> {
    pub(super) fn find_town(&self, id: TownId) -> Option<&TownCard> {
        self.0.find_town(id)
    }

    fn find_plan(&self, id: PlanId) -> Option<&PlanCard> {
        self.0.plans.iter().find(|card| card.id == id)
    }

    /// A Town card's number and landmark.
    pub(super) fn town(&self, id: TownId) -> String {
        self.find_town(id).map_or_else(|| id.0.to_string(), town_card)
    }

    /// A Plan card with all that is on it.
    pub(super) fn plan(&self, id: PlanId) -> String {
        self.find_plan(id).map_or_else(|| format!("plan {}", id.0), plan_card)
    }

    /// A Plan card without its points.
    pub(super) fn plan_in_short(&self, id: PlanId) -> String {
        self.find_plan(id).map_or_else(
            || format!("plan {}", id.0),
            |card| format!("plan {} ({})", card.id.0, condition(card.kind)),
        )
    }

    /// What a Development token does.
    pub(super) fn token(&self, id: TokenId) -> String {
        let token = self.0.tokens.iter().find(|token| token.id == id);
        token.map_or_else(|| format!("token {}", id.0), |token| token_kind(token.kind))
    }
}
