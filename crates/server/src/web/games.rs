//! What can be played, and against whom.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::App;
use crate::roster::Known;

/// The games with their options.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, description = "id, name, about, rules, players {least, most}, options", body = Vec<Object>)))]
pub(super) async fn games() -> Json<Vec<Value>> {
    let info =
        |game: &&dyn catalog::AnyGame| serde_json::to_value(game.info()).expect("what is told of a game is JSON");
    Json(catalog::games().iter().map(info).collect())
}

/// A bot that can be seated: a level, or a program that this server has.
#[derive(Serialize, ToSchema)]
pub(super) struct LevelInfo {
    name: String,
    /// One line on how it plays.
    about: &'static str,
    /// The games that it plays, by their ids.
    games: Vec<&'static str>,
}

/// The bots that can be seated: the levels, the weakest first, then the programs that this server has.
#[utoipa::path(get, path = "/api/levels", tag = "games", responses((status = 200, body = Vec<LevelInfo>)))]
pub(super) async fn levels(State(app): State<App>) -> Json<Vec<LevelInfo>> {
    let games = || catalog::games().iter().map(|game| game.meta().id);
    let info = |known: Known<'_>| LevelInfo {
        name: known.name.to_owned(),
        about: known.about,
        games: games().filter(|game| known.plays(game)).collect(),
    };
    Json(app.tables.roster().known().map(info).collect())
}
