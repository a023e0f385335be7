//! `cargo xtask bench`: how fast is it?

use clap::Args;
use serde::Deserialize;

use crate::failure::Failure;
use crate::step::Step;

/// Measure every game at every player count, then run the micro-benchmarks.
#[derive(Args)]
pub(crate) struct Bench {
    /// About how long one measurement takes
    #[arg(long, value_name = "N", default_value_t = 2)]
    seconds: u32,
}

/// A game, as `roundhouse games --json` lists it.
#[derive(Deserialize)]
pub(crate) struct Listed {
    pub(crate) id: String,
    players: Players,
}

#[derive(Deserialize)]
struct Players {
    least: u8,
    most: u8,
}

impl Bench {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        Step::new("cargo build --release --package roundhouse").run()?;
        for game in games()? {
            for players in game.players.least..=game.players.most {
                roundhouse(&format!(
                    "bench {} --players {players} --seconds {}",
                    game.id, self.seconds
                ))
                .run()?;
            }
        }
        Step::new("cargo bench --workspace --bench *")
            .env("DIVAN_MAX_TIME", self.seconds.to_string())
            .run()
    }
}

/// All games.
pub(crate) fn games() -> Result<Vec<Listed>, Failure> {
    let list = roundhouse("games --json");
    let words = list.words();
    serde_json::from_str(&list.output()?).map_err(|error| Failure::Output(words, error))
}

/// The program itself, as fast as it gets.
pub(crate) fn roundhouse(args: &str) -> Step {
    Step::new(&format!("cargo run --quiet --release --package roundhouse -- {args}"))
}
