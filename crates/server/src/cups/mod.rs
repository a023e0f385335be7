//! Tournaments, which the server runs by itself.
//!
//! What comes next follows from what is stored, by the pure functions of the crate `cup`. A [chore](keep_up) on every server looks after tournaments whose time has come: it reads one,
//! finds out what is due, and writes that in one transaction which also raises the tournament's `version` from the one that was read. So with several servers on one database
//! everything happens once, and a kill loses nothing: whatever was not written is found due again. The write that ends a game also says that its tournament is to be looked after.

mod begin;
mod entering;
mod list;
mod making;
mod news;
mod row;
mod runner;
mod stage;
mod sweep;
#[cfg(test)]
mod tests;
mod told;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use cup::Plan;

pub(crate) use news::{matter, name_of_table};

use crate::clock::{Time, now};
use crate::limits::Limits;
use crate::store::{Store, Write, params};
use crate::tables::Tables;

/// How often it is looked whether a tournament's time has come.
const LOOK: Duration = Duration::from_millis(500);

/// All tournaments.
pub(crate) struct Cups {
    store: Arc<Store>,
    tables: Arc<Tables>,
    limits: Arc<Limits>,
    /// How many rounds tournaments have that are played so by so many people.
    planned: Mutex<HashMap<(Plan, u16), u16>>,
}

impl Cups {
    pub(crate) fn new(store: Arc<Store>, tables: Arc<Tables>, limits: Arc<Limits>) -> Cups {
        Cups {
            store,
            tables,
            limits,
            planned: Mutex::default(),
        }
    }

    fn planned(&self) -> MutexGuard<'_, HashMap<(Plan, u16), u16>> {
        self.planned.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Also says that a game of this tournament, if it is one, has ended.
pub(crate) fn game_ended(cup: Option<&str>, at: Time) -> Write {
    const SQL: &str = "UPDATE cups SET wake = $2, version = version + 1 WHERE id = $1 AND state = 'running'";
    match cup {
        Some(cup) => Write::default().also(SQL, params![cup, at]),
        None => Write::default(),
    }
}

/// Looks after the tournaments whose time has come. It never returns.
pub(crate) async fn keep_up(cups: Arc<Cups>) {
    loop {
        if let Err(refusal) = cups.look_after(now()).await {
            tracing::warn!(reason = %refusal, "tournaments cannot be looked after");
        }
        tokio::time::sleep(LOOK).await;
    }
}
