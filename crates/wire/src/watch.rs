//! Looking on: which games go on, how far behind spectators are, and whom one follows.

use serde::{Deserialize, Serialize};

use crate::clock::Time;
use crate::refusal::Refusal;

/// How far spectators are behind the players of a table, as long as its game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum Delay {
    /// Not at all.
    #[default]
    None,
    /// By so many decisions.
    Decisions {
        /// From 1 to 100.
        n: u32,
    },
    /// By so many minutes.
    Minutes {
        /// From 1 to 1440.
        n: u32,
    },
}

impl Delay {
    /// The most decisions.
    pub const MOST_DECISIONS: u32 = 100;
    /// The most minutes.
    pub const MOST_MINUTES: u32 = 24 * 60;

    /// Refuses a delay of nothing, or for ever.
    pub fn check(self) -> Result<Delay, Refusal> {
        let (n, most) = match self {
            Delay::None => return Ok(self),
            Delay::Decisions { n } => (n, Delay::MOST_DECISIONS),
            Delay::Minutes { n } => (n, Delay::MOST_MINUTES),
        };
        if (1..=most).contains(&n) {
            Ok(self)
        } else {
            Err(Refusal::SpectatorDelay { most })
        }
    }
}

/// Somebody at a table that can be watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WatchedSeat {
    /// The name of a person; null for a bot, and for who is hidden.
    pub name: Option<String>,
    /// Has the person no account?
    pub guest: bool,
    /// The level of a bot.
    pub level: Option<String>,
}

/// A running game that anybody may watch: `GET /api/watch`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WatchedTable {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who plays, in the order of the seats.
    pub seats: Vec<WatchedSeat>,
    /// How many decisions were made, as far as spectators see.
    pub decisions: u32,
    /// How many people watch now.
    pub watching: u32,
    /// When the game began, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub started: Time,
    /// How far spectators are behind.
    pub delay: Delay,
    /// Does somebody play whom you follow?
    pub followed: bool,
}

/// Somebody to follow: `POST /api/me/follows`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Follow {
    /// The name of an account.
    pub name: String,
}

/// Somebody whom you follow: `GET /api/me/follows`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Followed {
    /// The account's name.
    pub name: String,
    /// How many games of theirs can be watched now.
    pub playing: u32,
}
