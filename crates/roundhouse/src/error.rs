//! Why a command was refused.

use std::io;
use std::path::{Path, PathBuf};

use bots::external::{ServeError, StartError};
use catalog::CatalogError;
use table::Voice;
use thiserror::Error;

/// Why a command was refused: one line that says what stops you and what would work. All files are as they were, except after [`Error::Untold`] and
/// [`Error::Interrupted`].
#[derive(Debug, Error)]
pub(crate) enum Error {
    /// A file can't be read or written.
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    /// There is something wrong in a file, or with what should be done with it.
    #[error("{}: {error}", path.display())]
    Content { path: PathBuf, error: Box<CatalogError> },
    /// There is something wrong in a file, and something to do about it.
    #[error("{}: {error}; {advice}", path.display())]
    Advice {
        path: PathBuf,
        error: Box<CatalogError>,
        advice: &'static str,
    },
    /// A file that should be text is none.
    #[error("{}: this is not UTF-8 text", .0.display())]
    NotText(PathBuf),
    /// A folder where a file should be.
    #[error("{}: this is a directory; name a file", .0.display())]
    Directory(PathBuf),
    /// A pipe, a device or the like where a file should be.
    #[error("{}: this is not a regular file; name one", .0.display())]
    NotRegular(PathBuf),
    /// An option takes a file, and none is named.
    #[error("option {0} takes a file; write {0}=PATH")]
    NoPath(String),
    /// The file that an option names can't be read.
    #[error("option {name}: {error}")]
    OptionFile { name: String, error: Box<Error> },
    /// An option is given twice.
    #[error("option {0} is given twice; give it once")]
    Twice(String),
    /// A file would be overwritten.
    #[error("{}: already exists; add --force to replace it", .0.display())]
    Exists(PathBuf),
    /// Somebody took the name of a file while it was written.
    #[error("{}: another program took this name in the meantime; your file is {}", path.display(), draft.display())]
    Taken { path: PathBuf, draft: PathBuf },
    /// Nobody has decided anything yet.
    #[error("{}: there is nothing to undo yet", .0.display())]
    NothingToUndo(PathBuf),
    /// The rules have no clause of this number.
    #[error("the rules of {game} have no clause '{clause}'; `roundhouse rules {game}` shows them all")]
    Clause { game: &'static str, clause: String },
    /// The system gives no random seed.
    #[error("the system gives no random seed ({0}); choose one with --seed")]
    Seed(#[from] getrandom::Error),
    /// A program that should play can't.
    #[error(transparent)]
    Player(#[from] StartError),
    /// A bot was asked something it doesn't understand.
    #[error(transparent)]
    Serve(ServeError),
    /// The bots don't fit the seats.
    #[error("{bots} bots for {players}: name one bot for all seats, or one for each seat")]
    Bots { bots: usize, players: String },
    /// The answer can't be printed.
    #[error("can't print the answer: {0}")]
    Output(#[from] io::Error),
    /// What was asked for is done, but the answer can't be printed.
    #[error("{done}, but the answer can't be printed: {error}")]
    Untold { done: &'static str, error: io::Error },
    /// Too few or too many players for a table.
    #[error("a table of {seats} takes {seats} to {most} players in turn, not {players}")]
    Crowd { seats: u8, players: usize, most: usize },
    /// A table of games can't be read.
    #[error("{}: {error}", path.display())]
    Rows { path: PathBuf, error: arena::RowsError },
    /// Tables of games don't add up.
    #[error("{}: {error}", path.display())]
    Page { path: PathBuf, error: arena::PageError },
    /// Ctrl-C; the finished games are reported.
    #[error("interrupted after {games} of {all} games")]
    Interrupted { games: u64, all: u64 },
    /// A game is not what it claims to be.
    #[error("{}: {reason}", path.display())]
    Verify { path: PathBuf, reason: String },
    /// Nobody knows where the user's data lies.
    #[error("there is no home folder; say with --data where the server keeps its data")]
    NoDataFolder,
    /// The database is of no kind we know.
    #[error("DATABASE_URL is not the address of a PostgreSQL database; write it like postgres://user@host/name")]
    DatabaseUrl,
    /// The database is not ours to copy.
    #[error("DATABASE_URL is set; back up a PostgreSQL database with pg_dump")]
    BackupPostgres,
    /// A server can't run.
    #[error(transparent)]
    Server(#[from] server::ServeError),
    /// Something asked for is not there or not allowed.
    #[error(transparent)]
    Catalog(#[from] CatalogError),
}

impl Error {
    /// In words: what a game or its files refuse in the voice's language, the rest in English.
    pub(crate) fn said(&self, voice: &Voice<'_>) -> String {
        match self {
            Error::Content { path, error } => format!("{}: {}", path.display(), error.message().said(voice)),
            Error::Catalog(error) => error.message().said(voice),
            other => other.to_string(),
        }
    }

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
            error: Box::new(error),
        }
    }
}
