//! How numbers are spread.

use std::collections::BTreeMap;

/// How often each number occurs.
#[derive(Clone, Default)]
pub(super) struct Spread(BTreeMap<i32, u64>);

/// Numbers from `from` on, `width` of them together in each bin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bins {
    pub(super) from: i64,
    pub(super) width: i64,
    pub(super) count: usize,
}

impl Spread {
    pub(super) fn add(&mut self, number: i32) {
        *self.0.entry(number).or_default() += 1;
    }

    pub(super) fn ends(&self) -> Option<(i32, i32)> {
        Some((*self.0.keys().next()?, *self.0.keys().next_back()?))
    }

    pub(super) fn mean(&self) -> f64 {
        let sum: f64 = self
            .0
            .iter()
            .map(|(&number, &times)| f64::from(number) * times as f64)
            .sum();
        sum / (self.0.values().sum::<u64>() as f64).max(1.0)
    }

    /// The number that this share of all is below.
    pub(super) fn quantile(&self, share: f64) -> i32 {
        let wanted = share * self.0.values().sum::<u64>() as f64;
        let mut below = 0.0;
        for (&number, &times) in &self.0 {
            below += times as f64;
            if below >= wanted {
                return number;
            }
        }
        self.ends().map_or(0, |(_, high)| high)
    }

    /// How many are in each bin.
    pub(super) fn counts(&self, bins: Bins) -> Vec<u64> {
        let mut counts = vec![0; bins.count];
        for (&number, &times) in &self.0 {
            let bin = (i64::from(number) - bins.from) / bins.width;
            if let Some(count) = usize::try_from(bin).ok().and_then(|bin| counts.get_mut(bin)) {
                *count += times;
            }
        }
        counts
    }
}

impl Bins {
    /// The most bins of a picture.
    const MOST: i64 = 32;

    /// Bins of a round width (1, 2, 5, 10, ...) for all these numbers.
    pub(super) fn of<'a>(spreads: impl Iterator<Item = &'a Spread>) -> Bins {
        let ends = spreads
            .filter_map(Spread::ends)
            .reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)));
        let (low, high) = ends.map_or((0, 0), |(low, high)| (i64::from(low), i64::from(high)));
        let widths = (0..10u32).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10i64.pow(zeros)));
        let bins = |width: i64| Bins {
            from: low.div_euclid(width) * width,
            width,
            count: (high.div_euclid(width) - low.div_euclid(width) + 1) as usize,
        };
        widths
            .map(bins)
            .find(|bins| bins.count as i64 <= Bins::MOST)
            .unwrap_or(Bins {
                from: low,
                width: high - low + 1,
                count: 1,
            })
    }

    /// Where the last bin ends.
    pub(super) fn end(self) -> i64 {
        self.from + self.width * self.count as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_are_round_and_hold_everything() {
        let mut spread = Spread::default();
        (-23..=104).for_each(|number| spread.add(number));
        let bins = Bins::of([&spread].into_iter());
        assert_eq!((bins.from, bins.width, bins.end()), (-25, 5, 105));
        assert_eq!(spread.counts(bins).iter().sum::<u64>(), 128);
        assert_eq!(
            (spread.quantile(0.5), spread.quantile(0.0), spread.quantile(1.0)),
            (40, -23, 104)
        );
        let wide = {
            let mut spread = Spread::default();
            spread.add(i32::MIN);
            spread.add(i32::MAX);
            spread
        };
        assert_eq!(wide.counts(Bins::of([&wide].into_iter())).iter().sum::<u64>(), 2);
        assert_eq!(Bins::of(std::iter::empty()).count, 1);
    }
}
