//! How games go on in thought: at random, leaning to what sensible players do.

use table::{Rng, Seat};

use crate::knowledge::Knowledge;

/// The most decisions in a thought: a turn may go round in circles.
const LONGEST: u32 = 200;

/// Plays decisions in thought. It reuses its lists, so nothing is allocated along the way.
pub(crate) struct Policy<G: Knowledge> {
    legal: Vec<G::Action>,
    weights: Vec<f32>,
}

impl<G: Knowledge> Policy<G> {
    pub(crate) fn new() -> Policy<G> {
        Policy {
            legal: Vec::with_capacity(256),
            weights: Vec::with_capacity(256),
        }
    }

    /// Makes one decision of this seat.
    pub(crate) fn step(&mut self, game: &mut G, seat: Seat, rng: &mut Rng) {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let action = match &self.legal[..] {
            [only] => only.clone(),
            several => several[lean(game, seat, several, &mut self.weights, rng)].clone(),
        };
        let applied = game.apply(seat, &action, &mut ());
        debug_assert!(applied.is_ok(), "what is legal is accepted");
    }

    /// Plays this many turns to their end, or the game to its end.
    pub(crate) fn play_turns(&mut self, game: &mut G, turns: u32, rng: &mut Rng) {
        let (mut turn, mut ended) = (game.turn(), 0);
        for _ in 0..LONGEST {
            let Some(seat) = game.awaiting().first().filter(|_| ended < turns) else {
                return;
            };
            self.step(game, seat, rng);
            ended += u32::from(game.turn() != turn);
            turn = game.turn();
        }
    }

    /// Plays this seat's decisions while it is awaited, this many at most.
    pub(crate) fn finish_turn(&mut self, game: &mut G, seat: Seat, decisions: u32, rng: &mut Rng) {
        for _ in 0..decisions {
            if !game.awaiting().contains(seat) {
                return;
            }
            self.step(game, seat, rng);
        }
    }
}

/// The place of an action, drawn by the weights that the game's knowledge gives.
pub(crate) fn lean<G: Knowledge>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    weights: &mut Vec<f32>,
    rng: &mut Rng,
) -> usize {
    weights.clear();
    game.leanings(seat, actions, weights);
    let mut sum = 0.0;
    for weight in weights.iter_mut() {
        sum += weight.max(0.0);
        *weight = sum;
    }
    if sum <= 0.0 {
        return rng.below(actions.len() as u32) as usize;
    }
    let drawn = sum * (rng.word() >> 8) as f32 / (1 << 24) as f32;
    weights
        .iter()
        .position(|&weight| drawn < weight)
        .unwrap_or(actions.len() - 1)
}
