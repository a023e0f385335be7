//! The time at a table, and leave.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use wire::{BackIn, Leaves, NewLeave, PauseWish, RefusalBody};

use super::App;
use super::ask::{Body, NoBody, Who, detached};
use crate::refusal::Refused;

/// Ask for a pause or agree to one, with `true`; take that back or say no, with `false`. When all who play have agreed, all clocks of the table stand.
#[utoipa::path(post, path = "/api/tables/{id}/pause", tag = "play", params(("id" = String, Path)), request_body = PauseWish,
    responses((status = 204), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn pause(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(wish): Body<PauseWish>,
) -> Result<StatusCode, Refused> {
    detached(async move { app.tables.pause(&person, &id, wish).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// End a pause: anybody who plays can.
#[utoipa::path(post, path = "/api/tables/{id}/resume", tag = "play", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn resume(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    detached(async move { app.tables.resume(&person, &id).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Say when you will be back; your next decision takes the note away, too.
#[utoipa::path(post, path = "/api/tables/{id}/away", tag = "play", params(("id" = String, Path)), request_body = BackIn,
    responses((status = 204), (status = 400, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn away(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(back): Body<BackIn>,
) -> Result<StatusCode, Refused> {
    detached(async move { app.tables.be_back(&person, &id, back).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Your days of leave: how many you have, and what you have taken.
#[utoipa::path(get, path = "/api/me/leave", tag = "people", responses((status = 200, body = Leaves), (status = 401, body = RefusalBody)))]
pub(super) async fn leaves(State(app): State<App>, Who(person): Who) -> Result<Json<Leaves>, Refused> {
    Ok(Json(app.leave.leaves(&person).await?))
}

/// Take leave: meanwhile your clocks stand at all tables that count in days.
#[utoipa::path(post, path = "/api/me/leave", tag = "people", request_body = NewLeave,
    responses((status = 200, body = Leaves), (status = 400, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn take_leave(
    State(app): State<App>,
    Who(person): Who,
    Body(new): Body<NewLeave>,
) -> Result<Json<Leaves>, Refused> {
    Ok(Json(
        detached(async move { app.leave.take(&person, &new).await }).await?,
    ))
}

/// Cancel a leave. One that goes on ends now.
#[utoipa::path(delete, path = "/api/me/leave/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = Leaves), (status = 404, body = RefusalBody)))]
pub(super) async fn cancel_leave(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
) -> Result<Json<Leaves>, Refused> {
    Ok(Json(
        detached(async move { app.leave.cancel(&person, &id).await }).await?,
    ))
}
