//! `roundhouse undo`

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use serde_json::Value;
use table::{Ply, Seat, Seats, Viewer};

use super::source::parse_seat;
use super::write::{json_line, standing};
use crate::error::Error;
use crate::game_file::Held;

/// Take back a decision, if nothing random or hidden was revealed since
#[derive(Args)]
pub(crate) struct Undo {
    /// The game file
    #[arg(value_name = "GAME.JSON")]
    game: PathBuf,
    /// Whose last decision; without it, the last of all
    #[arg(long, value_name = "N", value_parser = parse_seat)]
    seat: Option<Seat>,
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
        let last = || held.play.decisions().last().map(|ply| ply.seat);
        let seat = self.seat.or_else(last).ok_or_else(|| Error::NothingToUndo(self.game.clone()))?;
        let undone = held.play.undo(seat).map_err(Error::in_file(&self.game))?;
        held.save()?;
        let state = held.play.state();
        if self.json {
            return json_line(out, &Answer { undone, awaiting: state.awaiting() });
        }
        writeln!(out, "{seat} took back: {}", state.action_words(Viewer::Seat(seat), &undone.action)?)?;
        standing(out, state)
    }
}
