//! Tables.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use wire::{
    AnySeat, Before, Claimed, Created, Decision, Link, Listed, Look, NewTable, Offered, OneSeat, Past, Refusal,
    RefusalBody, Resignation, Secret, Span, Stored, TableInfo, Takeback, Update, Words,
};

use super::App;
use super::ask::{Anyone, Asked, Body, From, NoBody, Who, detached};
use crate::refusal::Refused;
use crate::tables::{Move, Seen};

/// Make a table; you are its host.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses((status = 201, body = Created), (status = 400, body = RefusalBody)))]
pub(super) async fn create(
    State(app): State<App>,
    From(address): From,
    Who(person): Who,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    Ok((
        StatusCode::CREATED,
        Json(detached(async move { app.tables.create(&person, address, new).await }).await?),
    ))
}

/// Tables with an open seat, the newest first, 50 at most.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Before), responses((status = 200, body = Vec<Listed>)))]
pub(super) async fn open_tables(
    State(app): State<App>,
    Asked(asked): Asked<Before>,
) -> Result<Json<Vec<Listed>>, Refused> {
    Ok(Json(app.tables.open_tables(asked.before.unwrap_or(i64::MAX)).await?))
}

/// A table as you see it: what the WebSocket sends, for those who would rather ask.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), Look),
    responses((status = 200, body = Update<'static>), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
pub(super) async fn look(
    State(app): State<App>,
    Path(id): Path<String>,
    Anyone(person): Anyone,
    Asked(look): Asked<Look>,
) -> Result<Response, Refused> {
    let live = app.tables.open(&id).await?;
    let silent = app.tables.distances().silent_for(person.as_ref()).await?;
    let sitting = app.tables.lock_as_stored(&live).await?;
    let viewer = app.tables.viewer(&sitting, person.as_ref(), look.seat).await?;
    let update = sitting.update(
        person.as_ref(),
        viewer,
        &silent,
        &mut Seen {
            ply: look.seen,
            ..Seen::default()
        },
    )?;
    Ok(Json(update).into_response())
}

/// Sit down on the seat that is kept for you, or on an open one. You can have only one, unless the table was made so.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = AnySeat,
    responses((status = 200, body = OneSeat), (status = 409, body = RefusalBody)))]
pub(super) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(wish): Body<AnySeat>,
) -> Result<Json<OneSeat>, Refused> {
    let seat = detached(async move { app.tables.join(&person, &id, wish.seat).await }).await?;
    Ok(Json(OneSeat { seat }))
}

