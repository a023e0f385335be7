//! `cargo xtask play`: a game in the terminal.

use clap::Args;

use crate::failure::Failure;
use crate::step::{Step, root};

/// Show a bot game move by move in the terminal.
///
/// Builds the program in release and runs `roundhouse play`; all arguments are passed on. `cargo xtask play -- --help` lists them.
#[derive(Args)]
pub(crate) struct Play {
    /// Arguments of `roundhouse play`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) args: Vec<String>,
}

impl Play {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let manifest = root().join("Cargo.toml");
        Step::new("cargo build --release --package roundhouse").run()?;
        Step::new("cargo run --quiet --release --package roundhouse --manifest-path").arg(manifest).args(["--", "play"]).args(&self.args).here()?.run()
    }
}
