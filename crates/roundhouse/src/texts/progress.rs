//! How far a match between bots is.

use table::Message;

table::messages! {
    /// How far a match between bots is.
    #[derive(Clone, Debug)]
    pub(crate) enum Progress in super::BOOK, "progress", on () {
        Games { games: u64, all: u64, time: Message },
        /// Somebody pressed Ctrl-C.
        Stopping,
        /// Nobody knows yet how long it will take.
        SoFar { time: Message },
        Left { time: Message },
        Seconds { seconds: u64 },
        Minutes { minutes: u64 },
        Hours { hours: u64, minutes: u64 },
    }
}
