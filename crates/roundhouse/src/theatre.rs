//! Showing a game move by move.

use std::io::{IsTerminal, Write, stdout};
use std::num::NonZeroUsize;
use std::thread;
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use catalog::AnyState;
use clap::Args;
use serde_json::Value;
use table::{Ply, Seat, Seats, Takeback, Viewer, Voice, heard};

use crate::command::{SeatArg, players};
use crate::error::Error;
use crate::score_sheet::{self, Detail};

/// Milliseconds between two moves in a terminal.
const PACE: u32 = 150;
/// How many times as long a picture is left to be looked at.
const LOOK: u32 = 10;
/// Decisions per player from one picture to the next.
const SCENE: usize = 12;

/// How a game is shown move by move.
#[derive(Args)]
pub(crate) struct Theatre {
    /// Milliseconds from one decision to the next; 150 in a terminal, none otherwise
    #[arg(long, value_name = "N")]
    delay_ms: Option<u32>,
    /// Watch from this seat, and hear only what it hears; without it, hear of every decision what the deciding seat hears
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seat: Option<SeatArg>,
    /// Draw the table after about N decisions; 12 for each player if left out
    #[arg(long, value_name = "N")]
    picture_every: Option<NonZeroUsize>,
}

/// What is told of a decision.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Telling {
    /// What came of it.
    Events,
    /// What was decided, and what came of it.
    Decisions,
}

impl Theatre {
    /// Shows a game from its beginning, as long as there are decisions.
    pub(crate) fn show(
        &self,
        mut state: Box<dyn AnyState>,
        decisions: impl IntoIterator<Item = Ply<Value>>,
        telling: Telling,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        let watcher = SeatArg::viewer(self.seat, state.players())?;
        let scene = self
            .picture_every
            .map_or(SCENE * usize::from(state.players()), NonZeroUsize::get);
        let mut since = 0;
        let title = format!("{BOLD}{}{BOLD:#}, {}", state.meta().name, players(state.players()));
        self.picture(&title, watcher, state.as_ref(), out)?;
        for (number, ply) in decisions.into_iter().enumerate() {
            let settled = self.decision(number, &ply, watcher, state.as_mut(), telling, out)? == Takeback::Closed;
            let passed_on = state.awaiting() != Seats::only(ply.seat);
            since += 1;
            if settled && (since >= scene && passed_on || since / 2 >= scene) {
                self.picture("", watcher, state.as_ref(), out)?;
                since = 0;
            }
        }
        if since > 0 {
            self.picture("", watcher, state.as_ref(), out)?;
        }
        close(state.as_ref(), out)
    }

    fn picture(&self, title: &str, watcher: Viewer, state: &dyn AnyState, out: &mut dyn Write) -> Result<(), Error> {
        let picture = state.picture(watcher, &Voice::default())?;
        writeln!(out, "{title}\n{}\n", picture.trim_end())?;
        self.pause(LOOK, out)
    }

    /// Carries out a decision and tells of it.
    fn decision(
        &self,
        number: usize,
        ply: &Ply<Value>,
        watcher: Viewer,
        state: &mut dyn AnyState,
        telling: Telling,
        out: &mut dyn Write,
    ) -> Result<Takeback, Error> {
        let Ply { seat, action } = ply;
        let viewer = if watcher == Viewer::Spectator {
            Viewer::Seat(*seat)
        } else {
            watcher
        };
        let words = state.action_label(Viewer::Seat(*seat), action)?;
        let done = state.act(*seat, action)?;
        let mut lines = heard(&done.events, viewer)
            .map(|event| Ok::<String, Error>(state.event_line(viewer, event)?.to_string()))
            .collect::<Result<Vec<_>, _>>()?;
        if viewer == Viewer::Seat(*seat) && (telling == Telling::Decisions || lines.is_empty()) {
            lines.insert(0, format!("{BOLD}{seat}: {words}{BOLD:#}"));
        }
        let style = colour(*seat);
        for (place, line) in lines.iter().enumerate() {
            let margin = if place == 0 { number.to_string() } else { String::new() };
            writeln!(out, "{style}{margin:>4}{style:#}  {line}")?;
        }
        self.pause(1, out)?;
        Ok(done.takeback)
    }

    /// Waits as long as so many decisions take.
    fn pause(&self, decisions: u32, out: &mut dyn Write) -> Result<(), Error> {
        let delay = self
            .delay_ms
            .unwrap_or_else(|| if stdout().is_terminal() { PACE } else { 0 });
        if delay > 0 {
            out.flush()?;
            thread::sleep(Duration::from_millis(delay.into()) * decisions);
        }
        Ok(())
    }
}

fn close(state: &dyn AnyState, out: &mut dyn Write) -> Result<(), Error> {
    match state.outcome() {
        None => Ok(writeln!(out, "The game is not over.")?),
        Some(outcome) => {
            writeln!(out, "{BOLD}The end{BOLD:#}")?;
            score_sheet::write(out, &outcome, Detail::Summary)
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
