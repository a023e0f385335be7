//! `roundhouse act`

use std::io::Write;
use std::path::{Path, PathBuf};

use catalog::{AnyState, Done, layout};
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use table::{Outcome, Seat, Seats, Viewer, heard};

use super::source::{SeatArg, Source, Which, advise};
use super::write::{json_line, report, standing};
use crate::atomic;
use crate::error::Error;
use crate::game_file::{self, Held};

/// Carry out an action
#[derive(Args)]
pub(crate) struct Act {
    #[command(flatten)]
    source: Source,
    /// Who acts
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seat: SeatArg,
    /// The action, as `legal --json` lists it
    #[arg(long, value_name = "JSON")]
    action: String,
    /// With --state: the file to write the state after the action to; without it, it is printed
    #[arg(short, long, value_name = "FILE", conflicts_with = "game")]
    output: Option<PathBuf>,
    /// Replace the file if there is one
    #[arg(long, requires = "output")]
    force: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    done: &'a Done,
    awaiting: Seats,
    outcome: Option<Outcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<Value>,
}

impl Act {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let action = catalog::read_action(&self.action)?;
        match self.source.which() {
            Which::Game(path) => self.on_game(path, &action, out),
            Which::State(path) => self.on_state(path, &action, out),
        }
    }

    fn on_game(&self, path: &Path, action: &Value, out: &mut dyn Write) -> Result<(), Error> {
        let mut held = Held::open(path).map_err(advise)?;
        let before = held.play.state().copy();
        let seat = self.seat.at(before.players()).map_err(Error::in_file(path))?;
        let done = held.play.act(seat, action).map_err(Error::in_file(path))?;
        held.save()?;
        let state = held.play.state();
        report(out, "the move is written", |out| {
            if self.json {
                json_line(out, &Answer::new(&done, state))
            } else {
                describe(out, before.as_ref(), seat, action, &done, state)
            }
        })
    }

    /// The state is what is asked for, so that is what is printed; words only where the state goes to a file.
    fn on_state(&self, path: &Path, action: &Value, out: &mut dyn Write) -> Result<(), Error> {
        let before = game_file::read_state(path).map_err(advise)?;
        let mut state = before.copy();
        let seat = self.seat.at(before.players()).map_err(Error::in_file(path))?;
        let done = state.act(seat, action).map_err(Error::in_file(path))?;
        let (answer, text) = (Answer::new(&done, state.as_ref()), layout(&state.to_json()));
        match &self.output {
            None if self.json => {
                return json_line(
                    out,
                    &Answer {
                        state: Some(state.to_json()),
                        ..answer
                    },
                );
            }
            None => return Ok(write!(out, "{text}")?),
            Some(path) if self.force => atomic::replace(path, &text)?,
            Some(path) => atomic::create(path, &text)?,
        }
        report(out, "the file is written", |out| {
            if self.json {
                json_line(out, &answer)
            } else {
                describe(out, before.as_ref(), seat, action, &done, state.as_ref())
            }
        })
    }
}

fn describe(
    out: &mut dyn Write,
    before: &dyn AnyState,
    seat: Seat,
    action: &Value,
    done: &Done,
    after: &dyn AnyState,
) -> Result<(), Error> {
    let viewer = Viewer::Seat(seat);
    writeln!(out, "{seat}: {}", before.action_label(viewer, action)?)?;
    for event in heard(&done.events, viewer) {
        writeln!(out, "  {}", after.event_line(viewer, event)?)?;
    }
    standing(out, after)
}

impl<'a> Answer<'a> {
    fn new(done: &'a Done, state: &dyn AnyState) -> Answer<'a> {
        Answer {
            done,
            awaiting: state.awaiting(),
            outcome: state.outcome(),
            state: None,
        }
    }
}
