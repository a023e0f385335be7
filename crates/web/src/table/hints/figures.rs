//! The figures of a hint: what to expect of the first choice, and how far the others are behind it. The bot tells only differences that are certain.

use bots::Expected;
use bots::review::Loss;

use crate::texts::{figure, percent, t, tenths};

/// A smaller difference in points is none.
const NO_POINTS: f32 = 0.5;
/// A smaller difference in the chance to win is none.
const NO_CHANCE: f32 = 0.005;

/// What to expect of a choice, below its name.
pub(super) fn below(expected: &Expected, alone: bool) -> String {
    match expected {
        Expected::Best { score, win } => {
            let score = figure(score.round() as i32);
            if alone {
                t!("hints.expected_alone", score = score)
            } else {
                t!("hints.expected", score = score, win = percent(*win))
            }
        }
        Expected::AsGood => t!("hints.even"),
        Expected::Worse(loss) => behind(loss),
        Expected::Unknown => t!("hints.unknown"),
    }
}

/// How far a choice is behind the first.
fn behind(loss: &Loss) -> String {
    let points = points(loss).map(|points| t!("hints.points_less", points = tenths(points.into())));
    let chance = chance(loss).map(|chance| t!("hints.chance_less", chance = percent(chance)));
    let parts: Vec<String> = points.into_iter().chain(chance).collect();
    if parts.is_empty() {
        t!("hints.little_less")
    } else {
        t!("hints.behind", parts = parts)
    }
}

/// How good the first choice is beside the next one, as a sentence; nothing if they couldn't be compared.
pub(super) fn lead(next: &Expected) -> Option<String> {
    let loss = match next {
        Expected::Worse(loss) => loss,
        Expected::Unknown => return None,
        Expected::Best { .. } | Expected::AsGood => return Some(t!("hints.as_good")),
    };
    Some(match (points(loss), chance(loss)) {
        (Some(points), _) => t!("hints.better", points = tenths(points.into())),
        (None, Some(chance)) => t!("hints.better_chance", chance = percent(chance)),
        (None, None) => t!("hints.better_little"),
    })
}

/// How good another choice is beside the first, as a sentence; nothing if they couldn't be compared.
pub(super) fn lag(own: &Expected) -> Option<String> {
    let loss = match own {
        Expected::Worse(loss) => loss,
        Expected::Unknown => return None,
        Expected::Best { .. } | Expected::AsGood => return Some(t!("hints.as_good_as_first")),
    };
    Some(match (points(loss), chance(loss)) {
        (Some(points), _) => t!("hints.worse", points = tenths(points.into())),
        (None, Some(chance)) => t!("hints.worse_chance", chance = percent(chance)),
        (None, None) => t!("hints.worse_little"),
    })
}

/// The points that are worth telling.
fn points(loss: &Loss) -> Option<f32> {
    loss.points().filter(|points| *points >= NO_POINTS)
}

/// The part of the chance to win that is worth telling.
fn chance(loss: &Loss) -> Option<f32> {
    loss.chance().filter(|chance| *chance >= NO_CHANCE)
}
