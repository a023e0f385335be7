//! Who is here: the owners of seats whose pages follow the table, at whichever server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::{Seat, Seats};
use tokio::runtime::Handle;
use wire::Sitter;

use super::{Live, Sitting, Tables};
use crate::clock::{Time, now};
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::{Write, params};

/// How often a page that follows a table is counted as present again.
pub(crate) const BEAT: Duration = Duration::from_secs(30);
/// How long somebody counts as present after that: a server that died says no goodbye.
pub(super) const LASTS: Time = 75_000;
/// Who is back so soon was never away: a page is loaded again, a line was lost.
const GRACE: Duration = Duration::from_secs(3);

/// The pages of a person that follow a table.
#[derive(Default)]
struct Pages {
    open: usize,
    /// Those among them that can be seen: not in a hidden tab.
    shown: usize,
}

/// Whose pages follow a table in this process, and how many.
#[derive(Default)]
pub(super) struct Lookers(Mutex<HashMap<String, Pages>>);

impl Lookers {
    fn pages(&self) -> MutexGuard<'_, HashMap<String, Pages>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn come(&self, person: &str, shown: bool) {
        let mut people = self.pages();
        let pages = people.entry(person.to_owned()).or_default();
        pages.open += 1;
        pages.shown += usize::from(shown);
    }

    fn go(&self, person: &str, shown: bool) {
        let mut people = self.pages();
        if let Some(pages) = people.get_mut(person) {
            pages.open -= 1;
            pages.shown -= usize::from(shown);
        }
        people.retain(|_, pages| pages.open > 0);
    }

    fn has(&self, person: &str) -> bool {
        self.pages().contains_key(person)
    }

    /// Does the person look at the table?
    fn sees(&self, person: &str) -> bool {
        self.pages().get(person).is_some_and(|pages| pages.shown > 0)
    }
}

/// A page that follows a table. When it is gone, and no other page of the person follows, the others hear that the person is away.
pub(crate) struct Looking {
    tables: Arc<Tables>,
    live: Arc<Live>,
    person: Person,
    shown: bool,
    runtime: Handle,
}

impl Looking {
    /// The page can be seen from now on, or is hidden.
    pub(crate) async fn show(&mut self, shown: bool) {
        if self.shown != shown {
            self.live.lookers.come(&self.person.id, shown);
            self.live.lookers.go(&self.person.id, self.shown);
            self.shown = shown;
            self.beat().await;
        }
    }

    /// The page is still there.
    pub(crate) async fn beat(&self) {
        if let Err(refusal) = self.tables.beat(&self.live, &self.person).await {
            tracing::warn!(
                table = self.live.id,
                reason = %refusal,
                "who is here could not be written down"
            );
        }
    }

    /// If another server took the person for gone, this page says otherwise.
    pub(crate) async fn come_back(&self) {
        let is_missed = {
            let sitting = self.live.inner.lock().await;
            !sitting
                .own(&self.person.id)
                .iter()
                .all(|seat| sitting.here.contains(seat))
        };
        if is_missed {
            self.beat().await;
        }
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        self.live.lookers.go(&self.person.id, self.shown);
        // a server that is about to end does not wait for this
        let tables = Arc::downgrade(&self.tables);
        let (live, person) = (self.live.clone(), self.person.clone());
        self.runtime.spawn(async move {
            tokio::time::sleep(GRACE).await;
            let Some(tables) = tables.upgrade() else { return };
            if let Err(refusal) = tables.say_goodbye(&live, &person).await {
                tracing::warn!(
                    table = live.id,
                    reason = %refusal,
                    "who has left could not be written down"
                );
            }
        });
    }
}

impl Tables {
    /// Somebody's page begins to follow a table.
    pub(crate) fn look_on(self: &Arc<Self>, live: &Arc<Live>, person: &Person, shown: bool) -> Looking {
        live.lookers.come(&person.id, shown);
        Looking {
            tables: self.clone(),
            live: live.clone(),
            person: person.clone(),
            shown,
            runtime: Handle::current(),
        }
    }

    /// Somebody is still here. Also notices who has not been heard of for long.
    async fn beat(&self, live: &Live, person: &Person) -> Result<(), Refused> {
        let mut sitting = self.lock(live).await?;
        let before = sitting.here;
        if sitting.present(now()) != before {
            self.catch_up_with_others(&mut sitting).await?; // perhaps it is only we who have not heard of them
        }
        let (own, until) = (sitting.own(&person.id), now() + LASTS);
        let seen = if live.lookers.sees(&person.id) { until } else { 0 };
        let write = Write::default().also(STAY, params![&live.id, &person.id, until, self.store.process(), seen]);
        if !own.iter().all(|seat| sitting.here.contains(seat)) {
            self.change(live, &mut sitting, write).await?;
        } else if !own.is_empty() {
            self.store.write(write).await?; // that is no news
            for seat in own.iter() {
                let row = &mut sitting.seats[seat.index()];
                (row.here_until, row.seen_until) = (until, seen);
            }
        }
        sitting.look_around(now());
        if sitting.here != before {
            live.announce();
        }
        Ok(())
    }

    /// Somebody's last page here has gone. If another server has heard of the person since, that is no goodbye.
    async fn say_goodbye(&self, live: &Live, person: &Person) -> Result<(), Refused> {
        let mut sitting = self.lock(live).await?;
        if !live.lookers.has(&person.id) && !sitting.own(&person.id).is_empty() {
            self.change(
                live,
                &mut sitting,
                Write::default().must(LEAVE, params![&live.id, &person.id, self.store.process()]),
            )
            .await?;
        }
        Ok(())
    }
}

const STAY: &str = "UPDATE seats SET here_until = $3, here_at = $4, seen_until = $5 WHERE table_id = $1 AND person = $2 AND kind = 'person'";
const LEAVE: &str = "UPDATE seats SET here_until = 0, seen_until = 0 WHERE table_id = $1 AND person = $2 AND kind = 'person' AND here_at = $3";

impl Sitting {
    pub(super) fn is_here(&self, seat: u8) -> bool {
        Seat::new(seat).is_some_and(|seat| self.here.contains(seat))
    }

    fn present(&self, now: Time) -> Seats {
        let present = |seat: &Seat| {
            self.seats
                .get(seat.index())
                .is_some_and(|row| row.sitter == Sitter::Person && row.here_until > now)
        };
        Seats::all(self.seats.len() as u8).iter().filter(present).collect()
    }

    /// Sees who is here now.
    pub(super) fn look_around(&mut self, now: Time) {
        let here = self.present(now);
        if here != self.here {
            self.here = here;
            self.edition += 1;
        }
    }
}
