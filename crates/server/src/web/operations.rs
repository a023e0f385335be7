//! For whoever runs the server.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde_json::{Value, json};

use super::App;
use crate::refusal::Refusal;

/// Is the server well? It asks the database.
#[utoipa::path(get, path = "/health", tag = "operations", responses((status = 200, description = "{\"ok\": true}", body = Object), (status = 503, body = crate::refusal::ErrorBody)))]
pub(super) async fn health(State(app): State<App>) -> Result<Json<Value>, Refusal> {
    app.tables.check_store().await?;
    Ok(Json(json!({"ok": true})))
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations", responses((status = 200, description = "Prometheus text format", body = String, content_type = "text/plain")))]
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text())
}
