//! How answers are written.

use std::io::Write;

use catalog::AnyState;
use serde::Serialize;
use table::Voice;

use crate::error::Error;
use crate::score_sheet::{self, Detail};
use crate::texts::{Deed, Line, Speak};

/// JSON on a line of its own.
pub(crate) fn json_line(out: &mut dyn Write, value: &impl Serialize) -> Result<(), Error> {
    serde_json::to_writer(&mut *out, value).map_err(|error| Error::Output(error.into()))?;
    Ok(writeln!(out)?)
}

/// Tells what is done already. Where that can't be printed, the error still says that it is done.
pub(crate) fn report(
    out: &mut dyn Write,
    deed: Deed,
    tell: impl FnOnce(&mut dyn Write) -> Result<(), Error>,
) -> Result<(), Error> {
    tell(out).and_then(|()| Ok(out.flush()?)).map_err(|error| match error {
        Error::Output(error) => Error::Untold { deed, error },
        error => error,
    })
}

/// Who is awaited, or how the game ended.
pub(crate) fn standing(out: &mut dyn Write, state: &dyn AnyState, voice: &Voice<'_>) -> Result<(), Error> {
    let seats = state.awaiting();
    match state.outcome() {
        None => Ok(writeln!(out, "{}", Line::Waiting { seats }.said(voice))?),
        Some(outcome) => score_sheet::write(out, &outcome, Detail::Summary, voice),
    }
}
