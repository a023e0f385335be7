//! Where a position comes from: a game file or a state file.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use catalog::{AnyPlay, AnyState, CatalogError, FileKind};
use clap::Args;
use table::{Seat, Viewer};

use crate::error::{Error, Fault};
use crate::game_file;

/// A game file or a state file.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub(crate) struct Source {
    /// The game file
    #[arg(value_name = "GAME.JSON")]
    game: Option<PathBuf>,
    /// Instead of a game file: a state, as `show --full --json` prints it
    #[arg(long, value_name = "STATE.JSON")]
    state: Option<PathBuf>,
}

/// Which of the two.
pub(crate) enum Which<'a> {
    Game(&'a Path),
    State(&'a Path),
}

/// A game or a single position.
pub(crate) enum Found {
    Play(Box<dyn AnyPlay>),
    State(Box<dyn AnyState>),
}

impl Source {
    /// The file that was given.
    pub(crate) fn which(&self) -> Which<'_> {
        match (&self.game, &self.state) {
            (Some(path), _) => Which::Game(path),
            (_, Some(path)) => Which::State(path),
            (None, None) => unreachable!("the group is required"),
        }
    }

    /// Reads it.
    pub(crate) fn read(&self) -> Result<Found, Error> {
        let found = match self.which() {
            Which::Game(path) => game_file::read_play(path).map(Found::Play),
            Which::State(path) => game_file::read_state(path).map(Found::State),
        };
        found.map_err(advise)
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

/// The number of a seat as typed. The game says whether anybody sits there.
#[derive(Clone, Copy)]
pub(crate) struct SeatArg(i64);

impl SeatArg {
    /// The seat at a table of this many players.
    pub(crate) fn at(self, players: u8) -> Result<Seat, CatalogError> {
        let SeatArg(number) = self;
        let seat = u8::try_from(number)
            .ok()
            .filter(|&number| number < players)
            .and_then(Seat::new);
        seat.ok_or(CatalogError::Seat { number, players })
    }

    /// The viewer on this seat; a spectator without one.
    pub(crate) fn viewer(seat: Option<SeatArg>, players: u8) -> Result<Viewer, CatalogError> {
        seat.map_or(Ok(Viewer::Spectator), |seat| seat.at(players).map(Viewer::Seat))
    }
}

impl FromStr for SeatArg {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<SeatArg, &'static str> {
        text.parse().map(SeatArg).map_err(|_| "seats are numbered from 0")
    }
}

/// Says how to pass a file of the other kind.
pub(crate) fn advise(error: Error) -> Error {
    let Error::Content { path, error } = error else {
        return error;
    };
    let CatalogError::Mistaken { found, .. } = *error else {
        return Error::Content { path, error };
    };
    let (path, what) = (path.as_path().into(), error.message());
    let fault = match found {
        FileKind::Game => Fault::LeaveOutState { path, what },
        FileKind::State => Fault::PutState { path, what },
    };
    fault.into()
}
