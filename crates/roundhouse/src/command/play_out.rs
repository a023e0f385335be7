//! `roundhouse play-out`

use std::io::Write;

use catalog::layout;
use clap::Args;
use table::{Language, Say, Voice};

use super::seating::BotArgs;
use super::setup::{OptionArgs, OutputArgs, PlayersArg, SeedArg};
use super::write::{report, standing};
use crate::bot_game::set_up;
use crate::error::Error;
use crate::texts::{Deed, Line, Speak};

/// Let bots play a whole game, and write its game file
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
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
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
            Some(path) => report(out, Deed::FileWritten, |out| {
                let voice = Voice::in_language(language);
                let n = play.decisions().len();
                let played = Line::PlayedOut {
                    path: path.into(),
                    game: game.meta().name,
                    players: Line::Players { n: number }.say(&()),
                    decisions: Line::Decisions { n }.say(&()),
                };
                writeln!(out, "{}", played.said(&voice))?;
                standing(out, play.state(), &voice)
            }),
        }
    }
}
