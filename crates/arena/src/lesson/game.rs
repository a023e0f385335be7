//! Games of a bot against itself, with what their positions were worth on the way.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use bots::knowledge::Worths;
use bots::{Bot, Forecast, Knowledge};
use table::{MOST_SEATS, Rng, Seat, Seats, Seed, SetupError, Viewer};

use super::Lesson;
use crate::faults;
use crate::live::Live;

/// A game that was played to its end.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Played {
    pub(super) players: u8,
    /// Its decisions.
    pub(super) length: usize,
    /// The beginning, and the position after each turn but the last: in the middle of a turn, positions can't be compared.
    pub(super) moments: Vec<Moment>,
    /// How it ended.
    pub(super) result: Forecast,
}

/// A position on the way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Moment {
    /// How many decisions were made before.
    pub(super) ply: usize,
    pub(super) progress: f32,
    pub(super) worths: Worths,
    /// The turns due to each seat.
    pub(super) dues: Worths,
    /// What hints and graphs tell.
    pub(super) told: Forecast,
}

/// Plays all games of a lesson, in the order of their numbers; `None` if they were stopped.
pub(super) fn play_all<G: Knowledge>(
    lesson: &Lesson,
    players: u8,
    live: &Live,
) -> Result<Option<Vec<Played>>, SetupError> {
    let next = AtomicU32::new(0);
    let played = Mutex::new(BTreeMap::new());
    let worker = || -> Result<(), SetupError> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= lesson.games {
                return Ok(());
            }
            let Some(game) = play::<G>(lesson, players, number, live)? else {
                return Ok(());
            };
            let mut played = played.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            played.insert(number, game);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..lesson.threads.max(1)).map(|_| scope.spawn(worker)).collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })?;
    let played = played.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let is_whole = played.len() == lesson.games as usize;
    Ok(is_whole.then(|| played.into_values().collect()))
}

/// Plays one game; `None` if it was stopped.
fn play<G: Knowledge>(lesson: &Lesson, players: u8, number: u32, live: &Live) -> Result<Option<Played>, SetupError> {
    let text = |what: &str| Seed::from_text(&format!("{} {players} players game {number} {what}", lesson.seed));
    let mut game = G::new(players, &G::Options::default(), text("deal"))?;
    let mut bots: Vec<Box<dyn Bot<G>>> = Seats::all(players)
        .iter()
        .map(|seat| lesson.player.seat::<G>(Rng::new(text(&format!("luck of {seat}")))))
        .collect();
    let mut moments = vec![Moment::of(&game, 0)];
    let (mut turn, mut length, mut legal) = (game.turn(), 0, Vec::new());
    while let Some(seat) = game.awaiting().first() {
        if live.is_stopped() {
            return Ok(None);
        }
        legal.clear();
        game.legal(seat, &mut legal);
        decide(&mut game, seat, bots[seat.index()].as_mut(), &legal);
        length += 1;
        live.decided();
        if game.turn() != turn && !game.awaiting().is_empty() {
            moments.push(Moment::of(&game, length));
        }
        turn = game.turn();
    }
    live.finished(length as u32);
    if let Some(outcome) = game.outcome() {
        bots.iter_mut().for_each(|bot| bot.end(&outcome));
    }
    Ok(Some(Played {
        players,
        length,
        moments,
        result: Forecast::new(&game),
    }))
}

/// Lets a bot decide. An illegal action of a program is replaced by the first legal one.
fn decide<G: Knowledge>(game: &mut G, seat: Seat, bot: &mut dyn Bot<G>, legal: &[G::Action]) {
    let action = bot.decide(seat, &game.view(Viewer::Seat(seat)), legal);
    faults::tell(bot.faults());
    if game.apply(seat, &action, &mut ()).is_err() {
        let applied = game.apply(seat, &legal[0], &mut ());
        debug_assert!(applied.is_ok(), "what is legal is accepted");
    }
}

impl Moment {
    fn of<G: Knowledge>(game: &G, ply: usize) -> Moment {
        Moment {
            ply,
            progress: game.progress(),
            worths: game.worths(),
            dues: dues(game),
            told: Forecast::new(game),
        }
    }
}

/// The turns due to each seat.
fn dues<G: Knowledge>(game: &G) -> Worths {
    let mut dues = [0.0; MOST_SEATS as usize];
    for seat in Seats::all(game.players()).iter() {
        dues[seat.index()] = game.due(seat);
    }
    dues
}
