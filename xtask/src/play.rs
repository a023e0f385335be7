//! `cargo xtask play`: Roundhouse on this machine.

use clap::Args;

use crate::failure::Failure;
use crate::step::{Step, root, target_dir};
use crate::web::{self, Web};

/// Build everything that is missing, start the server, and open the app in the browser (or print its address).
///
/// All arguments are passed on to `roundhouse serve`; `cargo xtask play -- --help` lists them.
#[derive(Args)]
pub(crate) struct Play {
    /// Arguments of `roundhouse serve`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) args: Vec<String>,
}

impl Play {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        Web { dev: false }.run()?;
        let manifest = root().join("Cargo.toml");
        let build =
            Step::new("cargo build --profile play --package roundhouse --features app --manifest-path").arg(manifest);
        build.env("ROUNDHOUSE_WEB", web::folder()).run()?;
        let program = target_dir().join("play/roundhouse");
        Step::program(&program)
            .args(["serve", "--open"])
            .args(&self.args)
            .here()?
            .run()
    }
}
