//! Why a command was refused.

use std::io;
use std::path::{Path, PathBuf};

use bots::external::{ServeError, StartError};
use catalog::CatalogError;
use thiserror::Error;

/// Why a command was refused. All files are as they were, unless it is [`Error::Untold`] or [`Error::Interrupted`].
#[derive(Debug, Error)]
pub(crate) enum Error {
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    /// There is something wrong in a file, or with what is to be done with it.
    #[error("{}: {error}", path.display())]
    Content { path: PathBuf, error: CatalogError },
    /// There is something wrong in a file, and something to do about it.
    #[error("{}: {error}: {advice}", path.display())]
    Advice {
        path: PathBuf,
        error: CatalogError,
        advice: &'static str,
    },
    /// A file holds something else than text.
    #[error("{}: is not UTF-8 text", .0.display())]
    NotText(PathBuf),
    /// There is a folder in the place of a file.
    #[error("{}: is a directory", .0.display())]
    Directory(PathBuf),
    /// There is a pipe, a device or the like in the place of a file.
    #[error("{}: is not a regular file", .0.display())]
    NotRegular(PathBuf),
    /// An option wants a file.
    #[error("option {0} needs the path of a file")]
    NoPath(String),
    /// The file that an option names cannot be read.
    #[error("option {name}: {error}")]
    OptionFile { name: String, error: Box<Error> },
    /// An option stands there twice.
    #[error("option {0} is given twice")]
    Twice(String),
    /// The game is not for so many.
    #[error("{game} is for {least} to {most} players, not {players}")]
    Players {
        game: &'static str,
        least: u8,
        most: u8,
        players: i64,
    },
    /// A file would be overwritten.
    #[error("{}: exists already; --force replaces it", .0.display())]
    Exists(PathBuf),
    /// Somebody took the name of a file while it was written.
    #[error("{}: exists meanwhile; what was to be written is in {}", path.display(), draft.display())]
    Taken { path: PathBuf, draft: PathBuf },
    /// Nobody has decided anything yet.
    #[error("{}: there is nothing to take back", .0.display())]
    NothingToUndo(PathBuf),
    /// There is no such clause.
    #[error("the rules of {game} have no clause '{clause}'")]
    Clause { game: &'static str, clause: String },
    /// The system gives no random seed.
    #[error("no random seed can be had, give one with --seed: {0}")]
    Seed(#[from] getrandom::Error),
    /// A program that should play cannot.
    #[error(transparent)]
    Player(#[from] StartError),
    /// Who asks a bot says what it does not understand.
    #[error(transparent)]
    Serve(ServeError),
    /// There are not as many bots as seats.
    #[error("there are {bots} bots for {players}: give one for all, or one for each seat")]
    Bots { bots: usize, players: String },
    /// The output cannot be written.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
    /// What was asked for is done, but cannot be told.
    #[error("{done}, but the output cannot be: {error}")]
    Untold { done: &'static str, error: io::Error },
    /// So many players cannot be seated.
    #[error("a table of {seats} takes {seats} to {most} players in turn, not {players}")]
    Crowd { seats: u8, players: usize, most: usize },
    /// A table of games cannot be read.
    #[error("{}: {error}", path.display())]
    Rows { path: PathBuf, error: arena::RowsError },
    /// Tables of games do not add up.
    #[error("{}: {error}", path.display())]
    Page { path: PathBuf, error: arena::PageError },
    /// Ctrl-C; what there was has been told.
    #[error("interrupted: {games} of {all} games were played")]
    Interrupted { games: u64, all: u64 },
    /// A game is not what it claims to be.
    #[error("{}: {reason}", path.display())]
    Verify { path: PathBuf, reason: String },
    /// Nobody knows where the user's data lies.
    #[error("there is no home folder; say with --data where the server shall keep its data")]
    NoDataFolder,
    /// The database is of no kind we know.
    #[error("DATABASE_URL is no URL of a PostgreSQL database, such as postgres://user@host/name")]
    DatabaseUrl,
    /// The database is not ours to copy.
    #[error("DATABASE_URL is set: a PostgreSQL database is backed up with pg_dump")]
    BackupPostgres,
    /// A server cannot run.
    #[error(transparent)]
    Server(#[from] server::ServeError),
    /// Something asked for is not there or not allowed.
    #[error(transparent)]
    Catalog(#[from] CatalogError),
}

impl Error {
    /// Says of which file a reading or writing error is.
    pub(crate) fn of_file(path: &Path) -> impl Fn(io::Error) -> Error + '_ {
        move |error| match error.kind() {
            io::ErrorKind::InvalidData => Error::NotText(path.to_owned()),
            io::ErrorKind::IsADirectory => Error::Directory(path.to_owned()),
            _ => Error::File {
                path: path.to_owned(),
                error,
            },
        }
    }

    /// Says in which file something is wrong.
    pub(crate) fn in_file(path: &Path) -> impl Fn(CatalogError) -> Error + '_ {
        move |error| Error::Content {
            path: path.to_owned(),
            error,
        }
    }
}
