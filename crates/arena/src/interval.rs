//! Means and shares with their 95 % intervals.

/// The 97.5 % point of the normal distribution.
pub(crate) const Z: f64 = 1.96;

/// The mean of whole numbers, such as scores. Its sums are exact, so that the order in which they are added does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Mean {
    count: u64,
    sum: i64,
    squares: i128,
}

impl Mean {
    pub(crate) fn add(&mut self, value: i32) {
        let value = i64::from(value);
        self.count += 1;
        self.sum += value;
        self.squares += i128::from(value * value);
    }

    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// The mean; 0 of nothing.
    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / (self.count as f64).max(1.0)
    }

    /// The mean; none of nothing.
    pub(crate) fn known_mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.mean())
    }

    /// The standard deviation of what was added.
    pub(crate) fn deviation(&self) -> f64 {
        let count = i128::from(self.count);
        if count < 2 {
            return 0.0;
        }
        let spread = self.squares * count - i128::from(self.sum) * i128::from(self.sum);
        (spread as f64 / (count * (count - 1)) as f64).sqrt()
    }

    /// The 95 % interval of the mean.
    pub(crate) fn ci95(&self) -> [f64; 2] {
        let half = Z * self.deviation() / (self.count as f64).max(1.0).sqrt();
        [self.mean() - half, self.mean() + half]
    }
}

/// Wilson's interval for a share; everything is possible where there was no game.
pub(crate) fn wilson(wins: f64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let games = games as f64;
    let share = wins / games;
    let middle = (share + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
    let half = Z / (1.0 + Z * Z / games) * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // 8 of 10: 0.490 to 0.943, as in the textbooks
        let [low, high] = wilson(8.0, 10);
        assert!(
            (low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001,
            "{low} {high}"
        );
        assert!(wilson(0.0, 5)[0].abs() < 1e-9);
    }

    #[test]
    fn the_deviation_is_that_of_a_sample() {
        let mut mean = Mean::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|value| mean.add(value));
        assert!(
            (mean.mean() - 5.0).abs() < 1e-9 && (mean.deviation() - (32.0_f64 / 7.0).sqrt()).abs() < 1e-9,
            "{mean:?}"
        );
        assert!(Mean::default().ci95().iter().all(|end| end.abs() < 1e-9) && Mean::default().known_mean().is_none());
    }
}
