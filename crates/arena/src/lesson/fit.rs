//! A plane through what was seen: ordinary least squares, with a little ridge.

/// What is known of a seat: its worth beside the mean, the mean worth, and the turns due to it.
pub(super) type Features = [f64; FEATURES];
const FEATURES: usize = 3;

/// How strongly slopes are held back, in squared units of their feature: where nothing varies, nothing is learned.
const RIDGE: Features = [0.2, 0.2, 0.002];

/// Something that was seen: features, and what came of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Seen {
    pub(super) features: Features,
    pub(super) result: f64,
    /// How much it counts.
    pub(super) weight: f64,
}

/// What comes of features.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Plane {
    pub(super) base: f64,
    pub(super) slopes: Features,
}

impl Plane {
    /// The plane that fits best; `None` where nothing was seen.
    pub(super) fn fit(seen: &[Seen]) -> Option<Plane> {
        let all: f64 = seen.iter().map(|seen| seen.weight).sum();
        if all <= 0.0 {
            return None;
        }
        let mean = |what: &dyn Fn(&Seen) -> f64| seen.iter().map(|seen| seen.weight * what(seen)).sum::<f64>() / all;
        let middle: Features = std::array::from_fn(|n| mean(&|seen| seen.features[n]));
        let result = mean(&|seen| seen.result);
        // the normal equations, around the middle, so that the base is not held back
        let off = |seen: &Seen, n: usize| seen.features[n] - middle[n];
        let mut squares: [Features; FEATURES] =
            std::array::from_fn(|n| std::array::from_fn(|m| mean(&|seen| off(seen, n) * off(seen, m))));
        (0..FEATURES).for_each(|n| squares[n][n] += RIDGE[n]);
        let slopes = solve(
            squares,
            std::array::from_fn(|n| mean(&|seen| off(seen, n) * (seen.result - result))),
        );
        let base = result - dot(&slopes, &middle);
        Some(Plane { base, slopes })
    }

    /// What to expect of these features.
    pub(super) fn at(&self, features: Features) -> f64 {
        self.base + dot(&self.slopes, &features)
    }
}

fn dot(a: &Features, b: &Features) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Solves equations whose matrix is symmetric and, thanks to the ridge, positive: no pivot is 0.
fn solve(mut matrix: [Features; FEATURES], mut right: Features) -> Features {
    for n in 0..FEATURES {
        for m in n + 1..FEATURES {
            let times = matrix[m][n] / matrix[n][n];
            let above = matrix[n];
            matrix[m]
                .iter_mut()
                .zip(above)
                .for_each(|(own, above)| *own -= times * above);
            right[m] -= times * right[n];
        }
    }
    let mut found = [0.0; FEATURES];
    for n in (0..FEATURES).rev() {
        found[n] = (right[n] - dot(&matrix[n], &found)) / matrix[n][n];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Points on a plane, with these errors in turn.
    fn points(plane: Plane, errors: &[f64]) -> Vec<Seen> {
        let mut points = Vec::new();
        for (number, error) in (0..400).zip(errors.iter().cycle()) {
            let features = [
                f64::from(number % 20) - 10.0,
                f64::from(number / 20) * 3.0,
                f64::from(number % 2),
            ];
            points.push(Seen {
                features,
                result: plane.at(features) + error,
                weight: 1.0 + f64::from(number % 3),
            });
        }
        points
    }

    #[test]
    fn known_coefficients_are_found_again() {
        let plane = Plane {
            base: 40.0,
            slopes: [0.8, -0.3, 5.0],
        };
        for errors in [&[0.0][..], &[3.0, -3.0, 1.0, -1.0, 2.0, -2.0, 0.0]] {
            let found = Plane::fit(&points(plane, errors)).expect("something was seen");
            assert!((found.base - plane.base).abs() < 0.5, "{found:?}");
            for (slope, wanted) in found.slopes.iter().zip(plane.slopes) {
                assert!((slope - wanted).abs() < 0.03 * (1.0 + wanted.abs()), "{found:?}");
            }
        }
    }

    #[test]
    fn where_nothing_varies_the_mean_is_expected() {
        let same = |result: f64| Seen {
            features: [5.0, 7.0, 1.0],
            result,
            weight: 1.0,
        };
        let plane = Plane::fit(&[same(10.0), same(20.0)]).expect("something was seen");
        assert!((plane.at([5.0, 7.0, 1.0]) - 15.0).abs() < 1e-9 && plane.slopes.iter().all(|slope| slope.abs() < 1e-9));
        assert_eq!(Plane::fit(&[]), None);
    }

    #[test]
    fn what_weighs_nothing_changes_nothing() {
        let plane = Plane {
            base: 1.0,
            slopes: [2.0, 3.0, 4.0],
        };
        let mut seen = points(plane, &[0.0]);
        let found = Plane::fit(&seen);
        seen.push(Seen {
            features: [1e6, -1e6, 0.0],
            result: 1e9,
            weight: 0.0,
        });
        assert_eq!(Plane::fit(&seen), found);
    }
}
