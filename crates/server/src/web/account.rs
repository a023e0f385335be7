//! One's own account: its sessions, password and passkeys, all its data, and its end.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::SignedCookieJar;
use wire::account::{
    Forgotten, NewPassword, PasskeyAnswer, PasskeyInfo, PasskeyQuestion, Passkeys, Proof, Reset, SessionInfo,
};
use wire::{Me, Refusal, RefusalBody};

use super::App;
use super::ask::{Body, From, Here, NoBody, On, Who, detached};
use super::people::{cookie, signed_in};
use crate::refusal::Refused;

/// Delete your account, or yourself as a guest. Nothing stays but seats that nobody knows the player of. Games go on with bots where others play.
#[utoipa::path(post, operation_id = "delete_account", path = "/api/me/delete", tag = "account", request_body = Proof, responses((status = 204), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
pub(super) async fn leave(
    State(app): State<App>,
    From(address): From,
    Here(site): Here,
    jar: SignedCookieJar,
    Who(person): Who,
    Body(proof): Body<Proof>,
) -> Result<(StatusCode, SignedCookieJar), Refused> {
    app.limits.password(address)?;
    app.people.prove(&person, &site, &proof).await?;
    let gone = app.clone();
    detached(async move {
        let tables = gone.people.forget(&person.id).await?;
        gone.tables.tell_farewell(&tables).await;
        Ok(())
    })
    .await?;
    Ok((StatusCode::NO_CONTENT, jar.remove(cookie(&app, String::new()))))
}

/// All that is kept of you, but for secrets, as one JSON file: for each table of the database its rows.
#[utoipa::path(get, operation_id = "export_account", path = "/api/me/export", tag = "account", responses((status = 200, body = Object), (status = 401, body = RefusalBody), (status = 429, body = RefusalBody)))]
pub(super) async fn takeaway(State(app): State<App>, Who(person): Who) -> Result<Response, Refused> {
    app.limits.export(&person.id)?;
    let all = app.people.takeaway(&person).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"roundhouse.json\""),
    ];
    Ok((headers, catalog::layout(&all)).into_response())
}

