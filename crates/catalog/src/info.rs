//! What is told of a game before any is set up.

use serde::Serialize;
use table::{Message, Meta, OptionSpec};

/// A game as the list of games tells of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Info {
    /// The short name, as typed.
    pub id: &'static str,
    /// The full name.
    pub name: &'static str,
    /// One line on what it is about.
    pub about: Message,
    /// The version of its rules.
    pub rules: u32,
    /// The numbers of players it is for.
    pub players: Players,
    /// What can be chosen at set-up.
    pub options: Vec<OptionSpec>,
}

/// From how many to how many can play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Players {
    /// The least number of players.
    pub least: u8,
    /// The greatest number of players.
    pub most: u8,
}

impl Info {
    pub(crate) fn new(meta: &Meta, about: Message, options: Vec<OptionSpec>) -> Info {
        let Meta { id, name, rules, .. } = *meta;
        Info {
            id,
            name,
            about,
            rules,
            players: Players {
                least: *meta.players.start(),
                most: *meta.players.end(),
            },
            options,
        }
    }
}
