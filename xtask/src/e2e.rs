//! `cargo xtask e2e`: the app in a real browser.

use std::path::PathBuf;

use clap::Args;

use crate::failure::Failure;
use crate::step::{Step, target_dir};
use crate::tools;
use crate::web::{self, Web};

/// Build the app and the program, and play with them in Chromium: whole games by clicks, alone and with others, by keyboard, on a phone.
///
/// What the browsers showed when a test failed is kept in target/e2e.
#[derive(Args, Default)]
pub(crate) struct E2e {
    /// Only tests with this in their names
    #[arg(value_name = "NAME")]
    pub(crate) name: Option<String>,
}

impl E2e {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let built = Built::new()?;
        built.named(tests().args(&self.name)).env("ROUNDHOUSE_PICTURES", target_dir().join("e2e")).run()
    }
}

/// Tests wait more than they work; yet each has a browser or two, and a machine has only so much room.
fn tests() -> Step {
    match tools::subcommand("nextest") {
        Ok(()) => Step::new("cargo nextest run --package e2e --retries 0 --no-fail-fast --test-threads 2"),
        Err(_) => Step::new("cargo test --package e2e --tests -- --test-threads 2"),
    }
}

/// Everything that a browser needs to see the app.
pub(crate) struct Built {
    program: PathBuf,
}

impl Built {
    /// Fetches and builds it.
    pub(crate) fn new() -> Result<Built, Failure> {
        tools::chromium()?;
        Web { dev: false }.run()?;
        // as the other tests have it, so that it is built once
        Step::new("cargo build --profile test --package roundhouse --all-features").run()?;
        Ok(Built { program: target_dir().join("debug/roundhouse") })
    }

    /// Tells a step where it is.
    pub(crate) fn named(&self, step: Step) -> Step {
        step.env("ROUNDHOUSE_PROGRAM", &self.program).env("ROUNDHOUSE_WEB", web::folder())
    }
}
