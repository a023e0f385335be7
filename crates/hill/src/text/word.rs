//! The words of the table in the terminal.

use table::{Message, Seat};

use crate::parts::cards::{Cards, RequestKind, TokenKind};

use super::BOOK;

table::messages! {
    /// A word of the picture.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Word in BOOK, "word", on Cards {
        /// What the signs mean.
        Signs,
        /// A player's name.
        Player { seat: Seat },
        // The head.
        ChoosingSets,
        SecretChoices,
        Taking { round: u8, rounds: u8 },
        Round { round: u8, rounds: u8 },
        End,
        StartingPlayer { seat: Seat },
        With { choices: Vec<Message> },
        CardsNamed { name: String },
        // A player's part of the table.
        You,
        IsStartingPlayer,
        ToAct,
        NoCard,
        Column { column: i8 },
        Row,
        Dealt,
        Tracks { laid: u8, gone: u8, left: u8 },
        Wild,
        Missing { missing: usize },
        FrameOpen,
        ToAssign,
        ToPut,
        Drawn,
        Kept,
        Hand,
        Times { count: usize, what: TokenKind },
        // The middle of the table.
        SetUp,
        MainBoard,
        Decks { towns: u8, plans: u8, tokens: u8 },
        ResidentsRequest { letter: String, points: u8, what: RequestKind },
        Taken,
        Set { number: usize },
        WithToken { token: TokenKind },
        // The score pad.
        Score,
        Plans,
        Penalty,
        Request { letter: String },
        Resources,
        Total,
    }
}
