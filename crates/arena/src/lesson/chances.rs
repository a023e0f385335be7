//! Are chances to win what they say?

use serde::Serialize;

/// Chances to win beside who won, in groups of like chances.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Chances {
    /// The mean distance between chance to win and share of wins over these groups, each counting for as much as it has seats.
    pub off: f64,
    /// The groups that have anybody in them, from the least chance to the greatest.
    pub bins: Vec<Bin>,
}

/// Seats with about the same chance to win.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Bin {
    /// How many.
    pub seats: u32,
    /// Their mean chance to win.
    pub predicted: f64,
    /// How many of them won, as a share.
    pub won: f64,
}

impl Chances {
    /// What came of these chances, each with the share of the victory, in so many groups of like width.
    pub(super) fn of(told: impl Iterator<Item = (f32, f32)>, groups: usize) -> Chances {
        let mut bins = vec![Bin::default(); groups];
        for (chance, won) in told {
            bins[((chance * groups as f32) as usize).min(groups - 1)].add(chance, won);
        }
        let bins: Vec<Bin> = bins.into_iter().filter(|bin| bin.seats > 0).map(Bin::mean).collect();
        let seats: f64 = bins.iter().map(|bin| f64::from(bin.seats)).sum();
        let distances = bins
            .iter()
            .map(|bin| f64::from(bin.seats) * (bin.predicted - bin.won).abs());
        Chances {
            off: distances.sum::<f64>() / seats.max(1.0),
            bins,
        }
    }
}

impl Bin {
    fn add(&mut self, chance: f32, won: f32) {
        self.seats += 1;
        self.predicted += f64::from(chance);
        self.won += f64::from(won);
    }

    /// From sums to means.
    fn mean(self) -> Bin {
        let seats = f64::from(self.seats);
        Bin {
            predicted: self.predicted / seats,
            won: self.won / seats,
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_count_by_their_seats() {
        // three at 95 % who all won, one at 15 % who won too
        let told = [(0.95, 1.0), (0.95, 1.0), (0.95, 1.0), (0.15, 1.0)];
        let chances = Chances::of(told.into_iter(), 10);
        let seats: Vec<u32> = chances.bins.iter().map(|bin| bin.seats).collect();
        assert_eq!(seats, [1, 3]);
        assert!((chances.off - (3.0 * 0.05 + 0.85) / 4.0).abs() < 1e-6, "{chances:?}");
    }

    #[test]
    fn a_sure_win_belongs_to_the_last_group() {
        let chances = Chances::of([(1.0, 1.0), (0.91, 0.0)].into_iter(), 10);
        assert_eq!(chances.bins.len(), 1);
    }
}
