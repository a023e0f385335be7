//! T3.3, T3.6: what a payment costs beside its icons.

use table::CardSet;

use crate::ticket::{Cards, Ticket};

use super::{CONSEQUENCE, Payment};

/// What a payment costs beside its icons: consequences, and stress for additional icons.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Costs {
    /// T3.6: the tickets that cost $3.
    pub pay: CardSet<Ticket>,
    /// T3.6: the tickets that cost a step of stress.
    pub strain: CardSet<Ticket>,
    /// T3.3: the icons beyond the first of each ticket, which cost a step of stress each.
    pub additional: u8,
}

impl Costs {
    /// The cash.
    pub const fn money(&self) -> u16 {
        CONSEQUENCE * self.pay.len() as u16
    }

    /// The steps of stress.
    pub const fn stress(&self) -> u8 {
        self.strain.len() as u8 + self.additional
    }

    /// Does it cost nothing but its icons?
    pub const fn is_nothing(&self) -> bool {
        self.pay.is_empty() && self.stress() == 0
    }
}

impl Payment {
    /// What this payment costs beside its icons. What was paid `before` is a part of it and costs nothing any more.
    pub fn costs(&self, cards: &Cards, before: &Payment) -> Costs {
        let new = self.tickets().minus(before.tickets());
        Costs {
            pay: new.and(cards.lookup.pay3),
            strain: new.and(cards.lookup.stress1),
            additional: self.additional() - before.additional(),
        }
    }
}
