//! What all requests share.

use std::ops::Deref;
use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use tokio::runtime::Handle;
use tokio::sync::watch;

use super::{Files, Limits};
use crate::metrics::Metrics;
use crate::people::People;
use crate::tables::Tables;

/// What all requests share.
pub(crate) struct Shared {
    pub(crate) people: People,
    pub(crate) tables: Arc<Tables>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Limits,
    /// Where updates are made. They have threads of their own, so that no acknowledgement waits behind the views of other tables.
    pub(crate) telling: Handle,
    /// Signs cookies.
    pub(crate) key: Key,
    /// The address under which people see the server, where it is known.
    pub(crate) public_url: Option<String>,
    /// Does a proxy say who asks?
    pub(crate) behind_proxy: bool,
    /// The app in the browser.
    pub(crate) files: Files,
    /// Becomes true when the server is about to end.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// A handle to what all requests share.
#[derive(Clone)]
pub(crate) struct App(pub(crate) Arc<Shared>);

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
    }
}
