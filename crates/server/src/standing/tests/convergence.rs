//! Players of known strength find their rating.

use super::super::rating::{Rating, after};

/// How often everything is simulated.
const RUNS: u64 = 20;

/// Chance that is the same each time.
struct Chance(u64);

impl Chance {
    fn unit(&mut self) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 11) as f64 + 0.5) / (1u64 << 53) as f64
    }

    fn below(&mut self, n: usize) -> usize {
        (self.unit() * n as f64) as usize
    }

    /// How well somebody of this strength plays today. With such luck, 400 points more win 10 times out of 11 against one other.
    fn form(&mut self, strength: f64) -> f64 {
        strength - 400.0 / std::f64::consts::LN_10 * (-self.unit().ln()).ln()
    }
}

/// Twenty-one people from 1000 to 2000, at tables of two to five, until each has played about so many games: the mean distance from their strength, after the
/// shift that all have in common, and the share of those who are within what is told.
fn simulate(games_each: usize, seed: u64) -> (f64, f64) {
    const PEOPLE: usize = 21;
    let strength = |person: usize| 1_000.0 + 50.0 * person as f64;
    let mut ratings = [Rating::NEW; PEOPLE];
    let mut chance = Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut seats = 0;
    while seats < games_each * PEOPLE {
        let mut people: Vec<usize> = (0..PEOPLE).collect();
        let players = 2 + chance.below(4);
        for place in 0..players {
            people.swap(place, place + chance.below(PEOPLE - place));
        }
        people.truncate(players);
        let forms: Vec<f64> = people.iter().map(|person| chance.form(strength(*person))).collect();
        let rank = |own: f64| 1 + forms.iter().filter(|other| **other > own).count();
        let before: Vec<(Rating, usize)> = people
            .iter()
            .zip(&forms)
            .map(|(person, form)| (ratings[*person], rank(*form)))
            .collect();
        for (person, rating) in people.iter().zip(after(&before)) {
            ratings[*person] = rating;
        }
        seats += players;
    }
    let off: Vec<f64> = (0..PEOPLE)
        .map(|person| f64::from(ratings[person].told().points) - strength(person))
        .collect();
    let shift = off.iter().sum::<f64>() / PEOPLE as f64;
    let distance = off.iter().map(|off| (off - shift).abs()).sum::<f64>() / PEOPLE as f64;
    let within = (0..PEOPLE)
        .filter(|person| (off[*person] - shift).abs() <= f64::from(ratings[*person].told().within))
        .count();
    (distance, within as f64 / PEOPLE as f64)
}

/// The mean of several simulations.
fn mean(games_each: usize) -> (f64, f64) {
    let runs: Vec<(f64, f64)> = (1..=RUNS).map(|seed| simulate(games_each, seed)).collect();
    let mean = |part: fn(&(f64, f64)) -> f64| runs.iter().map(part).sum::<f64>() / RUNS as f64;
    (mean(|run| run.0), mean(|run| run.1))
}

#[test]
fn ratings_of_players_of_known_strength_converge() {
    let courses = [0, 5, 10, 20, 40, 80, 160, 320].map(|games| (games, mean(games)));
    for (games, (distance, within)) in courses {
        println!(
            "{games:4} games each: off by {distance:5.1} points on average, {:3.0} % within what is told",
            within * 100.0
        );
    }
    let distance = |place: usize| courses[place].1.0;
    assert!(
        distance(2) < distance(0) / 2.0,
        "after 10 games half of what was unknown is known"
    );
    assert!(distance(7) < 60.0, "after 320 games little is left");
    assert!(
        courses.iter().all(|(_, (_, within))| *within > 0.85),
        "what is told of the doubt is true"
    );
}
