//! What is remembered of a decision, beside what there was to see.

use bots::Thought;
use table::Rng;

/// Of more legal actions than this only some are written: all that were looked at, and others at random.
const MOST_ACTIONS: usize = 64;

/// A decision.
pub(super) struct Decision {
    /// The final score that the search expected for who decided; not a number where it couldn't say.
    pub(super) score: f32,
    /// The chance to win that it expected.
    pub(super) win: f32,
    /// Actions by their place among the legal ones, and how much the search thought of each.
    pub(super) shares: Vec<(u16, f32)>,
    /// The place of what was done.
    pub(super) done: u16,
}

impl Decision {
    pub(super) fn new(thought: &Thought, done: usize, chance: &mut Rng) -> Decision {
        let kept = kept(&thought.shares, chance);
        Decision {
            score: thought.score,
            win: thought.win,
            shares: kept.map(|place| (place as u16, thought.shares[place])).collect(),
            done: done as u16,
        }
    }
}

/// Which actions are written.
fn kept(shares: &[f32], chance: &mut Rng) -> impl Iterator<Item = usize> {
    let mut places: Vec<usize> = (0..shares.len()).collect();
    if places.len() > MOST_ACTIONS {
        chance.shuffle(&mut places);
        places.sort_by_key(|&place| shares[place] == 0.0);
        let seen = shares.iter().filter(|share| **share > 0.0).count();
        places.truncate(MOST_ACTIONS.max(seen));
    }
    places.into_iter()
}
