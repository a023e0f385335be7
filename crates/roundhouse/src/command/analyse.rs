//! `roundhouse analyse`

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anstream::adapter::strip_str;
use arena::{Analyst, Judged, Prospect, mistakes};
use bots::{Budget, Knowledge, Visitor};
use catalog::AnyPlay;
use clap::Args;
use serde::Serialize;
use table::{Language, Log, Play, Ply, Present, Seat, Viewer, Voice};

use super::source::SeatArg;
use super::write::json_line;
use crate::bot_game::with_knowledge;
use crate::columns::right;
use crate::error::Error;
use crate::game_file::read_play;
use crate::texts::{Speak, Verdict, decimal};

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
        let told = progress(io::stderr().is_terminal(), self.voice.language);
        let mut decisions = self.analyst().judge(&typed, told);
        if self.command.json {
            decisions
                .iter_mut()
                .flat_map(|judged| [&mut judged.words, &mut judged.best_words])
                .for_each(|words| *words = strip_str(words).to_string());
        } else {
            put_into_words(&mut decisions, typed.log(), &self.voice);
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
            describe(self.out, &answer, &self.voice)
        }
    }
}

/// Says each action in the voice's language, as the deciding seat saw the game.
fn put_into_words<G: Knowledge + Present>(decisions: &mut [Judged<G::Action>], log: &Log<G>, voice: &Voice<'_>) {
    const REPLAYED: &str = "it was replayed before";
    let mut game = log.start().expect(REPLAYED);
    let mut rest = decisions.iter_mut().peekable();
    for (number, Ply { seat, action }) in log.actions.iter().enumerate() {
        if let Some(judged) = rest.next_if(|judged| judged.ply == number) {
            let view = game.view(Viewer::Seat(*seat));
            judged.words = G::action_label(&view, &judged.action).said(voice);
            judged.best_words = G::action_label(&view, &judged.best).said(voice);
        }
        game.apply(*seat, action, &mut ()).expect(REPLAYED);
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

fn describe<A: Serialize>(out: &mut dyn Write, answer: &Answer<'_, A>, voice: &Voice<'_>) -> Result<(), Error> {
    writeln!(out, "{}", Verdict::Heading.said(voice))?;
    for judged in answer.decisions {
        let seat = Verdict::Seat {
            seat: judged.seat.into(),
        };
        let (seat, course) = (seat.said(voice), course(answer.players, judged, voice));
        writeln!(out, "{:>4}  {seat}  {course}  {}", judged.ply, judged.words)?;
        if judged.is_mistake() {
            let what = judged.best_words.clone();
            writeln!(out, "              {}", Verdict::Better { what }.said(voice))?;
        }
    }
    if !answer.finished {
        writeln!(out, "\n{}", Verdict::Unfinished.said(voice))?;
    }
    writeln!(out, "\n{}", Verdict::Mistakes.said(voice))?;
    if answer.mistakes.is_empty() {
        writeln!(out, "  {}", Verdict::WellPlayed.said(voice))?;
    }
    let mut numbered = (1..).zip(&answer.mistakes);
    numbered.try_for_each(|(number, judged)| describe_mistake(out, answer.players, number, judged, voice))
}

fn describe_mistake<A>(
    out: &mut dyn Write,
    players: u8,
    number: usize,
    judged: &Judged<A>,
    voice: &Voice<'_>,
) -> Result<(), Error> {
    let Prospect { win, score } = judged.cost;
    let (ply, seat, points) = (judged.ply, judged.seat.into(), decimal(score, 1, voice));
    let mistake = if players == 1 {
        Verdict::MistakeAlone {
            number,
            ply,
            seat,
            points,
        }
    } else {
        Verdict::Mistake {
            number,
            ply,
            seat,
            win: decimal(100.0 * win, 1, voice),
            points,
        }
    };
    let (what, better) = (judged.words.clone(), judged.best_words.clone());
    writeln!(out, "{}", mistake.said(voice))?;
    writeln!(out, "     {}", Verdict::Played { what }.said(voice))?;
    Ok(writeln!(out, "     {}", Verdict::Better { what: better }.said(voice))?)
}

/// How the prospects changed.
fn course<A>(players: u8, Judged { before, after, .. }: &Judged<A>, voice: &Voice<'_>) -> String {
    let [from, to] = [before.score, after.score].map(|score| right(&decimal(score, 1, voice), 6));
    let score = format!("{from} > {to}");
    if players == 1 {
        return score;
    }
    let [from, to] = [before.win, after.win].map(|win| {
        let percent = decimal(100.0 * win, 1, voice);
        right(&Verdict::Chance { percent }.said(voice), 7)
    });
    format!("{from} > {to}  {score}")
}
