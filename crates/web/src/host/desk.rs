//! The desk of a room: what was sent to the server and seen of the table, and so what is needed to go on where the line was lost.

use std::rc::Rc;

use serde_json::Value;
use table::Seat;
use wire::Order;

use super::api::{Heard, Refused, TableNews};
use super::decision::{Decision, Then, pause};
use super::line::Line;

/// What is needed to go on where the line was lost.
pub(super) struct Desk {
    pub(super) id: String,
    pub(super) line: Option<Line>,
    /// Through whose eyes the table is followed; `None`: as the server sees fit.
    pub(super) eyes: Option<Seat>,
    pub(super) next_chat: i64,
    /// What was heard before anybody listened.
    pub(super) backlog: Vec<TableNews>,
    pub(super) listener: Option<Rc<dyn Fn(TableNews)>>,
    pub(super) pending: Option<Decision>,
    seen: usize,
    /// The number of the last order.
    number: u64,
    /// The number of the last order to follow the table.
    following: u64,
    /// How often in a row that was refused.
    in_vain: u32,
    /// Decisions that were given up on their way: what the server says to them is of no interest.
    given_up: Vec<u64>,
    /// Is the page in a hidden tab?
    hidden: bool,
    /// Is all that was said to be heard again?
    pub(super) hears_again: bool,
}

impl Desk {
    pub(super) fn new(id: &str) -> Desk {
        Desk {
            id: id.to_owned(),
            line: None,
            eyes: None,
            next_chat: 0,
            backlog: Vec::new(),
            listener: None,
            pending: None,
            seen: 0,
            number: 0,
            following: 0,
            in_vain: 0,
            given_up: Vec::new(),
            hidden: false,
            hears_again: false,
        }
    }

    /// The number of the next order, and this table.
    fn next(&mut self) -> (u64, String) {
        self.number += 1;
        (self.number, self.id.clone())
    }

    fn send(&self, order: &Order) {
        if let Some(line) = &self.line {
            line.say(&order.text());
        }
    }

    /// Says something to all.
    pub(super) fn chat(&mut self, text: &str) {
        let ((id, table), text) = (self.next(), text.to_owned());
        self.send(&Order::Chat { id, table, text });
    }

    /// Says whether the page can be seen: who has it only in hidden tabs is told by other ways.
    pub(super) fn show(&mut self, shown: bool) {
        if self.hidden == shown {
            self.hidden = !shown;
            let (id, _) = self.next();
            self.send(&Order::Show { id, shown });
        }
    }

    fn follow(&mut self) {
        let (id, table) = self.next();
        self.following = id;
        self.send(&Order::Follow {
            id,
            table,
            seat: self.eyes,
            seen: self.seen,
            chat: if self.hears_again { 0 } else { self.next_chat },
        });
    }

    /// Follows the table with all that was said there.
    pub(super) fn hear_again(&mut self) {
        self.hears_again = true;
        self.follow();
    }

    /// Follows the table through these eyes, from the beginning.
    pub(super) fn look_as(&mut self, eyes: Option<Seat>) {
        let ((id, table), seat_before) = (self.next(), self.eyes);
        self.send(&Order::Unfollow {
            id,
            table,
            seat: seat_before,
        });
        (self.eyes, self.seen) = (eyes, 0);
        self.follow();
    }

    /// The line stands (again): goes on from what was seen. A decision whose answer was lost is sent once more, which does no harm.
    pub(super) fn resume(&mut self) {
        self.given_up.clear();
        if std::mem::take(&mut self.hidden) {
            self.show(false); // the server takes a new line for that of a page that can be seen
        }
        self.follow();
        if let Some(decision) = &mut self.pending {
            decision.doubt();
            let order = decision.again();
            self.send(&order);
        }
    }

    /// Sends a decision, or that one is taken back, unless one is on its way.
    pub(super) fn decide(&mut self, seat: Seat, action: Option<Value>) {
        if self.pending.is_some() {
            return;
        }
        let ((id, table), ply) = (self.next(), self.seen);
        let order = match action {
            Some(action) => Order::Act {
                id,
                table,
                seat,
                ply,
                action,
            },
            None => Order::Undo { id, table, seat, ply },
        };
        self.send(&order);
        self.pending = Some(Decision::new(order, seat, ply));
    }

    /// The decision on its way is not sent any more.
    pub(super) fn give_up(&mut self) {
        self.given_up
            .extend(self.pending.take().map(|decision| decision.number));
    }

    /// How often a decision was sent.
    pub(super) fn tries(&self, id: Option<u64>) -> Option<u32> {
        self.pending
            .as_ref()
            .filter(|decision| Some(decision.number) == id)
            .map(Decision::tries)
    }

    /// Sends an order once more: a decision that was sent so often and not more often since, or to follow the table.
    pub(super) fn send_again(&mut self, id: Option<u64>, tries: Option<u32>) {
        if id == Some(self.following) {
            self.follow();
        } else if tries.is_some() && self.tries(id) == tries {
            let order = self.pending.as_mut().map(Decision::again);
            order.iter().for_each(|order| self.send(order));
        }
    }

