//! The engines, bots and vectorised environments as a module for Python: `roundhouse._engine`, which the package `roundhouse` in `python/` is built around.
//!
//! No game is named here: whatever is done with a game is written once, generic over [`bots::Knowledge`], and stands behind a trait without types (`AnyHeld`,
//! `AnyFleet`), for which [`bots::visit`] finds the game. Python gets no reference into a game: actions, views and legal lists are values of their own.

mod action;
mod bot;
mod contest;
mod error;
mod fleet;
mod guest;
mod held;
mod info;
mod json;
mod shape;
mod state;
mod study;
mod vector;
mod view;

use pyo3::prelude::*;

#[pymodule]
mod _engine {
    #[pymodule_export]
    use crate::action::{Action, Legal};
    #[pymodule_export]
    use crate::bot::{Bot, bot};
    #[pymodule_export]
    use crate::contest::{play_match, self_play};
    #[pymodule_export]
    use crate::error::{CannotUndo, IllegalAction, RoundhouseError};
    #[pymodule_export]
    use crate::info::{action_blocks, games, observation_names};
    #[pymodule_export]
    use crate::state::{State, new, read_log, read_state};
    #[pymodule_export]
    use crate::study::analyse;
    #[pymodule_export]
    use crate::vector::Fleet;
    #[pymodule_export]
    use crate::view::View;
}
