//! Looking on, and following players.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use wire::{Follow, Followed, RefusalBody, WatchedTable};

use super::App;
use super::ask::{Anyone, Body, Who, detached};
use crate::refusal::Refused;

/// The games that go on where anybody may watch, the newest first, 50 at most.
#[utoipa::path(get, path = "/api/watch", tag = "tables", responses((status = 200, body = Vec<WatchedTable>)))]
pub(super) async fn running(
    State(app): State<App>,
    Anyone(person): Anyone,
) -> Result<Json<Vec<WatchedTable>>, Refused> {
    Ok(Json(app.tables.running_games(person.as_ref()).await?))
}

/// Whom you follow. Nobody else sees it.
#[utoipa::path(get, path = "/api/me/follows", tag = "people", responses((status = 200, body = Vec<Followed>), (status = 401, body = RefusalBody)))]
pub(super) async fn followed(State(app): State<App>, Who(person): Who) -> Result<Json<Vec<Followed>>, Refused> {
    Ok(Json(app.follows.all(&person).await?))
}

/// Follow a player: you are told when a game of theirs begins that anybody may watch.
#[utoipa::path(post, path = "/api/me/follows", tag = "people", request_body = Follow,
    responses((status = 200, body = Vec<Followed>), (status = 404, body = RefusalBody)))]
pub(super) async fn follow(
    State(app): State<App>,
    Who(person): Who,
    Body(wish): Body<Follow>,
) -> Result<Json<Vec<Followed>>, Refused> {
    let followed = detached(async move {
        app.follows.follow(&person, &wish.name).await?;
        app.follows.all(&person).await
    });
    Ok(Json(followed.await?))
}

/// Follow a player no longer.
#[utoipa::path(delete, path = "/api/me/follows/{name}", tag = "people", params(("name" = String, Path)), responses((status = 204)))]
pub(super) async fn unfollow(
    State(app): State<App>,
    Who(person): Who,
    Path(name): Path<String>,
) -> Result<StatusCode, Refused> {
    detached(async move { app.follows.unfollow(&person, &name).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}
