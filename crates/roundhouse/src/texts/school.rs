//! What bots learn from, and how good it is.

use super::FilePath;

table::messages! {
    /// What a net is to learn from.
    #[derive(Clone, Debug)]
    pub(crate) enum School in super::BOOK, "school", on () {
        /// Games were written.
        Written { path: FilePath, games: u32, decisions: u64, files: u32 },
    }
}
