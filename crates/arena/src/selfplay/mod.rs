//! Games that a bot plays against itself for others to learn from: what was to be seen, what it thought, and how it ended.

mod again;
mod deal;
mod decision;
mod shard;

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use bots::{Knowledge, Spec};
use table::{Seat, Seats, Seed, SetupError};
use thiserror::Error;

use crate::live::Live;
use shard::Shard;

pub use again::see_again;

/// Games to learn from.
#[derive(Clone, PartialEq, Debug)]
pub struct Selfplay {
    /// Who plays on all seats: it must be one that searches.
    pub player: Spec,
    /// How many play.
    pub players: u8,
    /// How many games.
    pub games: u32,
    /// Where all chance comes from.
    pub seed: String,
    /// How often a decision is drawn by how much the search thought of it, rather than the best one taken.
    pub explore: f32,
    /// How many games at once.
    pub threads: usize,
    /// After this long no other game begins.
    pub time: Option<Duration>,
    /// Where the files go.
    pub out: PathBuf,
    /// Without the numbers of what there was to see: they can be [added later](see_again).
    pub is_bare: bool,
}

/// What was written.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Written {
    /// Whole games.
    pub games: u32,
    /// Decisions with a choice.
    pub decisions: u64,
    /// Files.
    pub files: u32,
}

/// Nothing can be learned.
#[derive(Debug, Error)]
pub enum SelfplayError {
    /// The game can't be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The player doesn't search.
    #[error("'{0}' can't say what it thought of each action; choose one that searches, such as search:200")]
    NoSearch(String),
    /// A file can't be read.
    #[error("{} can't be read: {error}", .path.display())]
    Unread {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: String,
    },
    /// A file can't be written.
    #[error("{} can't be written: {error}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: String,
    },
}

/// How many games go into a file.
const GAMES_PER_FILE: u32 = 32;

impl Selfplay {
    /// Plays all games, each thread one file after another. Who stops it keeps the games that have ended.
    pub fn play<G: Knowledge>(&self, live: &Live) -> Result<Written, SelfplayError> {
        let (next, start) = (AtomicU32::new(0), Instant::now());
        let written = Mutex::new(Written::default());
        let worker = || -> Result<(), SelfplayError> {
            loop {
                let file = next.fetch_add(1, Ordering::Relaxed);
                let first = file * GAMES_PER_FILE;
                if first >= self.games {
                    return Ok(());
                }
                let last = self.games.min(first + GAMES_PER_FILE);
                let mut shard = Shard::default();
                let mut games = 0;
                for number in first..last {
                    if self.is_over(start, live) {
                        break;
                    }
                    let Some(game) = deal::play::<G>(self, number, live)? else {
                        break;
                    };
                    shard.append(game);
                    games += 1;
                }
                if games == 0 {
                    return Ok(());
                }
                let path = self
                    .out
                    .join(format!("{}-{}-{file:05}.safetensors", G::meta().id, self.players));
                write::<G>(&shard, &self.seed, &path)?;
                let mut written = written.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                written.games += games;
                written.decisions += shard.decisions() as u64;
                written.files += 1;
            }
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(worker)).collect();
            threads
                .into_iter()
                .try_for_each(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })?;
        Ok(written.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    fn is_over(&self, start: Instant, live: &Live) -> bool {
        live.is_stopped() || self.time.is_some_and(|time| start.elapsed() >= time)
    }
}

fn write<G: Knowledge>(shard: &Shard, seed: &str, path: &Path) -> Result<(), SelfplayError> {
    let refused = |error| SelfplayError::File {
        path: path.into(),
        error,
    };
    shard.write::<G>(seed, path).map_err(refused)
}

/// The seed of something in a game.
fn seed_of(seed: &str, players: u8, number: u32, what: &str) -> Seed {
    Seed::from_text(&format!("{seed} {players} players game {number} {what}"))
}

/// The seats of a game in order.
fn seats<G: Knowledge>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    Seats::all(game.players()).iter()
}
