//! Hearing from the other processes on the same PostgreSQL.

use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

use super::{Notice, Place, StoreError};

/// What was heard.
pub(crate) enum Heard {
    /// Another process told this.
    Notice(Notice),
    /// The connection was gone for a while: anything may have been missed.
    Gap,
}

/// Passes on what the other processes tell, as long as anybody hears it. With SQLite there are no others, and nobody listens.
pub(crate) async fn listen(place: &Place, process: String, hear: mpsc::UnboundedSender<Heard>) -> Result<(), StoreError> {
    let Place::Postgres(url) = place else { return Ok(()) };
    let mut listener = PgListener::connect(url).await?;
    listener.listen("roundhouse").await?;
    tokio::spawn(async move {
        while !hear.is_closed() {
            let heard = match listener.try_recv().await {
                Ok(Some(told)) => Notice::read(told.payload(), &process).map(Heard::Notice),
                Ok(None) => Some(Heard::Gap),
                Err(error) => {
                    tracing::error!(%error, "the database cannot be heard");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                    Some(Heard::Gap)
                }
            };
            heard.into_iter().for_each(|heard| drop(hear.send(heard)));
        }
    });
    Ok(())
}
