//! How fast a tree search is.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Knowledge, Search, Spec};
use table::{Rng, Seat, Seed, SetupError, Viewer};

/// How many positions are searched: as many from each part of a game.
const POSITIONS: usize = 12;
/// The iterations of one search: about as many as a player's.
const ITERATIONS: u32 = 1_000;

/// The iterations that a search makes in a second on one thread, at positions spread over a game between greedy players. Every position is searched at
/// least once, however short the time.
pub fn iterations_per_second<G: Knowledge>(players: u8, time: Duration) -> Result<f64, SetupError> {
    let positions = positions::<G>(players)?;
    let (mut spent, mut searches) = (Duration::ZERO, 0u32);
    for (number, (view, seat, legal)) in positions.iter().cycle().enumerate() {
        if number >= positions.len() && spent >= time {
            break;
        }
        let mut search = Search::<G>::new(
            Budget::Iterations(ITERATIONS),
            Rng::new(Seed::from_text(&format!("pace {number}"))),
        );
        let start = Instant::now();
        // as a bot decides: a hint forecasts the result of every iteration besides
        std::hint::black_box(search.decide(*seat, view, legal));
        spent += start.elapsed();
        searches += 1;
    }
    Ok(f64::from(searches * ITERATIONS) / spent.as_secs_f64())
}

/// What a seat with a choice sees.
type Position<G> = (<G as table::Game>::View, Seat, Vec<<G as table::Game>::Action>);

/// Positions spread over a game between greedy players.
fn positions<G: Knowledge>(players: u8) -> Result<Vec<Position<G>>, SetupError> {
    let mut game = G::new(players, &G::Options::default(), Seed::from_text("pace"))?;
    let mut bot = Spec::Greedy.seat::<G>(Rng::new(Seed::from_text("pace")));
    let mut all = Vec::new();
    while let Some(seat) = game.awaiting().first() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let action = bot.decide(seat, &view, &legal);
        game.apply(seat, &action, &mut ()).expect("bots do what is legal");
        if legal.len() > 1 {
            all.push((view, seat, legal));
        }
    }
    let step = (all.len() / POSITIONS).max(1);
    Ok(all.into_iter().skip(step / 2).step_by(step).take(POSITIONS).collect())
}
