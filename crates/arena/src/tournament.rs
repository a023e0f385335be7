//! A match: many games between players.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Mutex;

use bots::{Knowledge, Spec};
use table::SetupError;

use crate::bout::{Record, bout};
use crate::live::Live;
use crate::report::{Report, Standings};
use crate::schedule::{Fixture, Schedule, Shard};

/// A match.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    /// The players.
    pub players: Vec<Spec>,
    /// How many sit at a table; if there are more players, every combination of them plays.
    pub seats: u8,
    /// How many games each combination plays. Each deal is played in every rotation of the seats.
    pub games: u32,
    /// The text from which all chance comes.
    pub seed: String,
    /// How many games to play at once.
    pub threads: usize,
    /// Which part of it to play.
    pub shard: Shard,
}

impl Match {
    /// How many games there are to play.
    pub fn len(&self) -> u64 {
        self.schedule().len()
    }

    /// Is there nothing to play?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn schedule(&self) -> Schedule {
        Schedule::new(self.players.len(), self.seats.into(), self.games, self.shard)
    }

    /// Plays until all games are finished, `live` is stopped or `on_game` breaks off. Finished games are handed to `on_game` one by one, in the order of their
    /// numbers.
    pub fn play<G: Knowledge>(
        &self,
        options: &G::Options,
        live: &Live,
        on_game: impl FnMut(&Record) -> ControlFlow<()> + Send,
    ) -> Result<Report, SetupError> {
        let schedule = self.schedule();
        let fixtures = Mutex::new(schedule.fixtures().enumerate());
        let next = || lock(&fixtures).next();
        let desk = Mutex::new(Desk {
            standings: Standings::new(self),
            on_game,
            early: BTreeMap::new(),
            next: 0,
        });
        let play_on = || -> Result<(), SetupError> {
            while let Some((place, fixture)) = next().filter(|_| !live.is_stopped()) {
                let Some(record) = self.bout::<G>(fixture, options, live)? else {
                    return Ok(());
                };
                if lock(&desk).take(place, record).is_break() {
                    live.stop();
                }
            }
            Ok(())
        };
        let worker = || {
            play_on().inspect_err(|_| {
                live.stop();
            })
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(worker)).collect();
            threads
                .into_iter()
                .try_for_each(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })?;
        let desk = desk.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        Ok(desk.close())
    }

    fn bout<G: Knowledge>(
        &self,
        fixture: Fixture,
        options: &G::Options,
        live: &Live,
    ) -> Result<Option<Record>, SetupError> {
        bout::<G>(&self.players, fixture, options, &self.seed, live)
    }
}

/// Where finished games come in, and leave in order.
struct Desk<F> {
    standings: Standings,
    on_game: F,
    /// Games that finished before an earlier one.
    early: BTreeMap<usize, Record>,
    /// The place of the game that comes next.
    next: usize,
}

impl<F: FnMut(&Record) -> ControlFlow<()>> Desk<F> {
    fn take(&mut self, place: usize, record: Record) -> ControlFlow<()> {
        self.early.insert(place, record);
        while let Some(record) = self.early.remove(&self.next) {
            self.next += 1;
            self.enter(&record)?;
        }
        ControlFlow::Continue(())
    }

    fn enter(&mut self, record: &Record) -> ControlFlow<()> {
        self.standings.add(record);
        (self.on_game)(record)
    }

    /// Enters the games that waited for one that was given up.
    fn close(mut self) -> Report {
        for record in std::mem::take(&mut self.early).into_values() {
            if self.enter(&record).is_break() {
                break;
            }
        }
        self.standings.report()
    }
}

/// A panic with the lock in hand has ended the match anyway.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
