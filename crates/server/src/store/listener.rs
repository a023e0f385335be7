//! Hearing from the other processes on the same PostgreSQL.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, timeout};

use super::{Notice, Place, Store, StoreError, params};

/// How often this process tells itself something, to know that it would hear the others.
const PULSE: Duration = Duration::from_secs(1);
/// After such a silence the connection counts as gone.
const SILENCE: Duration = Duration::from_secs(4);
/// How long a connection may take, and the pause before the next try.
const CONNECTING: Duration = Duration::from_secs(3);
const PAUSE: Duration = Duration::from_millis(250);

const TELL: &str = "SELECT pg_notify('roundhouse', $1)";

/// What was heard.
pub(crate) enum Heard {
    /// Another process told this.
    Notice(Notice),
    /// Nothing was heard for a while, and from now on everything is again: anything may have been missed meanwhile.
    Gap,
}

/// What hears the other processes. With SQLite there are no others, and it hears nothing.
pub(crate) struct Ears {
    url: String,
    process: String,
    hear: mpsc::UnboundedSender<Heard>,
    hears: watch::Sender<bool>,
}

impl Ears {
    /// Listens from now on, as long as anybody wants to hear it. Returns whether the others are heard at the moment, for whoever asks.
    pub(crate) async fn open(
        place: &Place,
        store: &Arc<Store>,
        hear: mpsc::UnboundedSender<Heard>,
    ) -> Result<watch::Receiver<bool>, StoreError> {
        let (hears, is_hearing) = watch::channel(true);
        let Place::Postgres(url) = place else {
            return Ok(is_hearing);
        };
        let ears = Ears {
            url: url.clone(),
            process: store.process().to_owned(),
            hear,
            hears,
        };
        let listener = ears.connect().await?;
        tokio::spawn(pulse(Arc::downgrade(store)));
        tokio::spawn(ears.listen(listener));
        Ok(is_hearing)
    }

    async fn connect(&self) -> Result<PgListener, sqlx::Error> {
        let connect = async {
            let mut listener = PgListener::connect(&self.url).await?;
            listener.eager_reconnect(false);
            listener.listen("roundhouse").await?;
            Ok(listener)
        };
        timeout(CONNECTING, connect)
            .await
            .unwrap_or(Err(sqlx::Error::PoolTimedOut))
    }

    async fn listen(self, mut listener: PgListener) {
        loop {
            let why = self.pass_on(&mut listener).await;
            if self.hear.is_closed() {
                return;
            }
            if self.hears.send_replace(false) {
                tracing::error!(why, "other servers cannot be heard");
            }
            listener = loop {
                tokio::time::sleep(PAUSE).await;
                match self.connect().await {
                    Ok(listener) => break listener,
                    Err(_) if self.hear.is_closed() => return,
                    Err(_) => {}
                }
            };
            self.hears.send_replace(true);
            tracing::info!("other servers are heard again");
            let _ = self.hear.send(Heard::Gap); // only now: what happens from here on is heard
        }
    }

    /// Passes on what is told until the connection is lost, and says how.
    async fn pass_on(&self, listener: &mut PgListener) -> String {
        let mut last = Instant::now();
        loop {
            match timeout(SILENCE, listener.try_recv()).await {
                Ok(Ok(Some(told))) => {
                    last = Instant::now();
                    let notice = Notice::read(told.payload(), &self.process).map(Heard::Notice);
                    notice.into_iter().for_each(|heard| drop(self.hear.send(heard)));
                }
                Ok(Ok(None)) => return "the connection was cut".into(),
                Ok(Err(error)) => return error.to_string(),
                Err(_) if last.elapsed() >= SILENCE => return "not even our own voice is heard".into(),
                Err(_) => {}
            }
            if self.hear.is_closed() {
                return String::new();
            }
        }
    }
}

/// Tells ourselves something again and again. What we say, we should hear.
async fn pulse(store: std::sync::Weak<Store>) {
    while let Some(store) = store.upgrade() {
        let text = format!("{} pulse -", store.process());
        let _ = store.row(TELL, params![text]).await; // if this goes wrong, nothing is heard, and that is noticed
        drop(store);
        tokio::time::sleep(PULSE).await;
    }
}
