//! A table and its seats.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::clock::{Clock, Time};
use crate::time::TableTime;
use crate::unread::Unread;
use crate::watch::Delay;

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// Players gather.
    Open,
    /// The game goes on.
    Running,
    /// The game is over.
    Finished,
    /// It never came to a game.
    Closed,
}

impl State {
    /// All of them.
    pub const ALL: [State; 4] = [State::Open, State::Running, State::Finished, State::Closed];

    /// As it is written in JSON and in queries.
    pub const fn word(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Running => "running",
            State::Finished => "finished",
            State::Closed => "closed",
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet; anyone may sit down.
    Open,
    /// Nobody yet; whoever has the link may sit down.
    Invited,
    /// Nobody yet; it is kept for a player of the last game, who hasn't said yes to this one.
    Asked,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

impl Sitter {
    /// All of them.
    pub const ALL: [Sitter; 5] = [
        Sitter::Open,
        Sitter::Invited,
        Sitter::Asked,
        Sitter::Person,
        Sitter::Bot,
    ];

    /// As it is written in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Sitter::Open => "open",
            Sitter::Invited => "invited",
            Sitter::Asked => "asked",
            Sitter::Person => "person",
            Sitter::Bot => "bot",
        }
    }

    /// Is the seat still empty?
    pub const fn is_missing(self) -> bool {
        matches!(self, Sitter::Open | Sitter::Invited | Sitter::Asked)
    }
}

/// What was chosen for an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Chosen {
    /// A short value as it is.
    Short(String),
    /// A long value, such as a card list, by its hash: `GET /api/lists/{hash}` has it.
    Long {
        /// SHA-256 of the text, in hex.
        list: String,
    },
}

/// A table, its seats, and how it was set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each says something different")]
pub struct TableInfo {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// By name; long ones by their hash.
    pub options: BTreeMap<String, Chosen>,
    /// Where it stands.
    pub state: State,
    /// Its seats, in their order.
    pub seats: Vec<SeatInfo>,
    /// How much time the players have.
    pub clock: Clock,
    /// Pauses, who is away until when, and what happens to a seat without time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<TableTime>))]
    pub time: Option<Unread<TableTime>>,
    /// The bot that takes a seat whose player has run out of time.
    pub stand_in: String,
    /// May others look on?
    pub spectators: bool,
    /// How far spectators are behind; left out where they aren't.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Delay>))]
    pub delay: Option<Unread<Delay>>,
    /// Is it in the list of open tables?
    pub listed: bool,
    /// May spectators talk?
    pub spectator_chat: bool,
    /// Does the result count for ratings, as things are now?
    #[serde(default)]
    pub rated: bool,
    /// Are you its host?
    pub host: bool,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created: Time,
    /// When the game began.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub started: Option<Time>,
    /// When the game ended.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub finished: Option<Time>,
    /// SHA-256 of the secret seed, in hex. It never changes.
    pub hash: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The rematch.
    pub next: Option<String>,
    /// The seats whose players want the game to end without a result.
    #[serde(default, skip_serializing_if = "nobody")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub to_end: Seats,
    /// Did all players agree to end it? Then there is no result.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub called_off: bool,
    /// While a bot of this table waits for a place to think: how many other people's bots wait, too.
    pub bots_wait: Option<usize>,
    /// The tournament that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cup: Option<String>,
    /// Is it a day's challenge?
    #[serde(default)]
    pub daily: bool,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each says something different")]
pub struct SeatInfo {
    /// Who sits there.
    pub sitter: Sitter,
    /// The person's name.
    pub name: Option<String>,
    /// Has the person no account? Then anybody may have taken the name.
    pub guest: bool,
    /// The bot's level.
    pub level: Option<String>,
    /// Does a bot play until the person is back?
    pub stood_in: bool,
    /// Does a page of the person follow the table, at whichever server, or did so a moment ago?
    pub here: bool,
    /// Is it yours?
    pub yours: bool,
    /// Is it kept for you, if you want another game?
    pub kept_for_you: bool,
}

fn nobody(seats: &Seats) -> bool {
    seats.is_empty()
}

impl TableInfo {
    fn seats_where(&self, fits: impl Fn(&SeatInfo) -> bool) -> Seats {
        let fitting = (0u8..).zip(&self.seats).filter(|(_, seat)| fits(seat));
        fitting
            .filter_map(|(number, _)| Seat::new(number))
            .fold(Seats::NONE, Seats::with)
    }

    /// Your seats.
    pub fn own(&self) -> Seats {
        self.seats_where(|seat| seat.yours)
    }

    /// The seats of other people who aren't here now.
    pub fn away(&self) -> Seats {
        self.seats_where(|seat| seat.sitter == Sitter::Person && !seat.here && !seat.yours)
    }

    /// Can somebody still come and take a seat?
    pub fn has_free_seat(&self) -> bool {
        self.seats
            .iter()
            .any(|seat| matches!(seat.sitter, Sitter::Open | Sitter::Invited))
    }

    /// The names of those who haven't said yes to another game yet.
    pub fn asked(&self) -> Vec<&str> {
        let asked = self.seats.iter().filter(|seat| seat.sitter == Sitter::Asked);
        asked.filter_map(|seat| seat.name.as_deref()).collect()
    }

    /// Is a seat kept for you, if you want another game?
    pub fn asks_you(&self) -> bool {
        self.seats.iter().any(|seat| seat.kept_for_you)
    }

    /// May you talk? Spectators only where the host lets them.
    pub fn may_talk(&self) -> bool {
        self.spectator_chat || self.host || self.seats.iter().any(|seat| seat.yours || seat.kept_for_you)
    }
}

/// A seat: in `join`'s answer, and for `remove`, `back` and `link`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OneSeat {
    /// Its number, from 0.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
}

/// A seat, or any: `POST /api/tables/{id}/join`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AnySeat {
    /// The first open one if left out.
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}
