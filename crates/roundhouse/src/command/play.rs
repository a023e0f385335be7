//! `roundhouse play`

use std::io::Write;

use clap::Args;
use table::{Language, Voice};

use super::seating::BotArgs;
use super::setup::{OptionArgs, PlayersArg, SeedArg};
use crate::bot_game::set_up;
use crate::error::Error;
use crate::texts::{Line, Speak};
use crate::theatre::{Telling, Theatre};

/// Watch bots play a whole game, move by move
#[derive(Args)]
pub(crate) struct Play {
    /// The game's id; without it, the first of the list
    game: Option<String>,
    /// How many play; without it, a full table
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    players: Option<PlayersArg>,
    #[command(flatten)]
    seed: SeedArg,
    #[command(flatten)]
    options: OptionArgs,
    #[command(flatten)]
    bots: BotArgs,
    #[command(flatten)]
    theatre: Theatre,
}

impl Play {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let game = self
            .game
            .as_deref()
            .map_or_else(|| Ok(catalog::games()[0]), catalog::find)?;
        let players = self
            .players
            .map_or_else(|| Ok(*game.meta().players.end()), |players| players.of(&game.meta()))?;
        let choices = self.options.choices(game)?;
        let seed = self.seed.seed()?;
        let bots = self.bots.seats(game.meta().id, players)?;
        let played = set_up(game, &bots, &choices, seed).map_err(|error| self.options.blame(game, error))?;
        self.theatre
            .show(played.play().start(), played, Telling::Events, language, out)?;
        let seed = seed.to_string();
        let voice = Voice::in_language(language);
        Ok(writeln!(out, "\n{}", Line::Seed { seed }.said(&voice))?)
    }
}