    /// An order was carried out.
    pub(super) fn done(&mut self, number: u64, ply: Option<usize>) {
        self.given_up.retain(|given_up| *given_up != number);
        if let Some(decision) = self.pending.as_mut().filter(|decision| decision.number == number) {
            decision.stored(ply);
        }
        self.see(self.seen, &[]);
    }

    /// The table was seen up to this ply, with these entries. What can be seen of a decision is no longer on its way.
    pub(super) fn see(&mut self, ply: usize, entries: &[Heard]) {
        (self.seen, self.in_vain) = (ply, 0);
        self.pending.take_if(|decision| decision.has_arrived(ply));
        if self
            .pending
            .as_ref()
            .is_some_and(|decision| decision.is_overtaken(entries))
        {
            self.give_up();
        }
    }

    /// What to do, now that an order was refused.
    pub(super) fn refused(&mut self, id: Option<u64>, refused: &Refused) -> Then {
        if let Some(decision) = self.pending.as_mut().filter(|decision| Some(decision.number) == id) {
            return decision.refused(refused);
        }
        if id == Some(self.following) && matches!(refused.status, 429 | 503) {
            self.in_vain += 1;
            return Then::Again(refused.wait().unwrap_or_else(|| pause(self.in_vain)));
        }
        if self.given_up.iter().any(|given_up| Some(*given_up) == id) {
            Then::Nothing
        } else {
            Then::Tell
        }
    }

    /// Nothing more will be heard of this order. If it is the decision on its way, that one is not on its way any more.
    pub(super) fn settle(&mut self, id: Option<u64>) -> Option<Decision> {
        self.given_up.retain(|given_up| Some(*given_up) != id);
        self.pending.take_if(|decision| Some(decision.number) == id)
    }
}

#[cfg(test)]
mod tests {
    use wire::EntryKind;

    use super::*;

    const SEAT: Seat = match Seat::new(1) {
        Some(seat) => seat,
        None => panic!("there are two seats"),
    };

    /// A desk with a decision on its way, and the number of that.
    fn deciding() -> (Desk, Option<u64>) {
        let mut desk = Desk::new("a table");
        desk.resume();
        desk.see(4, &[]);
        desk.decide(SEAT, Some(Value::from("end_turn")));
        let number = desk.pending.as_ref().map(|decision| decision.number);
        (desk, number)
    }

    fn refused(status: u16) -> Refused {
        Refused {
            status,
            text: String::new(),
            clause: None,
            retry_after: None,
        }
    }

    fn heard(ply: usize) -> Heard {
        Heard {
            ply,
            seat: SEAT,
            kind: EntryKind::Act,
            events: Vec::new(),
        }
    }

    #[test]
    fn there_is_one_decision_at_a_time() {
        let (mut desk, number) = deciding();
        desk.decide(SEAT, None);
        assert_eq!(
            desk.pending
                .as_ref()
                .map(|decision| (Some(decision.number), decision.is_undo())),
            Some((number, false))
        );
        desk.done(number.unwrap(), Some(5));
        assert!(desk.pending.is_some(), "it is not seen yet");
        desk.see(5, &[heard(4)]);
        assert!(desk.pending.is_none());
    }

    /// Two timers, or a timer and a line that came back, send a decision only once.
    #[test]
    fn what_was_sent_meanwhile_is_not_sent_again() {
        let (mut desk, number) = deciding();
        assert_eq!(desk.refused(number, &refused(503)), Then::Again(pause(1)));
        let tries = desk.tries(number);
        desk.resume();
        let since = desk.tries(number);
        assert_ne!(since, tries);
        desk.send_again(number, tries);
        assert_eq!(desk.tries(number), since);
        desk.send_again(number, since);
        assert_ne!(desk.tries(number), since);
    }

    #[test]
    fn nothing_is_said_of_a_decision_that_was_given_up() {
        let (mut desk, number) = deciding();
        desk.give_up();
        assert_eq!(desk.tries(number), None);
        assert_eq!(desk.refused(number, &refused(503)), Then::Nothing);
        assert!(desk.settle(number).is_none());
        assert_eq!(desk.refused(number, &refused(503)), Then::Tell, "once is enough");
    }

    #[test]
    fn a_decision_whose_moment_is_over_is_given_up() {
        let (mut desk, number) = deciding();
        desk.refused(number, &refused(503));
        desk.see(5, &[heard(4)]);
        assert!(desk.pending.is_none());
        assert_eq!(desk.refused(number, &refused(409)), Then::Nothing);
    }

    #[test]
    fn a_table_that_cannot_be_read_is_followed_later() {
        let mut desk = Desk::new("a table");
        desk.resume();
        let first = Some(desk.following);
        assert_eq!(
            [1, 2].map(|_| desk.refused(first, &refused(503))),
            [Then::Again(pause(1)), Then::Again(pause(2))]
        );
        desk.send_again(first, None);
        assert_ne!(Some(desk.following), first);
        assert_eq!(desk.refused(first, &refused(403)), Then::Tell);
    }
}
