//! A player that looks one turn ahead.

use table::{Rng, Seat};

use crate::bot::Bot;
use crate::knowledge::Knowledge;
use crate::policy::Policy;

/// How often each action is tried.
const TRIES: u32 = 6;
/// The most decisions with which a turn is finished in thought.
const TURN: u32 = 40;

/// Tries each action, finishes the turn in a few likely ways, and takes the action that led to the best position; ties are broken at random.
pub struct Greedy<G: Knowledge> {
    rng: Rng,
    policy: Policy<G>,
}

impl<G: Knowledge> Greedy<G> {
    /// A greedy player with its own luck.
    pub fn new(rng: Rng) -> Greedy<G> {
        Greedy {
            rng,
            policy: Policy::new(),
        }
    }

    /// The value of the best of a few tries of this action.
    fn promise(&mut self, seat: Seat, view: &G::View, action: &G::Action) -> f32 {
        let mut best = f32::NEG_INFINITY;
        for _ in 0..TRIES {
            let mut game = G::imagine(view, &mut self.rng);
            if game.apply(seat, action, &mut ()).is_err() {
                continue;
            }
            self.policy.finish_turn(&mut game, seat, TURN, &mut self.rng);
            best = best.max(game.worths()[seat.index()]);
        }
        best
    }
}

impl<G: Knowledge> Bot<G> for Greedy<G> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return only.clone();
        }
        let mut best: Vec<&G::Action> = Vec::new();
        let mut most = f32::NEG_INFINITY;
        for action in legal {
            let promise = self.promise(seat, view, action);
            if promise > most {
                most = promise;
                best.clear();
            }
            if promise >= most {
                best.push(action);
            }
        }
        (*self.rng.pick(&best).expect("something is legal")).clone()
    }
}
