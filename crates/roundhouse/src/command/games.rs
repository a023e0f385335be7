//! `roundhouse games`

use std::io::Write;

use catalog::{Info, Players};
use clap::Args;
use table::{Language, OptionKind, OptionSpec, Voice};

use super::write::json_line;
use crate::error::Error;
use crate::texts::{Line, Speak};

/// List the games with their player counts and options
#[derive(Args)]
pub(crate) struct Games {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let games: Vec<Info> = catalog::games().iter().map(|game| game.info()).collect();
        if self.json {
            return json_line(out, &games);
        }
        for game in &games {
            describe(out, game, &Voice::in_language(language))?;
        }
        Ok(())
    }
}

fn describe(out: &mut dyn Write, game: &Info, voice: &Voice<'_>) -> Result<(), Error> {
    let Players { least, most } = game.players;
    let heading = Line::Game {
        id: game.id.into(),
        name: game.name.into(),
        least,
        most,
        rules: game.rules,
    };
    writeln!(out, "{}\n  {}", heading.said(voice), game.about.said(voice))?;
    for option in &game.options {
        let (about, default) = (option.about.clone(), option.default.clone());
        let about = Line::Option { about, default }.said(voice);
        writeln!(out, "  --option {}={}  {about}", option.name, values(option, voice))?;
    }
    Ok(())
}

fn values(option: &OptionSpec, voice: &Voice<'_>) -> String {
    match &option.kind {
        OptionKind::Flag => "true|false".into(),
        OptionKind::Choice { values } => values.join("|"),
        OptionKind::Text { form } => form.said(voice),
        OptionKind::File => "FILE".into(),
    }
}
