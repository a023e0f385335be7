//! `roundhouse new`

use std::io::Write;

use catalog::layout;
use clap::Args;

use super::setup::{OptionArgs, OutputArgs, SeedArg, parse_players};
use super::write::{players, standing};
use crate::error::Error;

/// Set up a game and write its game file
#[derive(Args)]
pub(crate) struct New {
    /// The game's id
    game: String,
    /// How many play
    #[arg(long, value_name = "N", value_parser = parse_players)]
    players: u8,
    #[command(flatten)]
    seed: SeedArg,
    #[command(flatten)]
    options: OptionArgs,
    #[command(flatten)]
    output: OutputArgs,
}

impl New {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let game = catalog::find(&self.game)?;
        let choices = self.options.choices(game)?;
        let play = game.start(self.players, &choices, self.seed.seed()?).map_err(|error| self.options.blame(game, error))?;
        self.output.write(out, &layout(&play.log()))?;
        match self.output.path() {
            None => Ok(()),
            Some(path) => {
                write!(out, "{}: {}, {}. ", path.display(), game.meta().name, players(self.players))?;
                standing(out, play.state())
            }
        }
    }
}
