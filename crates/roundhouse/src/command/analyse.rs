//! `roundhouse analyse`

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use arena::{Analysis, Analyst, Better, JudgedTurn, Line};
use bots::review::{Estimate, Reviewer};
use bots::{Knowledge, Visitor};
use catalog::AnyPlay;
use clap::Args;
use serde::Serialize;
use table::{Language, Log, Play, Present, Seat, Voice};

use super::source::SeatArg;
use super::write::json_line;
use crate::bot_game::with_knowledge;
use crate::columns::right;
use crate::error::Error;
use crate::game_file::read_play;
use crate::texts::{Speak, Verdict, decimal};

/// Judge the turns of a game: what all could expect after each, what would certainly have been better, and the costliest mistakes
#[derive(Args)]
pub(crate) struct Analyse {
    /// The game file
    #[arg(value_name = "GAME.JSON")]
    game: PathBuf,
    /// How many iterations to think about each decision; without it, as many as a hint in the app takes. A turn that differs from what a hint would have said
    /// is compared with it in several imagined states
    #[arg(long, value_name = "ITERATIONS", value_parser = clap::value_parser!(u32).range(1..=10_000_000), allow_negative_numbers = true)]
    budget: Option<u32>,
    /// In how many imagined states to compare two ways of playing a turn
    #[arg(long, value_name = "N", default_value_t = Reviewer::IMAGINED, value_parser = clap::value_parser!(u32).range(2..=1_000))]
    imagined: u32,
    /// Only the turns of this seat
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seat: Option<SeatArg>,
    /// Where the chance of comparisons comes from; the same seed gives the same result
    #[arg(long, value_name = "TEXT", default_value = "analysis", allow_negative_numbers = true)]
    seed: String,
    /// How many turns to judge at once
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
    budget: u32,
    imagined: u32,
    seed: &'a str,
    #[serde(flatten)]
    analysis: &'a Analysis<A>,
}

impl Analyse {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
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
                voice: Voice::in_language(language),
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
    voice: Voice<'static>,
    out: &'a mut dyn Write,
}

impl Visitor for Task<'_> {
    type Output = Result<(), Error>;

    fn visit<G: Knowledge + Present>(self) -> Result<(), Error> {
        let log: Log<G> = serde_json::from_value(self.play.log()).expect("it was read from a log of this game");
        let typed = Play::from_log(log).expect("it was replayed before");
        let analyst = self.analyst::<G>();
        let analysis = analyst.judge(&typed, progress(io::stderr().is_terminal(), self.voice.language));
        self.tell(&analyst, &analysis)
    }
}

impl Task<'_> {
    fn analyst<G: Knowledge>(&self) -> Analyst {
        Analyst {
            iterations: self.command.budget.unwrap_or(G::HINT),
            imagined: self.command.imagined,
            seed: self.command.seed.clone(),
            threads: usize::from(self.command.threads),
            seat: self.seat,
        }
    }

    fn tell<A: Serialize>(self, analyst: &Analyst, analysis: &Analysis<A>) -> Result<(), Error> {
        let state = self.play.state();
        let answer = Answer {
            game: state.meta().id,
            players: state.players(),
            finished: state.awaiting().is_empty(),
            budget: analyst.iterations,
            imagined: analyst.imagined,
            seed: &self.command.seed,
            analysis,
        };
        if self.command.json {
            json_line(self.out, &answer)
        } else {
            describe(self.out, &answer, &self.voice)
        }
    }
}

/// Shows how far it is, if somebody is watching.
fn progress(watched: bool, language: Language) -> impl Fn(usize, usize) + Sync {
    move |done, all| {
        if watched {
            let end = if done == all { "\n" } else { "" };
            let told = Verdict::Progress { done, all }.said(&Voice::in_language(language));
            // if nobody can see it, the work goes on
            let _ = write!(io::stderr(), "\r{told}{end}");
        }
    }
}

