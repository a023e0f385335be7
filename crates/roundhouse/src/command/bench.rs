//! `roundhouse bench`

use std::io::Write;
use std::time::Duration;

use arena::iterations_per_second;
use bots::{Knowledge, Visitor, visit};
use catalog::CatalogError;
use clap::Args;
use serde::Serialize;
use table::{Present, SetupError, Voice};

use super::setup::PlayersArg;
use super::write::json_line;
use crate::error::Error;
use crate::texts::Line;

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
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
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
            describe(out, &answer)
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

fn describe(
    out: &mut dyn Write,
    Answer {
        bench,
        search_iterations_per_second,
    }: &Answer,
) -> Result<(), Error> {
    writeln!(
        out,
        "{}, {}, random play on one thread",
        bench.game,
        Line::Players { n: bench.players }.said(&Voice::default())
    )?;
    writeln!(out, "  decisions per second {:>12.0}", bench.decisions_per_second)?;
    writeln!(out, "  games per second     {:>12.0}", bench.games_per_second)?;
    writeln!(out, "  decisions per game   {:>12.1}", bench.decisions_per_game)?;
    writeln!(
        out,
        "  legal actions        {:>12.1} on average, at most {}",
        bench.mean_legal, bench.max_legal
    )?;
    writeln!(out, "  clone of a state     {:>12.1} ns", bench.clone_ns)?;
    writeln!(out, "  size of a state      {:>12} bytes", bench.state_bytes)?;
    writeln!(out, "  replay from the log  {:>12.1} us", bench.replay_us)?;
    if let Some(iterations) = search_iterations_per_second {
        writeln!(out, "  search iterations    {iterations:>12.0} per second")?;
    }
    Ok(())
}
