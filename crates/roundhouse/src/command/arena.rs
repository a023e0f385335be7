//! `roundhouse arena`

use std::io::{self, IsTerminal, Write};
use std::time::Instant;

use arena::{Match, Report};
use bots::{Knowledge, Spec, Visitor, visit};
use catalog::{CatalogError, Choice};
use clap::Args;
use serde::Serialize;
use table::{Options, Present};

use super::seating::try_out;
use super::setup::{OptionArgs, PlayersArg};
use super::write::json_line;
use crate::error::Error;

/// Have bots play many games against each other
#[derive(Args)]
pub(crate) struct Arena {
    /// The game's id
    game: String,
    /// Who plays, once for each seat: random, greedy, search:300ms (milliseconds for a decision), search:2000 (iterations), a level (see `roundhouse bots`) or a
    /// program that speaks the bot protocol, exec:./mybot
    #[arg(long = "player", value_name = "BOT", required = true)]
    players: Vec<Spec>,
    /// How many games; seats are rotated, so a multiple of the players is fairest
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// All chance comes from this. With budgets in iterations the same seed gives the same result
    #[arg(long, value_name = "TEXT", default_value = "arena", allow_negative_numbers = true)]
    seed: String,
    /// How many games are played at once
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: u16,
    #[command(flatten)]
    options: OptionArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The answer as JSON.
#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    seed: &'a str,
    #[serde(flatten)]
    report: &'a Report,
}

impl Arena {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let game = catalog::find(&self.game)?;
        let number: PlayersArg = self.players.len().to_string().parse().expect("a number");
        number.of(&game.meta())?;
        let choices = self.options.choices(game)?;
        try_out(&self.game, &self.players, self.players.len() as u8)?;
        let contest = Match { players: self.players.clone(), games: self.games, seed: self.seed.clone(), threads: self.threads.into() };
        let unknown = || CatalogError::UnknownGame { id: self.game.clone(), known: bots::knowledge::GAMES.join(", ") };
        let report = visit(&self.game, Contest { contest, choices }).ok_or_else(unknown)?;
        let report = report.map_err(|error| self.options.blame(game, error))?;
        if self.json { json_line(out, &Answer { game: &self.game, seed: &self.seed, report: &report }) } else { describe(out, &report) }
    }
}

/// A match of whichever game.
struct Contest {
    contest: Match,
    choices: Vec<Choice>,
}

impl Visitor for Contest {
    type Output = Result<Report, CatalogError>;

    fn visit<G: Knowledge + Present>(self) -> Result<Report, CatalogError> {
        let mut options = G::Options::default();
        for Choice { name, value } in &self.choices {
            options.set(name, value)?;
        }
        let (start, watched) = (Instant::now(), io::stderr().is_terminal());
        let report = self.contest.play::<G>(&options, |done| {
            if watched {
                progress(done, self.contest.games, start);
            }
            true
        })?;
        if watched {
            eprintln!();
        }
        Ok(report)
    }
}

/// How far it is, on the same line of the terminal.
fn progress(done: u32, all: u32, start: Instant) {
    let left = start.elapsed().as_secs_f64() / f64::from(done) * f64::from(all - done);
    // if nobody can be told, the games go on
    let _ = write!(io::stderr(), "\r{done} of {all} games, about {left:.0} s left   ");
}

fn describe(out: &mut dyn Write, report: &Report) -> Result<(), Error> {
    writeln!(out, "{} games", report.games)?;
    writeln!(out, "{:<16} {:>7} {:>16} {:>11} {:>13}", "", "wins", "95 % interval", "mean score", "ms/decision")?;
    for player in &report.players {
        let [low, high] = player.ci95.map(|share| 100.0 * share);
        let interval = format!("{low:.1} to {high:.1}");
        writeln!(out, "{:<16} {:>6.1}% {interval:>16} {:>11.1} {:>13.2}", player.player, 100.0 * player.win_share, player.mean_score, player.ms_per_decision)?;
    }
    Ok(())
}
