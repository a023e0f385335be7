//! Tournaments.

use std::collections::BTreeMap;

pub use cup::{Format, Points};
use serde::{Deserialize, Serialize};

use crate::clock::{Clock, Time};
use crate::new_table::NewTable;
use crate::table_info::Chosen;

/// Where a tournament stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum CupState {
    /// People sign up.
    Open,
    /// Rounds are played.
    Running,
    /// It is over.
    Finished,
    /// It was called off.
    Cancelled,
}

impl CupState {
    /// All of them.
    pub const ALL: [CupState; 4] = [
        CupState::Open,
        CupState::Running,
        CupState::Finished,
        CupState::Cancelled,
    ];

    /// As it is written in JSON and in queries.
    pub const fn word(self) -> &'static str {
        match self {
            CupState::Open => "open",
            CupState::Running => "running",
            CupState::Finished => "finished",
            CupState::Cancelled => "cancelled",
        }
    }
}

/// Who may sign up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// Everybody; the tournament stands in the list.
    #[default]
    Open,
    /// Whoever has the link; the tournament stands in no list.
    Invited,
}

impl Entry {
    /// All of them.
    pub const ALL: [Entry; 2] = [Entry::Open, Entry::Invited];

    /// As it is written in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Entry::Open => "open",
            Entry::Invited => "invited",
        }
    }
}

/// What becomes of the place of somebody who leaves.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Leavers {
    /// A bot plays on, so that tables stay as they are.
    #[default]
    Bot,
    /// Nobody: from the next round on they are not there.
    Out,
}

impl Leavers {
    /// All of them.
    pub const ALL: [Leavers; 2] = [Leavers::Bot, Leavers::Out];

    /// As it is written in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Leavers::Bot => "bot",
            Leavers::Out => "out",
        }
    }
}

/// A tournament to make: `POST /api/cups`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewCup {
    /// What it is called.
    pub name: String,
    /// Its kind.
    pub format: Format,
    /// The most people at a table, from 2 to 5.
    pub size: u8,
    /// Swiss: how many rounds; round robin: how often everybody meets everybody. Left out: as many as it takes to find a winner, or once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u8>,
    /// Best of so many games: 1, 3 or 5.
    #[serde(default = "one")]
    pub games: u8,
    /// The fewest people with whom it starts.
    #[serde(default = "two")]
    pub least: u16,
    /// The most people who can sign up.
    pub most: u16,
    /// Who may sign up.
    #[serde(default)]
    pub entry: Entry,
    /// Only people with an account?
    #[serde(default)]
    pub accounts: bool,
    /// When it starts; if too few have signed up by then, it is called off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub starts: Option<Time>,
    /// Does it start as soon as `most` have signed up?
    #[serde(default = "yes")]
    pub when_full: bool,
    /// What becomes of the places of those who leave.
    #[serde(default)]
    pub leavers: Leavers,
    /// The tables: game, options, clock, the bot that fills in, spectators. Without seats.
    pub table: NewTable,
}

const fn one() -> u8 {
    1
}

const fn two() -> u16 {
    2
}

const fn yes() -> bool {
    true
}

/// A tournament that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CupCreated {
    /// Its id.
    pub id: String,
    /// The secret of its link, if people need one to sign up. It is told only now; `POST /api/cups/{id}/link` makes another.
    pub secret: Option<String>,
}

/// The secret of a tournament's link.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CupSecret {
    /// From the link; nothing where everybody may sign up.
    #[serde(default)]
    pub secret: Option<String>,
}

/// Which tournaments: `GET /api/cups`.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct WhichCups {
    /// Only those you take part in or made.
    #[serde(default)]
    pub mine: bool,
    /// Made before this moment: the last of the page before.
    #[serde(default)]
    #[cfg_attr(feature = "schema", param(value_type = Option<i64>))]
    pub before: Option<Time>,
}

