//! Players, places and things in words.

use table::Seat;

use crate::action::ActionKind;
use crate::board::Ground;
use crate::destination::Destination;
use crate::kind::Kind;
use crate::side::{Side, Sides};
use crate::square::Square;
use crate::ticket::{Class, Ticket};
use crate::view::View;

use super::ticket;

/// The most characters of a name from a file; they can be longer.
const LONGEST: usize = 24;

/// A seat by its colour.
pub(super) const fn player(seat: Seat) -> &'static str {
    ["Orange", "Brown", "Pink", "Green", "Purple"][seat.index()]
}

/// Seats one after the other, as in a sentence.
pub(super) fn players(seats: impl IntoIterator<Item = Seat>) -> String {
    list(seats.into_iter().map(|seat| player(seat).into()).collect())
}

/// A number of things.
pub(super) fn count(number: usize, thing: &str) -> String {
    if number == 1 {
        format!("1 {thing}")
    } else {
        format!("{number} {thing}s")
    }
}

/// A place in an order.
pub(super) fn ordinal(number: u8) -> String {
    match number {
        1 => "1st".into(),
        2 => "2nd".into(),
        3 => "3rd".into(),
        other => format!("{other}th"),
    }
}

/// Things one after the other, as in a sentence.
pub(super) fn list(things: Vec<String>) -> String {
    joined(things, "and")
}

/// Things of which one is meant.
pub(super) fn either(things: Vec<String>) -> String {
    joined(things, "or")
}

fn joined(mut things: Vec<String>, word: &str) -> String {
    match things.pop() {
        None => "nothing".into(),
        Some(only) if things.is_empty() => only,
        Some(last) => format!("{} {word} {last}", things.join(", ")),
    }
}

/// A name from a file, or its beginning if it is too long, without control characters.
pub(super) fn cut(name: &str) -> String {
    let symbols = name
        .chars()
        .map(|symbol| if symbol.is_control() { '?' } else { symbol });
    if name.chars().count() <= LONGEST {
        symbols.collect()
    } else {
        symbols.take(LONGEST - 1).chain(['…']).collect()
    }
}

/// What an action does.
pub(super) const fn action(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::Build => "build rails",
        ActionKind::UpgradeLink => "upgrade a link",
        ActionKind::Construct => "construct a building",
        ActionKind::UpgradeBuilding => "upgrade a building",
        ActionKind::Move => "move a passenger",
    }
}

/// A side in a sentence.
pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

/// The shape of a tile.
pub(super) fn shape(sides: Sides) -> char {
    let has = |side: Side| sides.contains(side);
    match (has(Side::North), has(Side::East), has(Side::South), has(Side::West)) {
        (true, true, ..) => '└',
        (true, _, true, _) => '│',
        (true, ..) => '┘',
        (_, true, true, _) => '┌',
        (_, true, ..) => '─',
        _ => '┐',
    }
}

/// Squares one after the other.
pub(super) fn squares(squares: &[Square]) -> String {
    list(squares.iter().map(ToString::to_string).collect())
}

/// A location where there is little room: `R(0,6)`, `A1`.
pub(super) fn short_place(view: &View, at: Square) -> String {
    match view.public.city.kind(at) {
        Some(kind) => format!("{}{at}", kind.letter()),
        None => parcel(view, at).unwrap_or_else(|| at.to_string()),
    }
}

/// A location in a sentence: `Residence (0,6)`, `parcel A1 (2,3)`.
pub(super) fn place(view: &View, at: Square) -> String {
    match view.public.city.kind(at) {
        Some(kind) => format!("{kind} {at}"),
        None => parcel(view, at).map_or_else(|| at.to_string(), |name| format!("parcel {name} {at}")),
    }
}

fn parcel(view: &View, at: Square) -> Option<String> {
    view.components.map.parcel_at(at).map(|parcel| parcel.name.to_string())
}

/// A destination as an icon names it: `R`, `number A1`.
pub(super) fn short_destination(view: &View, to: Destination) -> String {
    match to {
        Destination::Kind(kind) => kind.letter().to_string(),
        Destination::Parcel(card) => ticket::icon(&view.components.cards, card, to.icon()),
    }
}

/// A destination in a sentence: `a Residence`, `parcel A1`.
pub(super) fn destination(view: &View, to: Destination) -> String {
    match to {
        Destination::Kind(kind) => one(kind),
        Destination::Parcel(card) => match ticket::face(&view.components.cards, card).map(|face| face.class) {
            Some(Class::Parcel(name)) => format!("parcel {name}"),
            _ => format!("the parcel of {card}"),
        },
    }
}

/// A building of a type: `a Residence`, `an Industry`.
pub(super) fn one(kind: Kind) -> String {
    if kind == Kind::Industry {
        format!("an {kind}")
    } else {
        format!("a {kind}")
    }
}

/// The building that comes with a Building card.
pub(super) fn building(view: &View, card: Ticket) -> String {
    match ticket::face(&view.components.cards, card).map(|face| face.class) {
        Some(Class::Building(kind)) => one(kind),
        _ => "a building".into(),
    }
}

/// A square with what lies there, where that matters for rails.
pub(super) fn ground(view: &View, at: Square) -> String {
    match view.components.map.ground(at) {
        Ground::Mountain => format!("{at}, a mountain"),
        Ground::Parcel(name) => format!("{at}, parcel {name}"),
        _ => at.to_string(),
    }
}
