//! What a page shows: the sums over all games.

use std::collections::{BTreeMap, HashSet};

use super::games::{Kind, PageError, identity};
use super::spread::Spread;
use crate::interval::Mean;
use crate::rows::Row;

/// The sums over all games.
#[derive(Default)]
pub(super) struct Gathered {
    pub(super) kind: Option<Kind>,
    pub(super) games: u64,
    /// Games that were there already.
    pub(super) repeated: u64,
    pub(super) bots: BTreeMap<String, BotSums>,
    pub(super) seats: Vec<SeatSums>,
    pub(super) winners: PartSums,
    pub(super) others: PartSums,
    pub(super) items: BTreeMap<String, ItemSums>,
    pub(super) holdings: BTreeMap<String, ItemSums>,
    pub(super) length: Spread,
    pub(super) length_with_score: Together,
    seen: HashSet<u64>,
}

/// The games of one bot.
#[derive(Default)]
pub(super) struct BotSums {
    pub(super) wins: f64,
    pub(super) score: Mean,
    pub(super) scores: Spread,
    pub(super) decisions: u64,
    pub(super) seconds: f64,
    pub(super) faults: u64,
    pub(super) titles: BTreeMap<String, u64>,
    pub(super) parts: PartSums,
}

impl BotSums {
    pub(super) fn win_share(&self) -> f64 {
        self.wins / self.score.count() as f64
    }
}

/// The games of one seat.
#[derive(Clone, Default)]
pub(super) struct SeatSums {
    pub(super) wins: f64,
    pub(super) score: Mean,
}

/// The main parts of scores, in their order.
#[derive(Default)]
pub(super) struct PartSums {
    pub(super) count: u64,
    pub(super) points: Vec<(String, i64)>,
}

impl PartSums {
    fn add(&mut self, row: &Row) {
        self.count += 1;
        for part in row.parts.iter().filter(|part| part.is_main()) {
            match self.points.iter_mut().find(|(name, _)| *name == part.item) {
                Some((_, points)) => *points += i64::from(part.points),
                None => self.points.push((part.item.clone(), part.points.into())),
            }
        }
    }

    /// The mean points of a part; a player without it counts 0.
    pub(super) fn mean(&self, name: &str) -> f64 {
        let points = self
            .points
            .iter()
            .find(|(other, _)| other == name)
            .map_or(0, |(_, points)| *points);
        points as f64 / (self.count as f64).max(1.0)
    }
}

/// The players who had something that counts.
#[derive(Default)]
pub(super) struct ItemSums {
    /// Its full name, if it is always the same.
    pub(super) name: Option<String>,
    pub(super) points: Mean,
    pub(super) score: Mean,
    pub(super) wins: f64,
    /// How often each bot had it.
    pub(super) bots: BTreeMap<String, u64>,
}

impl ItemSums {
    fn add(&mut self, row: &Row, points: i32, name: &str) {
        if self.points.count() == 0 {
            self.name = Some(name.into());
        } else if self.name.as_deref() != Some(name) {
            self.name = None;
        }
        self.points.add(points);
        self.score.add(row.score);
        self.wins += row.win_share;
        match self.bots.get_mut(&row.bot) {
            Some(count) => *count += 1,
            None => drop(self.bots.insert(row.bot.clone(), 1)),
        }
    }
}

/// How two numbers go together.
#[derive(Default)]
pub(super) struct Together {
    one: Mean,
    other: Mean,
    products: i128,
}

impl Together {
    fn add(&mut self, one: i32, other: i32) {
        self.one.add(one);
        self.other.add(other);
        self.products += i128::from(one) * i128::from(other);
    }

    /// Pearson's correlation, if both vary.
    pub(super) fn correlation(&self) -> Option<f64> {
        let count = self.one.count() as f64;
        let covariance = (self.products as f64 - count * self.one.mean() * self.other.mean()) / (count - 1.0);
        let deviations = self.one.deviation() * self.other.deviation();
        (deviations > 0.0).then(|| covariance / deviations)
    }
}

impl Gathered {
    /// Adds a game: the rows of its players in the order of the seats.
    pub(super) fn add(&mut self, game: &[Row]) -> Result<(), PageError> {
        let Some(first) = game.first() else { return Ok(()) };
        let kind = Kind::of(first);
        self.seats.resize(kind.players as usize, SeatSums::default());
        let known = self.kind.get_or_insert_with(|| kind.clone());
        known.check(&kind)?;
        if !self.seen.insert(identity(game)) {
            self.repeated += 1;
            return Ok(());
        }
        self.games += 1;
        self.length.add(first.length as i32);
        for row in game {
            self.add_row(row);
        }
        Ok(())
    }

    fn add_row(&mut self, row: &Row) {
        self.bots.entry(row.bot.clone()).or_default().add(row);
        let seat = &mut self.seats[row.seat as usize];
        seat.wins += row.win_share;
        seat.score.add(row.score);
        self.length_with_score.add(row.length as i32, row.score);
        let placed = if row.place == 1 {
            &mut self.winners
        } else {
            &mut self.others
        };
        placed.add(row);
        for (item, points) in row.items() {
            let name = row
                .parts
                .iter()
                .find(|part| part.leaf && part.item == item)
                .map_or(item, |part| part.name());
            entry(&mut self.items, item).add(row, points, name);
        }
        for holding in &row.holdings {
            entry(&mut self.holdings, holding).add(row, 0, holding);
        }
    }
}

impl BotSums {
    fn add(&mut self, row: &Row) {
        self.wins += row.win_share;
        self.score.add(row.score);
        self.scores.add(row.score);
        self.decisions += u64::from(row.decisions);
        self.seconds += row.time.as_secs_f64();
        self.faults += u64::from(row.faults);
        self.parts.add(row);
        if let Some(title) = &row.title {
            *self.titles.entry(title.clone()).or_default() += 1;
        }
    }
}

fn entry<'a>(sums: &'a mut BTreeMap<String, ItemSums>, name: &str) -> &'a mut ItemSums {
    if !sums.contains_key(name) {
        sums.insert(name.into(), ItemSums::default());
    }
    sums.get_mut(name).expect("it is there now")
}
