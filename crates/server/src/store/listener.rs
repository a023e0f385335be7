//! Hearing from the other processes on the same PostgreSQL.

use sqlx::postgres::PgListener;

use super::{Notice, Place, StoreError};

/// What was heard.
pub(crate) enum Heard {
    /// Another process told this.
    Notice(Notice),
    /// The connection was gone for a while: anything may have been missed.
    Gap,
}

/// Passes on what the other processes tell, until the listener is gone. With SQLite there are no others.
pub(crate) async fn listen(place: &Place, process: String, mut hear: impl FnMut(Heard) + Send + 'static) -> Result<(), StoreError> {
    let Place::Postgres(url) = place else { return Ok(()) };
    let mut listener = PgListener::connect(url).await?;
    listener.listen("roundhouse").await?;
    tokio::spawn(async move {
        loop {
            match listener.try_recv().await {
                Ok(Some(told)) => {
                    if let Some(notice) = Notice::read(told.payload(), &process) {
                        hear(Heard::Notice(notice));
                    }
                }
                Ok(None) => hear(Heard::Gap),
                Err(error) => {
                    tracing::error!(%error, "the database cannot be heard");
                    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                    hear(Heard::Gap);
                }
            }
        }
    });
    Ok(())
}
