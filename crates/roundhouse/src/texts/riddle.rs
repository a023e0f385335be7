//! What is said of puzzles.

use super::FilePath;

table::messages! {
    /// What is said of puzzles.
    #[derive(Clone, Debug)]
    pub(crate) enum Riddle in super::BOOK, "riddle", on () {
        /// How far it is.
        Progress { done: usize, all: usize },
        /// Puzzles that were made and written.
        Made { path: FilePath, games: usize, puzzles: usize },
        /// How many hold when they are looked at again.
        Stand { stand: usize, puzzles: usize },
        /// One that doesn't.
        Fallen { id: String },
        /// A line of a file is no puzzle.
        Line { number: usize, why: String },
    }
}
