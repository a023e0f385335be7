//! Why a command was refused.

mod fault;
mod games;
mod program;
mod server;

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use bots::external::{ServeError, StartError};
use catalog::CatalogError;
use table::{Message, Say, Voice};
use thiserror::Error;

use crate::texts::Deed;

pub(crate) use fault::Fault;
#[cfg(test)]
pub(crate) use {games::GamesFault, program::ProgramFault, server::ServerFault};

/// Why a command was refused: one line that says what stops you and what would work. All files are as they were, except after [`Error::Untold`] and
/// [`Error::Interrupted`]. Its `Display` is English.
#[derive(Debug, Error)]
pub(crate) enum Error {
    /// The command line itself refuses it.
    Fault(Fault),
    /// There is something wrong in a file, or with what should be done with it.
    Content { path: PathBuf, error: Box<CatalogError> },
    /// A program that should play can't.
    Player(#[from] StartError),
    /// A bot was asked something it doesn't understand.
    Serve(ServeError),
    /// The answer can't be printed.
    Output(#[from] io::Error),
    /// What was asked for is done, but the answer can't be printed.
    Untold { deed: Deed, error: io::Error },
    /// A table of games can't be read.
    Rows { path: PathBuf, error: arena::RowsError },
    /// Tables of games don't add up.
    Page { path: PathBuf, error: arena::PageError },
    /// Ctrl-C; the finished games are reported.
    Interrupted { games: u64, all: u64 },
    /// A server can't run.
    Server(#[from] ::server::ServeError),
    /// There is no operator's token.
    Operator(#[from] ::server::OperatorError),
    /// A server doesn't answer its operator.
    Call(#[from] ::server::CallError),
    /// A server refuses what its operator asks.
    Refused(Box<Message>),
    /// Something asked for is not there or not allowed.
    Catalog(#[from] CatalogError),
}

impl Error {
    /// In words.
    pub(crate) fn said(&self, voice: &Voice<'_>) -> String {
        self.message().said(voice)
    }

    /// As a message. What a bot answers to another program is English in every language: it is for whoever wrote that program.
    pub(crate) fn message(&self) -> Message {
        let fault = match self {
            Error::Player(error) => return program::message(error),
            Error::Serve(error) => return Message::verbatim(error.to_string()),
            Error::Server(error) => return server::message(error),
            Error::Operator(error) => return server::operator(error),
            Error::Call(error) => return server::call(error),
            Error::Refused(message) => return message.as_ref().clone(),
            Error::Catalog(error) => return error.message(),
            Error::Fault(fault) => return fault.say(&()),
            Error::Content { path, error } => Fault::in_file(path, error.message()),
            Error::Rows { path, error } => Fault::in_file(path, games::unreadable(error)),
            Error::Page { path, error } => Fault::in_file(path, games::unfit(error)),
            Error::Output(error) => Fault::Output { why: error.to_string() },
            Error::Untold { deed, error } => Fault::Untold {
                deed: *deed,
                why: error.to_string(),
            },
            &Error::Interrupted { games, all } => Fault::Interrupted { games, all },
        };
        fault.say(&())
    }

    /// Says of which file a reading or writing error is.
    pub(crate) fn of_file(path: &Path) -> impl Fn(io::Error) -> Error + '_ {
        move |error| {
            let fault = match error.kind() {
                io::ErrorKind::InvalidData => Fault::NotText { path: path.into() },
                io::ErrorKind::IsADirectory => Fault::Directory { path: path.into() },
                _ => Fault::in_file(path, Message::verbatim(error.to_string())),
            };
            fault.into()
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

impl From<Fault> for Error {
    fn from(fault: Fault) -> Error {
        Error::Fault(fault)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
