//! How fast a game is.

use table::Message;

table::messages! {
    /// How fast a game is: what was measured, and in what.
    #[derive(Clone, Debug)]
    pub(crate) enum Speed in super::BOOK, "speed", on () {
        Heading { game: &'static str, players: Message },
        Decisions,
        Games,
        /// Decisions in a game.
        Length,
        /// Legal actions to choose from.
        Choice,
        AtMost { most: usize },
        /// The clone of a state.
        Clone,
        Nanoseconds,
        /// The size of a state.
        Size,
        Bytes,
        Replay,
        Microseconds,
        /// Iterations of a tree search.
        Search,
        PerSecond,
    }
}
