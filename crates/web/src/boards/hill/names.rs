//! What things are called, in the reader's language: the words are those of the game.

use hill::cards::{Cards, Landmark, PlanCard, PlanKind, RequestKind, TokenKind, TownCard, TownId};
use hill::text::{Condition, Effect, LineName, LocationName, Noun};
use hill::{Action, Hill, Line, Location, Spot, View};
use table::{Message, Present, Say};

use crate::texts::{t, voice};

/// A message in the reader's language.
pub fn said(message: &Message) -> String {
    message.said(&voice())
}

/// What the game calls a thing. None of these depends on the cards of a list.
fn say(thing: &impl Say<On = Cards>) -> String {
    said(&thing.say(&Cards::standard()))
}

/// An action in a few words.
pub fn action(view: &View, action: &Action) -> String {
    said(&Hill::action_label(view, action))
}

/// The name of a line's colour.
pub fn line(line: Line) -> String {
    say(&line)
}

/// The name of a line, to begin a row with.
pub fn whole_line(line: Line) -> String {
    say(&LineName::from(line))
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
    say(&landmark)
}

/// A Town card in a few words.
pub fn town_card(card: &TownCard) -> String {
    say(&Noun::from(card))
}

/// The Town card of this number.
pub fn town(cards: &Cards, id: TownId) -> String {
    cards.find_town(id).map_or_else(|| id.0.to_string(), town_card)
}

/// What a Plan card asks for.
pub fn plan_kind(kind: PlanKind) -> String {
    say(&Condition::from(kind))
}

/// A Plan card in one line.
pub fn plan_card(card: &PlanCard) -> String {
    say(&Noun::from(card))
}

/// What a Development token does.
pub fn token_kind(kind: TokenKind) -> String {
    say(&Effect::from(kind))
}

/// A location in one word.
pub fn location(location: Location) -> String {
    say(&LocationName::from(location))
}

/// What a Request card asks for.
pub fn request(kind: RequestKind) -> String {
    say(&kind)
}

/// A number of resources.
pub fn resources(resources: u16) -> String {
    say(&Noun::Resources { resources })
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
