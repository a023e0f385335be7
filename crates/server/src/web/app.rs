//! What all requests share.

use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use tokio::runtime::Handle;
use tokio::sync::watch;

use super::Files;
use super::operations::Pulse;
use crate::company::Operator;
use crate::cups::Cups;
use crate::daily::Dailies;
use crate::follows::Follows;
use crate::leave::LeaveDesk;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::net::{Proxies, PublicUrl, Room};
use crate::news::News;
use crate::people::People;
use crate::serve::Config;
use crate::store::Store;
use crate::tables::Tables;

/// What all requests share.
pub(crate) struct Shared {
    pub(crate) people: People,
    pub(crate) operator: Operator,
    pub(crate) tables: Arc<Tables>,
    pub(crate) news: News,
    pub(crate) leave: LeaveDesk,
    pub(crate) follows: Follows,
    pub(crate) cups: Arc<Cups>,
    pub(crate) dailies: Dailies,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) store: Arc<Store>,
    /// Where updates are made. They have threads of their own, so that no acknowledgement waits behind the views of other tables.
    pub(crate) telling: Handle,
    /// Signs cookies.
    pub(crate) key: Key,
    /// What whoever runs the server has chosen.
    pub(crate) manners: Manners,
    /// How much room there is for connections.
    pub(crate) room: Room,
    /// Whether the server is well, as it was last found out.
    pub(crate) pulse: Pulse,
    /// Are other servers on the same database heard?
    pub(crate) hears_others: watch::Receiver<bool>,
    /// The app in the browser.
    pub(crate) files: Files,
    /// Becomes true when the server is about to end.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// What whoever runs the server has chosen, as far as requests need it.
pub(crate) struct Manners {
    /// The address under which people see the server, where it is known.
    pub(crate) public_url: Option<PublicUrl>,
    /// The proxies that say who asks.
    pub(crate) proxies: Proxies,
    /// How long the body of a request may take.
    pub(crate) body_time: Duration,
    /// How long a session lasts that nobody uses.
    pub(crate) session_days: u32,
    /// The folder of the database, if it is one of ours.
    pub(crate) data: Option<PathBuf>,
}

impl Manners {
    pub(crate) fn new(config: &Config) -> Manners {
        Manners {
            public_url: config.public_url.clone(),
            proxies: Proxies(config.proxies),
            body_time: config.body_time,
            session_days: config.session_days,
            data: config.database_url.is_none().then(|| config.data.clone()),
        }
    }
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
