//! How games go on from a position: learned from games that bots play against themselves, and measured in others.

mod chances;
mod fit;
mod game;
mod measure;

use bots::knowledge::Worths;
use bots::{Course, Knowledge, STAGES, Spec, Stage};
use table::{Seats, SetupError};

use crate::live::Live;

use fit::{Features, Plane, Seen};
use game::{Moment, Played};

pub use chances::{Bin, Chances};
pub use measure::{MEASURED, Measured, Measurement};

/// Games of a bot against itself, from which something is learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Who plays on all seats.
    pub player: Spec,
    /// How many games.
    pub games: u32,
    /// The text from which all chance comes.
    pub seed: String,
    /// How many games to play at once.
    pub threads: usize,
}

impl Lesson {
    /// Learns the course of games for this many; `None` if it was stopped.
    pub fn teach<G: Knowledge>(&self, players: u8, live: &Live) -> Result<Option<Course>, SetupError> {
        Ok(self.play::<G>(players, live)?.map(|games| learn(&games)))
    }

    /// Measures how far forecasts by this course are off, or those that hints and graphs tell; `None` if it was stopped.
    pub fn measure<G: Knowledge>(
        &self,
        players: u8,
        course: Option<&Course>,
        live: &Live,
    ) -> Result<Option<Measurement>, SetupError> {
        Ok(self
            .play::<G>(players, live)?
            .map(|games| Measurement::of(course, players, &games)))
    }

    fn play<G: Knowledge>(&self, players: u8, live: &Live) -> Result<Option<Vec<Played>>, SetupError> {
        game::play_all::<G>(self, players, live)
    }
}

/// The course that fits these games best.
fn learn(games: &[Played]) -> Course {
    let mut course = Course::IDENTITY;
    let stages: Vec<Option<Stage>> = (0..STAGES).map(|place| stage(games, place)).collect();
    // where nothing was seen, the nearest stage stands in
    let near = |place: usize| {
        let others = (0..STAGES).filter_map(|other| Some((other.abs_diff(place), stages[other]?)));
        others.min_by_key(|(off, _)| *off).map(|(_, stage)| stage)
    };
    for (place, stage) in course.stages.iter_mut().enumerate() {
        *stage = near(place).unwrap_or(*stage);
    }
    course
}

/// What holds at a stage, learned from all positions that are nearer to it than its neighbours are; the nearer, the more they count.
fn stage(games: &[Played], place: usize) -> Option<Stage> {
    let steps = (STAGES - 1) as f32;
    let weight = |moment: &Moment| 1.0 - (moment.progress * steps - place as f32).abs();
    let near = || {
        let moments = games
            .iter()
            .flat_map(|game| game.moments.iter().map(move |moment| (game, moment)));
        moments.filter(|(_, moment)| weight(moment) > 0.0)
    };
    let seen: Vec<Seen> = near()
        .flat_map(|(game, moment)| game.seen(moment, f64::from(weight(moment))))
        .collect();
    let plane = Plane::fit(&seen)?;
    let spreads = near().map(|(game, moment)| (f64::from(weight(moment)), game.scatter(moment, &plane)));
    let (weights, squares) = spreads.fold((0.0, 0.0), |(weights, squares), (weight, square)| {
        (weights + weight, squares + weight * square)
    });
    Some(of_plane(&plane, games.first()?.players, (squares / weights).sqrt()))
}

/// A stage says how much a seat's own worth counts, and that of all; the plane knows the worth beside the mean, and the mean.
fn of_plane(plane: &Plane, players: u8, spread: f64) -> Stage {
    let [beside, mean, due] = plane.slopes;
    // a better position is never worse, whatever few games seem to say; beside the mean is 0 on average, so nothing else changes
    let beside = beside.max(0.0);
    // alone there is nothing beside the mean
    let (own, all) = if players == 1 {
        (mean, 0.0)
    } else {
        (beside, mean - beside)
    };
    Stage {
        base: plane.base as f32,
        own: own as f32,
        all: all as f32,
        due: due as f32,
        spread: spread as f32,
    }
}

