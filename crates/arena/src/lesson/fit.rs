//! A plane through points: ordinary least squares, with a little ridge.

/// How strongly slopes are held back, in squared units of a feature: where nothing varies, nothing is learned.
const RIDGE: f64 = 0.2;

/// Something that was seen: two features, and what came of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Seen {
    pub(super) features: [f64; 2],
    pub(super) result: f64,
    /// How much it counts.
    pub(super) weight: f64,
}

/// What comes of two features.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Plane {
    pub(super) base: f64,
    pub(super) slopes: [f64; 2],
}

impl Plane {
    /// The plane that fits best; `None` where nothing was seen.
    pub(super) fn fit(seen: &[Seen]) -> Option<Plane> {
        let all: f64 = seen.iter().map(|seen| seen.weight).sum();
        if all <= 0.0 {
            return None;
        }
        let mean = |what: &dyn Fn(&Seen) -> f64| seen.iter().map(|seen| seen.weight * what(seen)).sum::<f64>() / all;
        let middle = [0, 1].map(|n: usize| mean(&|seen| seen.features[n]));
        let result = mean(&|seen| seen.result);
        let off = |seen: &Seen, n: usize| seen.features[n] - middle[n];
        // the normal equations, around the middle, so that the base is not held back
        let square = |n: usize, m: usize| mean(&|seen| off(seen, n) * off(seen, m));
        let (first, both, second) = (square(0, 0) + RIDGE, square(0, 1), square(1, 1) + RIDGE);
        let [left, right] = [0, 1].map(|n: usize| mean(&|seen| off(seen, n) * (seen.result - result)));
        let determinant = first * second - both * both;
        let slopes = [second * left - both * right, first * right - both * left].map(|slope| slope / determinant);
        let base = result - slopes[0] * middle[0] - slopes[1] * middle[1];
        Some(Plane { base, slopes })
    }

    /// What to expect of these features.
    pub(super) fn at(&self, features: [f64; 2]) -> f64 {
        self.base + self.slopes[0] * features[0] + self.slopes[1] * features[1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Points on a plane, with these errors in turn.
    fn points(plane: Plane, errors: &[f64]) -> Vec<Seen> {
        let mut points = Vec::new();
        for (number, error) in (0..400).zip(errors.iter().cycle()) {
            let features = [f64::from(number % 20) - 10.0, f64::from(number / 20) * 3.0];
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
            slopes: [0.8, -0.3],
        };
        for errors in [&[0.0][..], &[3.0, -3.0, 1.0, -1.0, 2.0, -2.0, 0.0]] {
            let found = Plane::fit(&points(plane, errors)).expect("something was seen");
            assert!((found.base - plane.base).abs() < 0.5, "{found:?}");
            for (found, wanted) in found.slopes.iter().zip(plane.slopes) {
                assert!((found - wanted).abs() < 0.03, "{found} {wanted}");
            }
        }
    }

    #[test]
    fn where_nothing_varies_the_mean_is_expected() {
        let same = |result: f64| Seen {
            features: [5.0, 7.0],
            result,
            weight: 1.0,
        };
        let plane = Plane::fit(&[same(10.0), same(20.0)]).expect("something was seen");
        assert!((plane.at([5.0, 7.0]) - 15.0).abs() < 1e-9 && plane.slopes.iter().all(|slope| slope.abs() < 1e-9));
        assert_eq!(Plane::fit(&[]), None);
    }

    #[test]
    fn what_weighs_nothing_changes_nothing() {
        let plane = Plane {
            base: 1.0,
            slopes: [2.0, 3.0],
        };
        let mut seen = points(plane, &[0.0]);
        let found = Plane::fit(&seen);
        seen.push(Seen {
            features: [1e6, -1e6],
            result: 1e9,
            weight: 0.0,
        });
        assert_eq!(Plane::fit(&seen), found);
    }
}
