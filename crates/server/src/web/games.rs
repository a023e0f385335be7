//! What can be played, and against whom.

use axum::Json;
use bots::Level;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// The games with their options.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, description = "id, name, about, rules, players {least, most}, options", body = Vec<Object>)))]
pub(super) async fn games() -> Json<Vec<Value>> {
    let info = |game: &&dyn catalog::AnyGame| serde_json::to_value(game.info()).expect("what is told of a game is JSON");
    Json(catalog::games().iter().map(info).collect())
}

/// A level of the bots.
#[derive(Serialize, ToSchema)]
pub(super) struct LevelInfo {
    name: &'static str,
    /// One line on how it plays.
    about: &'static str,
}

/// The levels of the bots, the weakest first.
#[utoipa::path(get, path = "/api/levels", tag = "games", responses((status = 200, body = Vec<LevelInfo>)))]
pub(super) async fn levels() -> Json<Vec<LevelInfo>> {
    Json(Level::ALL.iter().map(|level| LevelInfo { name: level.name(), about: level.line() }).collect())
}
