//! What one way to play costs beside another, and how certain that is.

use serde::{Deserialize, Serialize};

use crate::knowledge::Knowledge;

/// A difference beyond this many of its standard errors is no accident.
const CERTAIN: f32 = 2.0;
/// A smaller loss than this, in games won, is not worth a word.
const LEAST: f32 = 0.02;
/// What a lead that is nearly a win counts beside the chance to win.
const POINTS: f32 = 0.5;

/// A mean, and how far it may be off.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f32,
    /// Its standard error.
    pub error: f32,
}

impl Estimate {
    /// The mean of these; they are at least two.
    fn of(values: impl Iterator<Item = f32> + Clone) -> Estimate {
        let number = values.clone().count() as f32;
        let mean = values.clone().sum::<f32>() / number;
        let squares: f32 = values.map(|value| (value - mean) * (value - mean)).sum();
        Estimate {
            mean,
            error: (squares / (number * (number - 1.0))).sqrt(),
        }
    }

    /// Is it above 0 beyond doubt?
    fn is_certain(&self) -> bool {
        self.mean > CERTAIN * self.error
    }
}

/// What one way to play costs beside a better one.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Loss {
    /// In points of the final score.
    pub score: Estimate,
    /// In the chance to win; 0 for who plays alone.
    pub win: Estimate,
    /// As one number, in games won: the chance to win, plus half a win for a lead that is nearly a win. So points count even if the game is as good as
    /// decided, or played alone.
    pub price: Estimate,
}

/// What it costs in one imagined state.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Difference {
    pub(crate) score: f32,
    pub(crate) win: f32,
}

impl Difference {
    pub(crate) fn price<G: Knowledge>(&self) -> f32 {
        self.win + POINTS * self.score / G::MARGIN
    }
}

impl Loss {
    /// What these differences come to; there are at least two.
    pub(crate) fn of<G: Knowledge>(differences: &[Difference]) -> Loss {
        Loss {
            score: Estimate::of(differences.iter().map(|difference| difference.score)),
            win: Estimate::of(differences.iter().map(|difference| difference.win)),
            price: Estimate::of(differences.iter().map(Difference::price::<G>)),
        }
    }

    /// Is it certain, and worth a word?
    pub(crate) fn is_certain(&self) -> bool {
        self.price.is_certain() && self.price.mean > LEAST
    }

    /// The points that are lost, as far as that is certain.
    pub fn points(&self) -> Option<f32> {
        self.score.is_certain().then_some(self.score.mean)
    }

    /// How much of the chance to win is lost, as far as that is certain.
    pub fn chance(&self) -> Option<f32> {
        self.win.is_certain().then_some(self.win.mean)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_that_of_a_mean() {
        let estimate = Estimate::of([2.0, 4.0, 4.0, 6.0].into_iter());
        assert!((estimate.mean - 4.0).abs() < 1e-6 && (estimate.error - (8.0_f32 / 12.0).sqrt()).abs() < 1e-6);
        assert!(estimate.is_certain());
        assert!(!Estimate::of([2.0, -4.0, 4.0, 6.0].into_iter()).is_certain());
        assert!(!Estimate::default().is_certain(), "no difference is no mistake");
    }
}
