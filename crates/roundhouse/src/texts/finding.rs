//! What a check of a game finds.

use table::{Message, Seat};

use super::FilePath;

table::messages! {
    /// What a check of a game finds: that all is well, or what is wrong.
    #[derive(Clone, Debug)]
    pub(crate) enum Finding in super::BOOK, "finding", on () {
        /// Every decision is legal.
        Sound { path: FilePath, game: &'static str, decisions: usize, hash: String },
        /// Where the noted link stands in the chain.
        Noted { ply: usize, entries: usize },
        /// What a seat achieved.
        Result { seat: Seat, place: u8, points: i32 },
        /// The seed has another hash than the one that was noted.
        OtherGame { hash: String, noted: String },
        /// A record of another version.
        Format { found: u32 },
        /// The record can't be read.
        Malformed { why: String },
        /// The seed has another hash than the record says.
        OtherHash { hash: String, stated: String },
        /// The record has another result than its log.
        OtherResult,
        /// An entry can't be carried out.
        Entry { ply: usize, why: Message },
        /// The entries lead to another log.
        OtherLog,
        /// The chain has another end than the record says.
        OtherEnd,
        /// The noted link is not in the chain.
        UnknownLink,
    }
}
