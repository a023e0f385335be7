//! How a match between bots ended.

table::messages! {
    /// How a match between bots ended: what stands in the table, and above it.
    #[derive(Clone, Debug)]
    pub(crate) enum Standing in super::BOOK, "standing", on () {
        Games { games: u64 },
        /// The same with the mean score of the winners.
        GamesWon { games: u64, score: String },
        Wins,
        /// Where a number lies with 95 % certainty.
        Interval,
        MeanScore,
        /// Milliseconds for a decision.
        Time,
        Rating,
        /// A share of the games.
        Share { percent: String },
        Span { low: String, high: String },
        /// How often a title was earned.
        Title { title: String, percent: String },
        /// How often a program went wrong.
        Faults { times: u64 },
    }
}
