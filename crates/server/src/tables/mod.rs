//! The tables: those in memory, and all that can be done at one.

mod acting;
mod agreement;
mod bots;
mod chat;
mod create;
mod delay;
mod happenings;
mod laying;
mod live;
mod moment;
mod options;
mod overview;
mod past;
mod pausing;
mod planning;
mod presence;
mod quotas;
mod record;
mod rows;
mod running;
mod seating;
mod spoiler;
mod sweep;
mod telling;
#[cfg(test)]
pub(crate) mod tests;
mod times;
mod watching;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::MutexGuard;
use tokio::time::timeout;

pub(crate) use create::checked_clock;
pub(crate) use laying::{Chair, Laid, Purpose};
pub(crate) use live::{Live, Sitting};
pub(crate) use moment::SeenMove;
use past::Lookbacks;
pub(crate) use presence::{BEAT, Looking};
pub(crate) use rows::{SeatRow, TableRow};
pub(crate) use running::{Move, Running};
pub(crate) use sweep::Keep;
pub(crate) use telling::Seen;
pub(crate) use watching::Watching;
use wire::{Refusal, State};

use crate::company::{Distances, Filter};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::refusal::Refused;
use crate::roster::Roster;
use crate::standing::Standing;
use crate::store::{Notice, Store, Write};

/// How many tables are kept in memory when nobody looks at them, and how many of those whose game is over.
const MOST_IDLE: usize = 1_000;
const MOST_OVER: usize = 100;
/// How long what others did at a table waits for what is done at it here.
const BUSY: Duration = Duration::from_millis(500);

/// All tables.
pub(crate) struct Tables {
    store: Arc<Store>,
    metrics: Arc<Metrics>,
    limits: Arc<Limits>,
    live: Mutex<Memory>,
    roster: Roster,
    lookbacks: Lookbacks,
    standing: Arc<Standing>,
    distances: Distances,
    /// What nobody says.
    filter: Arc<Filter>,
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
    /// Is its game over, or will it never come to one?
    over: bool,
}

impl Kept {
    /// Does nobody look at it?
    fn is_idle(&self) -> bool {
        Arc::strong_count(&self.live) == 1
    }
}

impl Memory {
    fn get(&mut self, id: &str) -> Option<Arc<Live>> {
        self.asked += 1;
        let kept = self.kept.get_mut(id)?;
        kept.used = self.asked;
        Some(kept.live.clone())
    }

    /// Keeps a table. If another request was faster, its table is the one.
    fn keep(&mut self, loaded: Arc<Live>, over: bool) -> Arc<Live> {
        self.forget(MOST_IDLE, |_| true);
        self.forget(MOST_OVER, |kept| kept.over);
        self.kept
            .entry(loaded.id.clone())
            .or_insert(Kept {
                live: loaded,
                used: self.asked,
                over,
            })
            .live
            .clone()
    }

    /// If there are too many of these tables that nobody looks at, forgets the half that was not asked for for the longest time.
    fn forget(&mut self, most: usize, among: impl Fn(&Kept) -> bool) {
        if self.kept.len() <= most {
            return;
        }
        let mut times: Vec<u64> = self
            .kept
            .values()
            .filter(|kept| among(kept) && kept.is_idle())
            .map(|kept| kept.used)
            .collect();
        if times.len() > most {
            let half = times.len() / 2;
            let (_, &mut median, _) = times.select_nth_unstable(half);
            self.kept
                .retain(|_, kept| !(among(kept) && kept.is_idle()) || kept.used > median);
        }
    }
}

impl Tables {
    pub(crate) fn new(store: Arc<Store>, metrics: Arc<Metrics>, limits: Arc<Limits>, roster: Roster) -> Tables {
        let standing = Arc::new(Standing::new(store.clone()));
        let distances = Distances::new(store.clone());
        Tables {
            store,
            metrics,
            limits,
            live: Mutex::default(),
            roster,
            lookbacks: Lookbacks::new(),
            standing,
            distances,
            filter: Arc::default(),
        }
    }

    /// The same, with words that nobody says.
    pub(crate) fn with_filter(self, filter: Arc<Filter>) -> Tables {
        Tables { filter, ..self }
    }

    /// Whom people keep away.
    pub(crate) fn distances(&self) -> &Distances {
        &self.distances
    }

    /// Where people stand.
    pub(crate) fn standing(&self) -> &Arc<Standing> {
        &self.standing
    }

