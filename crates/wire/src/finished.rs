//! Games that are over, to search in.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::clock::Time;
use crate::table_info::Chosen;

/// Which games: the query of `GET /api/finished`. Whatever is left out does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct WhichFinished {
    /// The game's id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The account of somebody who played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// How many played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// An option of the game, as `NAME=VALUE`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// Finished at this moment or later, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", param(value_type = Option<i64>))]
    pub from: Option<Time>,
    /// Finished before this moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", param(value_type = Option<i64>))]
    pub to: Option<Time>,
    /// Somebody had at least this many points. The highest scores come first then, and a game has to be named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<i32>,
    /// What the page before named as `next`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

/// A page of games that are over, the latest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Finished {
    /// The games.
    pub games: Vec<FinishedGame>,
    /// How to ask for the next page, if there is one.
    pub next: Option<String>,
}

/// A game that is over. Its table shows the replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FinishedGame {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// What was chosen, by name; long ones by their hash.
    pub options: BTreeMap<String, Chosen>,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub finished: Time,
    /// Did it count for ratings?
    pub rated: bool,
    /// Who played, in the order of the seats.
    pub seats: Vec<FinishedSeat>,
}

/// A seat of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FinishedSeat {
    /// The person's name; none for a bot, and for somebody who is hidden.
    pub name: Option<String>,
    /// Has the person no account, and so no profile?
    pub guest: bool,
    /// The bot's level, if none but a bot played here.
    pub level: Option<String>,
    /// Had the person left at the end, so that a bot played on?
    pub deserted: bool,
    /// 1 for the winner; tied seats share a place.
    pub place: u8,
    /// The points.
    pub points: i32,
    /// Is it you?
    pub you: bool,
}
