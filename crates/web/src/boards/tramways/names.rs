//! What the things of the game are called in the reader's language: the game's own words.

use table::words::{Argue, Argument};
use tramways::components::Components;
use tramways::kind::Kind;
use tramways::links::Link;
use tramways::square::Square;
use tramways::text::noun::{LinkName, Place};
use tramways::{Action, View};

use crate::texts::voice;

/// A thing in the game's words.
pub fn said(view: &View, thing: &impl Argue<Components>) -> String {
    match thing.argue(view.components()) {
        Argument::Said(message) => message.said(&voice()),
        Argument::Name(name) => name,
        Argument::Number(number) => number.to_string(),
        Argument::Seat(_) | Argument::All(_) => String::new(),
    }
}

/// A square: the building, parcel or ground there.
pub fn place(view: &View, at: Square) -> String {
    said(view, &Place::of(&view.public().city, at))
}

/// A link by its two ends.
pub fn link(view: &View, link: &Link) -> String {
    said(view, &LinkName::of(view, link))
}

/// A type of building.
pub fn kind(view: &View, kind: Kind) -> String {
    said(view, &kind)
}

/// The class that gives a type its colour.
pub const fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Residence => "tram-kind-r",
        Kind::Commerce => "tram-kind-c",
        Kind::Leisure => "tram-kind-l",
        Kind::Industry => "tram-kind-i",
    }
}

/// An action in the game's words.
pub fn decision(view: &View, action: &Action) -> String {
    use table::Present;
    tramways::Tramways::action_label(view, action).said(&voice())
}
