//! What is new at a table, for one viewer: views, never states.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Outcome, Seat, Seats};

use crate::chat::ChatLine;
use crate::clock::Time;
use crate::table_info::TableInfo;
use crate::time::SeatClock;
use crate::unread::Unread;

/// How to look at a table: the query of `GET /api/tables/{id}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct Look {
    /// Through the eyes of this seat, which must be yours. If left out: your first seat, or a spectator's eyes.
    #[cfg_attr(feature = "schema", param(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The entries from this ply on; all if left out.
    #[serde(default)]
    pub seen: usize,
}

/// What an entry of the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// A decision.
    Act,
    /// The seat took back its last decision.
    Undo,
}

impl EntryKind {
    /// As it is written in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            EntryKind::Act => "act",
            EntryKind::Undo => "undo",
        }
    }
}

/// An entry of the game as one viewer hears of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Heard<'a> {
    /// The number of the entry, from 0.
    pub ply: usize,
    /// Who decided.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// A decision, or one taken back.
    pub kind: EntryKind,
    /// What happened, as far as this viewer may know.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub events: Vec<Cow<'a, RawValue>>,
}

/// What is new at a table, for one viewer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Update<'a> {
    /// The table's id.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub table: Cow<'a, str>,
    /// Through whose eyes; null for a spectator.
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// How many entries the game has: what you have seen now.
    pub ply: usize,
    /// The last link of the chain over all entries: if you note it, you can check later that the record is what was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chain: Option<String>,
    /// The table and its seats, if something about them is new.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub info: Option<TableInfo>,
    /// What happened since, as far as this viewer may know.
    pub entries: Vec<Heard<'a>>,
    /// What was said since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<ChatLine>))]
    pub chat: Vec<Cow<'a, ChatLine>>,
    /// The seats that owe a decision.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub awaiting: Seats,
    /// What the viewer sees; null before the game begins.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub view: Option<Box<RawValue>>,
    /// Everything the viewer's seat can do now; null if it isn't awaited.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Object>>))]
    pub legal: Option<Box<RawValue>>,
    /// When the time of each seat runs out, in milliseconds since 1970: for those that are awaited, at tables with a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Option<i64>>>))]
    pub deadlines: Option<Vec<Option<Time>>>,
    /// The same with what is left, and when the clocks stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Option<SeatClock>>>))]
    pub clocks: Option<Unread<Vec<Option<SeatClock>>>>,
    /// Only in updates of your own seat: a number that changes whenever something becomes of your plan (see `GET /api/tables/{id}/plan`); left out if you have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<i64>,
    /// The result, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub outcome: Option<Outcome>,
}

impl Update<'_> {
    /// Everything the viewer's seat can do now; nothing if it isn't awaited.
    pub fn actions<A: for<'de> Deserialize<'de>>(&self) -> Result<Vec<A>, serde_json::Error> {
        self.legal
            .as_ref()
            .map_or(Ok(Vec::new()), |legal| serde_json::from_str(legal.get()))
    }
}

/// Updates are equal when the same is sent.
impl PartialEq for Update<'_> {
    fn eq(&self, other: &Self) -> bool {
        let sent = |update: &Self| serde_json::to_string(update).expect("updates are JSON");
        sent(self) == sent(other)
    }
}
