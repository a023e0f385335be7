//! For whoever runs the server.

use std::path::Path;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use tokio::sync::Mutex;
use wire::{Health, Ready, Refusal, RefusalBody};

use super::App;
use crate::refusal::Refused;

/// A result this recent still holds, so nobody can keep the disk busy by asking.
const FRESH: Duration = Duration::from_millis(500);

/// Whether the server is well, as it was last found out.
#[derive(Default)]
pub(crate) struct Pulse(Mutex<Option<(Instant, bool)>>);

impl Pulse {
    async fn is_well(&self, app: &App) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, is_well)) = *last
            && at.elapsed() < FRESH
        {
            return is_well;
        }
        let is_well = app.store.check().await.is_ok();
        *last = Some((Instant::now(), is_well));
        is_well
    }
}

/// Is the server well? It writes to the database, and reads it.
#[utoipa::path(get, path = "/health", tag = "operations", responses((status = 200, body = Health), (status = 503, body = RefusalBody)))]
pub(super) async fn health(State(app): State<App>) -> Result<Json<Health>, Refused> {
    if app.metrics.has_found_damage() {
        return Err(Refusal::Damaged.into());
    }
    if app.pulse.is_well(&app).await {
        Ok(Json(Health { ok: true }))
    } else {
        Err(Refusal::CantCheck.into())
    }
}

/// Should people be sent here? Not while the server can't store anything, is about to end, or can't hear the other servers on its database.
#[utoipa::path(get, path = "/ready", tag = "operations", responses((status = 200, body = Ready), (status = 503, body = RefusalBody)))]
pub(super) async fn ready(State(app): State<App>) -> Result<Json<Ready>, Refused> {
    if *app.stopping.borrow() {
        return Err(Refusal::Stopping.into());
    }
    if !*app.hears_others.borrow() {
        return Err(Refusal::Deaf.into());
    }
    health(State(app)).await.map(|_| Json(Ready { ready: true }))
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations", responses((status = 200, description = "OpenMetrics text format", body = String, content_type = "application/openmetrics-text")))]
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let mut others = vec![
        (
            "connections_most",
            "Connections that there is room for",
            app.room.connections as u64,
        ),
        (
            "descriptors_most",
            "File descriptors that the process may have",
            app.room.descriptors,
        ),
    ];
    if let Some(data) = &app.manners.data {
        others.extend(space(data));
    }
    others.push((
        "hears_others",
        "Are other servers on the same database heard",
        u64::from(*app.hears_others.borrow()),
    ));
    (
        [(
            header::CONTENT_TYPE,
            "application/openmetrics-text; version=1.0.0; charset=utf-8",
        )],
        app.metrics.text(&others),
    )
}

/// The space on the disk, and what of it the database takes.
fn space(data: &Path) -> Vec<(&'static str, &'static str, u64)> {
    let size = |file: &str| std::fs::metadata(data.join(file)).map_or(0, |file| file.len());
    let free = rustix::fs::statvfs(data).map(|disk| disk.f_bavail * disk.f_frsize).ok();
    let free = free.map(|free| ("disk_free_bytes", "Free space where the database lies", free));
    let database = ("database_bytes", "Size of the database file", size("roundhouse.sqlite"));
    let wal = (
        "database_wal_bytes",
        "Size of the database's write-ahead log",
        size("roundhouse.sqlite-wal"),
    );
    free.into_iter().chain([database, wal]).collect()
}