impl Played {
    /// What a moment tells about the final score of each seat.
    fn seen(&self, moment: &Moment, weight: f64) -> Vec<Seen> {
        let seen = |features: Features, result: f64| Seen {
            features,
            result,
            weight,
        };
        let pairs = self.features(moment).into_iter().zip(self.scores());
        pairs.map(|(features, score)| seen(features, score)).collect()
    }

    /// For each seat: its worth beside the mean, the mean, and the turns due to it beside the mean.
    fn features(&self, moment: &Moment) -> Vec<Features> {
        let mean = |numbers: &Worths| {
            let numbers = &numbers[..usize::from(self.players)];
            numbers.iter().map(|&number| f64::from(number)).sum::<f64>() / f64::from(self.players)
        };
        let (mean_worth, mean_due) = (mean(&moment.worths), mean(&moment.dues));
        let pairs = moment.worths.iter().zip(&moment.dues).take(self.players.into());
        let features =
            |(&worth, &due): (&f32, &f32)| [f64::from(worth) - mean_worth, mean_worth, f64::from(due) - mean_due];
        pairs.map(features).collect()
    }

    /// The final scores.
    fn scores(&self) -> impl Iterator<Item = f64> {
        let seats = Seats::all(self.players);
        seats
            .iter()
            .map(|seat| f64::from(self.result.score(seat)))
            .collect::<Vec<_>>()
            .into_iter()
    }

    /// The squared error of a seat on average, without what all seats have in common: it changes nothing about who wins.
    fn scatter(&self, moment: &Moment, plane: &Plane) -> f64 {
        let pairs = self.features(moment).into_iter().zip(self.scores());
        let errors: Vec<f64> = pairs.map(|(features, score)| plane.at(features) - score).collect();
        let number = errors.len() as f64;
        if errors.len() == 1 {
            return errors[0] * errors[0];
        }
        let common = errors.iter().sum::<f64>() / number;
        errors
            .iter()
            .map(|error| (error - common) * (error - common))
            .sum::<f64>()
            / (number - 1.0)
    }
}

#[cfg(test)]
mod tests {
    use bots::Forecast;
    use table::MOST_SEATS;

    use super::*;

    /// A game of two in which a worth grows to three times itself and ten points, less what has passed.
    fn made_up(first: f32, second: f32) -> Played {
        let three_times = |worth: f32| 10.0 + 3.0 * worth;
        let mut score = [0.0; MOST_SEATS as usize];
        (score[0], score[1]) = (three_times(first), three_times(second));
        let moment = |percent: u8| {
            let progress = f32::from(percent) / 100.0;
            let mut worths = [0.0; MOST_SEATS as usize];
            // at the end a position is worth what it brings
            let now = |worth: f32| worth + progress * (three_times(worth) - worth);
            (worths[0], worths[1]) = (now(first), now(second));
            Moment {
                ply: percent.into(),
                progress,
                worths,
                dues: [0.0; MOST_SEATS as usize],
                told: Forecast {
                    players: 2,
                    score: worths,
                    win: [0.5; MOST_SEATS as usize],
                },
            }
        };
        Played {
            players: 2,
            length: 100,
            moments: (0..100).step_by(5).map(moment).collect(),
            result: Forecast {
                players: 2,
                score,
                win: [0.0; MOST_SEATS as usize],
            },
        }
    }

    #[test]
    fn a_course_is_learned_from_games() {
        let games: Vec<Played> = (0..40u16)
            .map(|n| made_up(f32::from(n), f32::from(n * 7 % 40)))
            .collect();
        let course = learn(&games);
        for (progress, worth, score) in [(0.5, 45.0, 70.0), (0.8, 60.0, 70.0)] {
            let expected = course.at(progress).expect(worth, worth, 0.0);
            assert!((expected - score).abs() < 2.0, "{progress}: {expected}");
        }
        let measured = Measurement::of(Some(&course), 2, &games);
        assert!(
            measured.at.iter().all(|at| at.bias.abs() < 1.5 && at.error < 3.0),
            "{measured:?}"
        );
    }
}
