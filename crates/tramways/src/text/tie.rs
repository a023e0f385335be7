//! T15.3: how a tie was decided.

use table::{Ruling, Say, Seat, Seats, Tie};

table::messages! {
    /// What is said of a tie.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum TieWords in super::BOOK, "tie", on () {
        /// More money.
        Money { points: i32, seat: Seat, more: i32, fewer: i32 },
        /// As much of it.
        Shared { points: i32, seats: Seats },
    }
}

/// T15.3: more money wins; still tied: shared.
pub(super) fn ruling(tie: &Tie) -> Ruling {
    let words = match *tie {
        Tie::Broken {
            points,
            winner: seat,
            more,
            fewer,
            ..
        } => TieWords::Money {
            points,
            seat,
            more,
            fewer,
        },
        Tie::Shared { points, winners: seats } => TieWords::Shared { points, seats },
    };
    Ruling {
        clause: "T15.3",
        message: words.say(&()),
    }
}
