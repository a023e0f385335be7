//! How a search gets most out of few iterations at its root: some actions are drawn, each gets as many iterations as the others, and the worse half is left out,
//! again and again (sequential halving with Gumbel noise, after Danihelka et al., "Policy improvement by planning with Gumbel", 2022). For games to learn from: what
//! is thought of an action is better than what was thought before the search, however short it is.

use table::{Rng, Seat};

use crate::knowledge::Knowledge;

use super::mind::{Mind, Purpose};

/// The most actions that are drawn.
const DRAWN: usize = 16;
/// How much what was found counts beside what was thought before, ...
const TRUST: f32 = 0.1;
/// ... as if every action had been tried so often already.
const TRIED: f32 = 50.0;
/// Rewards that differ by no more than this are alike.
const ALIKE: f32 = 0.01;

/// What is known of an action at the root.
#[derive(Clone, Copy, Default)]
pub(super) struct Known {
    /// How likely it is, beside the others.
    pub(super) leaning: f32,
    pub(super) visits: u32,
    /// The mean of what it brought.
    pub(super) reward: f32,
}

/// A decision, found so.
pub(super) struct Drawn {
    /// The place of the action.
    pub(super) place: usize,
    /// How likely each action should be.
    pub(super) shares: Vec<f32>,
}

impl<G: Knowledge> Mind<G> {
    /// Thinks about a decision with so many iterations.
    pub(super) fn halve(&mut self, seat: Seat, view: &G::View, legal: &[G::Action], iterations: u32) -> Drawn {
        self.tree.begin();
        self.iterate(seat, view, Purpose::Advise, None);
        let logits = self.logits(seat, legal);
        let noise: Vec<f32> = logits.iter().map(|logit| logit + gumbel(&mut self.rng)).collect();
        let mut places: Vec<usize> = (0..legal.len()).collect();
        places.sort_by(|&a, &b| noise[b].total_cmp(&noise[a]));
        places.truncate(DRAWN);
        let phases = places.len().next_power_of_two().ilog2().max(1);
        let mut left = iterations;
        for phase in 0..phases {
            let each = (left / (phases - phase) / places.len() as u32).max(1);
            for _ in 0..each {
                for &place in &places {
                    self.iterate(seat, view, Purpose::Advise, Some(place));
                }
            }
            left = left.saturating_sub(each * places.len() as u32);
            let worth = worths(&self.tree.known(seat, legal));
            places.sort_by(|&a, &b| (noise[b] + worth[b]).total_cmp(&(noise[a] + worth[a])));
            places.truncate(places.len().div_ceil(2));
        }
        let worth = worths(&self.tree.known(seat, legal));
        Drawn {
            place: places.first().copied().unwrap_or(0),
            shares: shares(logits.iter().zip(&worth).map(|(logit, worth)| logit + worth).collect()),
        }
    }

    /// What was thought of each action before.
    fn logits(&self, seat: Seat, legal: &[G::Action]) -> Vec<f32> {
        let known = self.tree.known(seat, legal);
        known.iter().map(|known| known.leaning.max(1e-6).ln()).collect()
    }
}

/// What was found of each action, as an addition to what was thought before. What was never tried is as good as the rest.
fn worths(known: &[Known]) -> Vec<f32> {
    let tried = || known.iter().filter(|known| known.visits > 0);
    let (likely, sum) = tried().fold((0.0, 0.0), |(likely, sum), known| {
        (likely + known.leaning, sum + known.leaning * known.reward)
    });
    let usual = if likely > 0.0 { sum / likely } else { 0.0 };
    let least = tried().map(|known| known.reward).fold(f32::INFINITY, f32::min);
    let most = tried().map(|known| known.reward).fold(f32::NEG_INFINITY, f32::max);
    let visits = known.iter().map(|known| known.visits).max().unwrap_or(0);
    let scale = TRUST * (TRIED + visits as f32) / (most - least).max(ALIKE);
    let worth = |known: &Known| {
        let reward = if known.visits > 0 { known.reward } else { usual };
        scale * (reward - usual)
    };
    known.iter().map(worth).collect()
}

/// From powers of e to parts of 1.
fn shares(mut powers: Vec<f32>) -> Vec<f32> {
    let most = powers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    powers.iter_mut().for_each(|power| *power = (*power - most).exp());
    let sum: f32 = powers.iter().sum();
    powers.iter_mut().for_each(|power| *power /= sum);
    powers
}

/// A number from Gumbel's distribution: whoever has the most of logit and such noise is drawn as the logits say.
fn gumbel(rng: &mut Rng) -> f32 {
    let even = ((rng.word() >> 8) as f32 + 0.5) / (1 << 24) as f32;
    -(-even.ln()).ln()
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;

    #[test]
    fn what_was_found_good_is_likelier_than_before() {
        let known = |leaning, visits, reward| Known {
            leaning,
            visits,
            reward,
        };
        let worth = worths(&[known(1.0, 8, 0.6), known(1.0, 8, 0.4), known(1.0, 0, 0.0)]);
        assert!(worth[0] > 2.0 && worth[1] < -2.0 && worth[2] == 0.0, "{worth:?}");
        let shares = shares(worth);
        assert!(
            shares[0] > 0.9 && (shares.iter().sum::<f32>() - 1.0).abs() < 1e-5,
            "{shares:?}"
        );
    }

    #[test]
    fn noise_draws_as_the_logits_say() {
        let mut rng = Rng::new(Seed::from_text("noise"));
        let logits = [0.0, 3.0_f32.ln()];
        let drawn = (0..4_000).filter(|_| {
            let noise = logits.map(|logit| logit + gumbel(&mut rng));
            noise[1] > noise[0]
        });
        let share = drawn.count() as f32 / 4_000.0;
        assert!((share - 0.75).abs() < 0.03, "{share}");
    }
}
