//! How good forecasts are.

use table::Message;

use super::FilePath;

table::messages! {
    /// How good the forecasts of a game are: what stands in the table, and above it.
    #[derive(Clone, Debug)]
    pub(crate) enum Outlook in super::BOOK, "outlook", on () {
        /// Above a table: which games were played, and what they ended with on average.
        Heading { game: &'static str, players: Message, games: usize, score: String },
        /// After which part of a game.
        At,
        /// After this part.
        Percent { percent: String },
        Bias,
        /// The bias in percent of the mean score.
        BiasShare,
        /// How far a forecast is off on average.
        Error,
        /// How far chances to win are off on average.
        Calibration,
        /// How far the chances to win of all moments are off, above the groups.
        Chances { percent: String },
        /// The chance that was told.
        Predicted,
        /// The share that won.
        Won,
        /// How many seats that were.
        Seats,
        /// There is no such number.
        Nothing,
        /// Courses that were learned and written.
        Taught { path: FilePath, game: &'static str, games: u32 },
    }
}
