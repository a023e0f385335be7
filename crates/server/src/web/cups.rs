//! Tournaments.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use wire::RefusalBody;
use wire::cups::{Cup, CupCreated, CupSecret, ListedCup, NewCup, SeenCup, WhichCups};

use super::App;
use super::ask::{Anyone, Asked, Body, From, NoBody, Who, detached};
use crate::refusal::Refused;

/// Make a tournament; you are its organiser.
#[utoipa::path(post, operation_id = "create_cup", path = "/api/cups", tag = "cups", request_body = NewCup, responses((status = 201, body = CupCreated), (status = 400, body = RefusalBody)))]
pub(super) async fn create(
    State(app): State<App>,
    From(address): From,
    Who(person): Who,
    Body(new): Body<NewCup>,
) -> Result<(StatusCode, Json<CupCreated>), Refused> {
    let made = detached(async move { app.cups.create(&person, address, new).await }).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Tournaments that everybody may enter, or yours; the newest first, 50 at most.
#[utoipa::path(get, operation_id = "list_cups", path = "/api/cups", tag = "cups", params(WhichCups), responses((status = 200, body = Vec<ListedCup>)))]
pub(super) async fn list(
    State(app): State<App>,
    Anyone(reader): Anyone,
    Asked(which): Asked<WhichCups>,
) -> Result<Json<Vec<ListedCup>>, Refused> {
    Ok(Json(app.cups.list(&which, reader.as_ref()).await?))
}

/// A tournament with its rounds and standings; 204 as long as there is nothing new since the version that you have seen.
#[utoipa::path(get, operation_id = "look_at_cup", path = "/api/cups/{id}", tag = "cups", params(("id" = String, Path), SeenCup),
    responses((status = 200, body = Cup), (status = 204), (status = 404, body = RefusalBody)))]
pub(super) async fn look(
    State(app): State<App>,
    Path(id): Path<String>,
    Anyone(reader): Anyone,
    Asked(seen): Asked<SeenCup>,
) -> Result<Response, Refused> {
    Ok(match app.cups.look(&id, seen.seen, reader.as_ref()).await? {
        Some(cup) => Json(cup).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Sign up; with the secret of the link, where one is needed.
#[utoipa::path(post, operation_id = "join_cup", path = "/api/cups/{id}/join", tag = "cups", params(("id" = String, Path)), request_body = CupSecret,
    responses((status = 204), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(with): Body<CupSecret>,
) -> Result<StatusCode, Refused> {
    detached(async move { app.cups.join(&person, &id, &with).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leave. A bot plays your game that goes on; what becomes of your place then was said when the tournament was made.
#[utoipa::path(post, operation_id = "leave_cup", path = "/api/cups/{id}/withdraw", tag = "cups", params(("id" = String, Path)), responses((status = 204), (status = 409, body = RefusalBody)))]
pub(super) async fn withdraw(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    detached(async move { app.cups.withdraw(&person, &id).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Come back after you left, from the next game on. In a knockout nobody can.
#[utoipa::path(post, operation_id = "return_to_cup", path = "/api/cups/{id}/return", tag = "cups", params(("id" = String, Path)), responses((status = 204), (status = 409, body = RefusalBody)))]
pub(super) async fn come_back(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    detached(async move { app.cups.come_back(&person, &id).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begin now, as the organiser.
#[utoipa::path(post, operation_id = "start_cup", path = "/api/cups/{id}/start", tag = "cups", params(("id" = String, Path)), responses((status = 204), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    detached(async move { app.cups.start(&person, &id).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Call it off, as the organiser. Games that go on can be played to their end.
#[utoipa::path(post, operation_id = "call_off_cup", path = "/api/cups/{id}/cancel", tag = "cups", params(("id" = String, Path)), responses((status = 204), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn cancel(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    detached(async move { app.cups.cancel(&person, &id).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Another link to sign up with, as the organiser; the one before is of no use any more.
#[utoipa::path(post, operation_id = "cup_link", path = "/api/cups/{id}/link", tag = "cups", params(("id" = String, Path)), responses((status = 200, body = CupSecret), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn link(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<Json<CupSecret>, Refused> {
    Ok(Json(detached(async move { app.cups.link(&person, &id).await }).await?))
}
