//! Who will have most points, if every final score is as likely to be off as the others.

use crate::knowledge::Worths;
use table::MOST_SEATS;

/// How far a score is off, at most, in spreads.
const FAR: i32 = 4;
/// How many steps a spread is cut into: with two, the sum over such smooth curves is exact to many digits.
const STEPS: i32 = 2;
/// Nothing is more certain than this, in points.
const LEAST: f32 = 0.01;

/// The chance of each to be the highest, where each final score is normally distributed around its expected one. Together they are 1; equals share.
pub(super) fn to_be_highest(expected: &[f32], spread: f32) -> Worths {
    let spread = spread.max(LEAST);
    let mut chances = [0.0; MOST_SEATS as usize];
    for (seat, own) in expected.iter().enumerate() {
        chances[seat] = (-FAR * STEPS..=FAR * STEPS)
            .map(|step| {
                let off = step as f32 / STEPS as f32;
                let below = |other: &f32| normal((own - other) / spread + off);
                let others = || expected.iter().enumerate().filter(|(other, _)| *other != seat);
                (-0.5 * off * off).exp() * others().map(|(_, other)| below(other)).product::<f32>()
            })
            .sum();
    }
    let all: f32 = chances.iter().sum();
    chances.map(|chance| chance / all)
}

/// The chance that something normally distributed is below this many spreads (Abramowitz and Stegun 26.2.17).
fn normal(spreads: f32) -> f32 {
    const PEAK: f32 = 0.398_942_3;
    let t = 1.0 / (1.0 + 0.231_641_9 * spreads.abs());
    let series = t * (0.319_381_54 + t * (-0.356_563_78 + t * (1.781_478 + t * (-1.821_256 + t * 1.330_274_4))));
    let above = PEAK * (-0.5 * spreads * spreads).exp() * series;
    if spreads < 0.0 { above } else { 1.0 - above }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f32, b: f32) -> bool {
        (a - b).abs() < 1e-3
    }

    #[test]
    fn the_normal_distribution_is_that_of_the_tables() {
        for (spreads, below) in [(0.0, 0.5), (1.0, 0.8413), (-1.96, 0.025), (3.0, 0.99865)] {
            assert!(close(normal(spreads), below), "{spreads}: {}", normal(spreads));
        }
    }

    #[test]
    fn two_differ_by_both_their_errors() {
        // ten points ahead, each off by ten: 10 / (10 * sqrt 2) spreads
        let [first, second, ..] = to_be_highest(&[60.0, 50.0], 10.0);
        assert!(close(first, 0.7602) && close(second, 0.2398), "{first} {second}");
    }

    #[test]
    fn equals_share_and_all_add_up() {
        for spread in [0.0, 5.0] {
            let chances = to_be_highest(&[20.0, 20.0, 20.0, -90.0], spread);
            assert!(
                chances[..3].iter().all(|chance| close(*chance, 1.0 / 3.0)),
                "{chances:?}"
            );
            assert!(close(chances[3], 0.0) && close(chances.iter().sum(), 1.0));
        }
        assert!(close(to_be_highest(&[7.0], 5.0)[0], 1.0), "alone");
    }

    #[test]
    fn what_is_certain_is_certain() {
        let chances = to_be_highest(&[31.0, 30.0, 12.0], 0.0);
        assert!(close(chances[0], 1.0), "{chances:?}");
    }
}
