//! Secret links to seats.

use serde::{Deserialize, Serialize};
use table::Seat;

/// A secret link to a seat: whoever has it can take the seat, once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Link {
    /// Which seat.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// For `POST /api/claim`.
    pub secret: String,
}

/// The secret of a link: `POST /api/claim`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// As it stands in the link.
    pub secret: String,
}

/// What a secret link leads to, before its seat is taken: `POST /api/claim/look`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Offered {
    /// The game's id.
    pub game: String,
    /// The host's name.
    pub host: String,
}

/// A seat that is yours now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Claimed {
    /// The table's id.
    pub table: String,
    /// Your seat there.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
}
