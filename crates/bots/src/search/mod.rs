//! Information-set Monte Carlo tree search for any number of players, with hidden information and simultaneous decisions.
//!
//! Each iteration imagines a state from the view, goes down the tree as far as it is known, adds one decision to it, plays on for some turns in likely ways, judges the
//! position for every seat, and remembers on the way back how good each decision was for the seat that made it. One tree serves all imagined states: a decision is
//! weighed only against those that are legal together with it.

mod endgame;
mod guide;
mod habits;
mod halving;
mod mind;
mod reward;
mod spread;
mod tree;

use std::sync::Arc;

use table::{Rng, Seat};

use crate::bot::Bot;
use crate::forecast::Forecast;
use crate::knowledge::Knowledge;
use crate::net::Net;
use crate::spec::Budget;

use endgame::Endgame;
use mind::{Mind, Purpose};
use tree::Tried;

/// A player that searches, with one tree or with several at once.
pub struct Search<G: Knowledge> {
    budget: Budget,
    minds: Vec<Mind<G>>,
    endgame: Option<Endgame>,
}

/// How large the trees of a search may grow together, in distinct decisions: some hundred megabytes.
const MOST_CHOICES: usize = 4_000_000;

/// One of the actions that a search looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The share of the iterations that went into it.
    pub share: f32,
    /// The final score to expect after it: the mean over what was tried, so little is known where that was seldom.
    pub score: f32,
    /// The chance to win after it.
    pub win: f32,
}

/// What a search thought of all legal actions.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The place of the action that looks best.
    pub best: usize,
    /// The share of the iterations that went into each.
    pub shares: Vec<f32>,
    /// The final score that it expects for who decides; nothing of [pondering](Search::ponder) without a net.
    pub score: f32,
    /// The chance to win that it expects for who decides; nothing of pondering without a net.
    pub win: f32,
}

impl Thought {
    /// Only these places come into question.
    fn among(mut self, places: &[usize]) -> Thought {
        let share = |place: &&usize| (self.shares[**place] * 1e6) as u32;
        self.best = places.iter().rev().max_by_key(share).copied().unwrap_or(self.best);
        for (place, share) in self.shares.iter_mut().enumerate() {
            *share = f32::from(u8::from(place == self.best));
        }
        self
    }
}

impl<G: Knowledge> Search<G> {
    /// A searching player with its own luck.
    pub fn new(budget: Budget, rng: Rng) -> Search<G> {
        Search::parallel(None, budget, 1, rng)
    }

    /// A player that knows all that we know: what was learned of the game if that is here, and what we wrote down otherwise.
    pub fn knowing(budget: Budget, rng: Rng) -> Search<G> {
        Search::parallel(G::net(), budget, 1, rng)
    }

    /// A player that searches several times at once, each time with the whole budget and other luck, and adds up the results.
    /// A net guides it, if there is one.
    pub fn parallel(net: Option<Arc<Net>>, budget: Budget, threads: u8, mut rng: Rng) -> Search<G> {
        let endgame = Some(Endgame::new(rng.clone()));
        let minds = match threads {
            0 | 1 => vec![Mind::new(net, rng, MOST_CHOICES)],
            _ => (0..threads)
                .map(|_| {
                    let room = MOST_CHOICES / usize::from(threads);
                    Mind::new(net.clone(), Rng::new(rng.seed()), room)
                })
                .collect(),
        };
        Search { budget, minds, endgame }
    }

    /// The same player without an eye for [exact endgames](Search::ponder), to measure what they bring.
    #[must_use]
    pub fn without_endgame(self) -> Search<G> {
        Search { endgame: None, ..self }
    }

    /// Thinks this long from now on.
    pub(crate) fn set_budget(&mut self, budget: Budget) {
        self.budget = budget;
    }

