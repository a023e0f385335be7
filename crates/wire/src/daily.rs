//! The daily challenge: one solo deal a day, the same for everybody.

use serde::{Deserialize, Serialize};
use table::Message;

use crate::clock::Time;

/// Today's challenges: `GET /api/daily`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Daily {
    /// Which day, as `2026-11-18`, by the clock of Greenwich.
    pub day: String,
    /// When it is over.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub ends: Time,
    /// One for each game that can be played alone.
    pub games: Vec<Challenge>,
}

/// How far somebody has come with a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// Not begun.
    New,
    /// Under way.
    Begun,
    /// Played to the end on its day.
    Done,
    /// Given up, or not ended on its day: it doesn't count.
    Missed,
}

/// A challenge of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Challenge {
    /// The game's id.
    pub game: String,
    /// How far you have come.
    pub progress: Progress,
    /// Your table, if you have begun.
    pub table: Option<String>,
    /// How many people have done it.
    pub done: u32,
    /// How many days in a row you have done it, up to today or yesterday.
    pub streak: u32,
}

/// Which day: `GET /api/daily/{game}`.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct WhichDay {
    /// As `2026-11-18`; today if left out.
    #[serde(default)]
    pub day: Option<String>,
}

/// The challenge of a game on a day, and who did best.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyBoard {
    /// Which day.
    pub day: String,
    /// The day before.
    pub before: String,
    /// The day after, unless that is still to come.
    pub after: Option<String>,
    /// When it is over, or was.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub ends: Time,
    /// How far you have come, and how many have done it.
    pub challenge: Challenge,
    /// The best, if you may know: once you have played, or the day is over.
    pub best: Option<Vec<DailyRow>>,
    /// How you did, also where it doesn't stand in the table of the best.
    pub yours: Option<DailyRow>,
    /// Would you stand there? Guests don't.
    pub account: bool,
}

/// How somebody did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyRow {
    /// From 1 on, among people with an account; equals share one. 0 for who doesn't stand there.
    pub place: u32,
    /// The name; nobody who is hidden.
    pub name: Option<String>,
    /// Is it you?
    pub you: bool,
    /// The points.
    pub points: i32,
    /// The title that they are worth.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub title: Option<Message>,
    /// When it was done.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Time,
    /// Where it can be watched.
    pub table: String,
}

/// The table of a challenge: `POST /api/daily/{game}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyTable {
    /// Its id.
    pub table: String,
}
