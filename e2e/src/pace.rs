//! How quickly a page answers.

use std::fmt;

/// How quickly a page answered.
#[derive(Clone, Default, Debug)]
pub struct Pace {
    /// Milliseconds from each click until what it changed was painted.
    pub answers: Vec<f64>,
    /// The longest time in milliseconds in which the page did not get to anything.
    pub gap: f64,
}

impl Pace {
    /// The answer in the middle of all.
    pub fn median(&self) -> f64 {
        let mut sorted = self.answers.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.get(sorted.len() / 2).copied().unwrap_or_default()
    }

    /// The slowest answer.
    pub fn slowest(&self) -> f64 {
        self.answers.iter().copied().fold(0.0, f64::max)
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} clicks answered in {:.0} ms (median), {:.0} ms (slowest); longest pause of the page {:.0} ms",
            self.answers.len(),
            self.median(),
            self.slowest(),
            self.gap
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        let pace = Pace {
            answers: vec![30.0, 10.0, 90.0],
            gap: 0.0,
        };
        assert_eq!((pace.median() as u32, pace.slowest() as u32), (30, 90));
        assert_eq!(Pace::default().median() as u32, 0);
    }
}
