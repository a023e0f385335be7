//! What the command line itself refuses.

use std::path::Path;

use table::Message;

use crate::texts::{Deed, FilePath};

table::messages! {
    /// What the command line itself refuses: what stops you and what would work.
    #[derive(Clone, Debug)]
    pub(crate) enum Fault in crate::texts::BOOK, "fault", on () {
        /// Something is wrong with a file.
        InFile { path: FilePath, what: Message },
        /// A game file where a state file should be.
        LeaveOutState { path: FilePath, what: Message },
        /// A state file where a game file should be.
        PutState { path: FilePath, what: Message },
        /// A file that should be text is none.
        NotText { path: FilePath },
        /// A folder where a file should be.
        Directory { path: FilePath },
        /// A pipe, a device or the like where a file should be.
        NotRegular { path: FilePath },
        /// A file would be overwritten.
        Exists { path: FilePath },
        /// Somebody took the name of a file while it was written.
        Taken { path: FilePath, draft: FilePath },
        /// An option takes a file, and none is named.
        NoPath { option: String },
        /// The file that an option names can't be read.
        OfOption { option: String, what: Message },
        /// An option is given twice.
        Twice { option: String },
        /// Nobody has decided anything yet.
        NothingToUndo { path: FilePath },
        /// The rules have no clause of this number.
        Clause { game: &'static str, clause: String },
        /// The system gives no random seed.
        Seed { why: String },
        /// The bots don't fit the seats.
        Bots { bots: usize, players: u8 },
        /// A player that doesn't search can't say what it thought.
        NoSearch { bot: String },
        /// Too few or too many players for a table.
        Crowd { seats: u8, players: usize, most: usize },
        /// The answer can't be printed.
        Output { why: String },
        /// What was asked for is done, but the answer can't be printed.
        Untold { deed: Deed, why: String },
        /// Ctrl-C.
        Interrupted { games: u64, all: u64 },
        /// Nobody knows where the user's data lies.
        NoDataFolder,
        /// The database is of no kind we know.
        DatabaseUrl,
        /// The database is not ours to copy.
        BackupPostgres,
    }
}

impl Fault {
    /// Something is wrong with a file.
    pub(crate) fn in_file(path: &Path, what: Message) -> Fault {
        Fault::InFile {
            path: path.into(),
            what,
        }
    }
}
