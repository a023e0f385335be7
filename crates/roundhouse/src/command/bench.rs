//! `roundhouse bench`

use std::io::Write;
use std::time::Duration;

use arena::iterations_per_second;
use bots::{Knowledge, Visitor, visit};
use catalog::CatalogError;
use clap::Args;
use serde::Serialize;
use table::{Language, Present, Say, SetupError, Voice};

use super::setup::PlayersArg;
use super::write::json_line;
use crate::columns::{left, right, width};
use crate::error::Error;
use crate::texts::{Line, Speak, Speed, decimal};

/// Measure how fast random games and tree searches are on one thread
#[derive(Args)]
pub(crate) struct Bench {
    /// The game's id
    game: String,
    /// How many play; without it, a full table
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    players: Option<PlayersArg>,
    /// About how long to measure
    #[arg(long, value_name = "S", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let game = catalog::find(&self.game)?;
        let players = self
            .players
            .map_or_else(|| Ok(*game.meta().players.end()), |players| players.of(&game.meta()))?;
        let half = Duration::from_secs(self.seconds.into()) / 2;
        let bench = game.bench(players, half)?;
        let search = visit(&self.game, Searching { players, time: half })
            .transpose()
            .map_err(CatalogError::from)?;
        let answer = Answer {
            bench,
            search_iterations_per_second: search,
        };
        if self.json {
            json_line(out, &answer)
        } else {
            describe(out, &answer, &Voice::in_language(language))
        }
    }
}

/// The answer as JSON.
#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    bench: catalog::Bench,
    /// `null` for a game that bots don't know.
    search_iterations_per_second: Option<f64>,
}

/// How fast a search is in whichever game.
struct Searching {
    players: u8,
    time: Duration,
}

impl Visitor for Searching {
    type Output = Result<f64, SetupError>;

    fn visit<G: Knowledge + Present>(self) -> Result<f64, SetupError> {
        iterations_per_second::<G>(self.players, self.time)
    }
}

/// The least width of what stands before the numbers.
const LABEL: usize = 20;
/// The width of a number.
const NUMBER: usize = 12;

fn describe(out: &mut dyn Write, answer: &Answer, voice: &Voice<'_>) -> Result<(), Error> {
    let (game, n) = (answer.bench.game, answer.bench.players);
    let players = Line::Players { n }.say(&());
    writeln!(out, "{}", Speed::Heading { game, players }.said(voice))?;
    let rows = answer.rows().map(|(label, number, places, unit)| {
        let unit = unit.map(|unit| format!(" {}", unit.said(voice))).unwrap_or_default();
        (label.said(voice), decimal(number, places, voice), unit)
    });
    let rows: Vec<(String, String, String)> = rows.collect();
    let label = rows
        .iter()
        .map(|(label, ..)| width(label))
        .max()
        .unwrap_or(0)
        .max(LABEL);
    rows.iter().try_for_each(|(name, number, unit)| {
        let (name, number) = (left(name, label), right(number, NUMBER));
        Ok(writeln!(out, "  {name} {number}{unit}")?)
    })
}

/// What was measured, its number, how many places to show of it, and what it is a number of.
type Row = (Speed, f64, usize, Option<Speed>);

impl Answer {
    fn rows(&self) -> impl Iterator<Item = Row> {
        let bench = &self.bench;
        let most = bench.max_legal;
        let measured: [Row; 7] = [
            (Speed::Decisions, bench.decisions_per_second, 0, None),
            (Speed::Games, bench.games_per_second, 0, None),
            (Speed::Length, bench.decisions_per_game, 1, None),
            (Speed::Choice, bench.mean_legal, 1, Some(Speed::AtMost { most })),
            (Speed::Clone, bench.clone_ns, 1, Some(Speed::Nanoseconds)),
            (Speed::Size, bench.state_bytes as f64, 0, Some(Speed::Bytes)),
            (Speed::Replay, bench.replay_us, 1, Some(Speed::Microseconds)),
        ];
        let searched = self
            .search_iterations_per_second
            .map(|iterations| (Speed::Search, iterations, 0, Some(Speed::PerSecond)));
        measured.into_iter().chain(searched)
    }
}
