//! `roundhouse analyse`

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anstream::adapter::strip_str;
use arena::{Analyst, Judged, Prospect, mistakes};
use bots::{Budget, Knowledge, Visitor};
use catalog::AnyPlay;
use clap::Args;
use serde::Serialize;
use table::{Log, Play, Present, Seat};

use super::source::SeatArg;
use super::write::json_line;
use crate::bot_game::with_knowledge;
use crate::error::Error;
use crate::game_file::read_play;

/// How many mistakes to list at the end.
const MISTAKES: usize = 5;

/// Judge the decisions of a game: what each was worth, what would have been better, and the costliest mistakes
#[derive(Args)]
pub(crate) struct Analyse {
    /// The game file
    #[arg(value_name = "GAME.JSON")]
    game: PathBuf,
    /// How long to think about each decision: 300ms (milliseconds) or 2000 (iterations; the same seed gives the same result). A decision that differs from the
    /// best one found is compared with it for as long again
    #[arg(long, value_name = "BUDGET", default_value = "300ms")]
    budget: Budget,
    /// Only the decisions of this seat
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seat: Option<SeatArg>,
    /// Where all chance comes from
    #[arg(long, value_name = "TEXT", default_value = "analysis", allow_negative_numbers = true)]
    seed: String,
    /// How many decisions to judge at once
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The answer as JSON.
#[derive(Serialize)]
struct Answer<'a, A> {
    game: &'static str,
    players: u8,
    finished: bool,
    budget: String,
    seed: &'a str,
    decisions: &'a [Judged<A>],
    mistakes: Vec<&'a Judged<A>>,
}

impl Analyse {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let play = read_play(&self.game)?;
        let seat = self
            .seat
            .map(|seat| seat.at(play.state().players()))
            .transpose()
            .map_err(Error::in_file(&self.game))?;
        let id = play.state().meta().id;
        with_knowledge(
            id,
            Task {
                command: self,
                play: play.as_ref(),
                seat,
                out,
            },
        )?
    }
}

/// The analysis of whichever game.
struct Task<'a> {
    command: &'a Analyse,
    play: &'a dyn AnyPlay,
    seat: Option<Seat>,
    out: &'a mut dyn Write,
}

impl Visitor for Task<'_> {
    type Output = Result<(), Error>;

    fn visit<G: Knowledge + Present>(self) -> Result<(), Error> {
        let log: Log<G> = serde_json::from_value(self.play.log()).expect("it was read from a log of this game");
        let typed = Play::from_log(log).expect("it was replayed before");
        let mut decisions = self.analyst().judge(&typed, progress(io::stderr().is_terminal()));
        if self.command.json {
            decisions
                .iter_mut()
                .flat_map(|judged| [&mut judged.words, &mut judged.best_words])
                .for_each(|words| *words = strip_str(words).to_string());
        }
        self.tell(&decisions)
    }
}

impl Task<'_> {
    fn analyst(&self) -> Analyst {
        Analyst {
            budget: self.command.budget,
            seed: self.command.seed.clone(),
            threads: usize::from(self.command.threads),
            seat: self.seat,
        }
    }

    fn tell<A: Serialize>(self, decisions: &[Judged<A>]) -> Result<(), Error> {
        let state = self.play.state();
        let answer = Answer {
            game: state.meta().id,
            players: state.players(),
            finished: state.awaiting().is_empty(),
            budget: self.command.budget.to_string(),
            seed: &self.command.seed,
            decisions,
            mistakes: mistakes(decisions, MISTAKES),
        };
        if self.command.json {
            json_line(self.out, &answer)
        } else {
            describe(self.out, &answer)
        }
    }
}

/// Shows how far it is, if somebody is watching.
fn progress(watched: bool) -> impl Fn(usize, usize) + Sync {
    move |done, all| {
        if watched {
            let end = if done == all { "\n" } else { "" };
            // if nobody can see it, the work goes on
            let _ = write!(io::stderr(), "\r{done} of {all} decisions{end}");
        }
    }
}

fn describe<A: Serialize>(out: &mut dyn Write, answer: &Answer<'_, A>) -> Result<(), Error> {
    writeln!(
        out,
        "Decision, seat, chance to win and expected score before and after it; what was played, and what would have been better"
    )?;
    for judged in answer.decisions {
        let course = course(answer.players, judged);
        writeln!(out, "{:>4}  {}  {course}  {}", judged.ply, judged.seat, judged.words)?;
        if judged.is_mistake() {
            writeln!(out, "              better: {}", judged.best_words)?;
        }
    }
    if !answer.finished {
        writeln!(out, "\nThe game isn't over yet; these are the decisions so far.")?;
    }
    writeln!(out, "\nThe costliest mistakes")?;
    if answer.mistakes.is_empty() {
        writeln!(out, "  No costly mistakes. Well played!")?;
    }
    for (number, judged) in answer.mistakes.iter().enumerate() {
        describe_mistake(out, answer.players, number + 1, judged)?;
    }
    Ok(())
}

fn describe_mistake<A>(out: &mut dyn Write, players: u8, number: usize, judged: &Judged<A>) -> Result<(), Error> {
    let Prospect { win, score } = judged.cost;
    let price = if players == 1 {
        format!("{score:.1} points")
    } else {
        format!("{:.1} % of winning, {score:.1} points", 100.0 * win)
    };
    let Judged {
        ply,
        seat,
        words,
        best_words,
        ..
    } = judged;
    Ok(writeln!(
        out,
        "{number}. decision {ply}, {seat}, cost {price}\n     played: {words}\n     better: {best_words}"
    )?)
}

/// How the prospects changed.
fn course<A>(players: u8, Judged { before, after, .. }: &Judged<A>) -> String {
    let score = format!("{:>6.1} > {:>6.1}", before.score, after.score);
    if players == 1 {
        score
    } else {
        format!("{:>5.1} % > {:>5.1} %  {score}", 100.0 * before.win, 100.0 * after.win)
    }
}
