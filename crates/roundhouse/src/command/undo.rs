//! `roundhouse undo`

use std::io::Write;
use std::path::PathBuf;

use catalog::AnyState;
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use table::{Ply, Seats, Viewer};

use super::source::SeatArg;
use super::write::{json_line, report, standing};
use crate::error::Error;
use crate::game_file::Held;

/// Take back a decision, if nothing random or hidden was revealed since
#[derive(Args)]
pub(crate) struct Undo {
    /// The game file
    #[arg(value_name = "GAME.JSON")]
    game: PathBuf,
    /// Whose last decision; without it, the last of all
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seat: Option<SeatArg>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    undone: Ply<Value>,
    awaiting: Seats,
}

impl Undo {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let mut held = Held::open(&self.game)?;
        let asked = self
            .seat
            .map(|seat| seat.at(held.play.state().players()))
            .transpose()
            .map_err(Error::in_file(&self.game))?;
        let last = || held.play.decisions().last().map(|ply| ply.seat);
        let seat = asked
            .or_else(last)
            .ok_or_else(|| Error::NothingToUndo(self.game.clone()))?;
        let undone = held.play.undo(seat).map_err(Error::in_file(&self.game))?;
        held.save()?;
        report(out, "the move is taken back", |out| {
            tell(out, undone, held.play.state(), self.json)
        })
    }
}

fn tell(out: &mut dyn Write, undone: Ply<Value>, state: &dyn AnyState, json: bool) -> Result<(), Error> {
    if json {
        return json_line(
            out,
            &Answer {
                undone,
                awaiting: state.awaiting(),
            },
        );
    }
    let Ply { seat, action } = undone;
    writeln!(
        out,
        "{seat} took back: {}",
        state.action_label(Viewer::Seat(seat), &action)?
    )?;
    standing(out, state)
}
