//! `roundhouse rules`

use std::io::Write;

use clap::Args;
use table::Language;

use crate::error::{Error, Fault};

/// Print the rules of a game, clause by clause
#[derive(Args)]
pub(crate) struct Rules {
    /// The game's id
    game: String,
    /// Only this clause (H6.8) or section (H6), such as the one that a refusal cites
    #[arg(value_name = "CLAUSE")]
    number: Option<String>,
    /// The same as CLAUSE
    #[arg(long, value_name = "NUMBER", conflicts_with = "number")]
    clause: Option<String>,
}

impl Rules {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let game = catalog::find(&self.game)?;
        let rules = game.rules_in(language);
        let text = match self.number.as_ref().or(self.clause.as_ref()) {
            None => rules.trim_end().to_owned(),
            Some(clause) => table::rulebook::clause(rules, clause).ok_or_else(|| Fault::Clause {
                game: game.meta().id,
                clause: clause.clone(),
            })?,
        };
        Ok(writeln!(out, "{text}")?)
    }
}
