//! Means over players whose games are not all independent.

use wire::strategy::Estimate;

use crate::interval::Z;

/// A mean with an interval that takes each deal as one observation: players of the same game share their luck, and so do games on the same deal.
#[derive(Clone, Copy, Default)]
pub(super) struct Clustered {
    count: u64,
    sum: f64,
    /// The deal that is not complete yet, its values and their sum.
    deal: Option<(u64, f64, f64)>,
    deals: u64,
    /// Over the deals before: squares of sums, of counts, and products of both.
    sums: f64,
    counts: f64,
    products: f64,
}

impl Clustered {
    /// Adds a value. Those of a deal come one after the other.
    pub(super) fn add(&mut self, deal: u64, value: f64) {
        self.count += 1;
        self.sum += value;
        match &mut self.deal {
            Some((open, count, sum)) if *open == deal => {
                *count += 1.0;
                *sum += value;
            }
            _ => {
                self.close();
                self.deal = Some((deal, 1.0, value));
            }
        }
    }

    fn close(&mut self) {
        if let Some((_, count, sum)) = self.deal.take() {
            self.deals += 1;
            self.sums += sum * sum;
            self.counts += count * count;
            self.products += count * sum;
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// The mean; 0 of nothing.
    pub(super) fn mean(&self) -> f64 {
        self.sum / (self.count as f64).max(1.0)
    }

    /// The mean above this number, with its interval; `None` below this many deals.
    pub(super) fn above(mut self, usual: f64, fewest: u64) -> Option<Estimate> {
        self.close();
        if self.deals < fewest.max(2) {
            return None;
        }
        let (mean, deals) = (self.mean(), self.deals as f64);
        let squares = self.sums - 2.0 * mean * self.products + mean * mean * self.counts;
        let deviation = (squares.max(0.0) * deals / (deals - 1.0)).sqrt() / self.count as f64;
        let above = mean - usual;
        Some(Estimate(above, above - Z * deviation, above + Z * deviation))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn half_width(values: &[(u64, f64)]) -> f64 {
        let mut mean = Clustered::default();
        values.iter().for_each(|&(deal, value)| mean.add(deal, value));
        let Estimate(middle, low, high) = mean.above(0.0, 2).expect("enough deals");
        assert!((high - middle - (middle - low)).abs() < 1e-12, "even on both sides");
        high - middle
    }

    #[test]
    fn deals_of_one_value_are_a_plain_mean() {
        let values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0];
        let plain = Z * (32.0_f64 / 7.0 / 8.0).sqrt();
        let single: Vec<(u64, f64)> = (0..).zip(values).collect();
        assert!((half_width(&single) - plain).abs() < 1e-9);
    }

    #[test]
    fn what_is_said_twice_is_no_surer() {
        let values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0];
        let single: Vec<(u64, f64)> = (0..).zip(values).collect();
        let twice: Vec<(u64, f64)> = single.iter().flat_map(|&value| [value, value]).collect();
        assert!((half_width(&twice) - half_width(&single)).abs() < 1e-9);
    }

    #[test]
    fn few_deals_say_nothing() {
        let mut mean = Clustered::default();
        (0..3).for_each(|deal| mean.add(deal, 1.0));
        assert_eq!(mean.above(0.0, 4), None);
    }
}
