//! The messages of the protocol, one line of JSON each.

use std::time::Duration;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Game, Outcome, Seat, Seed};

use super::fault::Fault;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// What kind of message it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    Hello,
    Decide,
    End,
    Error,
}

/// The part of a message that tells its kind, and of a hello whether the rest can be understood.
#[derive(Deserialize)]
pub(super) struct Glance {
    #[serde(rename = "type")]
    pub(super) kind: Kind,
    pub(super) protocol: Option<u32>,
}

/// To the bot: what will be played.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Hello {
    #[serde(rename = "type")]
    kind: Kind,
    protocol: u32,
    #[serde(default)]
    roundhouse: String,
    pub(super) game: String,
    pub(super) rules: u32,
    pub(super) players: u8,
    pub(super) seat: Seat,
    #[serde(default)]
    time_ms: u64,
    pub(super) seed: Option<Seed>,
}

impl Hello {
    pub(super) fn new<G: Game>(players: u8, seat: Seat, limit: Duration, seed: Seed) -> Hello {
        let meta = G::meta();
        let roundhouse = env!("CARGO_PKG_VERSION").into();
        let time_ms = limit.as_millis() as u64;
        Hello {
            kind: Kind::Hello,
            protocol: PROTOCOL,
            roundhouse,
            game: meta.id.into(),
            rules: meta.rules,
            players,
            seat,
            time_ms,
            seed: Some(seed),
        }
    }
}

/// From the bot: its greeting, or why it declines.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Welcome {
    #[serde(rename = "type")]
    kind: Kind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    protocol: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

impl Welcome {
    pub(super) const fn new(name: String) -> Welcome {
        Welcome {
            kind: Kind::Hello,
            protocol: Some(PROTOCOL),
            name: Some(name),
            error: None,
        }
    }

    /// Refuses a program that declines, or speaks another protocol.
    pub(super) fn check(self, said: &str) -> Result<(), Fault> {
        match (self.kind, self.protocol) {
            (Kind::Error, _) => Err(Fault::Refused(self.error.unwrap_or_else(|| "no reason given".into()))),
            (Kind::Hello, Some(other)) if other != PROTOCOL => Err(Fault::Protocol(other)),
            (Kind::Hello, Some(_)) if self.name.is_some() => Ok(()),
            _ => Err(Fault::NoHello(said.into())),
        }
    }
}

/// To the bot: a decision is due.
#[derive(Serialize)]
pub(super) struct Decide<'a, V, A> {
    #[serde(rename = "type")]
    kind: Kind,
    seat: Seat,
    view: &'a V,
    legal: &'a [A],
}

impl<'a, V, A> Decide<'a, V, A> {
    pub(super) const fn new(seat: Seat, view: &'a V, legal: &'a [A]) -> Decide<'a, V, A> {
        Decide {
            kind: Kind::Decide,
            seat,
            view,
            legal,
        }
    }
}

/// The same as the bot reads it.
#[derive(Deserialize)]
#[serde(bound = "G: Game")]
pub(super) struct Due<G: Game> {
    pub(super) seat: Seat,
    pub(super) view: G::View,
    pub(super) legal: Vec<G::Action>,
}

/// To the bot: the game is over.
#[derive(Serialize)]
pub(super) struct End<'a> {
    #[serde(rename = "type")]
    kind: Kind,
    outcome: &'a Outcome,
}

impl<'a> End<'a> {
    pub(super) const fn new(outcome: &'a Outcome) -> End<'a> {
        End {
            kind: Kind::End,
            outcome,
        }
    }
}

/// From the bot: its decision.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Answer {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    index: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    action: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

impl Answer {
    pub(super) const fn index(index: usize) -> Answer {
        Answer {
            index: Some(index as u64),
            action: None,
            error: None,
        }
    }

    /// The legal action that it means.
    pub(super) fn action<A: DeserializeOwned + PartialEq + Clone>(self, said: &str, legal: &[A]) -> Result<A, Fault> {
        match self {
            Answer { error: Some(error), .. } => Err(Fault::Error(error)),
            Answer {
                index: Some(index),
                action: None,
                ..
            } => {
                let action = usize::try_from(index).ok().and_then(|index| legal.get(index));
                action.cloned().ok_or(Fault::Index {
                    index,
                    legal: legal.len(),
                })
            }
            Answer {
                index: None,
                action: Some(action),
                ..
            } => {
                let meant = serde_json::from_value(action)
                    .ok()
                    .filter(|action| legal.contains(action));
                meant.ok_or_else(|| Fault::Illegal(said.into()))
            }
            _ => Err(Fault::Unclear(said.into())),
        }
    }
}

/// From the bot: what it can't do.
#[derive(Serialize)]
pub(super) struct Complaint {
    #[serde(rename = "type")]
    kind: Kind,
    error: String,
}

impl Complaint {
    pub(super) const fn new(error: String) -> Complaint {
        Complaint {
            kind: Kind::Error,
            error,
        }
    }
}

/// A message as a line, with its end.
pub(super) fn line(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("messages have text for keys, so nothing can fail") + "\n"
}

/// What the bot says on a line.
pub(super) fn read<T: DeserializeOwned>(said: &str) -> Result<T, Fault> {
    serde_json::from_str(said).map_err(|error| Fault::Unreadable {
        said: said.into(),
        error,
    })
}
