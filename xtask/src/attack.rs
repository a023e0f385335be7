//! `cargo xtask attack`: does the server hold?

use clap::Args;

use crate::failure::Failure;
use crate::step::{Step, target_dir};
use crate::tools;

/// Attack a server of our own, on loopback: kills, slow lines, mutated requests, full disks, clocks that jump and a database that blinks, while people play and check.
///
/// Half of the time on SQLite, half on PostgreSQL with two servers. Prints what was tried and what fell short. Needs Debian's postgresql and faketime (fetched); a disk that can be
/// filled is mounted in memory, which only root may.
#[derive(Args)]
pub(crate) struct Attack {
    /// How long
    #[arg(long, value_name = "N", default_value_t = 20.0)]
    minutes: f64,
    /// The seed: it decides what happens when
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl Attack {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        tools::postgres()?;
        if let Err(missing) = tools::faketime() {
            eprintln!("xtask: {missing}; the clock stays as it is");
        }
        Step::new("cargo build --profile play --package roundhouse --bin roundhouse --package trial --bin attack")
            .run()?;
        let program = target_dir().join("play/roundhouse");
        let attack = format!(
            "cargo run --quiet --profile play --package trial --bin attack -- --minutes {} --seed {} --program",
            self.minutes, self.seed
        );
        Step::new(&attack).arg(program).run()
    }
}
