//! `cargo xtask e2e`: the app in a real browser.

use std::path::PathBuf;

use clap::Args;

use crate::failure::Failure;
use crate::step::{Step, target_dir};
use crate::web::{self, Build, Web};
use crate::{axe, test, tools};

/// Build the app and the program, and play with them in Chromium: whole games by clicks, alone and with others, by keyboard, on a phone.
///
/// These are all scenes, also those that are too long for every landing (`cargo xtask test` leaves them out). The app is built as it is served, and must not weigh
/// more than it may. What the browsers showed when a test failed is kept in target/e2e.
#[derive(Args, Default)]
pub(crate) struct E2e {
    /// Only tests with one of these in their names
    #[arg(value_name = "NAME")]
    pub(crate) name: Vec<String>,
    /// The app as `cargo xtask test` builds it: in a fraction of the time, and not weighed
    #[arg(long)]
    pub(crate) quick: bool,
}

impl E2e {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        // with the features of all tests, so that nothing is built twice
        let tests = test::nextest("-E package(e2e) --run-ignored all --no-fail-fast --test-threads 2");
        let app = if self.quick { Build::Quick } else { Build::Small };
        Built::new(app)?.play(tests.args(&self.name))
    }
}

/// Everything that a browser needs to see the app.
pub(crate) struct Built {
    program: PathBuf,
}

impl Built {
    /// Fetches and builds it.
    pub(crate) fn new(app: Build) -> Result<Built, Failure> {
        tools::subcommand("nextest")?;
        Step::new("cargo build --workspace --exclude xtask --all-features --bin roundhouse").run()?;
        tools::chromium()?;
        test::unless_missing(axe::fetch(), || Ok(()))?;
        Web::run_as(app)?;
        Ok(Built::beside_tests())
    }

    /// The program that tests are built with, and the app as it was built last.
    pub(crate) fn beside_tests() -> Built {
        Built {
            program: target_dir().join("debug/roundhouse"),
        }
    }

    /// Runs tests, with axe-core where it could be fetched, and keeps what browsers showed where one failed.
    pub(crate) fn play(&self, tests: Step) -> Result<(), Failure> {
        let tests = self.named(tests).env("ROUNDHOUSE_PICTURES", target_dir().join("e2e"));
        let looked_at = target_dir().join("looked-at");
        // what an earlier run has looked at says nothing of this one
        let _ = std::fs::remove_dir_all(&looked_at);
        let tests = match std::fs::create_dir_all(&looked_at) {
            Ok(()) => tests.env("ROUNDHOUSE_LOOKED_AT", looked_at),
            Err(_) => tests,
        };
        if axe::script().is_file() {
            tests.env("ROUNDHOUSE_AXE", axe::script()).run()
        } else {
            tests.run()
        }
    }

    /// Tells a step where it is.
    pub(crate) fn named(&self, step: Step) -> Step {
        step.env("ROUNDHOUSE_PROGRAM", &self.program)
            .env("ROUNDHOUSE_APP", web::folder())
    }
}