fn describe<A>(out: &mut dyn Write, answer: &Answer<'_, A>, voice: &Voice<'_>) -> Result<(), Error> {
    let analysis = answer.analysis;
    writeln!(out, "{}", Verdict::Heading.said(voice))?;
    for turn in &analysis.turns {
        writeln!(out, "{}", turn_line(answer, turn, voice))?;
        if let Some(mistake) = &turn.mistake {
            let what = in_words(&mistake.better, voice);
            writeln!(out, "           {}", Verdict::Better { what }.said(voice))?;
        }
    }
    if !answer.finished {
        writeln!(out, "\n{}", Verdict::Unfinished.said(voice))?;
    }
    if !analysis.turning_points.is_empty() {
        let plies = analysis
            .turning_points
            .iter()
            .map(|&place| analysis.prospects[place].ply - 1);
        let plies = plies.map(|ply| ply.to_string()).collect::<Vec<_>>().join(", ");
        writeln!(out, "\n{}", Verdict::Turned { plies }.said(voice))?;
    }
    writeln!(out, "\n{}", Verdict::Mistakes.said(voice))?;
    if analysis.mistakes.is_empty() {
        writeln!(out, "  {}", Verdict::WellPlayed.said(voice))?;
    }
    for (number, &place) in (1..).zip(&analysis.mistakes) {
        let turn = &analysis.turns[place];
        if let Some(mistake) = &turn.mistake {
            describe_mistake(out, answer.players, number, turn.seat, mistake, voice)?;
        }
    }
    Ok(())
}

/// A turn, what its seat could expect after it, and what was played.
fn turn_line<A>(answer: &Answer<'_, A>, turn: &JudgedTurn<A>, voice: &Voice<'_>) -> String {
    let number = if turn.first == turn.last {
        turn.first.to_string()
    } else {
        format!("{}–{}", turn.first, turn.last)
    };
    let seat = Verdict::Seat { seat: turn.seat.into() }.said(voice);
    let prospects = &answer.analysis.prospects;
    let after = prospects
        .iter()
        .find(|prospect| prospect.ply > turn.last)
        .or(prospects.last());
    let expected = after.map_or_else(String::new, |after| {
        let score = right(&decimal(after.score[turn.seat.index()], 1, voice), 6);
        if answer.players == 1 {
            return score;
        }
        let percent = decimal(100.0 * after.win[turn.seat.index()], 1, voice);
        format!("{}  {score}", right(&Verdict::Chance { percent }.said(voice), 7))
    });
    format!("{number:>9}  {seat}  {expected}  {}", in_words(&turn.played, voice))
}

/// Decisions in words, one after the other.
fn in_words<A>(line: &Line<A>, voice: &Voice<'_>) -> String {
    let words: Vec<String> = line.words.iter().map(|words| words.said(voice)).collect();
    words.join(" → ")
}

fn describe_mistake<A>(
    out: &mut dyn Write,
    players: u8,
    number: usize,
    seat: Seat,
    mistake: &Better<A>,
    voice: &Voice<'_>,
) -> Result<(), Error> {
    let (ply, seat, loss) = (mistake.ply, seat.into(), &mistake.loss);
    let [points, points_error] = both(loss.score, 1.0, voice);
    let told = if players == 1 {
        Verdict::MistakeAlone {
            number,
            ply,
            seat,
            points,
            points_error,
        }
    } else {
        let [win, win_error] = both(loss.win, 100.0, voice);
        Verdict::Mistake {
            number,
            ply,
            seat,
            win,
            win_error,
            points,
            points_error,
        }
    };
    let (what, better) = (in_words(&mistake.played, voice), in_words(&mistake.better, voice));
    writeln!(out, "{}", told.said(voice))?;
    writeln!(out, "     {}", Verdict::Played { what }.said(voice))?;
    Ok(writeln!(out, "     {}", Verdict::Better { what: better }.said(voice))?)
}

/// An estimate and its error, in units of this size.
fn both(estimate: Estimate, unit: f64, voice: &Voice<'_>) -> [String; 2] {
    [estimate.mean, estimate.error].map(|number| decimal(unit * f64::from(number), 1, voice))
}
