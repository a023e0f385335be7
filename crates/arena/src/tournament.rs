//! A match: many games between the same players.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use bots::{Knowledge, Spec};
use table::{Seed, SetupError};

use crate::bout::{Record, bout};
use crate::report::Report;

/// A match.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    /// The players; as many as sit at the table.
    pub players: Vec<Spec>,
    /// How many games.
    pub games: u32,
    /// The words from which all chance comes.
    pub seed: String,
    /// How many games are played at once.
    pub threads: usize,
}

impl Match {
    /// Plays all games, or until `go_on` (told how many are finished) says no.
    pub fn play<G: Knowledge>(&self, options: &G::Options, go_on: impl Fn(u32) -> bool + Sync) -> Result<Report, SetupError> {
        let next = AtomicU32::new(0);
        let stopped = AtomicBool::new(false);
        let records: Mutex<Vec<(u32, Record)>> = Mutex::new(Vec::new());
        let failure: Mutex<Option<SetupError>> = Mutex::new(None);
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    while !stopped.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            return;
                        }
                        match self.game::<G>(number, options) {
                            Err(error) => {
                                *lock(&failure) = Some(error);
                                stopped.store(true, Ordering::Relaxed);
                            }
                            Ok(record) => {
                                let mut records = lock(&records);
                                records.push((number, record));
                                if !go_on(records.len() as u32) {
                                    stopped.store(true, Ordering::Relaxed);
                                }
                            }
                        }
                    }
                });
            }
        });
        if let Some(error) = lock(&failure).take() {
            return Err(error);
        }
        let mut records = std::mem::take(&mut *lock(&records));
        records.sort_by_key(|(number, _)| *number);
        let records: Vec<Record> = records.into_iter().map(|(_, record)| record).collect();
        let names: Vec<String> = self.players.iter().map(Spec::to_string).collect();
        Ok(Report::new(&names, &records))
    }

    /// The game with this number: each deal is played in every rotation of the seats.
    fn game<G: Knowledge>(&self, number: u32, options: &G::Options) -> Result<Record, SetupError> {
        let players = self.players.len();
        let (deal, rotation) = (number as usize / players, number as usize % players);
        let seating: Vec<usize> = (0..players).map(|seat| (seat + rotation) % players).collect();
        let seed = Seed::from_text(&format!("{} deal {deal}", self.seed));
        bout::<G>(&self.players, &seating, options, seed, &format!("{} luck {number}", self.seed))
    }
}

/// Whoever panicked with a lock in hand has ended the match anyway.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
