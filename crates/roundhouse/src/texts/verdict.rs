//! What turns were worth.

table::messages! {
    /// What the turns of a game were worth.
    #[derive(Clone, Debug)]
    pub(crate) enum Verdict in super::BOOK, "verdict", on () {
        /// How far the analysis is.
        Progress { done: usize, all: usize },
        /// Above the turns: what stands in their columns.
        Heading,
        /// Whose turn it was.
        Seat { seat: u8 },
        /// A chance.
        Chance { percent: String },
        Better { what: String },
        /// Not all turns are played.
        Unfinished,
        /// After which decisions the winner's chances rose for good.
        Turned { plies: String },
        /// Above the mistakes.
        Mistakes,
        /// There are none.
        WellPlayed,
        /// What a turn cost, and how far that may be off.
        Mistake { number: usize, ply: usize, seat: u8, win: String, win_error: String, points: String, points_error: String },
        /// The same in a game alone, where nobody else can win.
        MistakeAlone { number: usize, ply: usize, seat: u8, points: String, points_error: String },
        Played { what: String },
    }
}
