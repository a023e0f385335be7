//! Game files: a game file is the log of a game.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use catalog::{AnyPlay, AnyState, layout};
use same_file::Handle;

use crate::atomic;
use crate::error::Error;

/// The contents of a text file.
pub(crate) fn read_text(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(Error::of_file(path))
}

/// The game in a game file.
pub(crate) fn read_play(path: &Path) -> Result<Box<dyn AnyPlay>, Error> {
    catalog::read_log(&read_text(path)?).map_err(Error::in_file(path))
}

/// The position in a state file.
pub(crate) fn read_state(path: &Path) -> Result<Box<dyn AnyState>, Error> {
    catalog::read_state(&read_text(path)?).map_err(Error::in_file(path))
}

/// A game file that nobody else can change while this is held.
pub(crate) struct Held {
    path: PathBuf,
    /// The lock; it ends with the file.
    _file: File,
    /// The game: change it, then write it with [`Held::save`].
    pub(crate) play: Box<dyn AnyPlay>,
}

impl Held {
    /// Waits until the file is free, and reads it.
    pub(crate) fn open(path: &Path) -> Result<Held, Error> {
        atomic::check_regular(path)?;
        let mut file = lock(path).map_err(Error::of_file(path))?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(Error::of_file(path))?;
        let play = catalog::read_log(&text).map_err(Error::in_file(path))?;
        Ok(Held {
            path: path.to_owned(),
            _file: file,
            play,
        })
    }

    /// Replaces the file with the game as it is now.
    pub(crate) fn save(&self) -> Result<(), Error> {
        atomic::replace(&self.path, &layout(&self.play.log()))
    }
}

/// Locks a file. While we waited, a new file may have taken its place: then we want that one.
fn lock(path: &Path) -> io::Result<File> {
    loop {
        let file = OpenOptions::new().read(true).write(true).open(path)?;
        file.lock()?;
        if Handle::from_file(file.try_clone()?)? == Handle::from_path(path)? {
            return Ok(file);
        }
    }
}
