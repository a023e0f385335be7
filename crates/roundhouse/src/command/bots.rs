//! `roundhouse bots`

use std::io::Write;

use bots::Level;
use clap::Args;
use serde::Serialize;

use super::write::json_line;
use crate::error::Error;

/// List the bots and the levels of play
#[derive(Args)]
pub(crate) struct Bots {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    bots: [Line; 6],
    levels: [Line; Level::ALL.len()],
}

/// A name and what it stands for.
#[derive(Clone, Copy, Serialize)]
struct Line {
    name: &'static str,
    about: &'static str,
}

const BOTS: [Line; 6] = [
    Line {
        name: "random",
        about: "anything legal, each action equally likely",
    },
    Line {
        name: "greedy",
        about: "the action that looks best at the end of the turn",
    },
    Line {
        name: "search:300ms",
        about: "tree search, so many milliseconds for each decision",
    },
    Line {
        name: "search:2000",
        about: "tree search, so many iterations for each decision; the same seed gives the same game",
    },
    Line {
        name: "search:2000x4",
        about: "four such searches at once, each with the whole budget, on as many threads; what they find is added up",
    },
    Line {
        name: "exec:PROGRAM",
        about: "a program that speaks the bot protocol; exec@500ms:PROGRAM limits its time for each decision",
    },
];

impl Bots {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let answer = Answer {
            bots: BOTS,
            levels: Level::ALL.map(|level| Line {
                name: level.name(),
                about: level.line(),
            }),
        };
        if self.json {
            return json_line(out, &answer);
        }
        writeln!(out, "Levels, the weakest first")?;
        list(out, &answer.levels)?;
        writeln!(out, "\nBots")?;
        list(out, &answer.bots)
    }
}

fn list(out: &mut dyn Write, lines: &[Line]) -> Result<(), Error> {
    lines
        .iter()
        .try_for_each(|Line { name, about }| Ok(writeln!(out, "  {name:<14} {about}")?))
}
