//! Endgames, exactly: where only this seat's own decisions change its result any more, nothing is drawn, and there are few enough of them, every line is tried.

use table::{Rng, Seat, Takeback};

use crate::knowledge::{Knowledge, by_seat};

use super::reward::{Rewards, Seen};

/// Nobody's last turn begins before this part of a game.
const LATE: f32 = 0.8;
/// The most decisions that are tried; beyond that the search has to do.
const MOST: u32 = 6_000;
/// How many states are imagined where others may hide something. Every line is tried in all of them at once.
const STATES: usize = 3;
/// Lines that differ by no more than this are as good.
const ALIKE: f64 = 1e-7;

/// Tries every line to the end.
pub(super) struct Endgame {
    rng: Rng,
}

impl Endgame {
    pub(super) const fn new(rng: Rng) -> Endgame {
        Endgame { rng }
    }

    /// The places of the legal actions with which a best line begins; nothing if not every line can be told to its end.
    pub(super) fn solve<G: Knowledge>(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
    ) -> Option<Vec<usize>> {
        let first = G::imagine(view, &mut self.rng);
        if first.progress() < LATE {
            return None;
        }
        let others = if first.players() == 1 { 0 } else { STATES - 1 };
        let mut states = vec![first];
        states.extend((0..others).map(|_| G::imagine(view, &mut self.rng)));
        let rewards = states.iter().map(|game| Rewards::begin(Seen::Worths(game.worths())));
        let mut lines = Lines {
            seat,
            rewards: rewards.collect(),
            left: MOST,
        };
        let worths = legal.iter().map(|action| lines.after(&states, action));
        let worths = worths.collect::<Option<Vec<f64>>>()?;
        let most = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let is_best = |place: &usize| worths[*place] >= most - ALIKE;
        Some((0..legal.len()).filter(is_best).collect())
    }
}

/// All lines of a seat.
struct Lines {
    seat: Seat,
    /// How the ends are judged, by state.
    rewards: Vec<Rewards>,
    /// How many more decisions may be tried.
    left: u32,
}

impl Lines {
    /// How good the best line is that begins with this action; nothing if that depends on others or on luck, or takes too long.
    fn after<G: Knowledge>(&mut self, states: &[G], action: &G::Action) -> Option<f64> {
        self.left = self.left.checked_sub(1)?;
        let mut states = states.to_vec();
        let mut taken = Takeback::Open;
        for game in &mut states {
            taken = game.apply(self.seat, action, &mut ()).ok()?;
        }
        if states.iter().all(|game| game.is_settled(self.seat)) {
            return Some(self.worth(&states));
        }
        let goes_on = taken == Takeback::Open && states.iter().all(|game| game.awaiting().contains(self.seat));
        if goes_on { self.best(&states) } else { None }
    }

    /// How good the best line from here is.
    fn best<G: Knowledge>(&mut self, states: &[G]) -> Option<f64> {
        let mut legal = Vec::new();
        states.first()?.legal(self.seat, &mut legal);
        let mut best = f64::NEG_INFINITY;
        for action in &legal {
            best = best.max(self.after(states, action)?);
        }
        Some(best)
    }

    /// How good these ends are, on average.
    fn worth<G: Knowledge>(&self, states: &[G]) -> f64 {
        let reward = |(game, rewards): (&G, &Rewards)| {
            let worths = game.worths();
            let own = |seat: Seat| {
                if seat == self.seat {
                    game.points(seat) as f32
                } else {
                    worths[seat.index()]
                }
            };
            let seen = Seen::Worths(by_seat(game, own));
            f64::from(rewards.judge(game, seen).reward[self.seat.index()])
        };
        states.iter().zip(&self.rewards).map(reward).sum::<f64>() / states.len() as f64
    }
}

#[cfg(test)]
mod tests;
