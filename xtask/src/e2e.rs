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
        Built::new()?.play(tests("--package e2e").args(&self.name))
    }

    /// After all other tests: they have built the program and these tests, too.
    pub(crate) fn run_last() -> Result<(), Failure> {
        Built::around_program()?.play(tests("--workspace --all-features").args(["-E", "package(e2e)"]))
    }
}

/// Tests wait more than they work; yet each has a browser or two, and a machine has only so much room.
fn tests(built: &str) -> Step {
    Step::new(&format!(
        "cargo nextest run {built} --retries 0 --no-fail-fast --test-threads 2"
    ))
}

/// Everything that a browser needs to see the app.
pub(crate) struct Built {
    program: PathBuf,
}

impl Built {
    /// Fetches and builds it.
    pub(crate) fn new() -> Result<Built, Failure> {
        tools::subcommand("nextest")?;
        Step::new("cargo build --package roundhouse").run()?;
        Built::around_program()
    }

    /// The same where the program is there already.
    fn around_program() -> Result<Built, Failure> {
        tools::chromium()?;
        Web { dev: false }.run()?;
        Ok(Built {
            program: target_dir().join("debug/roundhouse"),
        })
    }

    /// Runs tests, and keeps what browsers showed where one failed.
    fn play(&self, tests: Step) -> Result<(), Failure> {
        self.named(tests)
            .env("ROUNDHOUSE_PICTURES", target_dir().join("e2e"))
            .run()
    }

    /// Tells a step where it is.
    pub(crate) fn named(&self, step: Step) -> Step {
        step.env("ROUNDHOUSE_PROGRAM", &self.program)
            .env("ROUNDHOUSE_APP", web::folder())
    }
}
