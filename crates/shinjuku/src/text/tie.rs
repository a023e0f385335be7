//! S7.3, S7.4: how a tie was decided.

use table::{Ruling, Say, Seat, Seats, Tie};

table::messages! {
    /// What is said of a tie.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum TieWords in super::BOOK, "tie", on () {
        /// S7.3: more points without the two types with most tokens.
        TwoTypes { points: i32, seat: Seat, more: i32, fewer: i32 },
        /// S7.3: more points without three types.
        ThreeTypes { points: i32, seat: Seat, more: i32, fewer: i32 },
        /// S7.4: the department store with the highest rank number.
        Rank { points: i32, seat: Seat, more: i32, fewer: i32 },
        /// S7.4: nobody has one.
        Shared { points: i32, seats: Seats },
    }
}

table::messages! {
    /// What is said of a tie in Version 2.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum SetTie in super::BOOK, "set-tie", on () {
        /// V10.6: the first bonus token.
        FirstToken { points: i32, seat: Seat },
        /// V9.5: more sets of this size.
        Sets { points: i32, seat: Seat, size: usize, more: i32, fewer: i32 },
        /// V9.5: nothing decides.
        Shared { points: i32, seats: Seats },
    }
}

/// S7.3, S7.4: without two types, without three, then the highest rank number; still tied: shared.
pub(crate) fn ruling(tie: &Tie) -> Ruling {
    let (clause, words) = match *tie {
        Tie::Broken {
            points,
            winner: seat,
            by,
            more,
            fewer,
            ..
        } => match by {
            0 => (
                "S7.3",
                TieWords::TwoTypes {
                    points,
                    seat,
                    more,
                    fewer,
                },
            ),
            1 => (
                "S7.3",
                TieWords::ThreeTypes {
                    points,
                    seat,
                    more,
                    fewer,
                },
            ),
            _ => (
                "S7.4",
                TieWords::Rank {
                    points,
                    seat,
                    more,
                    fewer,
                },
            ),
        },
        Tie::Shared { points, winners: seats } => ("S7.4", TieWords::Shared { points, seats }),
    };
    Ruling {
        clause,
        message: words.say(&()),
    }
}
