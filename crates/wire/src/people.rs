//! Guests, accounts and sessions.

use serde::{Deserialize, Serialize};

/// A guest to be: `POST /api/guests`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// 1 to 40 characters, shown to others.
    pub name: String,
}

/// A name and a password: `POST /api/sessions`, `POST /api/accounts`, `POST /api/me/account`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The account's name.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// Lessons that somebody has done: `GET` and `POST /api/me/lessons`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Lessons {
    /// Their names, such as `h1`.
    pub done: Vec<String>,
}

/// Who you are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Me {
    /// The name that others see.
    pub name: String,
    /// The name you sign in with; null for a guest.
    pub account: Option<String>,
}
