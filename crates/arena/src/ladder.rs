//! How strong the levels are: a ladder of matches between each level and the next, measured from the rung that is fixed.

use std::collections::{BTreeMap, BTreeSet};

use bots::{Anchor, Anchors, Level};

use crate::interval::Z;
use crate::rows::Row;

/// Elo points of one natural unit.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// Where the fixed rung stands, on the scale of the ratings.
const FIXED: (Level, f64) = (Level::Casual, 1_500.0);
/// Nothing is known better than that.
const LEAST: f64 = 20.0;

/// The standard deviation of what a rung may be off that other bots climbed in place of the levels, with more or less time than these have.
const DOUBT: f64 = 50.0;

/// Who beat whom: the duels of a level with the next one.
#[derive(Clone, PartialEq, Debug, Default)]
struct Duels {
    games: u64,
    /// Of the higher level; a tie is half a win.
    wins: f64,
    /// Who played: the bots that stood for the two levels.
    who: BTreeSet<String>,
    /// Were they others than the levels themselves?
    stood_in: bool,
}

impl Duels {
    fn add(&mut self, who: String, wins: f64, games: u64, stood_in: bool) {
        self.games += games;
        self.wins += wins;
        self.who.insert(who);
        self.stood_in |= stood_in;
    }

    /// How many points the higher level is ahead, and the variance of that. Half a game is added to each side, so that who has won everything is not infinitely strong.
    fn gap(&self) -> (f64, f64) {
        let games = self.games as f64 + 1.0;
        let share = (self.wins + 0.5) / games;
        let doubt = if self.stood_in { DOUBT * DOUBT } else { 0.0 };
        let variance = SCALE * SCALE / (games * share * (1.0 - share));
        (SCALE * (share / (1.0 - share)).ln(), variance + doubt)
    }

    /// In a line.
    fn told(&self, game: &str, low: usize) -> String {
        let [lower, higher] = [low, low + 1].map(|number| Level::ALL[number].name());
        let who = self.who.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
        let as_what = if self.stood_in { ", in place of the levels" } else { "" };
        let Duels { wins, games, .. } = self;
        format!("{game}, {higher} over {lower}: {wins} of {games} games won by {who}{as_what}")
    }
}

/// Gathers matches between neighbouring levels.
#[derive(Default)]
pub struct Ladder {
    /// Which bots are which level.
    names: BTreeMap<String, Level>,
    /// By the id of the game, and the number of the lower level.
    duels: BTreeMap<String, BTreeMap<usize, Duels>>,
    /// The seats of the game that is read.
    table: Vec<Row>,
    games: u64,
}

impl Ladder {
    /// A ladder on which these bots stand for levels, as other budgets of time or iterations do. Every level stands for itself.
    pub fn new(names: impl IntoIterator<Item = (String, Level)>) -> Ladder {
        let own = Level::ALL.map(|level| (level.name().to_owned(), level));
        Ladder {
            names: names.into_iter().chain(own).collect(),
            ..Ladder::default()
        }
    }

    /// A row; those of one game follow each other.
    pub fn add(&mut self, row: Row) {
        if self.table.first().is_some_and(|first| first.number != row.number) {
            self.end_of_game();
        }
        self.table.push(row);
    }

    /// No more rows come from this file.
    pub fn end_of_game(&mut self) {
        let table = std::mem::take(&mut self.table);
        self.games += u64::from(!table.is_empty());
        for (place, one) in table.iter().enumerate() {
            for other in &table[place + 1..] {
                self.duel(one, other);
            }
        }
    }

    fn duel(&mut self, one: &Row, other: &Row) {
        let number = |row: &Row| Some(*self.names.get(&row.bot)? as usize);
        let (Some(a), Some(b)) = (number(one), number(other)) else {
            return;
        };
        let (low, high) = if a < b { (one, other) } else { (other, one) };
        if a.abs_diff(b) != 1 {
            return; // too far apart to tell how far
        }
        let wins = match high.place.cmp(&low.place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        let is_level = |row: &Row| Level::ALL.iter().any(|level| level.name() == row.bot);
        let (who, stood_in) = (
            format!("{} against {}", high.bot, low.bot),
            !is_level(high) || !is_level(low),
        );
        let game = self.duels.entry(one.setting.game.clone()).or_default();
        game.entry(a.min(b)).or_default().add(who, wins, 1, stood_in);
    }

    /// A match of which only the result is known: how many games the one that stands for this level won against the one that stands for the level below.
    pub fn known(&mut self, game: &str, level: Level, (wins, games): (f64, u64), who: &str) {
        let Some(low) = (level as usize).checked_sub(1) else {
            return;
        };
        let rungs = self.duels.entry(game.to_owned()).or_default();
        rungs.entry(low).or_default().add(who.to_owned(), wins, games, true);
        self.games += games;
    }

    /// How many games were read.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Where every level stands that the matches lead to.
    pub fn anchors(&self, made: &str) -> Anchors {
        let rungs = |(game, duels): (&String, &BTreeMap<usize, Duels>)| {
            duels
                .iter()
                .map(|(low, duels)| duels.told(game, *low))
                .collect::<Vec<_>>()
        };
        let told = self.duels.iter().flat_map(rungs);
        Anchors {
            made: std::iter::once(made.to_owned()).chain(told).collect(),
            games: self
                .duels
                .iter()
                .map(|(game, duels)| (game.clone(), climb(duels)))
                .collect(),
        }
    }
}

/// From the fixed rung up and down, as far as there are matches.
fn climb(duels: &BTreeMap<usize, Duels>) -> BTreeMap<String, Anchor> {
    let (start, points) = (FIXED.0 as usize, FIXED.1);
    let mut anchors = BTreeMap::from([(start, (points, 0.0))]);
    for low in start..Level::ALL.len() - 1 {
        step(&mut anchors, duels.get(&low), low, low + 1, 1.0);
    }
    for low in (0..start).rev() {
        step(&mut anchors, duels.get(&low), low + 1, low, -1.0);
    }
    let anchor = |(number, (points, variance)): (usize, (f64, f64))| {
        let within = (Z * f64::sqrt(variance)).max(LEAST).round();
        (
            Level::ALL[number].name().to_owned(),
            Anchor {
                points: points.round(),
                within,
            },
        )
    };
    anchors.into_iter().map(anchor).collect()
}

fn step(anchors: &mut BTreeMap<usize, (f64, f64)>, duels: Option<&Duels>, from: usize, to: usize, sign: f64) {
    if let (Some((points, variance)), Some(duels)) = (anchors.get(&from).copied(), duels) {
        let (gap, more) = duels.gap();
        anchors.insert(to, (points + sign * gap, variance + more));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ladder_adds_up_its_rungs() {
        let duels = |games, wins| Duels {
            games,
            wins,
            ..Duels::default()
        };
        let measured = climb(&BTreeMap::from([
            (0, duels(99, 75.5)),
            (1, duels(99, 90.5)),
            (3, duels(10, 9.0)),
        ]));
        let points = |level: &str| measured.get(level).map(|anchor| anchor.points);
        assert_eq!(points("casual"), Some(1_500.0));
        assert_eq!(points("beginner"), Some(1_300.0), "76 wins of 100 are 200 points");
        assert_eq!(points("skilled"), Some(1_902.0));
        assert_eq!(
            (points("expert"), points("master")),
            (None, None),
            "a rung is missing below them"
        );
        assert!(
            measured["skilled"].within > measured["beginner"].within,
            "a one-sided match tells less"
        );
    }
}
