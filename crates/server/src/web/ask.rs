//! What is taken out of a request, with refusals in one clear line.

use std::net::IpAddr;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;
use serde::de::DeserializeOwned;

use super::App;
use super::safety::address;
use crate::limits::Limit;
use crate::net::stopped;
use crate::people::Person;
use crate::refusal::Refusal;

/// The cookie that holds the secret of a session.
pub(crate) const COOKIE: &str = "roundhouse";

/// The JSON body of a request.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Refusal> {
        read(&bytes(request, app).await?).map(Body)
    }
}

/// A request that has nothing to say: no body, or an empty one.
pub(crate) struct NoBody;

impl FromRequest<App> for NoBody {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<NoBody, Refusal> {
        match bytes(request, app).await?.trim_ascii() {
            b"" | b"{}" | b"null" => Ok(NoBody),
            _ => Err(Refusal::malformed("This call takes no body.")),
        }
    }
}

/// The body of a request, if it comes in time. A server that is about to end does not wait for it.
async fn bytes(request: Request, app: &App) -> Result<Bytes, Refusal> {
    let mut stopping = app.stopping.clone();
    let from = address(app, request.headers(), request.extensions())?;
    tokio::select! {
        biased;
        read = Bytes::from_request(request, app) => read.map_err(unread),
        () = tokio::time::sleep(app.body_time) => {
            app.limits.bite(Limit::BodyTime, &from);
            Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, "The request took too long to arrive."))
        }
        () = stopped(&mut stopping) => Err(Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "The server is shutting down. Try again in a moment.")),
    }
}

/// What some JSON says, or where it goes wrong.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refusal> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        let place = if path == "." {
            String::new()
        } else {
            format!(" at {}", path.chars().take(60).collect::<String>())
        };
        Refusal::malformed(format!(
            "the request is wrong{place}: {}",
            error.inner().to_string().chars().take(200).collect::<String>()
        ))
    })?;
    json.end()
        .map_err(|_| Refusal::malformed("the request goes on after its end"))?;
    Ok(value)
}

fn unread(rejection: BytesRejection) -> Refusal {
    match rejection.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            format!("a request has at most {} bytes", super::MOST_BYTES),
        ),
        _ => Refusal::malformed("the request was cut off"),
    }
}

/// The query of a request.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked<T>, Refusal> {
        let query = Query::from_request_parts(parts, app).await;
        query
            .map(|Query(query)| Asked(query))
            .map_err(|rejection| Refusal::malformed(rejection.body_text()))
    }
}

/// Where a request comes from.
pub(crate) struct From(pub(crate) IpAddr);

impl FromRequestParts<App> for From {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<From, Refusal> {
        address(app, &parts.headers, &parts.extensions).map(From)
    }
}

/// Who asks, if anybody is signed in.
pub(crate) struct Anyone(pub(crate) Option<Person>);

impl FromRequestParts<App> for Anyone {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Anyone, Refusal> {
        let Ok(jar) = SignedCookieJar::<axum_extra::extract::cookie::Key>::from_request_parts(parts, app).await;
        let Some(cookie) = jar.get(COOKIE) else {
            return Ok(Anyone(None));
        };
        let person = app.people.find(cookie.value()).await?;
        if let Some(person) = &person {
            app.limits.person(&person.id)?;
        }
        Ok(Anyone(person))
    }
}

/// Who asks; strangers are refused.
pub(crate) struct Who(pub(crate) Person);

impl FromRequestParts<App> for Who {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Who, Refusal> {
        let Anyone(person) = Anyone::from_request_parts(parts, app).await?;
        person.map(Who).ok_or_else(Refusal::stranger)
    }
}

/// Does something to its end, also if whoever asked goes away meanwhile: what has begun at a table is never left half done.
pub(crate) async fn detached<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refusal>> + Send + 'static,
) -> Result<T, Refusal> {
    tokio::spawn(work).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a request failed");
        Err(Refusal::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "the server made a mistake",
        ))
    })
}
