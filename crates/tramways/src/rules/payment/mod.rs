//! T3: playing tickets: which icons are used, what they still have to pay, and whether they can.

mod bill;
mod cheapest;
mod costs;
mod purse;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::CardSet;

use crate::ticket::{Cards, Icon, SLOTS, Ticket};

pub use bill::Bill;
pub use cheapest::Cheapest;
pub use costs::Costs;
pub use purse::Purse;

/// T3.6: what the consequence "pay $3" costs.
pub const CONSEQUENCE: u16 = 3;

/// The tickets in play for one deed, and their icons used: for each slot (the last is the strip) the tickets of which it is used.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Payment {
    used: [CardSet<Ticket>; SLOTS + 1],
}

impl Payment {
    /// No ticket is in play.
    pub const NOTHING: Payment = Payment {
        used: [CardSet::EMPTY; SLOTS + 1],
    };

    /// The tickets in play.
    pub fn tickets(&self) -> CardSet<Ticket> {
        self.used.iter().fold(CardSet::EMPTY, |tickets, &slot| tickets.or(slot))
    }

    /// The icons used of a ticket.
    pub fn icons<'a>(&'a self, cards: &'a Cards, ticket: Ticket) -> impl Iterator<Item = Icon> + 'a {
        let slots = self.used.iter().zip(cards.slots(ticket));
        slots
            .filter(move |(used, _)| used.contains(ticket))
            .filter_map(|(_, icon)| *icon)
    }

    /// The icons of a ticket that are not used.
    pub fn free_icons<'a>(&'a self, cards: &'a Cards, ticket: Ticket) -> impl Iterator<Item = Icon> + 'a {
        let slots = self.used.iter().zip(cards.slots(ticket));
        slots
            .filter(move |(used, _)| !used.contains(ticket))
            .filter_map(|(_, icon)| *icon)
    }

    /// Every ticket in play with each of its icons used.
    pub fn all_icons<'a>(&'a self, cards: &'a Cards) -> impl Iterator<Item = (Ticket, Icon)> + 'a {
        self.tickets()
            .iter()
            .flat_map(move |ticket| self.icons(cards, ticket).map(move |icon| (ticket, icon)))
    }

    /// T3.3, T3.4: how many icons are used beyond the first of each ticket.
    pub fn additional(&self) -> u8 {
        let icons: usize = self.used.iter().map(|slot| slot.len()).sum();
        (icons - self.tickets().len()) as u8
    }

    /// T3.3: how many icons of this ticket are used beyond its first.
    pub fn additional_of(&self, ticket: Ticket) -> u8 {
        let icons = self.used.iter().filter(|slot| slot.contains(ticket)).count();
        icons.saturating_sub(1) as u8
    }

    /// T12.2: what its money icons are worth together.
    pub fn money(&self, cards: &Cards) -> u16 {
        self.all_icons(cards).map(|(_, icon)| icon.money()).sum()
    }

    /// The icons used here and not there.
    #[must_use]
    pub fn beyond(&self, earlier: &Payment) -> Payment {
        let mut rest = *self;
        rest.used
            .iter_mut()
            .zip(&earlier.used)
            .for_each(|(own, others)| *own = own.minus(*others));
        rest
    }

    /// Is every icon used here used there too?
    pub fn is_part_of(&self, other: &Payment) -> bool {
        self.used
            .iter()
            .zip(&other.used)
            .all(|(own, others)| own.minus(*others).is_empty())
    }

    /// Is this icon of the ticket not used yet?
    pub fn is_free(&self, cards: &Cards, ticket: Ticket, icon: Icon) -> bool {
        self.free_icons(cards, ticket).any(|free| free == icon)
    }

    /// With this icon too. It must be free.
    #[must_use]
    pub fn with(mut self, cards: &Cards, ticket: Ticket, icon: Icon) -> Payment {
        let slots = self.used.iter_mut().zip(cards.slots(ticket));
        if let Some((used, _)) = slots
            .into_iter()
            .find(|(used, slot)| **slot == Some(icon) && !used.contains(ticket))
        {
            used.insert(ticket);
        }
        self
    }
}

/// In JSON the tickets in play with the numbers of the slots used; slot 4 is the strip.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayedForm {
    ticket: Ticket,
    slots: Vec<usize>,
}

impl Serialize for Payment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let slots = |ticket: Ticket| (0..=SLOTS).filter(|&slot| self.used[slot].contains(ticket)).collect();
        serializer.collect_seq(self.tickets().iter().map(|ticket| PlayedForm {
            ticket,
            slots: slots(ticket),
        }))
    }
}

impl<'de> Deserialize<'de> for Payment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Payment, D::Error> {
        let mut payment = Payment::NOTHING;
        for PlayedForm { ticket, slots } in Vec::deserialize(deserializer)? {
            for slot in slots {
                let used = payment
                    .used
                    .get_mut(slot)
                    .ok_or_else(|| serde::de::Error::custom(format!("a ticket has no slot {slot}")))?;
                used.insert(ticket);
            }
        }
        Ok(payment)
    }
}
