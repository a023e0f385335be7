//! What is wrong with tables of games.

use arena::{PageError, RowsError};
use table::{Message, Say};

table::messages! {
    /// What is wrong with a table of games, or with several together. Columns go by their names.
    #[derive(Clone, Debug)]
    pub(crate) enum GamesFault in crate::texts::BOOK, "games", on () {
        /// It is no Parquet, or a damaged one.
        Parquet { why: String },
        /// It is a table of something else.
        Column { column: String },
        /// A text that is none.
        Text { column: &'static str },
        /// Something is too short, too large or the like.
        Damaged { part: &'static str },
        /// There is no game.
        Empty,
        /// A game lacks a player.
        Incomplete { game: u64 },
        OtherGame { found: String, known: String },
        OtherRules { found: String, known: String },
        OtherOptions { found: String, known: String },
        OtherPlayers { found: String, known: String },
        OtherBot { found: String, known: String },
        /// Nobody wins alone.
        Alone,
    }
}

/// Why a table can't be read.
pub(super) fn unreadable(error: &RowsError) -> Message {
    let fault = match error {
        RowsError::Parquet(error) => GamesFault::Parquet { why: error.to_string() },
        RowsError::Column(column) => GamesFault::Column { column: column.clone() },
        &RowsError::Text(column) => GamesFault::Text { column },
        &RowsError::Damaged(part) => GamesFault::Damaged { part },
    };
    fault.say(&())
}

/// Why tables don't add up. A difference that we have no words for is told in English.
pub(super) fn unfit(error: &PageError) -> Message {
    let fault = match error {
        PageError::Empty => GamesFault::Empty,
        PageError::Alone => GamesFault::Alone,
        &PageError::Incomplete(game) => GamesFault::Incomplete { game },
        PageError::Mixed { what, found, known } => {
            let (found, known) = (found.clone(), known.clone());
            match *what {
                "the game" => GamesFault::OtherGame { found, known },
                "rules version" => GamesFault::OtherRules { found, known },
                "the options" => GamesFault::OtherOptions { found, known },
                "the number of players" => GamesFault::OtherPlayers { found, known },
                "the bot" => GamesFault::OtherBot { found, known },
                _ => return Message::verbatim(error.to_string()),
            }
        }
    };
    fault.say(&())
}
