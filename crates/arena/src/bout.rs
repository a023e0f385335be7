//! One game between players.

use std::time::{Duration, Instant};

use bots::{Bot, Knowledge, Spec};
use table::{Audience, Game, Message, OPENING, Rng, Seat, SeatResult, Seed, SetupError, Sink, Viewer};

use crate::faults;
use crate::live::Live;
use crate::schedule::Fixture;

/// How a game went.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Which game it was.
    pub fixture: Fixture,
    /// What each seat did, in the order of the seats.
    pub seats: Vec<SeatRecord>,
    /// All decisions of the game, those without a choice included.
    pub length: u32,
}

/// What one seat did.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRecord {
    /// Which player sat there, by its place in the list of players.
    pub player: usize,
    /// What came of it.
    pub result: SeatResult,
    /// What it had at the end, such as cards or wards.
    pub holdings: Vec<Message>,
    /// What it did first.
    pub opening: Vec<Message>,
    /// The decisions in which there was a choice.
    pub decisions: u32,
    /// How long they took.
    pub time: Duration,
    /// How often the player went wrong.
    pub faults: u32,
}

impl Record {
    /// What a seat won: 1 for a victory, its share of a shared one, 0 otherwise.
    pub fn win_share(&self, seat: &SeatRecord) -> f64 {
        let winners = self.seats.iter().filter(|seat| seat.result.place == 1).count() as u32;
        if seat.result.place == 1 {
            1.0 / f64::from(winners)
        } else {
            0.0
        }
    }
}

/// What a seat does while the game goes on.
#[derive(Clone, Copy, Default)]
struct Work {
    decisions: u32,
    time: Duration,
    faults: u32,
}

/// The events of the opening.
struct Opening<E>(Vec<E>);

impl<E> Sink<E> for Opening<E> {
    fn tell(&mut self, _: Audience, event: impl FnOnce() -> E) {
        self.0.push(event());
    }
}

/// A game with its players at the table.
struct Table<G: Game> {
    game: G,
    bots: Vec<Box<dyn Bot<G>>>,
    works: Vec<Work>,
    length: u32,
    opening: Opening<G::Event>,
}

/// Plays a game; `None` if it was stopped.
pub fn bout<G: Knowledge>(
    players: &[Spec],
    fixture: Fixture,
    options: &G::Options,
    seed: &str,
    live: &Live,
) -> Result<Option<Record>, SetupError> {
    let deal = Seed::from_text(&format!("{seed} deal {}", fixture.deal));
    let game = G::new(fixture.seating.len() as u8, options, deal)?;
    let luck = |player: usize| Rng::new(Seed::from_text(&format!("{seed} luck {} {player}", fixture.number)));
    let bots: Vec<Box<dyn Bot<G>>> = fixture
        .seating
        .iter()
        .map(|&player| players[player].seat::<G>(luck(player)))
        .collect();
    let works = vec![Work::default(); bots.len()];
    let length = 0;
    let table = Table {
        game,
        bots,
        works,
        length,
        opening: Opening(Vec::new()),
    };
    Ok(table.play(live).map(|table| table.record(fixture)))
}

impl<G: Game> Table<G> {
    /// Plays to the end; `None` if it was stopped.
    fn play(mut self, live: &Live) -> Option<Table<G>> {
        let mut legal = Vec::new();
        while let Some(seat) = self.game.awaiting().first() {
            if live.is_stopped() {
                return None;
            }
            legal.clear();
            self.game.legal(seat, &mut legal);
            self.step(seat, &legal);
            self.length += 1;
            live.decided();
        }
        live.finished(self.length);
        Some(self)
    }

    /// One decision.
    fn step(&mut self, seat: Seat, legal: &[G::Action]) {
        let (bot, work) = (&mut self.bots[seat.index()], &mut self.works[seat.index()]);
        let action = decide(&self.game, seat, legal, &mut **bot, work);
        work.faults += faults::tell(bot.faults());
        // an illegal action is replaced by the first legal one; our own bots never come here
        if !self.apply(seat, &action) {
            self.works[seat.index()].faults += 1;
            let applied = self.apply(seat, &legal[0]);
            debug_assert!(applied, "what is legal is accepted");
        }
    }

    /// Carries out an action, if it is legal.
    fn apply(&mut self, seat: Seat, action: &G::Action) -> bool {
        if (self.length as usize) < OPENING {
            self.game.apply(seat, action, &mut self.opening).is_ok()
        } else {
            self.game.apply(seat, action, &mut ()).is_ok()
        }
    }

    /// Tells the players how the game ended, and writes it down.
    fn record(mut self, fixture: Fixture) -> Record {
        let outcome = self.game.outcome().expect("a game that awaits nobody is over");
        self.bots.iter_mut().for_each(|bot| bot.end(&outcome));
        let record = |((number, result), work): ((usize, SeatResult), &Work)| {
            let seat = Seat::new(number as u8).expect("a seat at the table");
            SeatRecord {
                player: fixture.seating[number],
                result,
                holdings: self.game.holdings(seat),
                opening: self.game.opened(seat, &self.opening.0),
                decisions: work.decisions,
                time: work.time,
                faults: work.faults,
            }
        };
        let seats = outcome
            .seats
            .into_iter()
            .enumerate()
            .zip(&self.works)
            .map(record)
            .collect();
        Record {
            fixture,
            seats,
            length: self.length,
        }
    }
}

fn decide<G: Game>(game: &G, seat: Seat, legal: &[G::Action], bot: &mut dyn Bot<G>, work: &mut Work) -> G::Action {
    let view = game.view(Viewer::Seat(seat));
    let start = Instant::now();
    let action = bot.decide(seat, &view, legal);
    if legal.len() > 1 {
        work.decisions += 1;
        work.time += start.elapsed();
    }
    action
}
