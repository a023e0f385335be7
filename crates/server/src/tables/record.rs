//! Games to take home.

use serde_json::{Value, json};
use sqlx::Row;
use table::Viewer;
use wire::{Refusal, State};

use super::live::Sitting;
use super::running::Running;
use super::{Live, Tables};
use crate::people::Person;
use crate::refusal::Refused;
use crate::roster::BotName;
use crate::store::params;

impl Tables {
    /// The record of a game: once it is over the whole, with the seed, everything that was entered and the log, which `roundhouse verify` checks; before that what the person
    /// sees of it.
    pub(crate) async fn record(&self, live: &Live, person: Option<&Person>) -> Result<Value, Refused> {
        let sitting = self.lock_as_stored(live).await?;
        let viewer = self.viewer(&sitting, person, None).await?;
        let running = sitting.seen_by(viewer).ok_or(Refusal::NotBegun)?;
        if sitting.row.state == State::Finished {
            Ok(sitting.whole(running, &self.entries(&live.id).await?))
        } else {
            sitting.as_seen(running, viewer)
        }
    }

    /// Everything that was entered, also what was taken back later.
    async fn entries(&self, table: &str) -> Result<Vec<Value>, Refused> {
        const SQL: &str = "SELECT seat, kind, action FROM actions WHERE table_id = $1 ORDER BY ply";
        let mut entries = Vec::new();
        for row in self.store.rows(SQL, params![table]).await? {
            let (seat, kind, action): (i64, String, String) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            let action: Value = serde_json::from_str(&action).unwrap_or_default(); // there is none where something was taken back
            entries.push(json!({"seat": seat, "kind": kind, "action": action}));
        }
        Ok(entries)
    }
}

impl Sitting {
    /// The log alone, once the game is over: a game file for `roundhouse replay` and all its siblings.
    pub(crate) fn log(&self) -> Result<Value, Refused> {
        self.check_state(State::Finished)?;
        self.running
            .as_ref()
            .map(|running| running.play().log())
            .ok_or_else(|| Refusal::NotBegun.into())
    }

    fn whole(&self, running: &Running, entries: &[Value]) -> Value {
        json!({
            "record": 2,
            "table": self.row.id,
            "hash": self.row.seed.commitment(),
            "chain": running.chain(),
            "players": self.players(),
            "outcome": running.play().state().outcome(),
            "entries": entries,
            "log": running.play().log(),
        })
    }

    fn as_seen(&self, running: &Running, viewer: Viewer) -> Result<Value, Refused> {
        Ok(json!({
            "table": self.row.id,
            "hash": self.row.seed.commitment(),
            "players": self.players(),
            "game": self.row.game,
            "seat": viewer.seat(),
            "entries": running.heard(viewer, 0),
            "view": running.play().state().view(viewer).map_err(|error| Refused::by(&self.row.game, error))?,
        }))
    }

    fn players(&self) -> Vec<Value> {
        self.seats
            .iter()
            .map(|seat| json!({"name": seat.name, "level": seat.level.as_ref().map(BotName::as_str)}))
            .collect()
    }
}
