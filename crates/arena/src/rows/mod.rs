//! The games of a match as a table: one row per player and game. Files of it add up.

mod read;
mod schema;
mod words;
mod write;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use table::ScorePart;

use crate::bout::{Record, SeatRecord};

pub use read::{RowsError, read_rows};
pub use words::Words;
pub use write::RowWriter;

/// What all games of a match have in common.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Setting {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options, as JSON.
    pub options: String,
    /// The text from which all chance came.
    pub seed: String,
}

/// One player in one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The match.
    pub setting: Arc<Setting>,
    /// The number of the deal.
    pub deal: u32,
    /// The number of the game.
    pub number: u64,
    /// The seat, from 0.
    pub seat: u32,
    /// How many sat at the table.
    pub players: u32,
    /// Which player it was, by its place in the list of players.
    pub player: u32,
    /// The name of the player.
    pub bot: String,
    /// The score.
    pub score: i32,
    /// The place, 1 for the winner.
    pub place: u32,
    /// The title earned, where the game has them.
    pub title: Option<String>,
    /// 1 for a victory, a share of a shared one, 0 otherwise.
    pub win_share: f64,
    /// The decisions in which the player had a choice.
    pub decisions: u32,
    /// How long they took.
    pub time: Duration,
    /// All decisions of the game, of all players.
    pub length: u32,
    /// How often the player went wrong.
    pub faults: u32,
    /// The parts of the score: sums before their parts.
    pub parts: Vec<Part>,
    /// What the player had at the end that the score doesn't name.
    pub holdings: Vec<String>,
    /// What the player did first.
    pub opening: Vec<String>,
}

/// A part of a score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name behind the names of the sums it belongs to: `Plan cards of the red line/7 tracks`.
    pub path: String,
    /// The thing that the points are for, the same in every game: `Plan card 12`.
    pub item: String,
    /// The clause of the rules.
    pub clause: String,
    /// The points.
    pub points: i32,
    /// Is it no sum of further parts?
    pub leaf: bool,
}

impl Row {
    /// The rows of a game; `bots` are the names of all players of the match. What the texts in them mean is noted down among the words.
    pub fn of(record: &Record, setting: &Arc<Setting>, bots: &[String], words: &mut Words) -> Vec<Row> {
        let mut row = |(seat, number)| Row::of_seat(record, seat, number, setting, bots, words);
        record.seats.iter().zip(0..).map(&mut row).collect()
    }

    fn of_seat(
        record: &Record,
        seat: &SeatRecord,
        number: u32,
        setting: &Arc<Setting>,
        bots: &[String],
        words: &mut Words,
    ) -> Row {
        let mut parts = Vec::new();
        flatten(&seat.result.score.parts, "", &mut parts, words);
        Row {
            setting: Arc::clone(setting),
            deal: record.fixture.deal,
            number: record.fixture.number,
            seat: number,
            players: record.seats.len() as u32,
            player: seat.player as u32,
            bot: bots[seat.player].clone(),
            score: seat.result.score.points,
            place: seat.result.place.into(),
            title: seat.result.title.as_ref().map(ToString::to_string),
            win_share: record.win_share(seat),
            decisions: seat.decisions,
            time: seat.time,
            length: record.length,
            faults: seat.faults,
            parts,
            holdings: seat.holdings.iter().map(|holding| words.told(holding)).collect(),
            opening: seat.opening.iter().map(|told| words.told(told)).collect(),
        }
    }

    /// The points of each single thing that counted: their sum where one counts several times (a card for two lines). A main part without points is no thing.
    pub fn items(&self) -> BTreeMap<&str, i32> {
        let mut items = BTreeMap::new();
        for part in self
            .parts
            .iter()
            .filter(|part| part.leaf && !(part.is_main() && part.points == 0))
        {
            *items.entry(part.item.as_str()).or_default() += part.points;
        }
        items
    }
}

impl Part {
    /// Its own name, without the sums it belongs to.
    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }

    /// Is it one of the parts that add up to the score?
    pub fn is_main(&self) -> bool {
        !self.path.contains('/')
    }
}

fn flatten(parts: &[ScorePart], above: &str, out: &mut Vec<Part>, words: &mut Words) {
    for part in parts {
        let name = words.told(&part.what);
        let path = match above {
            "" => name.replace('/', "|"),
            above => format!("{above}/{}", name.replace('/', "|")),
        };
        out.push(Part {
            item: part.item.as_ref().map_or(name, |item| words.told(item)),
            clause: part.clause.to_string(),
            points: part.points,
            leaf: part.parts.is_empty(),
            path: path.clone(),
        });
        flatten(&part.parts, &path, out, words);
    }
}

#[cfg(test)]
mod tests {
    use table::Message;

    use super::*;

    fn called(name: &str) -> Message {
        Message::verbatim(name)
    }

    #[test]
    fn parts_are_listed_with_the_sums_before_them() {
        let card = ScorePart::leaf("X3", called("card 7 at 1/2"), 4).of_item(called("card 7"));
        let line = ScorePart::sum("X2", called("red line"), vec![card]);
        let score = ScorePart::sum("X1", called("score"), vec![line]);
        let mut parts = Vec::new();
        flatten(&score.parts, "", &mut parts, &mut Words::default());
        let told: Vec<_> = parts
            .iter()
            .map(|part| (part.path.as_str(), part.item.as_str(), part.points, part.leaf))
            .collect();
        assert_eq!(
            told,
            [
                ("red line", "red line", 4, false),
                ("red line/card 7 at 1|2", "card 7", 4, true)
            ]
        );
        assert_eq!(
            (parts[1].name(), parts[1].is_main(), parts[0].is_main()),
            ("card 7 at 1|2", false, true)
        );
    }
}
