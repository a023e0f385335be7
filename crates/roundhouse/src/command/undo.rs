//! `roundhouse undo`

use std::io::Write;
use std::path::PathBuf;

use catalog::AnyState;
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use table::{Language, Ply, Seats, Viewer, Voice};

use super::source::SeatArg;
use super::write::{json_line, report, standing};
use crate::error::{Error, Fault};
use crate::game_file::Held;
use crate::texts::{Deed, Line, Speak};

/// Take back a decision, while nothing random or hidden was revealed since
#[derive(Args)]
pub(crate) struct Undo {
    /// The game file
    #[arg(value_name = "GAME.JSON")]
    game: PathBuf,
    /// Whose last decision; without it, the last one of the game
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
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let mut held = Held::open(&self.game)?;
        let asked = self
            .seat
            .map(|seat| seat.at(held.play.state().players()))
            .transpose()
            .map_err(Error::in_file(&self.game))?;
        let last = || held.play.decisions().last().map(|ply| ply.seat);
        let seat = asked.or_else(last).ok_or_else(|| Fault::NothingToUndo {
            path: self.game.as_path().into(),
        })?;
        let undone = held.play.undo(seat).map_err(Error::in_file(&self.game))?;
        held.save()?;
        report(out, Deed::MoveTakenBack, |out| {
            if self.json {
                let awaiting = held.play.state().awaiting();
                json_line(out, &Answer { undone, awaiting })
            } else {
                tell(out, &undone, held.play.state(), &Voice::in_language(language))
            }
        })
    }
}

fn tell(
    out: &mut dyn Write,
    Ply { seat, action }: &Ply<Value>,
    state: &dyn AnyState,
    voice: &Voice<'_>,
) -> Result<(), Error> {
    let seat = *seat;
    let what = state.action_label(Viewer::Seat(seat), action)?;
    writeln!(out, "{}", Line::TookBack { seat, what }.said(voice))?;
    standing(out, state, voice)
}
