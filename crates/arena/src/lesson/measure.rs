//! How far forecasts are off.

use bots::{Course, Forecast};
use serde::Serialize;
use table::Seats;

use super::chances::{Bin, Chances};
use super::game::{Moment, Played};

/// Where forecasts are measured: after this many percent of a game's decisions.
pub const MEASURED: [u8; 3] = [25, 50, 75];

/// How many groups the chances to win of one of these moments are put into: from 0 to 20 percent, and so on.
const FEW: usize = 5;
/// How many those of all of them are put into.
const MANY: usize = 10;

/// How far the forecasts of one number of players are off.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measurement {
    /// How many play.
    pub players: u8,
    /// In how many games it was measured.
    pub games: usize,
    /// The mean final score.
    pub mean_score: f64,
    /// At each of [`MEASURED`].
    pub at: Vec<Measured>,
    /// The chances to win of all these moments together; `null` for who plays alone.
    pub chances: Option<Chances>,
}

/// How far the forecasts at one point of the games are off.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measured {
    /// After how many percent of the decisions.
    pub percent: u8,
    /// The mean of predicted less final score.
    pub bias: f64,
    /// The same in percent of the mean final score.
    pub bias_percent: f64,
    /// The mean distance between predicted and final score.
    pub error: f64,
    /// The mean distance between chance to win and share of wins, over groups of like chances; `null` for who plays alone.
    pub calibration: Option<f64>,
    /// These groups.
    pub bins: Vec<Bin>,
}

impl Measurement {
    pub(super) fn of(course: Option<&Course>, players: u8, games: &[Played]) -> Measurement {
        let finals = || {
            games
                .iter()
                .flat_map(|game| game.seats().map(|seat| f64::from(game.result.score(seat))))
        };
        let mean_score = finals().sum::<f64>() / (finals().count() as f64).max(1.0);
        Measurement {
            players,
            games: games.len(),
            mean_score,
            at: MEASURED
                .iter()
                .map(|&percent| Measured::of(course, percent, mean_score, games))
                .collect(),
            chances: (players > 1).then(|| {
                let all = MEASURED.iter().flat_map(|&percent| told(course, percent, games));
                Chances::of(all, MANY)
            }),
        }
    }
}

/// The chance of every seat of every game to win at this moment, with what came of it.
fn told<'a>(
    course: Option<&'a Course>,
    percent: u8,
    games: &'a [Played],
) -> impl Iterator<Item = (f32, f32)> + use<'a> {
    games.iter().flat_map(move |game| {
        let forecast = game.forecast(course, percent);
        game.seats()
            .map(move |seat| (forecast.win(seat), game.result.win(seat)))
    })
}

impl Measured {
    fn of(course: Option<&Course>, percent: u8, mean_score: f64, games: &[Played]) -> Measured {
        let (mut off, mut distance, mut number) = (0.0, 0.0, 0.0);
        for game in games {
            let forecast = game.forecast(course, percent);
            for seat in game.seats() {
                let error = f64::from(forecast.score(seat) - game.result.score(seat));
                (off, distance, number) = (off + error, distance + error.abs(), number + 1.0);
            }
        }
        let is_alone = games.iter().all(|game| game.players == 1);
        let chances = (!is_alone).then(|| Chances::of(told(course, percent, games), FEW));
        Measured {
            percent,
            bias: off / number,
            bias_percent: 100.0 * off / number / mean_score,
            error: distance / number,
            calibration: chances.as_ref().map(|chances| chances.off),
            bins: chances.map_or_else(Vec::new, |chances| chances.bins),
        }
    }
}

impl Played {
    fn seats(&self) -> impl Iterator<Item = table::Seat> {
        Seats::all(self.players).iter()
    }

    /// What is told of a moment: what hints and graphs tell, or else by this course.
    fn forecast(&self, course: Option<&Course>, percent: u8) -> Forecast {
        let moment = self.at(percent);
        let expect = |course| Forecast::expect(course, moment.progress, self.players, &moment.worths, &moment.dues);
        course.map_or(moment.told, expect)
    }

    /// The last moment before this part of the decisions has been made.
    fn at(&self, percent: u8) -> &Moment {
        let ply = self.length * usize::from(percent) / 100;
        let before = self.moments.iter().rev().find(|moment| moment.ply <= ply);
        before.unwrap_or(&self.moments[0])
    }
}

#[cfg(test)]
mod tests {
    use table::MOST_SEATS;

    use super::*;

    #[test]
    fn what_is_always_too_high_is_a_bias() {
        // the worths say 30 and 10 all the time, and the game ends 20 to 10
        let by_seat = |first: f32, second: f32| {
            let mut worths = [0.0; MOST_SEATS as usize];
            (worths[0], worths[1]) = (first, second);
            worths
        };
        let moment = |ply| Moment {
            ply,
            progress: 0.01 * ply as f32,
            worths: by_seat(30.0, 10.0),
            dues: by_seat(0.0, 0.0),
            told: Forecast {
                players: 2,
                score: by_seat(21.0, 11.0),
                win: by_seat(0.5, 0.5),
            },
        };
        let game = Played {
            players: 2,
            length: 100,
            moments: [0, 20, 60].map(moment).to_vec(),
            result: Forecast {
                players: 2,
                score: by_seat(20.0, 10.0),
                win: by_seat(1.0, 0.0),
            },
        };
        assert_eq!(MEASURED.map(|percent| game.at(percent).ply), [20, 20, 60]);
        let games = [game.clone(), game];
        let told = Measurement::of(None, 2, &games);
        assert!(told.at.iter().all(|at| (at.bias - 1.0).abs() < 1e-6), "{told:?}");
        let measured = Measurement::of(Some(&Course::IDENTITY), 2, &games);
        assert!((measured.mean_score - 15.0).abs() < 1e-9);
        for at in &measured.at {
            assert!((at.bias - 5.0).abs() < 1e-6 && (at.error - 5.0).abs() < 1e-6, "{at:?}");
            assert!((at.bias_percent - 100.0 / 3.0).abs() < 1e-3);
            // twenty points ahead with errors of ten each: 92 %
            assert!(at.calibration.is_some_and(|off| (off - 0.079).abs() < 0.002), "{at:?}");
        }
    }
}
