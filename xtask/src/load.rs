//! `cargo xtask load`: how much can the server take?

use clap::Args;

use crate::failure::Failure;
use crate::step::{Step, target_dir};

/// Put a server under load: many tables with two connected players each, who move as fast as they are acknowledged.
///
/// Prints durable moves per second, the time to the acknowledgement, the server's memory, and errors. The server runs on a fresh SQLite file; with DATABASE_URL
/// in the environment, on that PostgreSQL database.
#[derive(Args)]
pub(crate) struct Load {
    /// How long the players play
    #[arg(long, value_name = "N", default_value_t = 30)]
    seconds: u32,
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    tables: u32,
    /// Moves per second that all players offer together; as fast as they are acknowledged if left out
    #[arg(long, value_name = "N")]
    rate: Option<u32>,
}

impl Load {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        Step::new("cargo build --profile play --package roundhouse --bin roundhouse").run()?;
        let program = target_dir().join("play/roundhouse");
        let load = format!(
            "cargo run --quiet --profile play --package server --example load -- --seconds {} --tables {} --program",
            self.seconds, self.tables
        );
        let rate = self
            .rate
            .iter()
            .flat_map(|rate| ["--rate".to_owned(), rate.to_string()]);
        Step::new(&load).arg(program).args(rate).run()
    }
}
