//! What a seat has spent of its time: when it was to decide, as the log of the game tells.

use wire::Time;

/// What a seat has spent of its time.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Spent {
    /// Each time that the seat was to decide, and then did, or had not to any more.
    pub(super) stretches: Vec<(Time, Time)>,
    /// Since when the seat is to decide, if it is.
    pub(super) since: Time,
    /// How many turns it has had, this one included: each adds to some clocks.
    pub(super) turns: u32,
    /// The turn that was counted last: nobody gets a turn twice by taking something back.
    counted: Option<i64>,
}

impl Spent {
    /// A seat at the beginning of the game.
    pub(crate) fn begun(at: Time, is_awaited: bool) -> Spent {
        let mut spent = Spent {
            since: at,
            ..Spent::default()
        };
        if is_awaited {
            spent.begin_turn(0);
        }
        spent
    }

    /// The seat has decided, or has not to decide any more.
    pub(crate) fn close(&mut self, at: Time) {
        self.stretches.push((self.since, at));
    }

    /// The seat is to decide from now on.
    pub(crate) fn await_from(&mut self, at: Time) {
        self.since = at;
    }

    /// A turn of the seat begins: the one with this number.
    pub(crate) fn begin_turn(&mut self, turn: i64) {
        if self.counted.replace(turn) != Some(turn) {
            self.turns += 1;
        }
    }
}
