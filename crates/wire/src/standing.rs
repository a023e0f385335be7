//! Where people stand: ratings, profiles, leaderboards.

use serde::{Deserialize, Serialize};
use table::Message;

use crate::clock::Time;

/// How strong somebody is, on the scale of the bots: 400 points more are 10 to 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rating {
    /// The best guess.
    pub points: i32,
    /// How far off that may be, either way, in 19 cases of 20.
    pub within: u32,
}

/// Whether you want to be hidden: `GET` and `POST /api/me/privacy`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Privacy {
    /// Do lists leave out your name, and is your profile yours alone?
    pub hidden: bool,
}

/// Which page of a leaderboard: the query of `GET /api/standings/{game}`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct WhichStandings {
    /// Only games of this many players; all of them if left out.
    pub players: Option<u8>,
    /// What the page before named as `next`.
    pub after: Option<String>,
}

/// A page of a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Standings {
    /// The best first: by what they are worth at the least, so that nobody leads after one lucky game.
    pub rows: Vec<Standing>,
    /// Your own place, if you have one.
    pub yours: Option<Standing>,
    /// The bots on the same scale, the weakest first. Their ratings never change.
    pub bots: Vec<BotStanding>,
    /// How to ask for the next page, if there is one.
    pub next: Option<String>,
}

/// Somebody's place in a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Standing {
    /// From 1.
    pub place: u32,
    /// The name; none if the person is hidden.
    pub name: Option<String>,
    /// How strong.
    pub rating: Rating,
    /// How many rated games.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
    /// Is it you?
    pub you: bool,
}

/// Where a bot stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotStanding {
    /// Its level.
    pub level: String,
    /// How strong.
    pub rating: Rating,
}

/// What others see of somebody: `GET /api/people/{name}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The name.
    pub name: String,
    /// Here since, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub since: Time,
    /// Is it you?
    pub you: bool,
    /// Are you the only one who can see this?
    pub hidden: bool,
    /// The games that were played, the most played first.
    pub games: Vec<GameRecord>,
    /// What was done for the first time, the latest first.
    pub badges: Vec<Badge>,
    /// The people most often played with.
    pub rivals: Vec<Rival>,
    /// How the two of you stand, if you have played together.
    pub with_you: Option<Tally>,
}

/// What somebody has done in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameRecord {
    /// The game's id.
    pub game: String,
    /// How many were finished.
    pub finished: u32,
    /// How many of them had opponents.
    pub contests: u32,
    /// How many of those were won.
    pub won: u32,
    /// The most points.
    pub best: i32,
    /// How strong, by the number of players; over all of them first.
    pub ratings: Vec<RatingOf>,
}

/// A rating in games of some number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RatingOf {
    /// The number of players; none for all games.
    pub players: Option<u8>,
    /// How strong.
    pub rating: Rating,
    /// How many rated games.
    pub games: u32,
}

/// Something done for the first time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Badge {
    /// What was done.
    pub deed: Deed,
    /// In which game.
    pub game: String,
    /// At which table; null if that is nothing for others.
    pub table: Option<String>,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Time,
}

/// What can be done for the first time, in every game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Deed {
    /// Finished a game.
    Finished,
    /// Won against somebody.
    Won,
    /// Won against a bot of this level.
    Beat {
        /// The level.
        level: String,
    },
    /// Reached this many points.
    Points {
        /// A round number.
        points: i32,
    },
    /// Earned a title that the game gives.
    Title {
        /// As the game says it.
        #[cfg_attr(feature = "schema", schema(value_type = Object))]
        title: Message,
    },
}

/// Games with somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Tally {
    /// How many.
    pub games: u32,
    /// In how many the first of the two came before the second.
    pub ahead: u32,
    /// In how many after.
    pub behind: u32,
}

/// Somebody whom a player meets often.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rival {
    /// The name; none if the person is hidden.
    pub name: Option<String>,
    /// Has the person no account, and so no profile?
    pub guest: bool,
    /// How they stand, from the player's side.
    pub tally: Tally,
}

/// Somebody's course in a game: `GET /api/people/{name}/games/{game}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Career {
    /// The rating over all numbers of players after each of the last rated games, the oldest first.
    pub ratings: Vec<Moment>,
    /// How the last games were opened: for each kind of thing that the game tells of an opening, what was done most often.
    pub openings: Vec<Vec<Opened>>,
}

/// A rating at some time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = RatingMoment))]
pub struct Moment {
    /// In milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Time,
    /// After which game; null if that is nothing for others.
    pub table: Option<String>,
    /// How strong.
    pub rating: Rating,
}

/// A way to open a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Opened {
    /// As the game says it.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub what: Message,
    /// In how many games.
    pub games: u32,
    /// How many of those were won.
    pub won: u32,
}
