//! `roundhouse bots`

use std::io::Write;

use bots::Level;
use clap::Args;
use serde::Serialize;
use table::{Language, Voice};

use super::write::json_line;
use crate::error::Error;
use crate::texts::{BotLine, LevelLine, Speak};

/// List the bots and the levels of play
#[derive(Args)]
pub(crate) struct Bots {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    bots: [Line; BOTS.len()],
    levels: [Line; Level::ALL.len()],
}

/// A name and its meaning.
#[derive(Serialize)]
struct Line {
    name: &'static str,
    about: String,
}

const BOTS: [(&str, BotLine); 7] = [
    ("random", BotLine::Random),
    ("greedy", BotLine::Greedy),
    ("search:300ms", BotLine::Timed),
    ("search:2000", BotLine::Counted),
    ("search:2000x4", BotLine::Threaded),
    ("learned:300ms", BotLine::Learned),
    ("exec:PROGRAM", BotLine::Program),
];

impl Bots {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        if self.json {
            return json_line(out, &Answer::new(&Voice::default()));
        }
        let voice = Voice::in_language(language);
        let answer = Answer::new(&voice);
        writeln!(out, "{}", LevelLine::Heading.said(&voice))?;
        list(out, &answer.levels)?;
        writeln!(out, "\n{}", BotLine::Heading.said(&voice))?;
        list(out, &answer.bots)
    }
}

impl Answer {
    fn new(voice: &Voice<'_>) -> Answer {
        Answer {
            bots: BOTS.map(|(name, line)| Line {
                name,
                about: line.said(voice),
            }),
            levels: Level::ALL.map(|level| Line {
                name: level.name(),
                about: LevelLine::from(level).said(voice),
            }),
        }
    }
}

fn list(out: &mut dyn Write, lines: &[Line]) -> Result<(), Error> {
    lines
        .iter()
        .try_for_each(|Line { name, about }| Ok(writeln!(out, "  {name:<14} {about}")?))
}
