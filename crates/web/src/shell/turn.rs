//! Whose turn it is in a game, and against whom it is played: for lists of games.

use leptos::prelude::*;
use table::Seat;

use super::fields::level_name;
use crate::host::api::{Listed, ListedSeat, Sitting};
use crate::host::kept::{self, Kept};
use crate::texts::t;

/// Whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The reader's.
    Yours,
    /// Somebody's.
    Of(String),
}

impl Turn {
    /// As a ticket says it.
    pub fn shown(self) -> AnyView {
        let is_yours = self == Turn::Yours;
        let words = match self {
            Turn::Yours => t!("home.your_turn"),
            Turn::Of(name) => t!("games.turn_of", name = name),
        };
        view! { <span class="whose" class:yours=is_yours data-turn>{words}</span> }.into_any()
    }
}

/// Whose turn it is in a game of this browser.
pub fn local_turn(kept: &Kept) -> Option<Turn> {
    let is_person = |seat: Seat| kept.seats.get(seat.index()).is_some_and(|seat| seat.bot.is_none());
    let people = kept.seats.iter().filter(|seat| seat.bot.is_none()).count();
    let awaited = kept.awaiting.iter().find(|&seat| is_person(seat));
    let next = awaited.or_else(|| kept.awaiting.first())?;
    if people == 1 && is_person(next) {
        return Some(Turn::Yours);
    }
    let sitter = kept::sitters(&kept.seats).into_iter().nth(next.index())?;
    Some(Turn::Of(sitter.name))
}

/// Whose turn it is at one of the reader's tables on the server.
pub fn remote_turn(listed: &Listed) -> Option<Turn> {
    if listed.is_your_turn() {
        return Some(Turn::Yours);
    }
    let next = listed.awaiting.first()?;
    listed.seats.get(next.index()).map(name).map(Turn::Of)
}

/// Who plays at a table: by name at the reader's own, by its host at others.
pub fn against(listed: &Listed) -> String {
    let others: Vec<String> = listed
        .seats
        .iter()
        .filter(|seat| !seat.yours && matches!(seat.sitter, Sitting::Person | Sitting::Bot | Sitting::Asked))
        .map(name)
        .collect();
    if others.is_empty() {
        t!("online.table_of", name = listed.host, n = listed.players)
    } else {
        t!("games.with", names = others)
    }
}

fn name(seat: &ListedSeat) -> String {
    match seat.sitter {
        Sitting::Bot => t!(
            "table.bot",
            level = level_name(seat.level.as_deref().unwrap_or_default())
        ),
        _ => seat.name.clone().unwrap_or_default(),
    }
}
