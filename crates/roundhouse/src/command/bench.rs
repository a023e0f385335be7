//! `roundhouse bench`

use std::io::Write;
use std::time::Duration;

use clap::Args;

use super::setup::PlayersArg;
use super::write::{json_line, players};
use crate::error::Error;

/// Measure how fast random games are on one thread
#[derive(Args)]
pub(crate) struct Bench {
    /// The game's id
    game: String,
    /// How many play; the most the game is for if left out
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
        let players = self.players.map_or_else(|| Ok(*game.meta().players.end()), |players| players.of(&game.meta()))?;
        let bench = game.bench(players, Duration::from_secs(self.seconds.into()))?;
        if self.json { json_line(out, &bench) } else { describe(out, &bench) }
    }
}

fn describe(out: &mut dyn Write, bench: &catalog::Bench) -> Result<(), Error> {
    writeln!(out, "{}, {}, random play on one thread", bench.game, players(bench.players))?;
    writeln!(out, "  decisions per second {:>12.0}", bench.decisions_per_second)?;
    writeln!(out, "  games per second     {:>12.0}", bench.games_per_second)?;
    writeln!(out, "  decisions per game   {:>12.1}", bench.decisions_per_game)?;
    writeln!(out, "  legal actions        {:>12.1} on average, at most {}", bench.mean_legal, bench.max_legal)?;
    writeln!(out, "  clone of a state     {:>12.1} ns", bench.clone_ns)?;
    writeln!(out, "  size of a state      {:>12} bytes", bench.state_bytes)?;
    writeln!(out, "  replay from the log  {:>12.1} us", bench.replay_us)?;
    Ok(())
}
