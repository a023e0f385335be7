//! Bots at the tables. They see what a player in their seat sees, and think in a pool of their own, so that they never hold up play.

use std::sync::Arc;

use bots::{Knowledge, Level, Visitor, visit};
use serde_json::Value;
use table::{Present, Rng, Seat, Seats, Seed, Viewer};

use super::acting::set_wake;
use super::rows::State;
use super::running::Move;
use super::{Live, Sitting, Tables};
use crate::clock::{Time, now};
use crate::refusal::Refusal;
use crate::secret;
use crate::store::{Write, params};

/// A decision that a bot owes.
struct Owed {
    game: String,
    seat: Seat,
    level: Level,
    ply: usize,
    view: Value,
    legal: Vec<Value>,
}

impl Tables {
    /// Sets the bots of a table to work, if one is awaited and none is at work.
    pub(super) fn nudge(self: &Arc<Self>, live: &Arc<Live>, sitting: &mut Sitting) {
        let due = sitting.awaiting().iter().any(|seat| sitting.bot(seat).is_some());
        if due && !sitting.thinking {
            sitting.thinking = true;
            let (tables, live) = (self.clone(), live.clone());
            tokio::spawn(async move { tables.drive(&live).await });
        }
    }

    /// Plays for the bots of a table until a person is awaited.
    async fn drive(self: &Arc<Self>, live: &Arc<Live>) {
        loop {
            match self.bot_turn(live).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(refusal) => {
                    // somebody looks after the table again when its time to wake has come
                    tracing::warn!(table = live.id, reason = refusal.text, "a bot could not move");
                    live.inner.lock().await.thinking = false;
                    return;
                }
            }
        }
    }

    /// One decision of one bot; `false` when none is awaited any more.
    async fn bot_turn(self: &Arc<Self>, live: &Arc<Live>) -> Result<bool, Refusal> {
        let owed = {
            let mut sitting = self.lock(live).await?;
            let owed = owed(&sitting)?;
            sitting.thinking = owed.is_some();
            owed
        };
        let Some(owed) = owed else { return Ok(false) };
        let (seat, ply) = (owed.seat, owed.ply);
        let action = self.think(owed).await?;
        let mut sitting = self.lock(live).await?;
        let still = sitting.running.as_ref().is_some_and(|running| ply <= running.ply() && !running.moved_since(seat, ply)) && sitting.bot(seat).is_some();
        if still && sitting.awaiting().contains(seat) && self.commit(live, &mut sitting, seat, &Move::Act(action)).await? {
            self.metrics.moved();
            self.metrics.bot_moved();
        }
        Ok(true)
    }

    async fn think(&self, owed: Owed) -> Result<Value, Refusal> {
        let _counted = self.metrics.thought();
        let _place = self.pool.acquire().await.map_err(|_| crate::store::StoreError::Closed)?;
        let failed = |reason: String| {
            tracing::error!(reason, "a bot failed");
            Refusal::new(axum::http::StatusCode::INTERNAL_SERVER_ERROR, "a bot failed")
        };
        let thought = tokio::task::spawn_blocking(move || {
            let game = owed.game.clone();
            visit(&game, owed).unwrap_or_else(|| Err(format!("no bot knows {game}")))
        });
        thought.await.map_err(|error| failed(error.to_string()))?.map_err(failed)
    }

    /// Looks after the tables whose time has come by then: clocks that ran out, and bots that nobody drives.
    pub(crate) async fn look_after(self: &Arc<Self>, until: Time) -> Result<(), Refusal> {
        const SQL: &str = "SELECT id FROM tables WHERE wake <= $1 AND state = 'running' ORDER BY wake LIMIT 200";
        for row in self.store.rows(SQL, params![until]).await? {
            let id: String = sqlx::Row::try_get(&row, 0)?;
            if let Err(refusal) = self.look_at(&id).await {
                tracing::warn!(table = id, reason = refusal.text, "a table cannot be looked after");
                let later = now() + 3_600_000;
                self.store.write(Write::default().also("UPDATE tables SET wake = $2 WHERE id = $1", params![&id, later])).await?;
            }
        }
        Ok(())
    }

    async fn look_at(self: &Arc<Self>, id: &str) -> Result<(), Refusal> {
        let live = self.open(id).await?;
        let mut sitting = self.lock(&live).await?;
        sitting.reload(&self.store, false).await?;
        let now = now();
        let late: Seats = sitting.awaiting().iter().filter(|&seat| sitting.deadline(seat).is_some_and(|deadline| deadline <= now)).collect();
        let mut write = Write::default();
        for seat in late.iter() {
            write = write.also("UPDATE seats SET stood_in = 1 WHERE table_id = $1 AND seat = $2 AND kind = 'person'", params![id, u8::from(seat)]);
        }
        if !late.is_empty() {
            self.change(&live, &mut sitting, write).await?;
        }
        self.rest(&live, &mut sitting).await
    }

    /// Writes down when somebody has to look after the table next, and sets its bots to work.
    pub(super) async fn rest(self: &Arc<Self>, live: &Arc<Live>, sitting: &mut Sitting) -> Result<(), Refusal> {
        if sitting.row.state == State::Running {
            let write = set_wake(sitting, Write::default(), now());
            self.store.write(write).await?;
        }
        self.nudge(live, sitting);
        Ok(())
    }
}

/// The decision that a bot owes at this table.
fn owed(sitting: &Sitting) -> Result<Option<Owed>, Refusal> {
    let due = sitting.awaiting().iter().find_map(|seat| Some((seat, sitting.bot(seat)?)));
    let (Some((seat, level)), Some(running)) = (due, &sitting.running) else { return Ok(None) };
    let state = running.play().state();
    let (view, legal) = (state.view(Viewer::Seat(seat))?, state.legal(seat)?);
    Ok(Some(Owed { game: sitting.row.game.clone(), seat, level, ply: running.ply(), view, legal }))
}

impl Visitor for Owed {
    type Output = Result<Value, String>;

    fn visit<G: Knowledge + Present>(self) -> Result<Value, String> {
        let view: G::View = serde_json::from_value(self.view).map_err(|error| error.to_string())?;
        let legal: Vec<G::Action> = serde_json::from_value(Value::Array(self.legal)).map_err(|error| error.to_string())?;
        let mut bot = self.level.seat::<G>(Rng::new(Seed::new(secret::bytes())));
        serde_json::to_value(bot.decide(self.seat, &view, &legal)).map_err(|error| error.to_string())
    }
}
