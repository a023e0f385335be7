//! Lists of tables.

use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, Seats};

use crate::clock::{Clock, Time};
use crate::table_info::{Sitter, State};

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Listed {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Where it stands.
    pub state: State,
    /// The host's name.
    pub host: String,
    /// How many play.
    pub players: u8,
    /// How many seats are open to anyone.
    pub open: u8,
    /// How much time the players have.
    pub clock: Clock,
    /// Milliseconds since 1970. Lists are ordered by this, the newest first; `before` asks for older ones.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created: Time,
    /// The result, once the game is over.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub outcome: Option<Outcome>,
    /// Did all players agree to end it? Then there is no result.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub called_off: bool,
    /// Who sits where, of your own tables; left out of others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<ListedSeat>,
    /// The seats that owe a decision, of your own tables.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub awaiting: Seats,
}

/// A seat of one of your tables, in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedSeat {
    /// Who sits there.
    pub sitter: Sitter,
    /// The person's name.
    pub name: Option<String>,
    /// The bot's level.
    pub level: Option<String>,
    /// Is it yours?
    pub yours: bool,
}

impl Listed {
    /// Is one of your seats to decide?
    pub fn is_your_turn(&self) -> bool {
        let is_yours = |seat: Seat| self.seats.get(seat.index()).is_some_and(|seat| seat.yours);
        self.awaiting.iter().any(is_yours)
    }
}

/// Which tables: the query of `GET /api/tables`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct Before {
    /// Only tables made before this moment, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", param(value_type = Option<i64>))]
    pub before: Option<Time>,
}

/// Which of your tables: the query of `GET /api/me/tables`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct OwnTables {
    /// `open`, `running` (if left out) or `finished`.
    #[cfg_attr(feature = "schema", param(inline))]
    pub state: Option<State>,
    /// Only tables made before this moment, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", param(value_type = Option<i64>))]
    pub before: Option<Time>,
}
