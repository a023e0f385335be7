//! Lists of single things, such as cards and wards: how often players had them, and how much better they did.

use std::collections::BTreeMap;

use super::gathered::{BotSums, Gathered, ItemSums};
use super::sections::{is_solo, section, table};
use super::words::{count, escape, number, percent, signed};
use crate::interval::Z;

pub(super) fn items(games: &Gathered) -> Option<String> {
    let how = "Every single thing that counted for some players and not for others: how often players had it, and what it brought them.";
    things(
        games,
        &games.items,
        "Score by card or other single thing",
        how,
        Points::Shown,
    )
}

pub(super) fn holdings(games: &Gathered) -> Option<String> {
    things(
        games,
        &games.holdings,
        "Score by what players had",
        "What players had at the end, and how often.",
        Points::Hidden,
    )
}

/// A list longer than this is cut in the middle.
const LONGEST: usize = 60;

/// Does a thing bring points itself?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Points {
    Shown,
    Hidden,
}

/// One line of a list of things.
struct Thing<'a> {
    name: &'a str,
    sums: &'a ItemSums,
    /// How much more its owners scored than the same bots usually do.
    score_lift: f64,
    /// How much more often they won.
    win_lift: f64,
    /// Is the difference more than chance would bring?
    sure: bool,
}

impl<'a> Thing<'a> {
    fn new(games: &Gathered, name: &'a str, sums: &'a ItemSums) -> Thing<'a> {
        let had = sums.score.count() as f64;
        let usual = |of_bot: &dyn Fn(&BotSums) -> f64| {
            sums.bots
                .iter()
                .map(|(bot, &times)| times as f64 * of_bot(&games.bots[bot]))
                .sum::<f64>()
                / had
        };
        let score_lift = sums.score.mean() - usual(&|bot| bot.score.mean());
        let deviation = (usual(&|bot| bot.score.deviation().powi(2)) / had).sqrt();
        let win_lift = sums.wins / had - usual(&BotSums::win_share);
        Thing {
            name: sums.name.as_deref().unwrap_or(name),
            sums,
            score_lift,
            win_lift,
            sure: score_lift.abs() > Z * deviation,
        }
    }

    fn cells(&self, games: &Gathered, points: Points, most: f64) -> Vec<String> {
        let rows = games.games as f64 * games.seats.len() as f64;
        let had = self.sums.score.count();
        let mut cells = vec![
            escape(self.name),
            format!(
                "{} <span class=\"faint\">({})</span>",
                count(had),
                percent(had as f64 / rows)
            ),
        ];
        if points == Points::Shown {
            cells.push(number(self.sums.points.mean(), 2));
        }
        cells.extend([
            number(self.sums.score.mean(), 1),
            signed(self.score_lift, 1),
            self.meter(most),
        ]);
        if !is_solo(games) {
            cells.extend([percent(self.sums.wins / had as f64), signed(100.0 * self.win_lift, 1)]);
        }
        cells
    }

    /// A little bar to the left or right of the middle.
    fn meter(&self, most: f64) -> String {
        let class = match self.sure {
            false => "unsure",
            true if self.score_lift > 0.0 => "good",
            true => "bad",
        };
        let width = 50.0 * (self.score_lift.abs() / most).min(1.0);
        let left = if self.score_lift < 0.0 { 50.0 - width } else { 50.0 };
        format!(
            "<svg class=\"meter\" viewBox=\"0 0 100 12\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><line x1=\"50\" y1=\"0\" x2=\"50\" y2=\"12\" class=\"axis\"/>\
             <rect x=\"{left:.1}\" y=\"2\" width=\"{width:.1}\" height=\"8\" class=\"{class}\"/></svg>"
        )
    }
}

fn things(
    games: &Gathered,
    sums: &BTreeMap<String, ItemSums>,
    heading: &str,
    how: &str,
    points: Points,
) -> Option<String> {
    let mut things = telling(games, sums);
    if things.is_empty() {
        return None;
    }
    let most = things.iter().map(|thing| thing.score_lift.abs()).fold(0.1, f64::max);
    let note = shorten(&mut things);
    let rows: Vec<Vec<String>> = things.iter().map(|thing| thing.cells(games, points, most)).collect();
    let against = "\u{201c}Against usual\u{201d} compares with what the same bots score and win on average; grey bars are within chance.";
    Some(section(
        heading,
        &format!("{how} {against}{note}"),
        &table(&headings(games, points), &rows),
    ))
}

/// The things that tell players apart, the most useful first: what everybody has stands among the parts of the score.
fn telling<'a>(games: &Gathered, sums: &'a BTreeMap<String, ItemSums>) -> Vec<Thing<'a>> {
    let rows = games.games * games.seats.len() as u64;
    let mut things: Vec<Thing<'_>> = sums
        .iter()
        .filter(|(_, sums)| sums.score.count() < rows)
        .map(|(name, sums)| Thing::new(games, name, sums))
        .collect();
    things.sort_by(|one, other| other.score_lift.total_cmp(&one.score_lift));
    things
}

/// Cuts the middle out of a long list, and says that it did.
fn shorten(things: &mut Vec<Thing<'_>>) -> String {
    let (all, half) = (things.len(), LONGEST / 2);
    if all <= LONGEST {
        return String::new();
    }
    things.drain(half..all - half);
    format!(" These are the first and the last {half} of {}.", count(all as u64))
}

/// The headings of a list of things.
fn headings(games: &Gathered, points: Points) -> Vec<&'static str> {
    let mut headings = vec!["", "had by players"];
    if points == Points::Shown {
        headings.push("mean points");
    }
    headings.extend(["mean score", "against usual", ""]);
    if !is_solo(games) {
        headings.extend(["win share", "against usual"]);
    }
    headings
}
