//! What many games between equal bots say about a game: `roundhouse strategy` writes it, the page draws it.

use serde::{Deserialize, Serialize};
use table::Message;

/// The facts about a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Strategy {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options, as JSON.
    pub options: String,
    /// Who played, at every seat: a bot as `--player` names it.
    pub bot: String,
    /// The day on which the facts were gathered: `2026-11-18`.
    pub made: String,
    /// The version of the program.
    pub program: String,
    /// What the facts are about; they point into this list.
    pub words: Vec<Message>,
    /// The games of each number of players, fewest first.
    pub tables: Vec<Table>,
}

/// The games of one number of players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// How many played.
    pub players: u32,
    /// How many games.
    pub games: u64,
    /// What `--seed` was, of each match.
    pub seeds: Vec<String>,
    /// The share of the games won from each seat.
    pub seats: Vec<Estimate>,
    /// Where winners get their points, in the order of the score sheet.
    pub parts: Vec<Part>,
    /// Single things, such as cards, wards and openings.
    pub groups: Vec<Group>,
}

/// A number with its 95 % interval: itself, the lower end, the upper end.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate(pub f64, pub f64, pub f64);

impl Estimate {
    /// Is this number outside the interval?
    pub fn is_clear_of(&self, number: f64) -> bool {
        number < self.1 || number > self.2
    }
}

/// A main part of the score.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// Which one: a place in the list of words.
    pub what: usize,
    /// In how many games it counted, and somebody won and somebody else did not.
    pub games: u64,
    /// The mean points of the winners.
    pub winners: f64,
    /// The mean points of the others.
    pub others: f64,
    /// How much more the winners had than the others at the same table.
    pub lead: Estimate,
}

/// Things of one kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Group {
    /// Which kind.
    pub kind: Kind,
    /// The things, the one whose owners win most first.
    pub things: Vec<Thing>,
}

/// A kind of things.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// What players did first: a place in the list of openings, from 0.
    Opened(usize),
    /// What players had at the end.
    Had,
    /// What counted for the score.
    Scored,
}

/// A thing that some players had and others had not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thing {
    /// Which one: a place in the list of words.
    pub what: usize,
    /// What it is worth points for, where that is always the same: a place in the list of words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<usize>,
    /// How many players had it, over all games.
    pub times: u64,
    /// The points it brought by itself, on average.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<f64>,
    /// How much more often than usual they won: 0.05 is 5 games in a hundred.
    pub win: Estimate,
    /// How many more points than usual they were ahead of the others at their table.
    pub margin: Estimate,
}
