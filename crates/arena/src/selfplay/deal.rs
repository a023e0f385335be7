//! One game of a bot against itself.

use bots::{Knowledge, Search, Thought};
use table::{Rng, Seats, Viewer};

use super::decision::Decision;
use super::shard::Shard;
use super::{Selfplay, SelfplayError, seed_of};
use crate::live::Live;

/// Plays a game; `None` if it was stopped.
pub(super) fn play<G: Knowledge>(order: &Selfplay, number: u32, live: &Live) -> Result<Option<Shard>, SelfplayError> {
    let text = |what: &str| seed_of(&order.seed, order.players, number, what);
    let mut game = G::new(order.players, &G::Options::default(), text("deal"))?;
    let mut minds: Vec<Search<G>> = Seats::all(order.players)
        .iter()
        .map(|seat| searcher(order, Rng::new(text(&format!("luck of {seat}")))))
        .collect::<Result<_, _>>()?;
    let mut chance = Rng::new(text("whims"));
    let (mut length, mut legal) = (0, Vec::new());
    let mut shard = Shard::of_game(number, order.is_bare);
    while let Some(seat) = game.awaiting().first() {
        if live.is_stopped() {
            return Ok(None);
        }
        legal.clear();
        game.legal(seat, &mut legal);
        let mind = &mut minds[seat.index()];
        let view = game.view(Viewer::Seat(seat));
        let thought = mind.explore(seat, &view, &legal);
        let place = choose(order, &thought, &mut chance);
        if legal.len() > 1 {
            shard.add(&game, seat, &legal, &Decision::new(&thought, place, &mut chance));
        }
        mind.follow(seat, &legal[place]);
        game.apply(seat, &legal[place], &mut ())
            .expect("what is legal is accepted");
        length += 1;
        live.decided();
    }
    live.finished(length);
    shard.end(&game);
    Ok(Some(shard))
}

fn searcher<G: Knowledge>(order: &Selfplay, rng: Rng) -> Result<Search<G>, SelfplayError> {
    let search = order.player.searcher::<G>(rng);
    search.ok_or_else(|| SelfplayError::NoSearch(order.player.to_string()))
}

/// Mostly the best action, now and then another one, so that there is something to learn from what is not best.
fn choose(order: &Selfplay, thought: &Thought, chance: &mut Rng) -> usize {
    let any = |rng: &mut Rng| (rng.word() >> 8) as f32 / (1 << 24) as f32;
    if any(chance) >= order.explore {
        return thought.best;
    }
    let mut left = any(chance);
    let drawn = thought.shares.iter().position(|share| {
        left -= share;
        left < 0.0
    });
    drawn.unwrap_or(thought.best)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seed;

    #[test]
    fn who_does_not_explore_takes_the_best() {
        let thought = Thought {
            best: 1,
            shares: vec![0.4, 0.6, 0.0],
            score: 0.0,
            win: 0.0,
        };
        let mut order = Selfplay {
            player: bots::Spec::Random,
            players: 2,
            games: 1,
            seed: "x".into(),
            explore: 0.0,
            threads: 1,
            time: None,
            out: ".".into(),
            is_bare: false,
        };
        let mut chance = Rng::new(Seed::from_text("x"));
        assert!((0..50).all(|_| choose(&order, &thought, &mut chance) == 1));
        order.explore = 1.0;
        let drawn: Vec<usize> = (0..200).map(|_| choose(&order, &thought, &mut chance)).collect();
        let first = drawn.iter().filter(|&&place| place == 0).count();
        assert!((50..110).contains(&first) && !drawn.contains(&2), "{first}");
    }
}
