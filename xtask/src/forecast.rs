//! `cargo xtask forecast`: how do games go on from a position?

use clap::Args;

use crate::bench::{games, roundhouse};
use crate::failure::Failure;
use crate::step::Step;

/// Learn the forecasts of every game anew, build them in, and measure them in other games.
#[derive(Args)]
pub(crate) struct Forecast {
    /// How many games teach each number of players
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u32,
    /// In how many other games each number of players is measured
    #[arg(long, value_name = "N", default_value_t = 200)]
    measured: u32,
    /// Who plays
    #[arg(long, value_name = "BOT", default_value = "search:100")]
    player: String,
    /// How many games to play at once; without it, one for each core
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Only measure what is there
    #[arg(long)]
    keep: bool,
}

impl Forecast {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        Step::new("cargo build --release --package roundhouse").run()?;
        let games = games()?;
        if !self.keep {
            for game in &games {
                let file = format!("crates/bots/data/forecast/{}.txt", game.id);
                self.roundhouse(&game.id, self.games)
                    .args(["--force", "--teach", &file])
                    .run()?;
            }
        }
        games
            .iter()
            .try_for_each(|game| self.roundhouse(&game.id, self.measured).run())
    }

    /// The games of one game.
    fn roundhouse(&self, id: &str, games: u32) -> Step {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.unwrap_or_else(cores);
        roundhouse(&format!(
            "forecast {id} --players all --games {games} --threads {threads} --player"
        ))
        .arg(&self.player)
    }
}
