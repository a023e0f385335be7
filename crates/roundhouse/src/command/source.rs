//! Where a position comes from: a game file or a state file.

use std::path::{Path, PathBuf};

use catalog::{AnyPlay, AnyState};
use clap::Args;
use table::Seat;

use crate::error::Error;
use crate::game_file;

/// A game file or a state file.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub(crate) struct Source {
    /// The game file
    #[arg(value_name = "GAME.JSON")]
    game: Option<PathBuf>,
    /// In place of a game file: a state, as `show --full --json` prints it
    #[arg(long, value_name = "STATE.JSON")]
    state: Option<PathBuf>,
}

/// Which of the two.
pub(crate) enum Which<'a> {
    Game(&'a Path),
    State(&'a Path),
}

/// What was found there.
pub(crate) enum Found {
    Play(Box<dyn AnyPlay>),
    State(Box<dyn AnyState>),
}

impl Source {
    /// The file that was named.
    pub(crate) fn which(&self) -> Which<'_> {
        match (&self.game, &self.state) {
            (Some(path), _) => Which::Game(path),
            (_, Some(path)) => Which::State(path),
            (None, None) => unreachable!("the group is required"),
        }
    }

    /// Reads it.
    pub(crate) fn read(&self) -> Result<Found, Error> {
        match self.which() {
            Which::Game(path) => game_file::read_play(path).map(Found::Play),
            Which::State(path) => game_file::read_state(path).map(Found::State),
        }
    }
}

impl Found {
    /// The position.
    pub(crate) fn state(&self) -> &dyn AnyState {
        match self {
            Found::Play(play) => play.state(),
            Found::State(state) => state.as_ref(),
        }
    }
}

/// Reads the number of a seat.
pub(crate) fn parse_seat(text: &str) -> Result<Seat, String> {
    let number: u8 = text.parse().map_err(|_| "a seat is a number from 0 on".to_owned())?;
    Seat::try_from(number)
}
