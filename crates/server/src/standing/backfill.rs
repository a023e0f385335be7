//! Games that ended before results were written down.

use std::time::Duration;

use sqlx::Row;
use table::Outcome;

use super::{Ending, Standing};
use crate::clock::Time;
use crate::refusal::Refused;
use crate::store::{StoreError, Write, params};
use crate::tables::{Running, SeatRow, TableRow};

/// How many are written down in one go. Everybody else's writes come in between.
const AT_ONCE: i64 = 20;
/// The pause between two such goes.
const PAUSE: Duration = Duration::from_millis(20);

/// Finished games of which nothing is written down, the oldest first. If there are none, all finished games are looked at, once at the start.
const MISSING: &str = "SELECT id, finished, outcome FROM tables WHERE state = 'finished' AND called_off = 0 AND (finished, id) > ($1, $2) \
                       AND NOT EXISTS (SELECT 1 FROM played WHERE table_id = tables.id) ORDER BY finished, id LIMIT $3";

impl Standing {
    /// Writes down what came of games that ended before this was done. They are rated afterwards, in their order, before all others.
    pub(super) async fn fill_in(&self) -> Result<(), Refused> {
        let mut last = (Time::MIN, String::new());
        let mut filled = 0;
        loop {
            let rows = self.store.rows(MISSING, params![last.0, &last.1, AT_ONCE]).await?;
            let mut write = Write::default();
            for row in &rows {
                last = (row.try_get("finished")?, row.try_get("id")?);
                let outcome: Option<String> = row.try_get("outcome")?;
                write = self.fill(write, &last.1, last.0, outcome.as_deref()).await?;
            }
            self.store.write(write).await?;
            filled += rows.len();
            if rows.len() < AT_ONCE as usize {
                break;
            }
            tokio::time::sleep(PAUSE).await;
        }
        if filled > 0 {
            tracing::info!(games = filled, "the results of earlier games are written down");
        }
        Ok(())
    }

    /// Also writes down what came of this game. One that can't be read is left out; one that can't be played again has no openings.
    async fn fill(&self, write: Write, id: &str, finished: Time, outcome: Option<&str>) -> Result<Write, Refused> {
        let read = async || {
            Ok((
                TableRow::find(&self.store, id).await?,
                SeatRow::all(&self.store, id).await?,
            ))
        };
        let (row, seats) = match read().await.map_err(|error: StoreError| Refused::from(error)) {
            Ok((Some(row), seats)) => (row, seats),
            Ok((None, _)) => return Ok(write),
            Err(refusal) if refusal.passes() => return Err(refusal),
            Err(refusal) => {
                tracing::warn!(table = id, reason = %refusal, "a game can't be read");
                return Ok(write);
            }
        };
        let Some(Ok(outcome)) = outcome.map(serde_json::from_str::<Outcome>) else {
            tracing::warn!(table = id, "the result of a game can't be read");
            return Ok(write);
        };
        let running = match Running::load(&self.store, &row, seats.len() as u8).await {
            Ok(running) => Some(running),
            Err(refusal) if refusal.passes() => return Err(refusal),
            Err(_) => None,
        };
        let play = running.as_ref().map(Running::play);
        Ok(Ending::new(&row, &seats, &outcome, finished, play).write(write))
    }
}
