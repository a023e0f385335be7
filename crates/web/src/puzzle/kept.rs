//! What somebody has solved, kept in the browser: which puzzles, a rating that grows with them, and the days in a row.

use serde::{Deserialize, Serialize};

use super::shelf::{Item, Shelf};
use crate::browser;

/// Whoever begins has this rating.
const BEGIN: f32 = 1000.0;
/// The rating of a puzzle of grade 1, ...
const EASIEST: f32 = 800.0;
/// ... and how much more each further grade has.
const HARDER: f32 = 250.0;
/// A lead of this much is ten to one.
const SCALE: f32 = 400.0;
/// How much a puzzle moves the rating, at first and later.
const MOVES: [f32; 2] = [48.0, 24.0];
/// After this many puzzles a rating has settled.
const SETTLED: usize = 20;
/// Nobody falls lower.
const LOWEST: f32 = 400.0;

/// What somebody has done with the puzzles of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// Their rating.
    pub rating: f32,
    /// The puzzles that were tried, and whether the first try was right.
    pub tried: Vec<(String, bool)>,
    /// The puzzles that somebody found unclear, and does not want to see again.
    pub unclear: Vec<String>,
    /// The last day whose puzzle was solved.
    pub day: u32,
    /// How many days in a row that was so.
    pub streak: u32,
}

impl Default for Record {
    fn default() -> Record {
        Record {
            rating: BEGIN,
            tried: Vec::new(),
            unclear: Vec::new(),
            day: 0,
            streak: 0,
        }
    }
}

impl Record {
    /// What is kept of a game.
    pub fn load(game: &str) -> Record {
        browser::load(&name(game)).unwrap_or_default()
    }

    /// Keeps it.
    pub fn keep(&self, game: &str) {
        browser::keep(&name(game), self);
    }

    /// Was it tried, and was the first try right?
    pub fn first_try(&self, id: &str) -> Option<bool> {
        self.tried
            .iter()
            .find(|(tried, _)| tried == id)
            .map(|(_, right)| *right)
    }

    /// A puzzle of this grade was tried. Only the first try counts.
    pub fn note(&mut self, id: &str, grade: u8, right: bool) {
        if self.first_try(id).is_some() {
            return;
        }
        let puzzle = EASIEST + HARDER * f32::from(grade.saturating_sub(1));
        let expected = 1.0 / (1.0 + 10.0_f32.powf((puzzle - self.rating) / SCALE));
        let moves = MOVES[usize::from(self.tried.len() >= SETTLED)];
        let result = if right { 1.0 } else { 0.0 };
        self.rating = (self.rating + moves * (result - expected)).max(LOWEST);
        self.tried.push((id.to_owned(), right));
    }

    /// The puzzle of a day was solved, at whichever try.
    pub fn note_day(&mut self, day: u32) {
        if day > self.day {
            self.streak = if day == self.day + 1 { self.streak + 1 } else { 1 };
            self.day = day;
        }
    }

    /// How many days in a row, if it still goes on today.
    pub fn streak_on(&self, day: u32) -> u32 {
        if self.day + 1 >= day { self.streak } else { 0 }
    }

    /// The next puzzle for somebody of this rating: one that was never tried, about this theme if one is named, of the grade that fits best. When all were
    /// tried, one that was missed, or else any; never the one after which it comes.
    pub fn next<'a>(&self, shelf: &'a Shelf, theme: Option<&str>, after: Option<&str>) -> Option<&'a Item> {
        let wanted = ((self.rating - EASIEST) / HARDER + 1.0).round().clamp(1.0, 5.0) as u8;
        let rank = |item: &&Item| {
            let tried = match self.first_try(&item.id) {
                None => 0,
                Some(false) => 1,
                Some(true) => 2,
            };
            (tried, item.grade.abs_diff(wanted))
        };
        let about = |item: &&Item| theme.is_none_or(|theme| item.themes.iter().any(|about| about == theme));
        let fresh = |item: &&Item| !self.unclear.contains(&item.id) && after != Some(item.id.as_str());
        shelf.items.iter().filter(about).filter(fresh).min_by_key(rank)
    }
}

/// The days since the first of 1970, where the reader is.
pub fn today() -> u32 {
    const MINUTE: f64 = 60_000.0;
    const DAY: f64 = 1_440.0 * MINUTE;
    let away = js_sys::Date::new_0().get_timezone_offset();
    ((browser::now() - away * MINUTE) / DAY) as u32
}

fn name(game: &str) -> String {
    format!("puzzles.{game}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_try_counts() {
        let mut record = Record::default();
        record.note("a", 3, false);
        let after = record.rating;
        record.note("a", 3, true);
        assert!(after < BEGIN && record.rating.to_bits() == after.to_bits());
        assert_eq!(record.first_try("a"), Some(false));
    }

    #[test]
    fn whoever_solves_what_is_hard_rises_and_gets_harder_ones() {
        let lines = [1, 2, 3, 4, 5].map(|grade| format!("{{\"id\":\"g{grade}\",\"grade\":{grade},\"themes\":[]}}"));
        let shelf = Shelf::read(&lines.join("\n"));
        let mut record = Record::default();
        assert_eq!(record.next(&shelf, None, None).map(|item| item.grade), Some(2));
        for number in 0..30 {
            record.note(&format!("x{number}"), 5, true);
        }
        assert!(record.rating > 1_800.0, "{}", record.rating);
        assert_eq!(record.next(&shelf, None, None).map(|item| item.grade), Some(5));
        record.unclear.push("g5".into());
        assert_eq!(record.next(&shelf, None, None).map(|item| item.grade), Some(4));
        assert_eq!(record.next(&shelf, Some("nothing"), None), None);
    }

    #[test]
    fn days_in_a_row_are_counted() {
        let mut record = Record::default();
        for day in [10, 11, 11, 12] {
            record.note_day(day);
        }
        assert_eq!(
            (record.streak_on(12), record.streak_on(13), record.streak_on(14)),
            (3, 3, 0)
        );
        record.note_day(20);
        assert_eq!(record.streak_on(20), 1);
    }
}
