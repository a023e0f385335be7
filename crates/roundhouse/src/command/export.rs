//! `roundhouse export`

use std::io::Write;
use std::path::PathBuf;

use catalog::Steps;
use clap::Args;

use super::write::json_line;
use crate::error::Error;
use crate::game_file::read_play;

/// Print a game for other programs; --steps is required, and the only form so far
#[derive(Args)]
pub(crate) struct Export {
    /// The game file
    #[arg(value_name = "GAME.JSON")]
    game: PathBuf,
    /// One line of JSON per decision: ply, seat, the full state before, the legal actions, the action chosen, the events
    #[arg(long, required = true)]
    steps: bool,
}

impl Export {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let play = read_play(&self.game)?;
        Steps::new(play.as_ref()).try_for_each(|step| json_line(out, &step))
    }
}
