//! The pages: the app in the browser, the pictures of its previews, and the description of all calls.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Method, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use wire::Refusal;

use super::{App, Files, moments, pictures, preview};
use crate::refusal::Refused;

/// The description of all calls, the pictures of previews, and the icon by its old name.
pub(super) fn routes(description: String) -> Router<App> {
    let json = move || async move { ([(header::CONTENT_TYPE, "application/json")], description).into_response() };
    Router::new()
        .route("/api/openapi.json", get(json))
        // what has no page around it, such as a picture of a game, is asked for its icon here
        .route("/favicon.ico", get(async || Redirect::permanent("/icon.svg")))
        .route("/pictures/{file}", get(pictures::picture))
        .route("/pictures/move/{table}/{file}", get(moments::picture))
}

/// Every other address: a page or a file of the app, unless something else than a page was asked for.
pub(super) async fn elsewhere(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let is_page = matches!(method, Method::GET | Method::HEAD) && !uri.path().starts_with("/api/");
    if !is_page {
        return Refused::from(Refusal::NothingHere).into_response();
    }
    match Files::file_name(uri.path()) {
        Some(name) => app.files.file(name, &headers),
        None => app.files.page(&preview::tags(&app, &uri, &headers).await, &headers),
    }
}
