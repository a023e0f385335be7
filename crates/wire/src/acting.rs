//! Deciding, taking back, giving up.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

/// A decision: `POST /api/tables/{id}/act`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// Your seat.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// How many entries you have seen. If the seat has decided since, this is a repetition, and refused.
    pub ply: usize,
    /// One of the legal actions.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub action: Value,
}

/// A decision to take back: `POST /api/tables/{id}/undo`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Takeback {
    /// Your seat.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// How many entries you have seen.
    pub ply: usize,
}

/// Something that is stored now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Stored {
    /// How many entries the game has now.
    pub ply: usize,
}

/// A seat to give up: `POST /api/tables/{id}/resign`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Resignation {
    /// Your seat.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// The bot that takes it, from `GET /api/levels`.
    pub level: String,
}
