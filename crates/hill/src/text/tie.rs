//! H10.6: how a tie was decided.

use table::{Ruling, Say, Seat, Seats, Tie};

table::messages! {
    /// What is said of a tie.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum TieWords in super::BOOK, "tie", on () {
        /// More fulfilled Plan cards.
        Plans { points: i32, seat: Seat, more: i32, fewer: i32 },
        /// As many of them.
        Shared { points: i32, seats: Seats },
    }
}

/// H10.6: more fulfilled Plan cards win; still tied: shared.
pub(super) fn ruling(tie: &Tie) -> Ruling {
    let words = match *tie {
        Tie::Broken {
            points,
            winner: seat,
            more,
            fewer,
            ..
        } => TieWords::Plans {
            points,
            seat,
            more,
            fewer,
        },
        Tie::Shared { points, winners: seats } => TieWords::Shared { points, seats },
    };
    Ruling {
        clause: "H10.6",
        message: words.say(&()),
    }
}