/// Choose another password. All your other sessions end.
#[utoipa::path(post, operation_id = "change_password", path = "/api/me/password", tag = "account", request_body = NewPassword, responses((status = 204), (status = 400, body = RefusalBody), (status = 403, body = RefusalBody)))]
pub(super) async fn password(
    State(app): State<App>,
    From(address): From,
    Here(site): Here,
    Who(person): Who,
    Body(new): Body<NewPassword>,
) -> Result<StatusCode, Refused> {
    if person.account.is_none() {
        return Err(Refusal::AccountsOnly.into());
    }
    app.limits.password(address)?;
    app.people.prove(&person, &site, &new.proof).await?;
    app.people
        .change_password(&person.id, Some(&person.session), &new.password)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Get a link for a new password, at an e-mail address that your account has confirmed. The answer is the same whether any account has.
#[utoipa::path(post, operation_id = "forgot_password", path = "/api/password/forgotten", tag = "account", request_body = Forgotten, responses((status = 204), (status = 400, body = RefusalBody), (status = 409, body = RefusalBody), (status = 429, body = RefusalBody)))]
pub(super) async fn forgotten(
    State(app): State<App>,
    From(address): From,
    Body(forgotten): Body<Forgotten>,
) -> Result<StatusCode, Refused> {
    app.limits.password(address)?;
    app.people.forgot(app.news.post(), &forgotten.address)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Choose another password by the secret of such a link, which holds once and for an hour. All your sessions end.
#[utoipa::path(post, operation_id = "reset_password", path = "/api/password/reset", tag = "account", request_body = Reset, responses((status = 204), (status = 400, body = RefusalBody), (status = 404, body = RefusalBody)))]
pub(super) async fn reset(
    State(app): State<App>,
    From(address): From,
    Body(reset): Body<Reset>,
) -> Result<StatusCode, Refused> {
    app.limits.password(address)?;
    app.people.reset(&reset).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Where you are signed in; where you were last comes first.
#[utoipa::path(get, operation_id = "own_sessions", path = "/api/me/sessions", tag = "account", responses((status = 200, body = Vec<SessionInfo>), (status = 401, body = RefusalBody)))]
pub(super) async fn sessions(State(app): State<App>, Who(person): Who) -> Result<Json<Vec<SessionInfo>>, Refused> {
    Ok(Json(app.people.signed_in(&person).await?))
}

/// Sign out in one of these places. Its open connections are closed.
#[utoipa::path(delete, operation_id = "sign_out_there", path = "/api/me/sessions/{id}", tag = "account", params(("id" = String, Path)), responses((status = 204), (status = 404, body = RefusalBody)))]
pub(super) async fn sign_out_there(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    app.people.sign_out_there(&person, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Your passkeys.
#[utoipa::path(get, operation_id = "passkeys", path = "/api/me/passkeys", tag = "account", responses((status = 200, body = Passkeys), (status = 401, body = RefusalBody)))]
pub(super) async fn passkeys(
    State(app): State<App>,
    Here(site): Here,
    Who(person): Who,
) -> Result<Json<Passkeys>, Refused> {
    Ok(Json(app.people.passkeys(&person, &site).await?))
}

/// Begin to make a passkey: what to ask your browser.
#[utoipa::path(post, operation_id = "ask_for_passkey", path = "/api/me/passkeys/ask", tag = "account", request_body = Proof, responses((status = 200, body = PasskeyQuestion), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn ask_for_passkey(
    State(app): State<App>,
    From(address): From,
    Here(site): Here,
    Who(person): Who,
    Body(proof): Body<Proof>,
) -> Result<Json<PasskeyQuestion>, Refused> {
    app.limits.password(address)?;
    app.people.prove(&person, &site, &proof).await?;
    Ok(Json(app.people.ask_for_passkey(&person, &site).await?))
}

/// The passkey that your browser made.
#[utoipa::path(post, operation_id = "add_passkey", path = "/api/me/passkeys", tag = "account", request_body = PasskeyAnswer, responses((status = 201, body = PasskeyInfo), (status = 403, body = RefusalBody), (status = 429, body = RefusalBody)))]
pub(super) async fn add_passkey(
    State(app): State<App>,
    Here(site): Here,
    Who(person): Who,
    Body(answer): Body<PasskeyAnswer>,
) -> Result<(StatusCode, Json<PasskeyInfo>), Refused> {
    let added = app.people.add_passkey(&person, &site, &answer).await?;
    Ok((StatusCode::CREATED, Json(added)))
}

/// Remove a passkey.
#[utoipa::path(delete, operation_id = "remove_passkey", path = "/api/me/passkeys/{id}", tag = "account", params(("id" = String, Path)), responses((status = 204), (status = 404, body = RefusalBody)))]
pub(super) async fn remove_passkey(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    app.people.remove_passkey(&person, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begin to prove by a passkey that it is really you, before something that can't be undone: what to ask your browser.
#[utoipa::path(post, operation_id = "ask_for_proof", path = "/api/me/passkeys/prove", tag = "account", responses((status = 200, body = PasskeyQuestion), (status = 404, body = RefusalBody)))]
pub(super) async fn ask_for_proof(
    State(app): State<App>,
    Here(site): Here,
    Who(person): Who,
    _: NoBody,
) -> Result<Json<PasskeyQuestion>, Refused> {
    Ok(Json(app.people.ask_for_proof(&person, &site).await?))
}

/// Begin to sign in with a passkey: what to ask your browser.
#[utoipa::path(post, operation_id = "ask_who", path = "/api/sessions/passkey/ask", tag = "account", responses((status = 200, body = PasskeyQuestion), (status = 409, body = RefusalBody)))]
pub(super) async fn ask_who(
    State(app): State<App>,
    From(address): From,
    Here(site): Here,
    _: NoBody,
) -> Result<Json<PasskeyQuestion>, Refused> {
    app.limits.password(address)?;
    Ok(Json(app.people.ask_who(&site).await?))
}

/// Sign in with a passkey. Sets the cookie `roundhouse`.
#[utoipa::path(post, operation_id = "sign_in_by_passkey", path = "/api/sessions/passkey", tag = "account", request_body = PasskeyAnswer, responses((status = 201, body = Me), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
pub(super) async fn sign_in_by_passkey(
    State(app): State<App>,
    On(device): On,
    Here(site): Here,
    jar: SignedCookieJar,
    Body(answer): Body<PasskeyAnswer>,
) -> Result<(StatusCode, (SignedCookieJar, Json<Me>)), Refused> {
    let session = app.people.sign_in_by_passkey(&site, &answer).await?;
    Ok((StatusCode::CREATED, signed_in(&app, jar, session, device)))
}
