//! Where people stand, and games that are over.

use axum::Json;
use axum::extract::{Path, State};
use wire::standing::{Career, Privacy, Profile, Standings, WhichStandings};
use wire::{Finished, RefusalBody, WhichFinished};

use super::App;
use super::ask::{Anyone, Asked, Body, Who};
use crate::refusal::Refused;

/// What others see of somebody with an account. Who is hidden is there for nobody else.
#[utoipa::path(get, path = "/api/people/{name}", tag = "standing", params(("name" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = RefusalBody)))]
pub(super) async fn profile(
    State(app): State<App>,
    Path(name): Path<String>,
    Anyone(reader): Anyone,
) -> Result<Json<Profile>, Refused> {
    Ok(Json(app.tables.standing().profile(&name, reader.as_ref()).await?))
}

/// Somebody's ratings over time and favourite openings in a game.
#[utoipa::path(get, path = "/api/people/{name}/games/{game}", tag = "standing", params(("name" = String, Path), ("game" = String, Path)),
    responses((status = 200, body = Career), (status = 404, body = RefusalBody)))]
pub(super) async fn career(
    State(app): State<App>,
    Path((name, game)): Path<(String, String)>,
    Anyone(reader): Anyone,
) -> Result<Json<Career>, Refused> {
    Ok(Json(app.tables.standing().career(&name, &game, reader.as_ref()).await?))
}

/// The leaderboard of a game, 50 at a time, with the bots on the same scale.
#[utoipa::path(get, path = "/api/standings/{game}", tag = "standing", params(("game" = String, Path), WhichStandings),
    responses((status = 200, body = Standings), (status = 400, body = RefusalBody)))]
pub(super) async fn standings(
    State(app): State<App>,
    Path(game): Path<String>,
    Anyone(reader): Anyone,
    Asked(which): Asked<WhichStandings>,
) -> Result<Json<Standings>, Refused> {
    let standing = app.tables.standing();
    Ok(Json(standing.leaderboard(&game, &which, reader.as_ref()).await?))
}

/// Games that are over, 20 at a time, the latest first: those that anybody may watch, and your own if you name yourself as the player.
#[utoipa::path(get, path = "/api/finished", tag = "standing", params(WhichFinished),
    responses((status = 200, body = Finished), (status = 400, body = RefusalBody), (status = 404, body = RefusalBody)))]
pub(super) async fn finished(
    State(app): State<App>,
    Anyone(reader): Anyone,
    Asked(which): Asked<WhichFinished>,
) -> Result<Json<Finished>, Refused> {
    Ok(Json(app.tables.standing().finished(&which, reader.as_ref()).await?))
}

/// Are you hidden from lists?
#[utoipa::path(get, path = "/api/me/privacy", tag = "people", responses((status = 200, body = Privacy), (status = 401, body = RefusalBody)))]
pub(super) async fn privacy(State(app): State<App>, Who(person): Who) -> Result<Json<Privacy>, Refused> {
    Ok(Json(app.tables.standing().privacy(&person).await?))
}

/// Hide from lists, or be shown again. Who is hidden keeps its ratings; its profile is its own alone.
#[utoipa::path(post, path = "/api/me/privacy", tag = "people", request_body = Privacy, responses((status = 200, body = Privacy), (status = 401, body = RefusalBody)))]
pub(super) async fn set_privacy(
    State(app): State<App>,
    Who(person): Who,
    Body(privacy): Body<Privacy>,
) -> Result<Json<Privacy>, Refused> {
    Ok(Json(app.tables.standing().set_privacy(&person, privacy).await?))
}
