//! Ratings over many players: the Bradley-Terry model on the Elo scale.
//!
//! A game counts as a duel between each two of its players: the better place wins, an equal one is a draw. The ratings are those under which the duels are
//! most likely. One more drawn duel between each two players keeps the rating of a player finite who has won everything.

use serde::Serialize;

use crate::bout::Record;
use crate::interval::Z;

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// On the Elo scale, where 400 points more are 10 to 1; the mean of all players is 1500.
    pub elo: f64,
    /// The 95 % interval, as far as it is known against the mean of all.
    pub ci95: [f64; 2],
}

/// The mean of all ratings.
const MEAN: f64 = 1500.0;
/// Elo points of one natural unit.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// How many groups the deals are split into; the intervals come from leaving out one after the other.
const GROUPS: usize = 40;
/// Drawn duels that are added between each two players.
const DRAWS: f64 = 1.0;

/// Who won how often against whom: row against column. A draw is half a win for each.
#[derive(Clone, PartialEq, Debug)]
struct Wins(Vec<Vec<f64>>);

/// The duels of a match, apart for each group of deals.
#[derive(Clone, Debug)]
pub(crate) struct Duels {
    groups: Vec<Wins>,
}

impl Duels {
    pub(crate) fn new(players: usize) -> Duels {
        Duels {
            groups: vec![Wins::none(players); GROUPS],
        }
    }

    pub(crate) fn add(&mut self, record: &Record) {
        let Wins(wins) = &mut self.groups[record.fixture.deal as usize % GROUPS];
        for (place, one) in record.seats.iter().enumerate() {
            for other in &record.seats[place + 1..] {
                let won = match one.result.place.cmp(&other.result.place) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                wins[one.player][other.player] += won;
                wins[other.player][one.player] += 1.0 - won;
            }
        }
    }

    /// The ratings of all players. An interval is the wider of two: that of the model (from the Fisher information), and that of the jackknife over groups of
    /// deals, which knows that games on the same deal and duels of the same game belong together.
    pub(crate) fn ratings(&self) -> Vec<Rating> {
        let all = self
            .groups
            .iter()
            .fold(Wins::none(self.players()), |sum, group| sum.plus(group, 1.0));
        let strengths = all.strengths();
        let model = all.variances(&strengths);
        let jackknife = self.jackknife(&all);
        let rating = |((&strength, model), jackknife): ((&f64, f64), f64)| {
            let (elo, half) = (MEAN + SCALE * strength, Z * SCALE * model.max(jackknife).sqrt());
            Rating {
                elo,
                ci95: [elo - half, elo + half],
            }
        };
        strengths.iter().zip(model).zip(jackknife).map(rating).collect()
    }

    fn players(&self) -> usize {
        self.groups[0].0.len()
    }

    /// The variance of each strength, from leaving out one group of deals after the other.
    fn jackknife(&self, all: &Wins) -> Vec<f64> {
        let none = Wins::none(self.players());
        let rest: Vec<Vec<f64>> = self
            .groups
            .iter()
            .filter(|&group| *group != none)
            .map(|group| all.plus(group, -1.0).strengths())
            .collect();
        let groups = (rest.len() as f64).max(1.0);
        let variance = |player: usize| {
            let mean = rest.iter().map(|strengths| strengths[player]).sum::<f64>() / groups;
            rest.iter()
                .map(|strengths| (strengths[player] - mean).powi(2))
                .sum::<f64>()
                * (groups - 1.0)
                / groups
        };
        (0..self.players()).map(variance).collect()
    }
}

impl Wins {
    fn none(players: usize) -> Wins {
        Wins(vec![vec![0.0; players]; players])
    }

    fn plus(&self, other: &Wins, times: f64) -> Wins {
        let row = |(own, other): (&Vec<f64>, &Vec<f64>)| {
            own.iter().zip(other).map(|(own, other)| own + times * other).collect()
        };
        Wins(self.0.iter().zip(&other.0).map(row).collect())
    }

    /// The duels between two, with the drawn ones that are added.
    fn duels(&self, one: usize, other: usize) -> f64 {
        if one == other {
            0.0
        } else {
            self.0[one][other] + self.0[other][one] + DRAWS
        }
    }

