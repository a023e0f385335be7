//! What every request passes: limits, the check of its origin, and headers that keep a page from doing what it should not.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::body::HttpBody;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use wire::Refusal;

use super::App;
use crate::refusal::Refused;

/// No script but our own files, nothing from elsewhere, no frames. (The app is WebAssembly.)
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
                      manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// What every request passes.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let from = address(&app, request.headers(), request.extensions());
    let checked = from.and_then(|from| {
        app.limits
            .address(from)
            .and(check_origin(&app, &request))
            .map(|()| from)
    });
    let (mut response, call) = match checked {
        Ok(from) => {
            let path = request.extensions().get::<MatchedPath>().cloned();
            let response = next.run(request).await;
            // a method may be any word: only those that a call has are counted by their names
            let call = path
                .filter(|_| response.status() != StatusCode::METHOD_NOT_ALLOWED)
                .map(|path| format!("{method} {}", path.as_str()));
            if call.is_some() {
                app.limits.sent(from, response.body().size_hint().exact().unwrap_or(0)); // the app itself is free: whole classes come at once
            }
            (response, call.unwrap_or_else(|| "other".to_owned()))
        }
        Err(refusal) => (refusal.into_response(), "refused".to_owned()),
    };
    let status = response.status();
    if status.is_client_error() || status.is_server_error() {
        app.metrics.refused(status.is_server_error());
    }
    app.metrics.answered(&call, begun.elapsed());
    let path = without_secret(&path);
    tracing::debug!(%method, path, status = status.as_u16(), "request");
    protect(response.headers_mut());
    response
}

/// A path as the log may have it: some pages have a secret in theirs.
fn without_secret(path: &str) -> &str {
    let secret = ["/claim/", "/news/confirm/", "/news/stop/", "/reset/"];
    secret.into_iter().find(|start| path.starts_with(start)).unwrap_or(path)
}

fn protect(headers: &mut HeaderMap) {
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
}

/// Whose request it is: the other end of the connection or, behind proxies, whom they name.
pub(super) fn address(app: &App, headers: &HeaderMap, extensions: &Extensions) -> Result<IpAddr, Refused> {
    let peer = extensions
        .get::<ConnectInfo<SocketAddr>>()
        .map(|ConnectInfo(peer)| peer.ip());
    peer.map(|peer| app.manners.proxies.client(headers, peer))
        .ok_or_else(|| Refusal::NoAddress.into())
}

/// Another site's page may neither change anything nor listen in: whatever a browser sends for it bears that site's origin. Programs that are no browsers send none.
fn check_origin(app: &App, request: &Request) -> Result<(), Refused> {
    let harmless =
        matches!(*request.method(), Method::GET | Method::HEAD) && !request.headers().contains_key(header::UPGRADE);
    let text = |name| request.headers().get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(origin) = text(header::ORIGIN).filter(|_| !harmless) else {
        return Ok(());
    };
    let host = text(header::HOST).unwrap_or_default();
    let ours = app.manners.public_url.as_ref().is_some_and(|url| url.is_origin(origin))
        || origin.split_once("://").is_some_and(|(_, from)| from == host);
    if ours { Ok(()) } else { Err(Refusal::ForeignSite.into()) }
}
