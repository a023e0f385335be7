//! Lists of tables.

use serde::{Deserialize, Serialize};
use table::Outcome;

use crate::clock::{Clock, Time};
use crate::table_info::State;

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
