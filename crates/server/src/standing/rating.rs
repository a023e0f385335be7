//! How strong somebody is: a mean and a deviation, on the scale of the arena's Elo.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// What is stored of a rating is in thousandths of a point.
const THOUSAND: f64 = 1_000.0;
/// Of somebody of whom nothing is known. It is where the arena puts the mean of all, and our bot `casual`.
const START: f64 = 1_500.0;
/// What makes 400 points 10 to 1 between two whose strength is known, as in the arena: 400 / ln 10, divided by the root of two.
const BETA: f64 = 122.838_6;
/// In the model of Weng and Lin the deviation begins at twice that.
const UNKNOWN: f64 = 2.0 * BETA;
/// What a rating gets less certain with every game, so that it follows somebody who learns: a hundredth of the deviation at the start.
const DRIFT: f64 = UNKNOWN / 100.0;
/// Nineteen cases of twenty.
const SURE: f64 = 1.96;

/// How strong somebody is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    mean: f64,
    deviation: f64,
}

impl Rating {
    pub(super) const NEW: Rating = Rating {
        mean: START,
        deviation: UNKNOWN,
    };

    /// A bot's: so many points, give or take this in nineteen cases of twenty.
    pub(super) fn anchored(points: f64, within: f64) -> Rating {
        Rating {
            mean: points,
            deviation: within / SURE,
        }
    }

    pub(super) fn stored(mean: i64, deviation: i64) -> Rating {
        Rating {
            mean: mean as f64 / THOUSAND,
            deviation: deviation as f64 / THOUSAND,
        }
    }

    pub(super) fn mean(self) -> i64 {
        (self.mean * THOUSAND).round() as i64
    }

    pub(super) fn deviation(self) -> i64 {
        (self.deviation * THOUSAND).round() as i64
    }

    /// What somebody is worth at the least, in nineteen cases of twenty: leaderboards go by it.
    pub(super) fn floor(self) -> i64 {
        self.mean() - (SURE * self.deviation * THOUSAND).round() as i64
    }

    pub(super) fn told(self) -> wire::standing::Rating {
        wire::standing::Rating {
            points: self.mean.round() as i32,
            within: (SURE * self.deviation).round() as u32,
        }
    }

    fn model(self) -> WengLinRating {
        WengLinRating {
            rating: self.mean,
            uncertainty: self.deviation.hypot(DRIFT),
        }
    }
}

/// The ratings after a game, of players with these ratings and ranks; the better has the lower rank, and equal ones share it.
pub(super) fn after(players: &[(Rating, usize)]) -> Vec<Rating> {
    let models: Vec<[WengLinRating; 1]> = players.iter().map(|(rating, _)| [rating.model()]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = models
        .iter()
        .zip(players)
        .map(|(model, (_, rank))| (&model[..], MultiTeamOutcome::new(*rank)))
        .collect();
    let config = WengLinConfig {
        beta: BETA,
        ..WengLinConfig::new()
    };
    let rated = weng_lin_multi_team(&teams, &config);
    let weight = 2.0 / (players.len() as f64).max(2.0);
    let before = models.iter().flatten();
    before
        .zip(rated.iter().flatten())
        .map(|(before, after)| weighed(before, after, weight))
        .collect()
}

/// The model takes every duel of a game for one of its own. But a seat has the same luck in all of them: the more play, the less each duel tells.
fn weighed(before: &WengLinRating, after: &WengLinRating, weight: f64) -> Rating {
    let [old, new] = [before, after].map(|model| model.uncertainty.powi(2));
    Rating {
        mean: before.rating + weight * (after.rating - before.rating),
        deviation: (old + weight * (new - old)).sqrt(),
    }
}
