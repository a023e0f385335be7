//! `roundhouse legal`

use std::io::Write;

use catalog::AnyState;
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use table::{Language, Seat, Seats, Viewer, Voice};

use super::source::{SeatArg, Source};
use super::write::{json_line, standing};
use crate::error::Error;
use crate::texts::{Line, Speak};

/// List the legal actions
#[derive(Args)]
pub(crate) struct Legal {
    #[command(flatten)]
    source: Source,
    /// Only the actions of this seat; without it, those of every seat that owes a decision
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
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let found = self.source.read()?;
        let state = found.state();
        let answer = self.answer(state)?;
        if self.json {
            return json_line(out, &answer);
        }
        let voice = Voice::in_language(language);
        standing(out, state, &voice)?;
        answer
            .seats
            .iter()
            .try_for_each(|seat| describe(out, state, seat, &voice))
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
    voice: &Voice<'_>,
) -> Result<(), Error> {
    let (seat, viewer) = (*seat, Viewer::Seat(*seat));
    let what = state.prompt(viewer)?;
    writeln!(out, "\n{}", Line::OfSeat { seat, what }.said(voice))?;
    for action in actions {
        let label = state.action_label(viewer, action)?.said(voice);
        writeln!(out, "  {label}\n      {action}")?;
    }
    Ok(())
}
