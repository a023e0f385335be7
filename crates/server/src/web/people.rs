//! Signing in and out.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use wire::{Credentials, Guest, Lessons, Listed, Me, OwnTables, Refusal, RefusalBody, State as TableState};

use super::App;
use super::ask::{Asked, Body, COOKIE, From, NoBody, On, Who, detached};
use crate::company::Device;
use crate::net::PublicUrl;
use crate::people::Session;
use crate::refusal::Refused;

/// The session's cookie: signed, out of reach for scripts, and not sent along from other sites.
pub(super) fn cookie(app: &App, value: String) -> Cookie<'static> {
    let secure = app.manners.public_url.as_ref().is_some_and(PublicUrl::is_secure);
    let mut cookie = Cookie::new(COOKIE, value);
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(secure);
    cookie
}

/// The session's cookie, for as long as the session lasts if nobody uses it. No browser keeps one for longer than 400 days.
fn lasting_cookie(app: &App, value: String) -> Cookie<'static> {
    let mut cookie = cookie(app, value);
    cookie.set_max_age(Some(time::Duration::days(app.manners.session_days.min(400).into())));
    cookie
}

/// The answer to somebody whose session begins, on this device.
pub(super) fn signed_in(
    app: &App,
    jar: SignedCookieJar,
    session: Session,
    device: Device,
) -> (SignedCookieJar, Json<Me>) {
    app.people.note_device(&session.person.session, device);
    let me = session.person.me();
    (jar.add(lasting_cookie(app, session.token)), Json(me))
}

/// Play as a guest: pick a name, and you are signed in. Sets the cookie `roundhouse`.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = Guest, responses((status = 201, body = Me), (status = 400, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn guest(
    State(app): State<App>,
    From(address): From,
    On(device): On,
    jar: SignedCookieJar,
    Body(guest): Body<Guest>,
) -> Result<(StatusCode, (SignedCookieJar, Json<Me>)), Refused> {
    app.limits.guest(address)?;
    let session = app.people.guest(&guest.name).await?;
    Ok((StatusCode::CREATED, signed_in(&app, jar, session, device)))
}

/// Who are you?
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me), (status = 401, body = RefusalBody)))]
pub(super) async fn me(State(app): State<App>, jar: SignedCookieJar, Who(person): Who) -> (SignedCookieJar, Json<Me>) {
    // a browser keeps the cookie from now on for as long as the session lasts
    let again = jar
        .get(COOKIE)
        .map(|cookie| lasting_cookie(&app, cookie.value().to_owned()));
    let jar = again.into_iter().fold(jar, SignedCookieJar::add);
    (jar, Json(person.me()))
}

/// Make an account of a guest, who keeps all games. Names of accounts are unique. The cookie is a new one, and all others of the guest end.
#[utoipa::path(post, path = "/api/me/account", tag = "people", request_body = Credentials, responses((status = 200, body = Me), (status = 409, body = RefusalBody)))]
pub(super) async fn account(
    State(app): State<App>,
    From(address): From,
    On(device): On,
    jar: SignedCookieJar,
    Who(person): Who,
    Body(new): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), Refused> {
    app.limits.password(address)?;
    let session = app.people.become_account(&person, &new.name, &new.password).await?;
    let (tables, id) = (app.tables.clone(), person.id);
    let told = detached(async move { tables.tell_name(&id).await }).await;
    if let Err(refusal) = told {
        tracing::warn!(reason = %refusal, "a new account could not be told at its tables");
    }
    Ok(signed_in(&app, jar, session, device))
}

/// Make an account without having been a guest. Names of accounts are unique. Sets the cookie `roundhouse`.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = Credentials, responses((status = 201, body = Me), (status = 400, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn register(
    State(app): State<App>,
    From(address): From,
    On(device): On,
    jar: SignedCookieJar,
    Body(new): Body<Credentials>,
) -> Result<(StatusCode, (SignedCookieJar, Json<Me>)), Refused> {
    app.limits.guest(address)?;
    app.limits.password(address)?;
    let session = app.people.register(&new.name, &new.password).await?;
    Ok((StatusCode::CREATED, signed_in(&app, jar, session, device)))
}

/// Sign in to an account. Sets the cookie `roundhouse`.
#[utoipa::path(post, path = "/api/sessions", tag = "people", request_body = Credentials, responses((status = 201, body = Me), (status = 401, body = RefusalBody)))]
pub(super) async fn sign_in(
    State(app): State<App>,
    From(address): From,
    On(device): On,
    jar: SignedCookieJar,
    Body(known): Body<Credentials>,
) -> Result<(StatusCode, (SignedCookieJar, Json<Me>)), Refused> {
    app.limits.password(address)?;
    let session = app.people.sign_in(&known.name, &known.password).await?;
    Ok((StatusCode::CREATED, signed_in(&app, jar, session, device)))
}

/// End this session. Its open connections are closed.
#[utoipa::path(delete, path = "/api/sessions/current", tag = "people", responses((status = 204), (status = 401, body = RefusalBody)))]
pub(super) async fn sign_out(
    State(app): State<App>,
    jar: SignedCookieJar,
    Who(person): Who,
    _: NoBody,
) -> Result<(StatusCode, SignedCookieJar), Refused> {
    app.people.sign_out(&person).await?;
    Ok((StatusCode::NO_CONTENT, jar.remove(cookie(&app, String::new()))))
}

/// End all your sessions, on all devices.
#[utoipa::path(delete, path = "/api/sessions", tag = "people", responses((status = 204), (status = 401, body = RefusalBody)))]
pub(super) async fn sign_out_everywhere(
    State(app): State<App>,
    jar: SignedCookieJar,
    Who(person): Who,
    _: NoBody,
) -> Result<(StatusCode, SignedCookieJar), Refused> {
    app.people.sign_out_everywhere(&person).await?;
    Ok((StatusCode::NO_CONTENT, jar.remove(cookie(&app, String::new()))))
}

/// The lessons that you have done.
#[utoipa::path(get, path = "/api/me/lessons", tag = "people", responses((status = 200, body = Lessons), (status = 401, body = RefusalBody)))]
pub(super) async fn lessons(State(app): State<App>, Who(person): Who) -> Result<Json<Lessons>, Refused> {
    Ok(Json(app.people.lessons(&person).await?))
}

/// Lessons that you have done, too. Answers with all of them, those of other devices included. For accounts only.
#[utoipa::path(post, path = "/api/me/lessons", tag = "people", request_body = Lessons, responses((status = 200, body = Lessons), (status = 400, body = RefusalBody), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
pub(super) async fn learn(
    State(app): State<App>,
    Who(person): Who,
    Body(new): Body<Lessons>,
) -> Result<Json<Lessons>, Refused> {
    Ok(Json(app.people.learn(&person, &new).await?))
}

/// Your tables, the newest first, 50 at most.
#[utoipa::path(get, path = "/api/me/tables", tag = "people", params(OwnTables), responses((status = 200, body = Vec<Listed>), (status = 401, body = RefusalBody)))]
pub(super) async fn own_tables(
    State(app): State<App>,
    Who(person): Who,
    Asked(asked): Asked<OwnTables>,
) -> Result<Json<Vec<Listed>>, Refused> {
    let state = asked.state.unwrap_or(TableState::Running);
    if state == TableState::Closed {
        return Err(Refusal::NoTableState.into());
    }
    Ok(Json(
        app.tables
            .own_tables(&person, state, asked.before.unwrap_or(i64::MAX))
            .await?,
    ))
}
