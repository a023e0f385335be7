//! How a table is made.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::clock::{Clock, Late};
use crate::links::Link;
use crate::table_info::TableInfo;
use crate::watch::Delay;

/// A table to make: `POST /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each says something different")]
pub struct NewTable {
    /// The game's id, from `GET /api/games`.
    pub game: String,
    /// Options by name; what you leave out has its default. For an option of the kind `file`, its contents.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// One for each player.
    pub seats: Vec<SeatWish>,
    /// How much time the players have.
    #[serde(default)]
    pub clock: Clock,
    /// What happens to a seat whose player has run out of time.
    #[serde(default)]
    pub late: Late,
    /// The bot that takes a seat whose player has run out of time, from `GET /api/levels`; `casual` if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// May others look on?
    #[serde(default = "yes")]
    pub spectators: bool,
    /// How far spectators are behind, as long as the game goes on. Then they can't talk.
    #[serde(default)]
    pub delay: Delay,
    /// Does it stand in the list of open tables?
    #[serde(default = "yes")]
    pub listed: bool,
    /// May spectators talk? Players always may.
    #[serde(default)]
    pub spectator_chat: bool,
    /// Should the result count for ratings? It does only where all players have an account or are bots whose strength is known, and each has one seat.
    #[serde(default = "yes")]
    pub rated: bool,
}

const fn yes() -> bool {
    true
}

impl NewTable {
    /// A table of this game with these seats, and the default of everything else.
    pub fn new(game: impl Into<String>, seats: impl IntoIterator<Item = SeatWish>) -> NewTable {
        NewTable {
            game: game.into(),
            options: BTreeMap::new(),
            seats: seats.into_iter().collect(),
            clock: Clock::None,
            late: Late::StandIn,
            stand_in: None,
            spectators: true,
            delay: Delay::None,
            listed: true,
            spectator_chat: false,
            rated: true,
        }
    }
}

/// Who should sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum SeatWish {
    /// You; several times for a game around one screen.
    Me,
    /// Whoever comes.
    Open,
    /// Whoever has the secret link.
    Invited,
    /// A bot.
    Bot {
        /// Its name, from `GET /api/levels`.
        level: String,
    },
}

impl SeatWish {
    /// A bot of this level.
    pub fn bot(level: impl Into<String>) -> SeatWish {
        SeatWish::Bot { level: level.into() }
    }
}

/// A table that was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Created {
    /// The table.
    pub table: TableInfo,
    /// The secret links of the invited seats. They are told only now.
    pub links: Vec<Link>,
}