/// Get up before the game begins, or say no to another game. When the host leaves, the table is closed.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)), responses((status = 204), (status = 409, body = RefusalBody)))]
pub(super) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    detached(async move { app.tables.leave(&person, &id).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove whoever sits on a seat, as the host, before the game begins. Who was removed can't come back, nor look on.
#[utoipa::path(post, path = "/api/tables/{id}/remove", tag = "tables", params(("id" = String, Path)), request_body = OneSeat,
    responses((status = 204), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(whose): Body<OneSeat>,
) -> Result<StatusCode, Refused> {
    detached(async move { app.tables.remove(&person, &id, whose.seat).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begin the game, as the host, when all seats are taken.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)), responses((status = 204), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    detached(async move { app.tables.start(&person, &id).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Decide for your seat. The answer comes when the decision is safe on the server's disk.
#[utoipa::path(post, path = "/api/tables/{id}/act", tag = "play", params(("id" = String, Path)), request_body = Decision,
    responses((status = 200, body = Stored), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody), (status = 422, body = RefusalBody)))]
pub(super) async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(decision): Body<Decision>,
) -> Result<Json<Stored>, Refused> {
    let Decision { seat, ply, action } = decision;
    let ply = detached(async move { app.tables.enter(&person, &id, seat, ply, &Move::Act(action)).await }).await?;
    Ok(Json(Stored { ply }))
}

/// Take back your seat's last decision, where nothing random or hidden was revealed since.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path)), request_body = Takeback,
    responses((status = 200, body = Stored), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(takeback): Body<Takeback>,
) -> Result<Json<Stored>, Refused> {
    let Takeback { seat, ply } = takeback;
    let ply = detached(async move { app.tables.enter(&person, &id, seat, ply, &Move::Undo).await }).await?;
    Ok(Json(Stored { ply }))
}

/// Give up a seat: a bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "play", params(("id" = String, Path)), request_body = Resignation,
    responses((status = 204), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn resign(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(given): Body<Resignation>,
) -> Result<StatusCode, Refused> {
    detached(async move { app.tables.resign(&person, &id, given.seat, &given.level).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// You are back: take your seat from the bot that played it when your time was over.
#[utoipa::path(post, path = "/api/tables/{id}/back", tag = "play", params(("id" = String, Path)), request_body = OneSeat,
    responses((status = 204), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn back(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(own): Body<OneSeat>,
) -> Result<StatusCode, Refused> {
    detached(async move { app.tables.back(&person, &id, own.seat).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Say something at a table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)), request_body = Words,
    responses((status = 204), (status = 400, body = RefusalBody), (status = 403, body = RefusalBody)))]
pub(super) async fn chat(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(words): Body<Words>,
) -> Result<StatusCode, Refused> {
    detached(async move { app.tables.chat(&person, &id, &words.text).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Another game with the same people. Whoever asks first is the host; each of the others who asks says yes to it, and gets the same table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    From(address): From,
    Who(person): Who,
    _: NoBody,
) -> Result<Json<TableInfo>, Refused> {
    Ok(Json(
        detached(async move { app.tables.rematch(&person, address, &id).await }).await?,
    ))
}

/// A fresh secret link to your seat, to go on in another browser; before the start also, as the host, to a seat that nobody has. An older link ends.
#[utoipa::path(post, path = "/api/tables/{id}/link", tag = "tables", params(("id" = String, Path)), request_body = OneSeat,
    responses((status = 200, body = Link), (status = 403, body = RefusalBody)))]
pub(super) async fn link(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(own): Body<OneSeat>,
) -> Result<Json<Link>, Refused> {
    Ok(Json(
        detached(async move { app.tables.link(&person, &id, own.seat).await }).await?,
    ))
}

/// What a secret link leads to: whether its seat can still be taken, and whose table it is.
#[utoipa::path(post, path = "/api/claim/look", tag = "tables", request_body = Secret, responses((status = 200, body = Offered), (status = 404, body = RefusalBody)))]
pub(super) async fn offer(State(app): State<App>, Body(link): Body<Secret>) -> Result<Json<Offered>, Refused> {
    Ok(Json(app.tables.offer(&link.secret).await?))
}

/// Take the seat that a secret link leads to.
#[utoipa::path(post, path = "/api/claim", tag = "tables", request_body = Secret, responses((status = 200, body = Claimed), (status = 404, body = RefusalBody)))]
pub(super) async fn claim(
    State(app): State<App>,
    Who(person): Who,
    Body(link): Body<Secret>,
) -> Result<Json<Claimed>, Refused> {
    let (table, seat) = detached(async move { app.tables.claim(&person, &link.secret).await }).await?;
    Ok(Json(Claimed { table, seat }))
}

/// The game to take home: once it is over all of it, for `roundhouse verify`; before that what you see of it.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "play", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    Anyone(person): Anyone,
) -> Result<Response, Refused> {
    let live = app.tables.open(&id).await?;
    Ok(file(&app.tables.record(&live, person.as_ref()).await?))
}

/// What you saw at earlier moments of a game, to look back after an absence: 64 moments at most, from the one that you name.
#[utoipa::path(get, path = "/api/tables/{id}/past", tag = "play", params(("id" = String, Path), Span),
    responses((status = 200, body = Past<'static>), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn past(
    State(app): State<App>,
    Path(id): Path<String>,
    Anyone(person): Anyone,
    Asked(span): Asked<Span>,
) -> Result<Json<Past<'static>>, Refused> {
    let live = app.tables.open(&id).await?;
    Ok(Json(app.tables.past(&live, person.as_ref(), span).await?))
}

/// The log of a game that is over: a game file for `roundhouse replay`, `analyse` and all others.
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "play", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    Anyone(person): Anyone,
) -> Result<Response, Refused> {
    let live = app.tables.open(&id).await?;
    let sitting = app.tables.lock_as_stored(&live).await?;
    app.tables.viewer(&sitting, person.as_ref(), None).await?;
    Ok(file(&sitting.log()?))
}

/// A card list, map or the like that somebody brought along for a table, by the hash that the table's options name. It never changes.
#[utoipa::path(get, path = "/api/lists/{hash}", tag = "tables", params(("hash" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = RefusalBody)))]
pub(super) async fn list(State(app): State<App>, Path(hash): Path<String>) -> Result<Response, Refused> {
    if !hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(Refusal::NoList.into());
    }
    let list = app.store.list(&hash).await?.ok_or(Refusal::NoList)?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CACHE_CONTROL, "private, max-age=31536000, immutable"),
    ];
    Ok((headers, list.text.clone()).into_response())
}

fn file(value: &Value) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], catalog::layout(value)).into_response()
}
