//! The pages. The app in the browser will be mounted here, with its files inside the program; until then one page says what runs here.

use axum::Router;
use axum::http::header;
use axum::response::{Html, IntoResponse};
use axum::routing::get;

use super::App;

const WELCOME: &str = include_str!("welcome.html");

/// The pages, and the description of all calls.
pub(super) fn routes(description: String) -> Router<App> {
    let json = move || async move { ([(header::CONTENT_TYPE, "application/json")], description).into_response() };
    Router::new().route("/", get(async || Html(WELCOME))).route("/api/openapi.json", get(json))
}
