//! Good company: whom one would rather not hear or meet, what is reported, and a game that all want to end.

use serde::{Deserialize, Serialize};

use crate::clock::Time;

/// How far somebody is kept away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Distance {
    /// You don't see their chat.
    Muted,
    /// Nor can they join your tables, or ask you for another game.
    Blocked,
}

impl Distance {
    /// Both.
    pub const ALL: [Distance; 2] = [Distance::Muted, Distance::Blocked];

    /// As it is written in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Distance::Muted => "muted",
            Distance::Blocked => "blocked",
        }
    }
}

/// Somebody: by the name of an account, or by what they said or where they sit at a table. (Guests may share a name.)
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Whom {
    /// Who has this account.
    Name {
        /// Its name.
        name: String,
    },
    /// Who said this line.
    Line {
        /// At this table.
        table: String,
        /// The number of the line.
        line: i64,
    },
    /// Who sits here.
    Seat {
        /// At this table.
        table: String,
        /// The number of the seat, from 0.
        seat: u8,
    },
}

/// Somebody to keep away: `POST /api/me/shunned`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Shun {
    /// Whom.
    pub whom: Whom,
    /// How far.
    pub distance: Distance,
}

/// Somebody whom you keep away: `GET /api/me/shunned`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Shunned {
    /// What `DELETE /api/me/shunned/{id}` calls it.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Have they no account?
    pub guest: bool,
    /// How far.
    pub distance: Distance,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub since: Time,
}

/// What is wrong with a line of chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Offence {
    /// It insults somebody.
    Insult,
    /// It is hateful.
    Hate,
    /// It threatens somebody.
    Threat,
    /// It is advertising, or the same again and again.
    Spam,
    /// Something else, which a note should tell.
    Other,
}

impl Offence {
    /// All of them.
    pub const ALL: [Offence; 5] = [
        Offence::Insult,
        Offence::Hate,
        Offence::Threat,
        Offence::Spam,
        Offence::Other,
    ];

    /// As it is written in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Offence::Insult => "insult",
            Offence::Hate => "hate",
            Offence::Threat => "threat",
            Offence::Spam => "spam",
            Offence::Other => "other",
        }
    }
}

/// A line of chat to tell the operator of: `POST /api/tables/{id}/chat/{line}/report`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Complaint {
    /// What is wrong with it.
    pub offence: Offence,
    /// In your own words, if you like: up to 300 characters.
    #[serde(default)]
    pub note: String,
}

/// Whether you want the game to end without a result: `POST /api/tables/{id}/end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EndWish {
    /// Yes: when everybody says so, the game is over. No: it is not asked any more.
    pub end: bool,
}
