//! One tree search.

use std::sync::Arc;

use table::{Rng, Seat};
use web_time::Instant;

use crate::forecast::Forecast;
use crate::knowledge::Knowledge;
use crate::net::Net;
use crate::spec::Budget;

use super::guide::Guide;
use super::reward::Rewards;
use super::tree::Tree;

/// One searcher.
pub(super) struct Mind<G: Knowledge> {
    pub(super) rng: Rng,
    guide: Guide<G>,
    pub(super) tree: Tree<G>,
    /// The turn in which the tree grew, and how its positions are judged: results of one turn can be compared.
    turn: Option<(u32, Rewards)>,
    /// How large the tree may grow.
    room: usize,
    legal: Vec<G::Action>,
}

/// What a thought is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To decide.
    Decide,
    /// To tell somebody what to expect of each decision.
    Advise,
}

/// Iterations between two looks at the clock.
const PATIENCE: u32 = 8;

impl<G: Knowledge> Mind<G> {
    pub(super) fn new(net: Option<Arc<Net>>, rng: Rng, room: usize) -> Mind<G> {
        Mind {
            rng,
            guide: Guide::new(net),
            tree: Tree::new(room),
            turn: None,
            room,
            legal: Vec::with_capacity(256),
        }
    }

    /// Forgets earlier decisions.
    pub(super) fn forget(&mut self) {
        self.tree = Tree::new(self.room);
        self.turn = None;
    }

    /// Keeps the tree only if it belongs to this decision: in the same turn, and with everything known about the decision legal.
    pub(super) fn remember(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) {
        let turn = G::imagine(view, &mut self.rng).turn();
        if self.turn.is_none_or(|(known, _)| known != turn) || !self.tree.fits(seat, legal) {
            self.forget();
        }
    }

    /// Iterates as long as the budget lasts, but at least once.
    pub(super) fn think(&mut self, seat: Seat, view: &G::View, budget: Budget, purpose: Purpose) {
        let start = Instant::now();
        self.tree.begin();
        let lasts = |done: u32| match budget {
            Budget::Iterations(most) => done < most,
            Budget::Time(time) => !done.is_multiple_of(PATIENCE) || start.elapsed() < time,
        };
        let mut done = 0;
        while done == 0 || lasts(done) {
            self.iterate(seat, view, purpose, None);
            done += 1;
        }
    }

    /// What each of these decisions leads to in the same imagined states with the same luck, this many times. States that don't allow all of them are left out.
    pub(super) fn compare(
        &mut self,
        own: Seat,
        view: &G::View,
        choices: &[G::Action],
        times: u32,
    ) -> Vec<Vec<Forecast>> {
        let mut found = Vec::with_capacity(times as usize);
        for _ in 0..times {
            let (game, luck) = (G::imagine(view, &mut self.rng), self.rng.seed());
            let mut seen = |choice: &G::Action| {
                let mut luck = Rng::new(luck);
                std::mem::swap(&mut self.rng, &mut luck);
                let forecast = self.try_out(own, game.clone(), choice);
                std::mem::swap(&mut self.rng, &mut luck);
                forecast
            };
            found.extend(choices.iter().map(&mut seen).collect::<Option<Vec<Forecast>>>());
        }
        found
    }

    /// One iteration, with the first decision given by its place among the legal ones, or chosen.
    pub(super) fn iterate(&mut self, own: Seat, view: &G::View, purpose: Purpose, given: Option<usize>) {
        let game = G::imagine(view, &mut self.rng);
        self.go_down(own, game, purpose, given);
    }

    /// An iteration from a state in which this is decided first; `None` if it isn't allowed there.
    fn try_out(&mut self, own: Seat, game: G, first: &G::Action) -> Option<Forecast> {
        self.legal.clear();
        game.legal(own, &mut self.legal);
        let place = self.legal.iter().position(|action| action == first)?;
        self.go_down(own, game, Purpose::Advise, Some(place))
    }

    /// An iteration from a state, with the first decision given by its place among the legal ones, or chosen. Tells what to expect where that is wanted.
    fn go_down(&mut self, own: Seat, mut game: G, purpose: Purpose, mut given: Option<usize>) -> Option<Forecast> {
        let guide = &mut self.guide;
        let (_, rewards) = *self
            .turn
            .get_or_insert_with(|| (game.turn(), Rewards::begin(guide.see(&game))));
        self.tree.start();
        let (mut turn, mut turns) = (game.turn(), 0);
        loop {
            let awaiting = game.awaiting();
            let Some(first) = awaiting.first() else { break };
            // where several decide at once, our decision comes first
            let seat = if awaiting.contains(own) { own } else { first };
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            let (place, is_new) = self.tree.descend(guide, &game, seat, &self.legal, given.take());
            let applied = game.apply(seat, &self.legal[place], &mut ());
            debug_assert!(applied.is_ok(), "what is legal is accepted");
            let has_ended = game.turn() != turn;
            turn = game.turn();
            turns += u32::from(has_ended);
            if is_new {
                guide.play_on(&mut game, turns, !has_ended, &mut self.rng);
                break;
            }
        }
        let found = rewards.judge(&game, guide.see(&game));
        // a net has forecast it anyway
        let tells = purpose == Purpose::Advise || guide.forecasts();
        let forecast = tells.then(|| found.forecast(&game));
        self.tree.learn(own, &found, forecast.as_ref());
        forecast
    }
}
