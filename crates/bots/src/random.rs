//! A player without a plan.

use table::{Game, Rng, Seat};

use crate::bot::Bot;

/// Picks any legal action, each equally likely.
#[derive(Clone, Debug)]
pub struct Random(Rng);

impl Random {
    /// A random player with its own luck.
    pub const fn new(rng: Rng) -> Random {
        Random(rng)
    }
}

impl<G: Game> Bot<G> for Random {
    fn decide(&mut self, _: Seat, _: &G::View, legal: &[G::Action]) -> G::Action {
        self.0.pick(legal).expect("something is legal").clone()
    }
}
