//! One's own account: proofs, passwords, sessions, passkeys.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::Time;

/// That it is really you: your password, or one of your passkeys. A guest has neither, and proves nothing.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// Your password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
    /// What your browser says to the question of `POST /api/me/passkeys/prove`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passkey: Option<PasskeyAnswer>,
}

/// Another password: `POST /api/me/password`.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// That it is really you.
    pub proof: Proof,
    /// 8 to 200 characters.
    pub password: String,
}

/// A password that was forgotten: `POST /api/password/forgotten`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    /// An e-mail address that an account has confirmed.
    pub address: String,
}

/// Another password, by the secret of a mail: `POST /api/password/reset`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Reset {
    /// The secret in the link of the mail.
    pub secret: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// Where you are signed in: `GET /api/me/sessions`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// What `DELETE /api/me/sessions/{id}` calls it. It is no secret.
    pub id: String,
    /// The browser, such as `Firefox`, where it is known.
    pub browser: Option<String>,
    /// What it runs on, such as `Android`, where that is known.
    pub system: Option<String>,
    /// When you signed in, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created: Time,
    /// When it was used last, to the day.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub used: Time,
    /// Is it the one that asks?
    pub current: bool,
}

/// Your passkeys: `GET /api/me/passkeys`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Passkeys {
    /// Can passkeys be made at this address? They need https, or localhost.
    pub possible: bool,
    /// The oldest first.
    pub keys: Vec<PasskeyInfo>,
}

/// A passkey of yours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PasskeyInfo {
    /// What `DELETE /api/me/passkeys/{id}` calls it.
    pub id: String,
    /// What you call it.
    pub name: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created: Time,
    /// When you last signed in with it; null for never.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub used: Option<Time>,
}

/// A question for your browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PasskeyQuestion {
    /// To be named with the answer, within five minutes and once.
    pub ticket: String,
    /// What `navigator.credentials.create()` or `.get()` takes, with bytes in base64url.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: Value,
}

/// What your browser says to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyAnswer {
    /// Of the question.
    pub ticket: String,
    /// The credential as `toJSON()` writes it.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub credential: Value,
    /// What you call a new passkey, in 1 to 40 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}
