//! `cargo xtask shots`: what the app looks like.

use std::path::PathBuf;

use clap::Args;

use crate::e2e::Built;
use crate::failure::Failure;
use crate::step::{Step, target_dir};
use crate::web::Build;

/// Photograph the app: its pages and tables on three screens, light and dark.
#[derive(Args)]
pub(crate) struct Shots {
    /// Where to put the pictures; target/shots if left out
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Only those whose names contain this
    #[arg(long, value_name = "TEXT", default_value = "")]
    only: String,
}

impl Shots {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let built = Built::new(Build::Quick)?;
        let here = std::env::current_dir().map_err(|error| Failure::File {
            path: ".".into(),
            error,
        })?;
        let out = self
            .out
            .as_ref()
            .map_or_else(|| target_dir().join("shots"), |out| here.join(out));
        built
            .named(
                Step::new("cargo run --quiet --package e2e --bin shots -- --out")
                    .arg(out)
                    .arg("--only")
                    .arg(&self.only),
            )
            .run()
    }
}
