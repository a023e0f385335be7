//! Showing a game move by move.

use std::io::{IsTerminal, Write, stdout};
use std::num::NonZeroUsize;
use std::thread;
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use catalog::AnyState;
use clap::Args;
use serde_json::Value;
use table::{Language, Ply, Seat, Seats, Takeback, Viewer, Voice, heard};

use crate::command::SeatArg;
use crate::error::Error;
use crate::score_sheet::{self, Detail};
use crate::texts::{Line, Speak};

/// Milliseconds between two moves in a terminal.
const PACE: u32 = 150;
/// How many times as long a picture stays.
const LOOK: u32 = 10;
/// Decisions per player from one picture to the next.
const SCENE: usize = 12;

/// How a game is shown move by move.
#[derive(Args)]
pub(crate) struct Theatre {
    /// Milliseconds from one decision to the next; without it, 150 in a terminal and none elsewhere
    #[arg(long, value_name = "N")]
    delay_ms: Option<u32>,
    /// Watch from this seat, and hear only what it hears; without it, hear about each decision what the deciding seat hears
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seat: Option<SeatArg>,
    /// Draw the table about every N decisions; without it, 12 for each player
    #[arg(long, value_name = "N")]
    picture_every: Option<NonZeroUsize>,
}

/// What to tell about a decision.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Telling {
    /// What came of it.
    Events,
    /// What was decided, and what came of it.
    Decisions,
}

impl Theatre {
    /// Shows a game from its beginning to the last of these decisions.
    pub(crate) fn show(
        &self,
        state: Box<dyn AnyState>,
        decisions: impl IntoIterator<Item = Ply<Value>>,
        telling: Telling,
        language: Language,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        let watcher = SeatArg::viewer(self.seat, state.players())?;
        let voice = Voice {
            you: watcher.seat(),
            ..Voice::in_language(language)
        };
        let stage = Stage {
            theatre: self,
            watcher,
            voice,
            telling,
            state,
            out,
        };
        stage.play(decisions)
    }

    /// Milliseconds from one decision to the next.
    fn delay(&self) -> u32 {
        let usual = || if stdout().is_terminal() { PACE } else { 0 };
        self.delay_ms.unwrap_or_else(usual)
    }
}

/// A game on show.
struct Stage<'a> {
    theatre: &'a Theatre,
    watcher: Viewer,
    voice: Voice<'static>,
    telling: Telling,
    state: Box<dyn AnyState>,
    out: &'a mut dyn Write,
}

impl Stage<'_> {
    fn play(mut self, decisions: impl IntoIterator<Item = Ply<Value>>) -> Result<(), Error> {
        let n = self.state.players();
        let scene = self
            .theatre
            .picture_every
            .map_or(SCENE * usize::from(n), NonZeroUsize::get);
        let players = Line::Players { n }.said(&self.voice);
        self.picture(&format!("{BOLD}{}{BOLD:#}, {players}", self.state.meta().name))?;
        let mut since = 0;
        for (number, ply) in decisions.into_iter().enumerate() {
            let settled = self.decision(number, &ply)? == Takeback::Closed;
            let passed_on = self.state.awaiting() != Seats::only(ply.seat);
            since += 1;
            if settled && (since >= scene && passed_on || since / 2 >= scene) {
                self.picture("")?;
                since = 0;
            }
        }
        if since > 0 {
            self.picture("")?;
        }
        self.close()
    }

    fn picture(&mut self, title: &str) -> Result<(), Error> {
        let picture = self.state.picture(self.watcher, &self.voice)?;
        writeln!(self.out, "{title}\n{}\n", picture.trim_end())?;
        self.pause(LOOK)
    }

    /// Carries out a decision and tells of it.
    fn decision(&mut self, number: usize, Ply { seat, action }: &Ply<Value>) -> Result<Takeback, Error> {
        let seat = *seat;
        let viewer = if self.watcher == Viewer::Spectator {
            Viewer::Seat(seat)
        } else {
            self.watcher
        };
        let what = self.state.action_label(Viewer::Seat(seat), action)?;
        let done = self.state.act(seat, action)?;
        let mut lines = heard(&done.events, viewer)
            .map(|event| Ok::<String, Error>(self.state.event_line(viewer, event)?.said(&self.voice)))
            .collect::<Result<Vec<_>, _>>()?;
        if viewer == Viewer::Seat(seat) && (self.telling == Telling::Decisions || lines.is_empty()) {
            let line = Line::OfSeat { seat, what }.said(&self.voice);
            lines.insert(0, format!("{BOLD}{line}{BOLD:#}"));
        }
        let style = colour(seat);
        for (place, line) in lines.iter().enumerate() {
            let margin = if place == 0 { number.to_string() } else { String::new() };
            writeln!(self.out, "{style}{margin:>4}{style:#}  {line}")?;
        }
        self.pause(1)?;
        Ok(done.takeback)
    }

    /// Waits as long as this number of decisions takes.
    fn pause(&mut self, decisions: u32) -> Result<(), Error> {
        let delay = self.theatre.delay();
        if delay > 0 {
            self.out.flush()?;
            thread::sleep(Duration::from_millis(delay.into()) * decisions);
        }
        Ok(())
    }

    fn close(self) -> Result<(), Error> {
        match self.state.outcome() {
            None => Ok(writeln!(self.out, "{}", Line::NotOver.said(&self.voice))?),
            Some(outcome) => {
                writeln!(self.out, "{BOLD}{}{BOLD:#}", Line::End.said(&self.voice))?;
                score_sheet::write(self.out, &outcome, Detail::Summary, &self.voice)
            }
        }
    }
}

const BOLD: Style = Style::new().bold();

fn colour(seat: Seat) -> Style {
    let colours = [
        AnsiColor::Cyan,
        AnsiColor::Magenta,
        AnsiColor::Green,
        AnsiColor::Yellow,
        AnsiColor::Blue,
    ];
    colours[seat.index()].on_default()
}
