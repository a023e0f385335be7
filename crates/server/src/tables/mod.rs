//! The tables: those in memory, and all that can be done at one.

mod acting;
mod bots;
mod chat;
mod create;
mod lists;
mod live;
mod presence;
mod record;
mod rows;
mod running;
mod seating;
mod telling;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::MutexGuard;

pub(crate) use create::{Created, NewTable};
pub(crate) use lists::Listed;
pub(crate) use live::{Live, Sitting};
pub(crate) use presence::{BEAT, Looking};
pub(crate) use rows::State;
pub(crate) use running::Move;
pub(crate) use seating::Link;
pub(crate) use telling::{Seen, TableInfo, Update};

use crate::metrics::Metrics;
use crate::refusal::Refusal;
use crate::roster::Roster;
use crate::store::{Notice, Store, Write};

/// How many tables are kept in memory when nobody looks at them.
const MOST_IDLE: usize = 5_000;

/// All tables.
pub(crate) struct Tables {
    store: Arc<Store>,
    metrics: Arc<Metrics>,
    live: Mutex<Memory>,
    roster: Roster,
}

/// The tables in memory.
#[derive(Default)]
struct Memory {
    kept: HashMap<String, Kept>,
    /// How often a table was asked for.
    asked: u64,
}

struct Kept {
    live: Arc<Live>,
    /// What `asked` was when it was asked for last.
    used: u64,
}

impl Memory {
    fn get(&mut self, id: &str) -> Option<Arc<Live>> {
        self.asked += 1;
        let kept = self.kept.get_mut(id)?;
        kept.used = self.asked;
        Some(kept.live.clone())
    }

    /// Keeps a table. If another request was faster, its table is the one.
    fn keep(&mut self, loaded: Arc<Live>) -> Arc<Live> {
        if self.kept.len() >= MOST_IDLE {
            self.forget();
        }
        self.kept.entry(loaded.id.clone()).or_insert(Kept { live: loaded, used: self.asked }).live.clone()
    }

    /// Forgets the half of the tables that nobody looks at which was not asked for for the longest time.
    fn forget(&mut self) {
        let idle = |kept: &Kept| Arc::strong_count(&kept.live) == 1;
        let mut times: Vec<u64> = self.kept.values().filter(|kept| idle(kept)).map(|kept| kept.used).collect();
        let half = times.len() / 2;
        if half > 0 {
            let (_, &mut median, _) = times.select_nth_unstable(half);
            self.kept.retain(|_, kept| !idle(kept) || kept.used > median);
        }
    }
}

impl Tables {
    pub(crate) fn new(store: Arc<Store>, metrics: Arc<Metrics>, roster: Roster) -> Tables {
        Tables { store, metrics, live: Mutex::default(), roster }
    }

    /// Who can be seated as a bot.
    pub(crate) fn roster(&self) -> &Roster {
        &self.roster
    }

    /// Refuses if the database does not answer.
    pub(crate) async fn check_store(&self) -> Result<(), Refusal> {
        self.store.row("SELECT 1", Vec::new()).await?;
        Ok(())
    }

    /// The table with this id, read from the database if it is not in memory.
    pub(crate) async fn open(&self, id: &str) -> Result<Arc<Live>, Refusal> {
        if let Some(live) = self.kept(id) {
            return Ok(live);
        }
        if !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Refusal::missing("there is no such table")); // nor can every database be asked for any text
        }
        let loaded = Arc::new(Live::new(Sitting::load(&self.store, id).await?));
        Ok(self.keep(loaded))
    }

    fn kept(&self, id: &str) -> Option<Arc<Live>> {
        self.memory().get(id)
    }

    fn keep(&self, loaded: Arc<Live>) -> Arc<Live> {
        let mut memory = self.memory();
        let live = memory.keep(loaded);
        self.metrics.live(memory.kept.len());
        live
    }

    fn memory(&self) -> std::sync::MutexGuard<'_, Memory> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table's lock. What may not be as it is stored is read again first.
    pub(crate) async fn lock<'a>(&self, live: &'a Live) -> Result<MutexGuard<'a, Sitting>, Refusal> {
        let mut sitting = live.inner.lock().await;
        if sitting.stale {
            sitting.reload(&self.store, true).await?;
        }
        Ok(sitting)
    }

    /// A table's lock, with everything that is stored at this moment: what another process did just before is in it, even if its notice is still on the way.
    pub(crate) async fn lock_as_stored<'a>(&self, live: &'a Live) -> Result<MutexGuard<'a, Sitting>, Refusal> {
        let mut sitting = self.lock(live).await?;
        self.catch_up_with_others(&mut sitting).await?;
        Ok(sitting)
    }

    /// Reads what other processes have written, where there can be others.
    async fn catch_up_with_others(&self, sitting: &mut Sitting) -> Result<(), Refusal> {
        if self.store.is_shared() { sitting.reload(&self.store, false).await } else { Ok(()) }
    }

    /// Writes a change of the table or its seats, and looks at what is stored now. `false` if it was refused.
    async fn change(&self, live: &Live, sitting: &mut Sitting, write: Write) -> Result<bool, Refusal> {
        sitting.stale = true;
        let written = self.store.write(write.tell(Notice::Table(live.id.clone()))).await?;
        sitting.reload(&self.store, false).await?;
        live.announce();
        Ok(written)
    }

    /// Another process changed something at a table: if it is in memory here, it is brought up to date.
    pub(crate) async fn refresh(&self, id: &str) {
        let Some(live) = self.kept(id) else { return };
        let mut sitting = live.inner.lock().await;
        let afresh = sitting.stale;
        if let Err(refusal) = sitting.reload(&self.store, afresh).await {
            tracing::warn!(table = id, reason = refusal.text, "a table could not be brought up to date");
        }
        self.part(&sitting);
        live.announce();
    }

    /// The tables in memory.
    pub(crate) fn in_memory(&self) -> Vec<String> {
        self.memory().kept.keys().cloned().collect()
    }
}
