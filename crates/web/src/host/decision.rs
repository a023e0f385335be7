//! A decision on its way to the server: what becomes of it when it is refused.

use std::time::Duration;

use table::Seat;
use wire::Order;

use super::api::{Heard, Refused};

/// A decision on its way.
pub(super) struct Decision {
    /// The number of its order.
    pub(super) number: u64,
    order: Order,
    seat: Seat,
    ply: usize,
    /// From this ply on it has arrived.
    arrives_at: Option<usize>,
    tries: u32,
    /// How often in a row the server could not store it.
    unstored: u32,
    /// May an earlier try have been stored without our hearing of it?
    in_doubt: bool,
}

/// What to do about a refusal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Then {
    /// Send it again after a while.
    Again(Duration),
    /// It is settled: it was stored before, or its moment is over.
    Nothing,
    /// Tell the player.
    Tell,
}

/// After this many tries in vain: how long to wait before the next. Up to five seconds.
pub(super) fn pause(failures: u32) -> Duration {
    Duration::from_millis((250 << failures.min(5)).min(5_000))
}

impl Decision {
    /// A decision of a seat that has seen the game up to this ply. It was sent once.
    pub(super) fn new(order: Order, seat: Seat, ply: usize) -> Decision {
        Decision {
            number: order.id(),
            order,
            seat,
            ply,
            arrives_at: None,
            tries: 1,
            unstored: 0,
            in_doubt: false,
        }
    }

    /// Does it take a decision back?
    pub(super) fn is_undo(&self) -> bool {
        matches!(self.order, Order::Undo { .. })
    }

    /// Is it only here, because the server can't store it?
    pub(super) fn is_unstored(&self) -> bool {
        self.unstored > 0
    }

    /// How often it was sent. Whoever wants to send it later looks whether somebody else did.
    pub(super) fn tries(&self) -> u32 {
        self.tries
    }

    /// The order, to be sent once more.
    pub(super) fn again(&mut self) -> Order {
        self.tries += 1;
        self.order.clone()
    }

    /// The line was lost, and with it perhaps an answer.
    pub(super) fn doubt(&mut self) {
        self.in_doubt = true;
    }

    /// It is stored, and seen from this ply on.
    pub(super) fn stored(&mut self, ply: Option<usize>) {
        (self.arrives_at, self.unstored) = (ply, 0);
    }

    /// Can it be seen?
    pub(super) fn has_arrived(&self, seen: usize) -> bool {
        self.arrives_at.is_some_and(|ply| seen >= ply)
    }

    /// Has its seat decided something since? Then this was it, or its moment is over.
    pub(super) fn is_overtaken(&self, entries: &[Heard]) -> bool {
        entries
            .iter()
            .any(|heard| heard.seat == self.seat && heard.ply >= self.ply)
    }

    /// What to do, now that it was refused.
    pub(super) fn refused(&mut self, refused: &Refused) -> Then {
        match (refused.status, refused.wait()) {
            (429, Some(wait)) => Then::Again(wait),
            (503, _) => {
                // what the database did not answer it may have stored all the same
                self.in_doubt = true;
                self.unstored += 1;
                Then::Again(pause(self.unstored))
            }
            (409, _) if self.tries > 1 && (self.in_doubt || !self.is_undo()) => Then::Nothing,
            _ => Then::Tell,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use wire::EntryKind;

    use super::*;

    const SEAT: Seat = match Seat::new(1) {
        Some(seat) => seat,
        None => panic!("there are two seats"),
    };

    fn act() -> Decision {
        let order = Order::Act {
            id: 7,
            table: String::new(),
            seat: SEAT,
            ply: 4,
            action: Value::Null,
        };
        Decision::new(order, SEAT, 4)
    }

    fn undo() -> Decision {
        let order = Order::Undo {
            id: 7,
            table: String::new(),
            seat: SEAT,
            ply: 4,
        };
        Decision::new(order, SEAT, 4)
    }

    fn refused(status: u16) -> Refused {
        Refused {
            status,
            text: String::new(),
            clause: None,
            retry_after: (status == 429).then_some(0.5),
        }
    }

    fn heard(seat: u8, ply: usize) -> Heard {
        Heard {
            ply,
            seat: Seat::new(seat).unwrap(),
            kind: EntryKind::Act,
            events: Vec::new(),
        }
    }

    #[test]
    fn too_often_means_a_moment_later() {
        assert_eq!(act().refused(&refused(429)), Then::Again(Duration::from_millis(500)));
        assert_eq!(
            act().refused(&Refused {
                retry_after: None,
                ..refused(429)
            }),
            Then::Tell
        );
    }

    #[test]
    fn what_cannot_be_stored_is_sent_again_and_again_at_most_every_five_seconds() {
        let mut decision = act();
        let waits = [(); 7].map(|()| decision.refused(&refused(503)));
        assert_eq!(
            waits,
            [500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000].map(|wait| Then::Again(Duration::from_millis(wait)))
        );
        assert!(decision.is_unstored());
        decision.stored(Some(5));
        assert!(!decision.is_unstored() && !decision.has_arrived(4) && decision.has_arrived(5));
    }

    #[test]
    fn a_repetition_that_comes_too_late_is_nothing_to_talk_about() {
        assert_eq!(act().refused(&refused(409)), Then::Tell);
        let mut decision = act();
        decision.again();
        assert_eq!(decision.refused(&refused(409)), Then::Nothing);
        assert_eq!(decision.refused(&refused(422)), Then::Tell);
    }

    /// A first "no" to an undo is one that the player should read, unless the undo may have been stored.
    #[test]
    fn an_undo_that_was_never_stored_is_refused_aloud() {
        let mut decision = undo();
        decision.refused(&refused(429));
        decision.again();
        assert_eq!(decision.refused(&refused(409)), Then::Tell);
        decision.doubt();
        assert_eq!(decision.refused(&refused(409)), Then::Nothing);
    }

    #[test]
    fn what_its_own_seat_did_since_overtakes_a_decision() {
        assert!(act().is_overtaken(&[heard(0, 4), heard(1, 5)]));
        assert!(!act().is_overtaken(&[heard(1, 3), heard(0, 4), heard(2, 5)]));
    }
}
