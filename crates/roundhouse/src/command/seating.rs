//! Who sits on which seat: what `play-out` and `play` have in common, and what every command does before programs play.

use std::str::FromStr;

use bots::{Knowledge, Spec, SpecError, Visitor, visit};
use clap::Args;
use table::Present;

use crate::error::{Error, Fault};

/// The bots of a game.
#[derive(Args)]
pub(crate) struct BotArgs {
    /// Who plays: one bot for all seats, or one for each, separated by commas or repeated: random, greedy, search:300ms, search:2000, search:2000x4, a level (see
    /// `roundhouse bots`) or exec:PROGRAM, which takes the rest of the text
    #[arg(long = "bots", value_name = "BOT", default_value = "random")]
    listed: Vec<Listed>,
}

/// Bots with commas between them.
#[derive(Clone)]
struct Listed(Vec<Spec>);

impl FromStr for Listed {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Listed, SpecError> {
        let mut bots = Vec::new();
        let mut rest = text;
        // the command line of a program may have commas of its own
        while let Some((bot, more)) = rest.split_once(',').filter(|_| !rest.starts_with("exec")) {
            bots.push(bot.parse()?);
            rest = more;
        }
        bots.push(rest.parse()?);
        Ok(Listed(bots))
    }
}

impl BotArgs {
    /// One bot for each seat of this game; programs have shown that they are willing.
    pub(crate) fn seats(&self, game: &str, number: u8) -> Result<Vec<Spec>, Error> {
        let bots: Vec<Spec> = self.listed.iter().flat_map(|Listed(bots)| bots.clone()).collect();
        let seats = match &bots[..] {
            [all] => vec![all.clone(); number.into()],
            _ if bots.len() == usize::from(number) => bots,
            _ => {
                return Err(Fault::Bots {
                    bots: bots.len(),
                    players: number,
                }
                .into());
            }
        };
        try_out(game, &seats, number)?;
        Ok(seats)
    }
}

/// Refuses programs that can't be started or decline this game.
pub(crate) fn try_out(game: &str, bots: &[Spec], players: u8) -> Result<(), Error> {
    let mut tried: Vec<&Spec> = Vec::new();
    for bot in bots {
        if !tried.contains(&bot) {
            visit(game, TryOut { bot, players }).unwrap_or(Ok(()))?;
            tried.push(bot);
        }
    }
    Ok(())
}

struct TryOut<'a> {
    bot: &'a Spec,
    players: u8,
}

impl Visitor for TryOut<'_> {
    type Output = Result<(), Error>;

    fn visit<G: Knowledge + Present>(self) -> Result<(), Error> {
        Ok(self.bot.try_out::<G>(self.players)?)
    }
}
