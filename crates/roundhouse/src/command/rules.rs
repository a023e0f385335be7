//! `roundhouse rules`

use std::io::Write;

use clap::Args;

use crate::error::Error;

/// Print the rules of a game, clause by clause
#[derive(Args)]
pub(crate) struct Rules {
    /// The game's id
    game: String,
    /// Only this clause or section, such as the one that a refusal cites
    #[arg(long, value_name = "NUMBER")]
    clause: Option<String>,
}

impl Rules {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let meta = catalog::find(&self.game)?.meta();
        let text = match &self.clause {
            None => meta.rules_in(table::Language::En).trim_end().to_owned(),
            Some(clause) => {
                catalog::clause(meta.rules_in(table::Language::En), clause).ok_or_else(|| Error::Clause {
                    game: meta.id,
                    clause: clause.clone(),
                })?
            }
        };
        Ok(writeln!(out, "{text}")?)
    }
}
