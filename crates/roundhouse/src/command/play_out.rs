//! `roundhouse play-out`

use std::io::Write;

use catalog::layout;
use clap::Args;

use super::seating::BotArgs;
use super::setup::{OptionArgs, OutputArgs, PlayersArg, SeedArg};
use super::write::{players, report, standing};
use crate::bot_game::set_up;
use crate::error::Error;

/// Have a whole game played by bots, and write its game file
#[derive(Args)]
pub(crate) struct PlayOut {
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
    bots: BotArgs,
    #[command(flatten)]
    output: OutputArgs,
}

impl PlayOut {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let game = catalog::find(&self.game)?;
        let number = self.players.of(&game.meta())?;
        let choices = self.options.choices(game)?;
        let seed = self.seed.seed()?;
        let bots = self.bots.seats(&self.game, number)?;
        let mut played = set_up(game, &bots, &choices, seed).map_err(|error| self.options.blame(game, error))?;
        played.by_ref().for_each(drop);
        let play = played.play();
        self.output.write(out, &layout(&play.log()))?;
        match self.output.path() {
            None => Ok(()),
            Some(path) => report(out, "the file is written", |out| {
                writeln!(
                    out,
                    "{}: {}, {}, {} decisions.",
                    path.display(),
                    game.meta().name,
                    players(number),
                    play.decisions().len()
                )?;
                standing(out, play.state())
            }),
        }
    }
}
