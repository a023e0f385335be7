//! One tree search.

use std::time::Instant;

use table::{Rng, Seat};

use crate::knowledge::Knowledge;
use crate::policy::Policy;
use crate::spec::Budget;

use super::reward::Rewards;
use super::tree::Tree;

/// Whoever searches.
pub(super) struct Mind<G: Knowledge> {
    rng: Rng,
    policy: Policy<G>,
    pub(super) tree: Tree<G>,
    legal: Vec<G::Action>,
}

/// How many iterations pass between two looks at the clock.
const PATIENCE: u32 = 8;

impl<G: Knowledge> Mind<G> {
    pub(super) fn new(rng: Rng) -> Mind<G> {
        Mind { rng, policy: Policy::new(), tree: Tree::new(), legal: Vec::with_capacity(256) }
    }

    /// Forgets what was found for earlier decisions.
    pub(super) fn forget(&mut self) {
        self.tree = Tree::new();
    }

    /// Iterates as long as the budget lasts, and once at least.
    pub(super) fn think(&mut self, seat: Seat, view: &G::View, budget: Budget) {
        let start = Instant::now();
        let lasts = |done: u32| match budget {
            Budget::Iterations(most) => done < most,
            Budget::Time(time) => !done.is_multiple_of(PATIENCE) || start.elapsed() < time,
        };
        let mut done = 0;
        while done == 0 || lasts(done) {
            self.iterate(seat, view);
            done += 1;
        }
    }

    /// One iteration.
    fn iterate(&mut self, own: Seat, view: &G::View) {
        let mut game = G::imagine(view, &mut self.rng);
        let rewards = Rewards::begin(&game);
        self.tree.start();
        let (mut turn, mut turns) = (game.turn(), 0);
        loop {
            let awaiting = game.awaiting();
            let Some(first) = awaiting.first() else { break };
            // where several decide at once, the own decision comes first
            let seat = if awaiting.contains(own) { own } else { first };
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            let (place, is_new) = self.tree.descend(&game, seat, &self.legal);
            let applied = game.apply(seat, &self.legal[place], &mut ());
            debug_assert!(applied.is_ok(), "what is legal is accepted");
            let has_ended = game.turn() != turn;
            turn = game.turn();
            turns += u32::from(has_ended);
            if is_new {
                // a turn is always finished: in the middle of one, positions cannot be compared
                let rest = G::HORIZON.saturating_sub(turns).max(u32::from(!has_ended));
                self.policy.play_turns(&mut game, rest, &mut self.rng);
                break;
            }
        }
        self.tree.learn(own, &rewards.judge(&game));
    }
}
