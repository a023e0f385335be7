//! What people say at a table.

use serde::{Deserialize, Serialize};

use crate::clock::Time;

/// Something to say at a table: `POST /api/tables/{id}/chat`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// 1 to 500 characters of plain text.
    pub text: String,
}

/// A line of chat: plain text, never markup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Lines are numbered from 0.
    pub number: i64,
    /// Who said it.
    pub name: String,
    /// What they said.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Time,
    /// Did you say it? Left out where you didn't.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub yours: bool,
}
