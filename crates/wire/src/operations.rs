//! The bots that can be seated, and whether the server is well.

use serde::{Deserialize, Serialize};

/// A bot that can be seated: a level, or a program of this server. From `GET /api/levels`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LevelInfo {
    /// Its name.
    pub name: String,
    /// One line on how it plays.
    pub about: String,
    /// The games it plays, by their ids.
    pub games: Vec<String>,
}

/// The server is well: `GET /health`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Health {
    /// Always true; a server that isn't well refuses.
    pub ok: bool,
}

/// People can be sent to this server: `GET /ready`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ready {
    /// Always true; a server that isn't ready refuses.
    pub ready: bool,
}