    /// Who can be seated as a bot.
    pub(crate) fn roster(&self) -> &Roster {
        &self.roster
    }

    /// The table with this id, read from the database if it is not in memory.
    pub(crate) async fn open(&self, id: &str) -> Result<Arc<Live>, Refused> {
        if let Some(live) = self.kept(id) {
            return Ok(live);
        }
        if !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Refusal::NoTable.into()); // nor can every database be asked for any text
        }
        let sitting = Sitting::load(&self.store, id).await?;
        let over = matches!(sitting.row.state, State::Finished | State::Closed);
        Ok(self.keep(Arc::new(Live::new(sitting)), over))
    }

    /// The game of a table is over. From now on it is among the first to be forgotten.
    fn over(&self, id: &str) {
        if let Some(kept) = self.memory().kept.get_mut(id) {
            kept.over = true;
        }
    }

    /// The table is removed: whoever still looks at it is told.
    async fn forget(&self, id: &str) {
        let kept = self.memory().kept.remove(id);
        if let Some(Kept { live, .. }) = kept {
            live.inner.lock().await.stale = true;
            live.announce();
        }
    }

    fn kept(&self, id: &str) -> Option<Arc<Live>> {
        self.memory().get(id)
    }

    fn keep(&self, loaded: Arc<Live>, over: bool) -> Arc<Live> {
        let mut memory = self.memory();
        let live = memory.keep(loaded, over);
        self.metrics.live(memory.kept.len());
        live
    }

    fn memory(&self) -> std::sync::MutexGuard<'_, Memory> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table's lock. What may not be as it is stored is read again first.
    pub(crate) async fn lock<'a>(&self, live: &'a Live) -> Result<MutexGuard<'a, Sitting>, Refused> {
        let mut sitting = live.inner.lock().await;
        if sitting.stale {
            sitting.reload(&self.store, true).await?;
        }
        sitting.play_behind(&self.store).await?;
        Ok(sitting)
    }

    /// A table's lock, with everything that is stored at this moment: what another process did just before is in it, even if its notice is still on the way.
    pub(crate) async fn lock_as_stored<'a>(&self, live: &'a Live) -> Result<MutexGuard<'a, Sitting>, Refused> {
        let mut sitting = self.lock(live).await?;
        self.catch_up_with_others(&mut sitting).await?;
        sitting.play_behind(&self.store).await?;
        Ok(sitting)
    }

    /// Reads what other processes have written, where there can be others.
    async fn catch_up_with_others(&self, sitting: &mut Sitting) -> Result<(), Refused> {
        if self.store.is_shared() {
            sitting.reload(&self.store, false).await
        } else {
            Ok(())
        }
    }

    /// Writes a change of the table or its seats, and looks at what is stored now. `false` if it was refused.
    async fn change(&self, live: &Live, sitting: &mut Sitting, write: Write) -> Result<bool, Refused> {
        sitting.stale = true;
        let written = self.store.write(write.tell(Notice::Table(live.id.clone()))).await?;
        sitting.reload(&self.store, false).await?;
        live.announce();
        Ok(written)
    }

    /// Another process changed something at a table: if it is in memory here, it is brought up to date. `false` if that has to be tried again.
    pub(crate) async fn refresh(self: &Arc<Self>, id: &str) -> bool {
        let Some(live) = self.kept(id) else { return true };
        let Ok(mut sitting) = timeout(BUSY, live.inner.lock()).await else {
            return false;
        }; // the others' tables don't wait for this one
        let afresh = sitting.stale;
        let reloaded = sitting.reload(&self.store, afresh).await;
        if reloaded.is_ok() && sitting.due_plan().is_some() {
            self.follow_plans(&live, &mut sitting).await;
            self.nudge(&live, &mut sitting);
        }
        self.part(&sitting);
        live.announce();
        match reloaded {
            Err(refusal) if refusal.passes() => return false,
            Err(refusal) => tracing::warn!(
                table = id,
                reason = %refusal,
                "a table could not be brought up to date"
            ),
            Ok(()) => {}
        }
        true
    }

    /// Anything may have happened in other processes: what nobody looks at is forgotten, and these are the tables that somebody does look at.
    pub(crate) fn after_a_gap(&self) -> Vec<String> {
        let mut memory = self.memory();
        memory.kept.retain(|_, kept| !kept.is_idle());
        memory.kept.keys().cloned().collect()
    }
}
