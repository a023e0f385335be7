//! The daily challenge.

use axum::Json;
use axum::extract::{Path, State};
use wire::RefusalBody;
use wire::daily::{Daily, DailyBoard, DailyTable, WhichDay};

use super::App;
use super::ask::{Anyone, Asked, From, NoBody, Who, detached};
use crate::clock::now;
use crate::refusal::Refused;

/// Today's challenges, one for each game that can be played alone, and how far you have come.
#[utoipa::path(get, path = "/api/daily", tag = "daily", responses((status = 200, body = Daily)))]
pub(super) async fn today(State(app): State<App>, Anyone(reader): Anyone) -> Result<Json<Daily>, Refused> {
    Ok(Json(app.dailies.today(reader.as_ref(), now()).await?))
}

/// The challenge of a game on a day. Who did best is told once you have played it, or the day is over.
#[utoipa::path(get, path = "/api/daily/{game}", tag = "daily", params(("game" = String, Path), WhichDay),
    responses((status = 200, body = DailyBoard), (status = 404, body = RefusalBody)))]
pub(super) async fn board(
    State(app): State<App>,
    Path(game): Path<String>,
    Anyone(reader): Anyone,
    Asked(which): Asked<WhichDay>,
) -> Result<Json<DailyBoard>, Refused> {
    Ok(Json(app.dailies.board(&game, &which, reader.as_ref(), now()).await?))
}

/// Begin today's challenge, or go on with it. You have one try.
#[utoipa::path(post, path = "/api/daily/{game}", tag = "daily", params(("game" = String, Path)),
    responses((status = 200, body = DailyTable), (status = 404, body = RefusalBody)))]
pub(super) async fn play(
    State(app): State<App>,
    From(address): From,
    Path(game): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<Json<DailyTable>, Refused> {
    let table = detached(async move { app.dailies.play(&person, address, &game, now()).await }).await?;
    Ok(Json(DailyTable { table }))
}
