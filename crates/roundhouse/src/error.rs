//! Why a command was refused.

use std::io;
use std::path::{Path, PathBuf};

use catalog::CatalogError;
use thiserror::Error;

/// Why a command was refused. All files are as they were.
#[derive(Debug, Error)]
pub(crate) enum Error {
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    /// There is something wrong in a file, or with what is to be done with it.
    #[error("{}: {error}", path.display())]
    Content { path: PathBuf, error: CatalogError },
    /// A file would be overwritten.
    #[error("{}: exists already; --force replaces it", .0.display())]
    Exists(PathBuf),
    /// Nobody has decided anything yet.
    #[error("{}: there is nothing to take back", .0.display())]
    NothingToUndo(PathBuf),
    /// The action is not JSON.
    #[error("the action is not JSON: {0}")]
    Action(#[from] serde_json::Error),
    /// There is no such clause.
    #[error("the rules of {game} have no clause '{clause}'")]
    Clause { game: &'static str, clause: String },
    /// The system gives no random seed.
    #[error("no random seed can be had, give one with --seed: {0}")]
    Seed(#[from] getrandom::Error),
    /// The output cannot be written.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
    /// Something asked for is not there or not allowed.
    #[error(transparent)]
    Catalog(#[from] CatalogError),
}

impl Error {
    /// Says of which file a reading or writing error is.
    pub(crate) fn of_file(path: &Path) -> impl Fn(io::Error) -> Error + '_ {
        move |error| Error::File { path: path.to_owned(), error }
    }

    /// Says in which file something is wrong.
    pub(crate) fn in_file(path: &Path) -> impl Fn(CatalogError) -> Error + '_ {
        move |error| Error::Content { path: path.to_owned(), error }
    }
}