/// A tournament in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedCup {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// Its kind.
    pub format: Format,
    /// Where it stands.
    pub state: CupState,
    /// How many have signed up.
    pub people: u16,
    /// How many can.
    pub most: u16,
    /// When it starts, if that is fixed.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub starts: Option<Time>,
    /// The round that is played.
    pub round: u16,
    /// When it was made.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created: Time,
    /// Do you take part?
    pub yours: bool,
}

/// What one has seen of a tournament: `GET /api/cups/{id}`.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct SeenCup {
    /// The version that one has: as long as there is no other, the answer is 204 and has nothing in it.
    #[serde(default)]
    pub seen: Option<i64>,
}

/// A tournament with all that happened in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each says something different")]
pub struct Cup {
    /// Its id.
    pub id: String,
    /// Goes up with everything that happens.
    pub version: i64,
    /// What it is called.
    pub name: String,
    /// Who made it; nobody who is hidden.
    pub host: Option<String>,
    /// The game's id.
    pub game: String,
    /// What was chosen for the game.
    pub options: BTreeMap<String, Chosen>,
    /// How much time people have.
    pub clock: Clock,
    /// The bot that sits where nobody does.
    pub bot: String,
    /// Do games count for ratings, where they can?
    pub rated: bool,
    /// Its kind.
    pub format: Format,
    /// The most people at a table.
    pub size: u8,
    /// How many rounds there are, if nobody leaves: of those who have signed up, as long as it hasn't begun.
    pub rounds_planned: u16,
    /// Best of so many games.
    pub games: u8,
    /// The fewest people with whom it starts.
    pub least: u16,
    /// The most people who can sign up.
    pub most: u16,
    /// Who may sign up.
    pub entry: Entry,
    /// Only people with an account?
    pub accounts: bool,
    /// When it starts, if that is fixed.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub starts: Option<Time>,
    /// Does it start when it is full?
    pub when_full: bool,
    /// What becomes of the places of those who leave.
    pub leavers: Leavers,
    /// Where it stands.
    pub state: CupState,
    /// When it began.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub started: Option<Time>,
    /// When it ended.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub finished: Option<Time>,
    /// Did you make it?
    pub yours: bool,
    /// Do you take part, and have you not left?
    pub playing: bool,
    /// Have you left, and could you come back?
    pub may_return: bool,
    /// The table at which you are awaited now.
    pub your_table: Option<String>,
    /// All who take part, the first before the others; before it begins, in the order in which they signed up.
    pub people: Vec<CupPerson>,
    /// The rounds so far.
    pub rounds: Vec<Vec<CupMatch>>,
}

/// Somebody who takes part, and where they stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each says something different")]
pub struct CupPerson {
    /// The name; nobody who is hidden.
    pub name: Option<String>,
    /// Has the person no account?
    pub guest: bool,
    /// Is it you?
    pub you: bool,
    /// From 1 on, once it has begun; equals share one.
    pub place: u16,
    /// All points, in 24ths.
    pub points: Points,
    /// The points of all whom they met, in 24ths.
    pub opponents: Points,
    /// What they did against those who are equal so far, in 24ths.
    pub direct: Points,
    /// How far ahead of the others in all games together, in twelfths of a point of the game.
    pub margin: i32,
    /// How many matches they had.
    pub played: u16,
    /// Have they left?
    pub left: bool,
    /// Are they out of a knockout?
    pub out: bool,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CupMatch {
    /// Who sits there, as they sat in the first game.
    pub chairs: Vec<CupChair>,
    /// The games so far: tables that can be opened.
    pub tables: Vec<CupTable>,
    /// Is it decided?
    pub decided: bool,
}

/// A chair of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CupChair {
    /// The place in `people`; nothing for the house's bot.
    pub person: Option<u16>,
    /// The points of the match, once it is decided, in 24ths.
    pub points: Option<Points>,
    /// What the games gave so far: the game's own points, one for each game.
    pub scores: Vec<i32>,
}

/// A game of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CupTable {
    /// The table's id.
    pub id: String,
    /// Is it over?
    pub finished: bool,
}
