//! What is taken out of a request, with refusals in one clear line.

use std::net::IpAddr;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;
use serde::de::DeserializeOwned;
use table::words::excerpt;
use wire::Refusal;

use super::App;
use super::preview::origin;
use super::safety::address;
use crate::company::{Device, Site};
use crate::limits::Limit;
use crate::net::stopped;
use crate::people::Person;
use crate::refusal::Refused;

/// The cookie that holds the secret of a session.
pub(crate) const COOKIE: &str = "roundhouse";

/// The JSON body of a request.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Refused> {
        read(&bytes(request, app).await?).map(Body)
    }
}

/// A request that has nothing to say: no body, or an empty one.
pub(crate) struct NoBody;

impl FromRequest<App> for NoBody {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<NoBody, Refused> {
        match bytes(request, app).await?.trim_ascii() {
            b"" | b"{}" | b"null" => Ok(NoBody),
            _ => Err(Refusal::TakesNoBody.into()),
        }
    }
}

/// The body of a request, if it comes in time. A server that is about to end does not wait for it.
async fn bytes(request: Request, app: &App) -> Result<Bytes, Refused> {
    let mut stopping = app.stopping.clone();
    let from = address(app, request.headers(), request.extensions())?;
    tokio::select! {
        biased;
        read = Bytes::from_request(request, app) => Ok(read.map_err(unread)?),
        () = tokio::time::sleep(app.manners.body_time) => {
            app.limits.bite(Limit::BodyTime, &from);
            Err(Refusal::TooSlow { seconds: app.manners.body_time.as_secs() }.into())
        }
        () = stopped(&mut stopping) => Err(Refusal::Stopping.into()),
    }
}

/// What some JSON says, or where it goes wrong.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refused> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let (place, why) = (error.path().to_string(), excerpt(&error.inner().to_string(), 200));
        if place == "." {
            Refusal::Malformed { why }
        } else {
            let place = excerpt(&place, 60);
            Refusal::MalformedAt { place, why }
        }
    })?;
    json.end().map_err(|_| Refusal::GoesOn)?;
    Ok(value)
}

fn unread(rejection: BytesRejection) -> Refusal {
    match rejection.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge {
            most: super::MOST_BYTES,
        },
        _ => Refusal::CutOff,
    }
}

/// The query of a request.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked<T>, Refused> {
        let query = Query::from_request_parts(parts, app).await;
        query.map(|Query(query)| Asked(query)).map_err(|rejection| {
            let why = excerpt(&rejection.body_text(), 200);
            Refusal::BadQuery { why }.into()
        })
    }
}

/// Where a request comes from.
pub(crate) struct From(pub(crate) IpAddr);

impl FromRequestParts<App> for From {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<From, Refused> {
        address(app, &parts.headers, &parts.extensions).map(From)
    }
}

/// On what device somebody asks.
pub(crate) struct On(pub(crate) Device);

impl FromRequestParts<App> for On {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<On, Refused> {
        Ok(On(Device::of_asker(&parts.headers)))
    }
}

/// The site that is asked, as far as passkeys are concerned.
pub(crate) struct Here(pub(crate) Site);

impl FromRequestParts<App> for Here {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Here, Refused> {
        Ok(Here(Site::at(&origin(app, &parts.headers))))
    }
}

/// The operator asks; everybody else is refused.
pub(crate) struct ByOperator;

impl FromRequestParts<App> for ByOperator {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<ByOperator, Refused> {
        let given = parts.headers.get(header::AUTHORIZATION);
        let token = given.and_then(|given| given.to_str().ok()?.strip_prefix("Bearer "));
        if token.is_some_and(|token| app.operator.is(token.trim())) {
            return Ok(ByOperator);
        }
        // whoever guesses has to take time
        app.limits.password(address(app, &parts.headers, &parts.extensions)?)?;
        Err(Refusal::OperatorOnly.into())
    }
}

/// Who asks, if anybody is signed in.
pub(crate) struct Anyone(pub(crate) Option<Person>);

impl FromRequestParts<App> for Anyone {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Anyone, Refused> {
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
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Who, Refused> {
        let Anyone(person) = Anyone::from_request_parts(parts, app).await?;
        person.map(Who).ok_or_else(|| Refusal::NotSignedIn.into())
    }
}

/// Does something to its end, also if whoever asked goes away meanwhile: what has begun at a table is never left half done.
pub(crate) async fn detached<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refused>> + Send + 'static,
) -> Result<T, Refused> {
    tokio::spawn(work).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a request failed");
        Err(Refusal::ServerFault.into())
    })
}
