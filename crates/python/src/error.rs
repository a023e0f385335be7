//! What can go wrong, as exceptions.

use bots::SpecError;
use catalog::CatalogError;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use table::{Language, Seat, Seats};

create_exception!(
    roundhouse,
    RoundhouseError,
    PyValueError,
    "Something was asked for that isn't there or isn't allowed. Nothing has changed."
);
create_exception!(
    roundhouse,
    IllegalAction,
    RoundhouseError,
    "The action isn't allowed: `clause` has the number of the rule, `reason` what stops the player, `seat` who tried."
);
create_exception!(
    roundhouse,
    CannotUndo,
    RoundhouseError,
    "The decision can't be taken back: something was drawn or revealed, or the turn is over."
);

/// A refusal, with its own words.
pub(crate) fn refuse(text: impl Into<String>) -> PyErr {
    RoundhouseError::new_err(text.into())
}

/// What the catalog refuses, as an exception.
pub(crate) fn of_catalog(py: Python<'_>, error: &CatalogError) -> PyErr {
    let text = error.to_string();
    match error {
        CatalogError::Illegal { seat, refused } => {
            let raised = IllegalAction::new_err(text);
            let value = raised.value(py);
            let noted = value
                .setattr("clause", &refused.clause)
                .and_then(|()| value.setattr("reason", refused.message.to_string()))
                .and_then(|()| value.setattr("seat", u8::from(*seat)));
            noted.err().unwrap_or(raised)
        }
        CatalogError::Undo(_) => CannotUndo::new_err(text),
        _ => refuse(text),
    }
}

/// A name that is no player.
pub(crate) fn of_spec(error: &SpecError) -> PyErr {
    refuse(error.to_string())
}

/// The seat with this number at a table of so many.
pub(crate) fn seat(number: i64, players: u8) -> PyResult<Seat> {
    let found = u8::try_from(number).ok().and_then(Seat::new);
    found
        .filter(|&seat| Seats::all(players).contains(seat))
        .ok_or_else(|| refuse(CatalogError::Seat { number, players }.to_string()))
}

/// The language of this code.
pub(crate) fn language(code: &str) -> PyResult<Language> {
    Language::of_code(code).ok_or_else(|| {
        let known = Language::ALL.map(Language::code).join(", ");
        refuse(format!("there is no language '{code}'; choose one of {known}"))
    })
}
