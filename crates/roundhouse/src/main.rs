//! `roundhouse`: rail board games on the command line. What every command takes and prints is described in `docs/command-line.md`.

mod atomic;
mod bot_game;
mod columns;
mod command;
mod error;
mod game_file;
mod one_line;
mod score_sheet;
mod texts;
mod theatre;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use table::{Language, Voice};

use crate::command::Command;
use crate::error::Error;
use crate::one_line::one_line;

/// Rail board games: play, simulate, replay.
#[derive(Parser)]
#[command(
    version,
    arg_required_else_help = false,
    after_help = "Seats are numbered from 0. Exit codes: 0 done; 2 refused, and one line on stderr says why; 130 interrupted (arena)."
)]
struct Cli {
    /// The language of boards, prompts, rules and scores; without it, that of `LC_ALL`, `LC_MESSAGES` or `LANG`, else English
    #[arg(long, global = true, value_name = "CODE", value_parser = languages())]
    language: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

/// Takes the codes of our languages.
fn languages() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .map(|code| Language::of_code(&code).expect("one of our codes"))
}

fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => run(&cli),
        Err(message) if message.use_stderr() => refuse(first_paragraph(&message.to_string())),
        // Help or version. If it can't be printed, there is nobody to tell.
        Err(message) => message.print().map_or(ExitCode::SUCCESS, |()| ExitCode::SUCCESS),
    }
}

fn run(cli: &Cli) -> ExitCode {
    let language = cli.language.unwrap_or_else(texts::of_environment);
    let voice = Voice::in_language(language);
    let mut out = BufWriter::new(anstream::stdout().lock());
    match cli.command.run(language, &mut out).and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        // the reader has seen enough
        Err(Error::Output(error) | Error::Untold { error, .. }) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(error @ Error::Interrupted { .. }) => interrupted(&mut out, &error.said(&voice)),
        Err(error) => {
            // `act --json` has told a refusal there, too
            let _ = out.flush();
            refuse(&error.said(&voice))
        }
    }
}

/// Says that there is more to play; by the exit code too, as shells do for Ctrl-C.
fn interrupted(out: &mut dyn Write, line: &str) -> ExitCode {
    // if nobody reads any more, there is nobody to tell
    let _ = out.flush();
    let _ = writeln!(io::stderr(), "roundhouse: {line}");
    ExitCode::from(130)
}

/// Says on one line what is wrong.
fn refuse(reason: &str) -> ExitCode {
    // if nobody listens on stderr, the exit code still tells
    let _ = writeln!(io::stderr(), "roundhouse: {}", one_line(reason));
    ExitCode::from(2)
}

/// The part of clap's message about wrong usage that matters.
fn first_paragraph(message: &str) -> &str {
    let message = message.strip_prefix("error: ").unwrap_or(message);
    message.split("\n\n").next().unwrap_or(message)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        super::Cli::command().debug_assert();
    }

    #[test]
    fn bots_know_every_game() {
        let ids: Vec<&str> = catalog::games().iter().map(|game| game.meta().id).collect();
        assert_eq!(ids, bots::knowledge::games().collect::<Vec<_>>());
    }
}
