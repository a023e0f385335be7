//! How fast a game is: random games on one thread.

#![expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use serde::Serialize;
use table::{Play, Present, Rng, Seats, Seed, random_decision};

use crate::any_game::{play_on, read_log};
use crate::error::CatalogError;

/// What was measured. Where a figure comes from many measurements it is their median.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bench {
    /// The game's id.
    pub game: &'static str,
    /// How many play.
    pub players: u8,
    /// Decisions made in a second of random games, set-up and final points included.
    pub decisions_per_second: f64,
    /// Whole games played in a second, set-up and final points included.
    pub games_per_second: f64,
    /// Decisions in a game, on average.
    pub decisions_per_game: f64,
    /// Legal actions to choose from, on average.
    pub mean_legal: f64,
    /// The most legal actions there were to choose from.
    pub max_legal: usize,
    /// Nanoseconds to clone a state in the middle of a game.
    pub clone_ns: f64,
    /// The size of a state, without what it may share on the heap.
    pub state_bytes: usize,
    /// Microseconds to read the log of a finished game and replay it.
    pub replay_us: f64,
}

/// How the time is divided: the first part warms up, the others are measured.
const PARTS: u32 = 12;
/// Games whose logs are replayed, and positions that are cloned.
const SAMPLES: usize = 32;
/// How often each is measured.
const REPEATS: usize = 9;
/// Clones in one measurement of one position.
const CLONES: u32 = 2_000;

/// Measures a game.
pub(crate) fn run<G: Present>(players: u8, time: Duration) -> Result<Bench, CatalogError> {
    let mut games = Games::<G>::new(players)?;
    let part = time / PARTS;
    games.play_for(part);
    let batches: Vec<Batch> = (1..PARTS).map(|_| games.play_for(part)).collect();
    let total = batches
        .iter()
        .fold(Count::default(), |total, batch| total.plus(&batch.count));
    let decisions = total.decisions as f64;
    Ok(Bench {
        game: G::meta().id,
        players,
        decisions_per_second: median(batches.iter().map(|batch| batch.count.decisions as f64 / batch.seconds)),
        games_per_second: median(batches.iter().map(|batch| batch.count.games as f64 / batch.seconds)),
        decisions_per_game: decisions / total.games as f64,
        mean_legal: total.legal as f64 / decisions,
        max_legal: total.max_legal,
        clone_ns: median(games.middles().iter().map(clone_ns)),
        state_bytes: size_of::<G>(),
        replay_us: median(games.logs().iter().map(|log| replay_us::<G>(log))),
    })
}

/// What was counted in some games.
#[derive(Clone, Copy, Default)]
struct Count {
    games: u64,
    decisions: u64,
    legal: u64,
    max_legal: usize,
}

impl Count {
    fn plus(self, other: &Count) -> Count {
        Count {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            legal: self.legal + other.legal,
            max_legal: self.max_legal.max(other.max_legal),
        }
    }
}

struct Batch {
    count: Count,
    seconds: f64,
}

/// Random games, one after the other, each with a seed of its own.
struct Games<G: Present> {
    players: u8,
    options: G::Options,
    rng: Rng,
    buffer: Vec<G::Action>,
}

impl<G: Present> Games<G> {
    fn new(players: u8) -> Result<Games<G>, CatalogError> {
        G::meta().check_players(players)?;
        let options = G::Options::default();
        let mut rng = Rng::new(Seed::from_text("bench"));
        G::new(players, &options, rng.seed())?;
        Ok(Games {
            players,
            options,
            rng,
            buffer: Vec::new(),
        })
    }

    fn fresh(&mut self) -> G {
        G::new(self.players, &self.options, self.rng.seed()).expect("a game that could be set up can be set up again")
    }

    /// Plays whole games until the time is over.
    fn play_for(&mut self, time: Duration) -> Batch {
        let (start, mut count) = (Instant::now(), Count::default());
        while count.games == 0 || start.elapsed() < time {
            let mut game = self.fresh();
            self.play_on(&mut game, &mut count);
            Seats::all(self.players)
                .iter()
                .for_each(|seat| _ = black_box(game.points(seat)));
        }
        Batch {
            count,
            seconds: start.elapsed().as_secs_f64(),
        }
    }

    fn play_on(&mut self, game: &mut G, count: &mut Count) {
        while let Some((seat, action)) = random_decision(game, &mut self.rng, &mut self.buffer) {
            count.decisions += 1;
            count.legal += self.buffer.len() as u64;
            count.max_legal = count.max_legal.max(self.buffer.len());
            game.apply(seat, &action, &mut ()).expect("a legal action is accepted");
        }
        count.games += 1;
    }

    fn finished(&mut self) -> Play<G> {
        let mut play = Play::new(self.players, self.options.clone(), self.rng.seed())
            .expect("a game that could be set up can be set up again");
        play_on(&mut play, &mut self.rng);
        play
    }

    /// Positions from the middle of games.
    fn middles(&mut self) -> Vec<G> {
        let mut middle = || {
            let mut log = self.finished().log().clone();
            log.actions.truncate(log.actions.len() / 2);
            log.replay().expect("a part of a sound log is sound")
        };
        (0..SAMPLES).map(|_| middle()).collect()
    }

    /// Logs of finished games, as text.
    fn logs(&mut self) -> Vec<String> {
        (0..SAMPLES)
            .map(|_| serde_json::to_string(self.finished().log()).expect("a log can be written"))
            .collect()
    }
}

fn clone_ns<G: Clone>(state: &G) -> f64 {
    let clones = || {
        for _ in 0..CLONES {
            black_box(black_box(state).clone());
        }
    };
    measure(clones) * 1e9 / f64::from(CLONES)
}

fn replay_us<G: Present>(log: &str) -> f64 {
    measure(|| {
        drop(black_box(
            read_log::<G>(black_box(log)).expect("the log of a game that was played is sound"),
        ));
    }) * 1e6
}

/// The seconds this takes, measured several times.
fn measure(work: impl Fn()) -> f64 {
    let timed = || {
        let start = Instant::now();
        work();
        start.elapsed().as_secs_f64()
    };
    median((0..REPEATS).map(|_| timed()))
}

fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}
