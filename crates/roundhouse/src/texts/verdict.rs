//! What decisions were worth.

table::messages! {
    /// What the decisions of a game were worth.
    #[derive(Clone, Debug)]
    pub(crate) enum Verdict in super::BOOK, "verdict", on () {
        /// How far the analysis is.
        Progress { done: usize, all: usize },
        /// Above the decisions: what stands in their columns.
        Heading,
        /// Who decided.
        Seat { seat: u8 },
        /// A chance.
        Chance { percent: String },
        Better { what: String },
        /// Not all decisions are made.
        Unfinished,
        /// Above the mistakes.
        Mistakes,
        /// There are none.
        WellPlayed,
        /// What a decision cost.
        Mistake { number: usize, ply: usize, seat: u8, win: String, points: String },
        /// The same in a game alone, where nobody else can win.
        MistakeAlone { number: usize, ply: usize, seat: u8, points: String },
        Played { what: String },
    }
}
