//! `cargo xtask`: the chores that cargo alone can't do. `cargo xtask help` lists them.

mod attack;
mod axe;
mod bench;
mod check;
mod e2e;
mod failure;
mod forecast;
mod fuzz;
mod golden;
mod load;
mod play;
mod progress;
mod python;
mod shots;
mod step;
mod test;
mod tools;
mod web;

use std::process::ExitCode;

use clap::Parser;

use crate::failure::Failure;

/// The chores of Roundhouse. Each fetches the tools it needs and ends with a non-zero exit code if a step fails.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Chore {
    /// Check format, lints and documentation, and run all tests: what CI runs.
    Test,
    Check(check::Check),
    Play(play::Play),
    Fuzz(fuzz::Fuzz),
    Bench(bench::Bench),
    Forecast(forecast::Forecast),
    Load(load::Load),
    Attack(attack::Attack),
    Web(web::Web),
    E2e(e2e::E2e),
    Shots(shots::Shots),
    /// Rewrite the golden games' transcripts after a wanted change of rules or words.
    ///
    /// Runs the tests with `golden` in their name with `UPDATE_GOLDEN=1`. Read the diff before you commit it.
    Golden,
}

impl Chore {
    fn run(&self) -> Result<(), Failure> {
        match self {
            Chore::Test => test::run(),
            Chore::Check(check) => check.run(),
            Chore::Play(play) => play.run(),
            Chore::Fuzz(fuzz) => fuzz.run(),
            Chore::Bench(bench) => bench.run(),
            Chore::Forecast(forecast) => forecast.run(),
            Chore::Load(load) => load.run(),
            Chore::Attack(attack) => attack.run(),
            Chore::Web(web) => web.run(),
            Chore::E2e(e2e) => e2e.run(),
            Chore::Shots(shots) => shots.run(),
            Chore::Golden => golden::run(),
        }
    }
}

fn main() -> ExitCode {
    match Chore::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Chore::command().debug_assert();
    }

    #[test]
    fn play_passes_everything_on() {
        let chore = Chore::parse_from(["cargo xtask", "play", "--players", "3", "--seed=x"]);
        assert!(matches!(chore, Chore::Play(play) if play.args == ["--players", "3", "--seed=x"]));
    }
}
