//! `roundhouse new`

use std::io::Write;

use catalog::layout;
use clap::Args;
use table::{Language, Say, Voice};

use super::setup::{OptionArgs, OutputArgs, PlayersArg, SeedArg};
use super::write::{report, standing};
use crate::error::Error;
use crate::texts::{Deed, Line, Speak};

/// Set up a game and write its game file
#[derive(Args)]
pub(crate) struct New {
    /// The game's id
    game: String,
    /// How many play
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    players: PlayersArg,
    #[command(flatten)]
    seed: SeedArg,
    #[command(flatten)]
    options: OptionArgs,
    #[command(flatten)]
    output: OutputArgs,
}

impl New {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let game = catalog::find(&self.game)?;
        let number = self.players.of(&game.meta())?;
        let choices = self.options.choices(game)?;
        let play = game
            .start(number, &choices, self.seed.seed()?)
            .map_err(|error| self.options.blame(game, error))?;
        self.output.write(out, &layout(&play.log()))?;
        match self.output.path() {
            None => Ok(()),
            Some(path) => report(out, Deed::FileWritten, |out| {
                let voice = Voice::in_language(language);
                let set_up = Line::SetUp {
                    path: path.into(),
                    game: game.meta().name,
                    players: Line::Players { n: number }.say(&()),
                };
                writeln!(out, "{}", set_up.said(&voice))?;
                standing(out, play.state(), &voice)
            }),
        }
    }
}
