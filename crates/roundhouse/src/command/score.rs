//! `roundhouse score`

use std::io::Write;
use std::path::PathBuf;

use catalog::{AnyGame, CatalogError};
use clap::Args;
use table::{Language, Voice};

use super::setup::OptionArgs;
use super::write::json_line;
use crate::error::Error;
use crate::game_file::read_text;
use crate::score_sheet::{self, Detail};

/// Score a finished cardboard game that you entered by hand
#[derive(Args)]
pub(crate) struct Score {
    /// The game's id
    game: String,
    /// The entry: what lay on the table
    #[arg(value_name = "ENTRY.JSON")]
    entry: PathBuf,
    #[command(flatten)]
    options: OptionArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Score {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let game = catalog::find(&self.game)?;
        let choices = self.options.choices(game)?;
        let outcome = game
            .score(&choices, &read_text(&self.entry)?)
            .map_err(|error| self.blame(game, error))?;
        if self.json {
            json_line(out, &outcome)
        } else {
            score_sheet::write(out, &outcome, Detail::Everything, &Voice::in_language(language))
        }
    }

    /// Names the file that is to blame: the entry, or one that an option takes.
    fn blame(&self, game: &dyn AnyGame, error: CatalogError) -> Error {
        match error {
            CatalogError::Unreadable(_) | CatalogError::Entry(_) => Error::in_file(&self.entry)(error),
            _ => self.options.blame(game, error),
        }
    }
}
