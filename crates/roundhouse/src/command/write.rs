//! How answers are written.

use std::io::Write;

use catalog::AnyState;
use serde::Serialize;
use table::Seats;

use crate::error::Error;
use crate::score_sheet::{self, Detail};

/// JSON on a line of its own.
pub(crate) fn json_line(out: &mut dyn Write, value: &impl Serialize) -> Result<(), Error> {
    serde_json::to_writer(&mut *out, value).map_err(|error| Error::Output(error.into()))?;
    Ok(writeln!(out)?)
}

/// Tells of what is done already. If it cannot be told, that it is done must be said all the same.
pub(crate) fn report(
    out: &mut dyn Write,
    done: &'static str,
    tell: impl FnOnce(&mut dyn Write) -> Result<(), Error>,
) -> Result<(), Error> {
    tell(out).and_then(|()| Ok(out.flush()?)).map_err(|error| match error {
        Error::Output(error) => Error::Untold { done, error },
        error => error,
    })
}

/// A number of players in words.
pub(crate) fn players(number: u8) -> String {
    if number == 1 {
        "1 player".into()
    } else {
        format!("{number} players")
    }
}

/// The seats in words.
fn seats(seats: Seats) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    numbers.join(", ")
}

/// Who is awaited, or how the game ended.
pub(crate) fn standing(out: &mut dyn Write, state: &dyn AnyState) -> Result<(), Error> {
    match state.outcome() {
        None => Ok(writeln!(out, "Waiting for {}.", seats(state.awaiting()))?),
        Some(outcome) => score_sheet::write(out, &outcome, Detail::Summary),
    }
}
