//! `roundhouse games`

use std::io::Write;

use catalog::{Info, Players};
use clap::Args;
use table::{OptionKind, OptionSpec};

use super::write::json_line;
use crate::error::Error;

/// List the games with their player counts and options
#[derive(Args)]
pub(crate) struct Games {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let games: Vec<Info> = catalog::games().iter().map(|game| game.info()).collect();
        if self.json {
            return json_line(out, &games);
        }
        for game in &games {
            describe(out, game)?;
        }
        Ok(())
    }
}

fn describe(out: &mut dyn Write, game: &Info) -> Result<(), Error> {
    let Players { least, most } = game.players;
    writeln!(
        out,
        "{}: {}, {least} to {most} players, rules version {}",
        game.id, game.name, game.rules
    )?;
    writeln!(out, "  {}", game.about)?;
    for option in &game.options {
        writeln!(
            out,
            "  --option {}={}  {} (default: {})",
            option.name,
            values(option),
            option.about,
            option.default
        )?;
    }
    Ok(())
}

fn values(option: &OptionSpec) -> String {
    match &option.kind {
        OptionKind::Flag => "true|false".into(),
        OptionKind::Choice { values } => values.join("|"),
        OptionKind::Text { form } => form.to_string(),
        OptionKind::File => "FILE".into(),
    }
}
