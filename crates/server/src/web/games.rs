//! What can be played, and against whom.

use axum::Json;
use axum::extract::State;
use serde_json::Value;
use wire::LevelInfo;

use super::App;
use crate::roster::Known;

/// The games with their options.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, description = "id, name, about, rules, players {least, most}, options", body = Vec<Object>)))]
pub(super) async fn games() -> Json<Vec<Value>> {
    let info =
        |game: &&dyn catalog::AnyGame| serde_json::to_value(game.info()).expect("what is told of a game is JSON");
    Json(catalog::games().iter().map(info).collect())
}

/// The bots that can be seated: the levels, the weakest first, then the programs that this server has.
#[utoipa::path(get, path = "/api/levels", tag = "games", responses((status = 200, body = Vec<LevelInfo>)))]
pub(super) async fn levels(State(app): State<App>) -> Json<Vec<LevelInfo>> {
    let games = || catalog::games().iter().map(|game| game.meta().id);
    let info = |known: Known<'_>| LevelInfo {
        name: known.name.to_owned(),
        about: known.about.to_owned(),
        games: games().filter(|game| known.plays(game)).map(str::to_owned).collect(),
    };
    Json(app.tables.roster().known().map(info).collect())
}
