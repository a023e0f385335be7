//! `roundhouse show`

use std::io::Write;

use catalog::layout;
use clap::Args;
use table::{Language, Voice};

use super::source::{SeatArg, Source};
use crate::error::Error;
use crate::score_sheet::{self, Detail};

/// Show a game as a spectator sees it, as a seat does (--seat), or with everything that is hidden (--full)
#[derive(Args)]
pub(crate) struct Show {
    #[command(flatten)]
    source: Source,
    /// Show what this seat sees
    #[arg(long, value_name = "N", allow_negative_numbers = true, conflicts_with = "full")]
    seat: Option<SeatArg>,
    /// Print the complete state, hidden parts included, as JSON
    #[arg(long)]
    full: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Show {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let found = self.source.read()?;
        let state = found.state();
        let viewer = SeatArg::viewer(self.seat, state.players())?;
        if self.full {
            Ok(write!(out, "{}", layout(&state.to_json()))?)
        } else if self.json {
            Ok(write!(out, "{}", layout(&state.view(viewer)?))?)
        } else {
            let voice = Voice {
                you: viewer.seat(),
                ..Voice::in_language(language)
            };
            writeln!(out, "{}", state.picture(viewer, &voice)?.trim_end())?;
            state.outcome().map_or(Ok(()), |outcome| {
                score_sheet::write(out, &outcome, Detail::Summary, &voice)
            })
        }
    }
}
