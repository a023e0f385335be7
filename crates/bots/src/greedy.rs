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
    eye: Eye,
}

/// What it takes for a good position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Eye {
    /// What it is worth, with all that may come of it.
    Worth,
    /// The points that are there.
    Points,
}

impl<G: Knowledge> Greedy<G> {
    /// A greedy player with its own luck.
    pub fn new(rng: Rng) -> Greedy<G> {
        Greedy {
            rng,
            policy: Policy::new(),
            eye: Eye::Worth,
        }
    }

    /// A beginner, who errs as people do in their first games: it overlooks half of what it could do, and only sees points.
    pub(crate) fn beginner(rng: Rng) -> Greedy<G> {
        Greedy {
            eye: Eye::Points,
            ..Greedy::new(rng)
        }
    }

    /// What it notices of what it could do.
    fn notice<'a>(&mut self, legal: &'a [G::Action]) -> Vec<&'a G::Action> {
        let mut noticed: Vec<&G::Action> = legal.iter().collect();
        if self.eye == Eye::Points {
            self.rng.shuffle(&mut noticed);
            noticed.truncate(legal.len().div_ceil(2));
        }
        noticed
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
            best = best.max(match self.eye {
                Eye::Worth => game.worths()[seat.index()],
                Eye::Points => game.points(seat) as f32,
            });
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
        for action in self.notice(legal) {
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
