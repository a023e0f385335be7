//! `roundhouse act`

use std::io::Write;
use std::path::{Path, PathBuf};

use catalog::{AnyState, CatalogError, Done, layout};
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use table::{Language, Outcome, Refused, Seat, Seats, Viewer, Voice, heard};

use super::source::{SeatArg, Source, Which, advise};
use super::write::{json_line, report, standing};
use crate::atomic;
use crate::error::Error;
use crate::game_file::{self, Held};
use crate::texts::{Deed, Line, Speak};

/// Carry out an action
#[derive(Args)]
pub(crate) struct Act {
    #[command(flatten)]
    source: Source,
    /// Who acts
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seat: SeatArg,
    /// The action, as `legal --json` lists it
    #[arg(long, value_name = "JSON")]
    action: String,
    /// With --state: write the state after the action to this file instead of printing it
    #[arg(short, long, value_name = "FILE", conflicts_with = "game")]
    output: Option<PathBuf>,
    /// Replace the file if it exists
    #[arg(long, requires = "output")]
    force: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    done: &'a Done,
    awaiting: Seats,
    outcome: Option<Outcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<Value>,
}

impl Act {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let action = catalog::read_action(&self.action)?;
        match self.source.which() {
            Which::Game(path) => self.on_game(path, &action, language, out),
            Which::State(path) => self.on_state(path, &action, language, out),
        }
    }

    fn on_game(&self, path: &Path, action: &Value, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let mut held = Held::open(path).map_err(advise)?;
        let before = held.play.state().copy();
        let seat = self.seat.at(before.players()).map_err(Error::in_file(path))?;
        let done = held
            .play
            .act(seat, action)
            .map_err(|error| self.refuse(path, error, out))?;
        held.save()?;
        let tale = Tale {
            before: before.as_ref(),
            seat,
            action,
            done: &done,
            after: held.play.state(),
        };
        self.report(Deed::MoveWritten, &tale, language, out)
    }

    /// Prints the state, which is the answer; where the state goes to a file, words tell what happened.
    fn on_state(&self, path: &Path, action: &Value, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let before = game_file::read_state(path).map_err(advise)?;
        let mut state = before.copy();
        let seat = self.seat.at(before.players()).map_err(Error::in_file(path))?;
        let done = state.act(seat, action).map_err(|error| self.refuse(path, error, out))?;
        let (answer, text) = (Answer::new(&done, state.as_ref()), layout(&state.to_json()));
        match &self.output {
            None if self.json => {
                return json_line(
                    out,
                    &Answer {
                        state: Some(state.to_json()),
                        ..answer
                    },
                );
            }
            None => return Ok(write!(out, "{text}")?),
            Some(path) if self.force => atomic::replace(path, &text)?,
            Some(path) => atomic::create(path, &text)?,
        }
        let tale = Tale {
            before: before.as_ref(),
            seat,
            action,
            done: &done,
            after: state.as_ref(),
        };
        self.report(Deed::FileWritten, &tale, language, out)
    }

    fn report(&self, deed: Deed, tale: &Tale<'_>, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        report(out, deed, |out| {
            if self.json {
                json_line(out, &Answer::new(tale.done, tale.after))
            } else {
                tale.tell(&Voice::in_language(language), out)
            }
        })
    }

    /// The refusal of an illegal action. Programs that asked for JSON get it as a message, too.
    fn refuse(&self, path: &Path, error: CatalogError, out: &mut dyn Write) -> Error {
        if let CatalogError::Illegal { seat, refused } = &error
            && self.json
        {
            // if nobody reads it, the line on stderr still tells
            let seat = *seat;
            let _ = json_line(
                out,
                &Refusal {
                    refused: OfSeat { seat, refused },
                },
            );
        }
        Error::in_file(path)(error)
    }
}

/// The answer to an illegal action as JSON.
#[derive(Serialize)]
struct Refusal<'a> {
    refused: OfSeat<'a>,
}

#[derive(Serialize)]
struct OfSeat<'a> {
    seat: Seat,
    #[serde(flatten)]
    refused: &'a Refused,
}

/// An action and what came of it.
struct Tale<'a> {
    before: &'a dyn AnyState,
    seat: Seat,
    action: &'a Value,
    done: &'a Done,
    after: &'a dyn AnyState,
}

impl Tale<'_> {
    fn tell(&self, voice: &Voice<'_>, out: &mut dyn Write) -> Result<(), Error> {
        let (seat, viewer) = (self.seat, Viewer::Seat(self.seat));
        let what = self.before.action_label(viewer, self.action)?;
        writeln!(out, "{}", Line::OfSeat { seat, what }.said(voice))?;
        for event in heard(&self.done.events, viewer) {
            writeln!(out, "  {}", self.after.event_line(viewer, event)?.said(voice))?;
        }
        standing(out, self.after, voice)
    }
}

impl<'a> Answer<'a> {
    fn new(done: &'a Done, state: &dyn AnyState) -> Answer<'a> {
        Answer {
            done,
            awaiting: state.awaiting(),
            outcome: state.outcome(),
            state: None,
        }
    }
}