    /// The most likely strengths in natural units, with a mean of 0 (Hunter's minorisation, 2004).
    fn strengths(&self) -> Vec<f64> {
        let players = self.0.len();
        let won: Vec<f64> = self
            .0
            .iter()
            .map(|row| row.iter().sum::<f64>() + DRAWS / 2.0 * (players as f64 - 1.0))
            .collect();
        let mut strengths = vec![0.0_f64; players];
        for _ in 0..20_000 {
            let odds: Vec<f64> = strengths.iter().map(|strength| strength.exp()).collect();
            let better = |one: usize| {
                let share = (0..players)
                    .map(|other| self.duels(one, other) / (odds[one] + odds[other]))
                    .sum::<f64>();
                (won[one] / share).ln()
            };
            let mut next: Vec<f64> = (0..players).map(better).collect();
            let mean = next.iter().sum::<f64>() / players as f64;
            next.iter_mut().for_each(|strength| *strength -= mean);
            let change = strengths
                .iter()
                .zip(&next)
                .map(|(old, new)| (old - new).abs())
                .fold(0.0, f64::max);
            strengths = next;
            if change < 1e-9 {
                break;
            }
        }
        strengths
    }

    /// The variance of each strength under the model: the diagonal of the inverse of the Fisher information, in the space of strengths with a mean of 0.
    fn variances(&self, strengths: &[f64]) -> Vec<f64> {
        let players = strengths.len();
        let even = 1.0 / players as f64;
        let mut information = vec![vec![even; players]; players];
        for one in 0..players {
            for other in (0..players).filter(|&other| other != one) {
                let chance = 1.0 / (1.0 + (strengths[other] - strengths[one]).exp());
                let weight = self.duels(one, other) * chance * (1.0 - chance);
                information[one][one] += weight;
                information[one][other] -= weight;
            }
        }
        let inverse = inverse(information);
        (0..players)
            .map(|player| (inverse[player][player] - even).max(0.0))
            .collect()
    }
}

/// The inverse of a positive definite matrix (Gauss and Jordan; no pivoting is needed).
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for pivot in 0..size {
        let scale = 1.0 / matrix[pivot][pivot];
        matrix[pivot][pivot] = 1.0;
        matrix[pivot].iter_mut().for_each(|value| *value *= scale);
        let pivot_row = matrix[pivot].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(row, _)| *row != pivot) {
            let factor = std::mem::replace(&mut row[pivot], 0.0);
            row.iter_mut()
                .zip(&pivot_row)
                .for_each(|(value, above)| *value -= factor * above);
        }
    }
    matrix
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 3 players; how often each beat each.
    fn wins(rows: [[f64; 3]; 3]) -> Wins {
        Wins(rows.map(Vec::from).to_vec())
    }

    #[test]
    fn ten_to_one_is_400_points() {
        // far more games than the drawn ones that are added
        let table = wins([[0.0, 1e6, 1e6], [1e5, 0.0, 5e5], [1e5, 5e5, 0.0]]);
        let elo: Vec<f64> = table.strengths().into_iter().map(|strength| SCALE * strength).collect();
        assert!(
            (elo[0] - elo[1] - 400.0).abs() < 0.1 && (elo[1] - elo[2]).abs() < 1e-6,
            "{elo:?}"
        );
        assert!(elo.iter().sum::<f64>().abs() < 1e-6);
    }

    #[test]
    fn who_wins_everything_is_strong_but_finite_and_uncertain() {
        let table = wins([[0.0, 20.0, 20.0], [0.0, 0.0, 10.0], [0.0, 10.0, 0.0]]);
        let strengths = table.strengths();
        let variances = table.variances(&strengths);
        assert!(
            strengths[0].is_finite() && SCALE * (strengths[0] - strengths[1]) > 400.0,
            "{strengths:?}"
        );
        assert!(variances[0] > variances[1], "{variances:?}");
    }

    #[test]
    fn the_variance_of_two_equals_is_that_of_the_binomial() {
        // with n duels between two of equal strength the difference has the variance 4/n, and each stands at half of it
        let table = Wins(vec![vec![0.0, 50.0 - 0.5], vec![50.0 - 0.5, 0.0]]);
        let strengths = table.strengths();
        let variances = table.variances(&strengths);
        assert!((variances[0] - 0.01).abs() < 1e-6, "{variances:?}");
    }
}