    /// The actions that look best, best first. If another seat decides here, this is what `seat` can expect after that seat's actions.
    pub fn advise(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Advice<G::Action>> {
        self.minds.iter_mut().for_each(Mind::forget);
        self.think(seat, view, Purpose::Advise);
        self.advice(legal)
    }

    /// What each of these actions leads to, found out after [`advise`](Search::advise) in the same imagined states with the same luck, this many times: a
    /// list for every state, in the order of the actions.
    pub(crate) fn compare(
        &mut self,
        seat: Seat,
        view: &G::View,
        actions: &[G::Action],
        times: u32,
    ) -> Vec<Vec<Forecast>> {
        let mind = self.minds.first_mut();
        mind.map(|mind| mind.compare(seat, view, actions, times))
            .unwrap_or_default()
    }

    /// Thinks about a decision. After it, [`follow`](Search::follow) what was decided. Where what is left is short enough to try every line, only the best are
    /// considered, and no thought is needed if there is but one.
    pub fn ponder(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Thought {
        self.minds.iter_mut().for_each(|mind| mind.remember(seat, view, legal));
        if legal.len() < 2 {
            return self.thought(legal);
        }
        let endgame = self.endgame.as_mut();
        let best = endgame.and_then(|endgame| endgame.solve::<G>(seat, view, legal));
        if best.as_ref().is_none_or(|best| best.len() > 1) {
            self.think(seat, view, Purpose::Decide);
        }
        let thought = self.thought(legal);
        match best {
            Some(best) => thought.among(&best),
            None => thought,
        }
    }

    /// Thinks about a decision of a game to learn from: with few iterations, and not always for the best. What it thinks of the actions is an improvement of what it
    /// thought before.
    pub fn explore(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Thought {
        let (Budget::Iterations(iterations), [mind, ..]) = (self.budget, &mut self.minds[..]) else {
            return self.ponder(seat, view, legal);
        };
        mind.remember(seat, view, legal);
        if legal.len() < 2 {
            return self.thought(legal);
        }
        let drawn = mind.halve(seat, view, legal, iterations);
        Thought {
            best: drawn.place,
            shares: drawn.shares,
            ..self.thought(legal)
        }
    }

    /// What is thought of these actions.
    fn thought(&self, legal: &[G::Action]) -> Thought {
        let mut thought = Thought {
            best: 0,
            shares: vec![0.0; legal.len()],
            score: 0.0,
            win: 0.0,
        };
        // a view that doesn't fit the actions says nothing about them
        for (rank, advice) in self.advice(legal).iter().enumerate() {
            let place = legal.iter().position(|action| *action == advice.action).unwrap_or(0);
            if rank == 0 {
                thought.best = place;
            }
            thought.shares[place] += advice.share;
            thought.score += advice.share * advice.score;
            thought.win += advice.share * advice.win;
        }
        thought
    }

    /// A decision was made: what is known about its future is kept.
    pub fn follow(&mut self, seat: Seat, action: &G::Action) {
        self.minds.iter_mut().for_each(|mind| mind.tree.follow(seat, action));
    }

    /// Lets all minds think at once.
    fn think(&mut self, seat: Seat, view: &G::View, purpose: Purpose) {
        let budget = self.budget;
        match &mut self.minds[..] {
            [only] => only.think(seat, view, budget, purpose),
            // a browser gives a page no threads
            several if cfg!(target_family = "wasm") => {
                several
                    .iter_mut()
                    .for_each(|mind| mind.think(seat, view, budget, purpose));
            }
            several => std::thread::scope(|scope| {
                for mind in several {
                    scope.spawn(move || mind.think(seat, view, budget, purpose));
                }
            }),
        }
    }

    /// What each mind knows about the legal actions.
    fn tried<'a>(&'a self, legal: &'a [G::Action]) -> impl Iterator<Item = Tried<G::Action>> + 'a {
        let found = self.minds.iter().flat_map(|mind| mind.tree.tried());
        found.filter(|found| legal.contains(&found.action))
    }

    /// What the minds know about the legal actions, added up.
    fn advice(&self, legal: &[G::Action]) -> Vec<Advice<G::Action>> {
        let mut tried: Vec<Tried<G::Action>> = Vec::new();
        for found in self.tried(legal) {
            match tried.iter_mut().find(|known| known.action == found.action) {
                Some(known) => known.add(&found),
                None => tried.push(found),
            }
        }
        let all = tried.iter().map(|tried| tried.visits).sum::<u32>().max(1) as f32;
        tried.sort_by_key(|tried| std::cmp::Reverse(tried.visits));
        tried.into_iter().map(|tried| tried.advice(all)).collect()
    }
}

impl<G: Knowledge> Bot<G> for Search<G> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        let best = self.ponder(seat, view, legal).best;
        self.follow(seat, &legal[best]);
        legal[best].clone()
    }

    fn tries(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<Vec<f32>> {
        matches!(self.budget, Budget::Time(_)).then(|| {
            let thought = self.ponder(seat, view, legal);
            let all = self.tried(legal).map(|tried| tried.visits).sum::<u32>().max(1) as f32;
            let mut tries: Vec<f32> = thought.shares.iter().map(|share| share * all).collect();
            // where there is nothing to choose, there was nothing to try
            tries[thought.best] = tries[thought.best].max(1.0);
            tries
        })
    }

    fn follow(&mut self, seat: Seat, action: &G::Action) {
        Search::follow(self, seat, action);
    }
}
