//! Information-set Monte Carlo tree search for any number of players, with hidden information and simultaneous decisions.
//!
//! Each iteration imagines a state from the view, goes down the tree as far as it is known, adds one decision to it, plays on for a while in likely ways, judges the
//! position for every seat, and remembers on the way back how good each decision was for the seat that made it. One tree serves all imagined states: a decision is
//! weighed only against those that were available together with it.

mod reward;
mod tree;

use std::time::Instant;

use table::{Rng, Seat};

use crate::bot::Bot;
use crate::knowledge::Knowledge;
use crate::policy::Policy;
use crate::spec::Budget;

use reward::Rewards;
use tree::Tree;

/// A player that searches.
pub struct Search<G: Knowledge> {
    budget: Budget,
    rng: Rng,
    policy: Policy<G>,
    tree: Tree<G>,
    legal: Vec<G::Action>,
}

/// One of the actions that a search looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The share of the iterations that went into it.
    pub share: f32,
    /// The score that is expected after it.
    pub score: f32,
    /// The chance to win that is expected after it.
    pub win: f32,
}

impl<G: Knowledge> Search<G> {
    /// A searching player with its own chance.
    pub fn new(budget: Budget, rng: Rng) -> Search<G> {
        Search { budget, rng, policy: Policy::new(), tree: Tree::new(), legal: Vec::with_capacity(256) }
    }

    /// The actions that look best, the best first.
    pub fn advise(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Advice<G::Action>> {
        self.tree = Tree::new();
        self.think(seat, view);
        let mut advice = self.tree.advice();
        advice.retain(|advice| legal.contains(&advice.action));
        advice.sort_by(|a, b| b.share.total_cmp(&a.share));
        advice
    }

    /// Iterates as long as the budget lasts.
    fn think(&mut self, seat: Seat, view: &G::View) {
        let start = Instant::now();
        let mut rewards = Rewards::new();
        let mut done = 0u32;
        loop {
            match self.budget {
                Budget::Iterations(most) if done >= most => return,
                // the clock is looked at now and then, and never before something is known
                Budget::Time(time) if done > 0 && done.is_multiple_of(8) && start.elapsed() >= time => return,
                _ => (),
            }
            self.iterate(seat, view, &mut rewards);
            done += 1;
        }
    }

    /// One iteration.
    fn iterate(&mut self, own: Seat, view: &G::View, rewards: &mut Rewards) {
        let mut game = G::imagine(view, &mut self.rng);
        rewards.begin(&game);
        self.tree.start();
        loop {
            let awaiting = game.awaiting();
            let Some(first) = awaiting.first() else { break };
            // where several decide at once, the own decision comes first
            let seat = if awaiting.contains(own) { own } else { first };
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            let (place, is_new) = self.tree.descend(&game, seat, &self.legal, &mut self.rng);
            let applied = game.apply(seat, &self.legal[place], &mut ());
            debug_assert!(applied.is_ok(), "what is legal is accepted");
            if is_new {
                self.policy.play_on(&mut game, G::DEPTH, &mut self.rng);
                break;
            }
        }
        let found = rewards.judge(&game);
        self.tree.learn(own, &found);
    }
}

impl<G: Knowledge> Bot<G> for Search<G> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            self.tree.follow(only);
            return only.clone();
        }
        self.tree.keep_if(seat, legal);
        self.think(seat, view);
        let action = self.tree.best(legal).unwrap_or_else(|| legal[0].clone());
        self.tree.follow(&action);
        action
    }
}
