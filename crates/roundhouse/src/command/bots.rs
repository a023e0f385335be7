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

/// A name and its meaning.
#[derive(Clone, Copy, Serialize)]
struct Line {
    name: &'static str,
    about: &'static str,
}

const BOTS: [Line; 6] = [
    Line {
        name: "random",
        about: "picks any legal action, each equally likely",
    },
    Line {
        name: "greedy",
        about: "picks the action that looks best at the end of the turn",
    },
    Line {
        name: "search:300ms",
        about: "searches 300 milliseconds for each decision",
    },
    Line {
        name: "search:2000",
        about: "searches 2,000 iterations for each decision; the same seed gives the same game",
    },
    Line {
        name: "search:2000x4",
        about: "runs four searches at once on four threads, each with the whole budget, and adds up their results",
    },
    Line {
        name: "exec:PROGRAM",
        about: "your own program over the bot protocol; exec@500ms:PROGRAM limits its time for each decision",
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
        writeln!(out, "Levels, weakest first")?;
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
