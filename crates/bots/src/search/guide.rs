//! What guides a search: what we wrote down about the game, or what a net has learned of it.

use std::sync::Arc;

use table::{Rng, Seat};

use super::habits::Habits;
use super::reward::Seen;
use crate::knowledge::Knowledge;
use crate::net::{Net, Reader};
use crate::policy::Policy;

/// Knows which decisions are likely, and what positions are worth.
pub(super) enum Guide<G: Knowledge> {
    /// Judges positions some turns later, after likely decisions.
    Written(Policy<G>),
    /// Judges them by a net, some turns later or at once.
    Learned(Box<Reader>, Policy<G>),
}

impl<G: Knowledge> Guide<G> {
    /// By a net if there is one.
    pub(super) fn new(net: Option<Arc<Net>>) -> Guide<G> {
        match net {
            Some(net) => Guide::Learned(Box::new(Reader::new(net)), Policy::new()),
            None => Guide::Written(Policy::new()),
        }
    }

    /// Does it forecast results, whether anybody asks or not?
    pub(super) const fn forecasts(&self) -> bool {
        matches!(self, Guide::Learned(..))
    }

    /// How the search goes about it.
    pub(super) const fn habits(&self) -> &'static Habits {
        match self {
            Guide::Written(_) => &Habits::WRITTEN,
            Guide::Learned(..) => &Habits::LEARNED,
        }
    }

    /// How likely each of these legal actions is, compared with one another.
    pub(super) fn leanings(&mut self, game: &G, seat: Seat, actions: &[G::Action], leanings: &mut Vec<f32>) {
        match self {
            Guide::Written(_) => game.leanings(seat, actions, leanings),
            Guide::Learned(reader, _) => reader.leanings(game, seat, actions, leanings),
        }
    }

    /// Plays on in likely ways to where the position can be judged, so many turns after the thought began, and always at the end of one: in the middle,
    /// positions can't be compared. A net that sees enough of the middle judges at once.
    pub(super) fn play_on(&mut self, game: &mut G, ended: u32, in_turn: bool, rng: &mut Rng) {
        let (horizon, policy) = match self {
            Guide::Learned(..) if G::LOOK == 0 => return,
            Guide::Learned(_, policy) => (G::LOOK, policy),
            Guide::Written(policy) => (G::HORIZON, policy),
        };
        policy.play_turns(game, horizon.saturating_sub(ended).max(u32::from(in_turn)), rng);
    }

    /// What is to be seen of a position.
    pub(super) fn see(&mut self, game: &G) -> Seen {
        match self {
            Guide::Written(_) => Seen::Worths(game.worths()),
            Guide::Learned(reader, _) => Seen::Forecast(reader.forecast(game)),
        }
    }
}
