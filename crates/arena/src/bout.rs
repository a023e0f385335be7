//! One game between players.

use std::time::{Duration, Instant};

use bots::{Bot, Knowledge, Spec};
use table::{Game, Rng, Seat, Seed, SetupError, Viewer};

use crate::faults;

/// How a game went.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// What each seat did, in the order of the seats.
    pub seats: Vec<SeatRecord>,
}

/// What one seat did.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRecord {
    /// Which player sat there, by its place in the list of players.
    pub player: usize,
    /// The score.
    pub score: i32,
    /// The place, 1 for the winner.
    pub place: u8,
    /// The decisions in which there was a choice.
    pub decisions: u32,
    /// How long they took.
    pub time: Duration,
    /// How often something went wrong with the player.
    pub faults: u32,
}

/// Plays a game; `seating` says which player sits on which seat.
pub fn bout<G: Knowledge>(players: &[Spec], seating: &[usize], options: &G::Options, deal: Seed, luck: &str) -> Result<Record, SetupError> {
    let mut game = G::new(players.len() as u8, options, deal)?;
    let seat_bot = |&player: &usize| players[player].seat::<G>(Rng::new(Seed::from_text(&format!("{luck} {player}"))));
    let mut bots: Vec<Box<dyn Bot<G>>> = seating.iter().map(seat_bot).collect();
    let mut seats: Vec<SeatRecord> =
        seating.iter().map(|&player| SeatRecord { player, score: 0, place: 0, decisions: 0, time: Duration::ZERO, faults: 0 }).collect();
    let mut legal = Vec::new();
    while let Some(seat) = game.awaiting().first() {
        legal.clear();
        game.legal(seat, &mut legal);
        let action = decide(&game, seat, &legal, &mut *bots[seat.index()], &mut seats[seat.index()]);
        seats[seat.index()].faults += faults::tell(bots[seat.index()].faults());
        // what is not legal is lost to the first legal action; our own bots never come here
        if game.apply(seat, &action, &mut ()).is_err() {
            let first = legal[0].clone();
            let applied = game.apply(seat, &first, &mut ());
            debug_assert!(applied.is_ok(), "what is legal is accepted");
        }
    }
    if let Some(outcome) = game.outcome() {
        bots.iter_mut().for_each(|bot| bot.end(&outcome));
        for (record, result) in seats.iter_mut().zip(&outcome.seats) {
            (record.score, record.place) = (result.score.points, result.place);
        }
    }
    Ok(Record { seats })
}

fn decide<G: Game>(game: &G, seat: Seat, legal: &[G::Action], bot: &mut dyn Bot<G>, record: &mut SeatRecord) -> G::Action {
    let view = game.view(Viewer::Seat(seat));
    let start = Instant::now();
    let action = bot.decide(seat, &view, legal);
    if legal.len() > 1 {
        record.decisions += 1;
        record.time += start.elapsed();
    }
    action
}
