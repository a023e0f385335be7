//! `roundhouse legal`

use std::io::Write;

use catalog::AnyState;
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use table::{Seat, Seats, Viewer};

use super::source::{SeatArg, Source};
use super::write::{json_line, standing};
use crate::error::Error;

/// List the legal actions
#[derive(Args)]
pub(crate) struct Legal {
    #[command(flatten)]
    source: Source,
    /// Only the actions of this seat; without it, of all seats that owe a decision
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seat: Option<SeatArg>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    awaiting: Seats,
    seats: Vec<SeatActions>,
}

#[derive(Serialize)]
struct SeatActions {
    seat: Seat,
    actions: Vec<Value>,
}

impl Legal {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let found = self.source.read()?;
        let state = found.state();
        let answer = self.answer(state)?;
        if self.json {
            return json_line(out, &answer);
        }
        standing(out, state)?;
        for seat in &answer.seats {
            describe(out, state, seat)?;
        }
        Ok(())
    }

    fn answer(&self, state: &dyn AnyState) -> Result<Answer, Error> {
        let awaiting = state.awaiting();
        let asked = self
            .seat
            .map_or(Ok(awaiting), |seat| seat.at(state.players()).map(Seats::only))?;
        let seats = asked
            .iter()
            .map(|seat| {
                Ok(SeatActions {
                    seat,
                    actions: state.legal(seat)?,
                })
            })
            .collect::<Result<_, Error>>()?;
        Ok(Answer { awaiting, seats })
    }
}

fn describe(
    out: &mut dyn Write,
    state: &dyn AnyState,
    SeatActions { seat, actions }: &SeatActions,
) -> Result<(), Error> {
    if actions.is_empty() {
        return Ok(writeln!(out, "\n{seat} has nothing to decide.")?);
    }
    writeln!(out, "\n{seat} can:")?;
    for action in actions {
        writeln!(
            out,
            "  {}\n      {action}",
            state.action_label(Viewer::Seat(*seat), action)?
        )?;
    }
    Ok(())
}
