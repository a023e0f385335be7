//! How far rewards lie apart: what counts as a big difference depends on the position.

/// The mean and spread of the rewards so far.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Spread {
    number: f32,
    mean: f32,
    squares: f32,
}

/// The spread that is supposed while little is known.
const SUPPOSED: f32 = 0.1;
/// There is always some.
const LEAST: f32 = 0.001;

impl Spread {
    /// One more reward.
    pub(super) fn add(&mut self, reward: f32) {
        self.number += 1.0;
        let off = reward - self.mean;
        self.mean += off / self.number;
        self.squares += off * (reward - self.mean);
    }

    /// The standard deviation.
    pub(super) fn width(&self) -> f32 {
        if self.number < 8.0 {
            SUPPOSED
        } else {
            (self.squares / self.number).sqrt().max(LEAST)
        }
    }
}
