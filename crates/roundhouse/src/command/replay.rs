//! `roundhouse replay`

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use table::Language;

use crate::error::Error;
use crate::game_file::read_play;
use crate::theatre::{Telling, Theatre};

/// Show a game move by move
#[derive(Args)]
pub(crate) struct Replay {
    /// The game file
    #[arg(value_name = "GAME.JSON")]
    game: PathBuf,
    #[command(flatten)]
    theatre: Theatre,
}

impl Replay {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let play = read_play(&self.game)?;
        self.theatre
            .show(play.start(), play.decisions(), Telling::Decisions, language, out)
    }
}
