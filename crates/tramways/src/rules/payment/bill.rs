//! TR21: what is still to be played for a deed.

use serde::{Deserialize, Serialize};

use crate::destination::Destination;
use crate::ticket::{Cards, Icon, Ticket};

use super::Payment;

/// What is still to be played for a deed (TR21: exactly that, and nothing more).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bill {
    /// T7.2: rail symbols.
    pub rails: u8,
    /// One icon of this kind.
    pub icon: Option<Icon>,
    /// One destination icon for one of these.
    pub ends: [Option<Destination>; 2],
    /// T5.8: money.
    pub money: u16,
}

impl Bill {
    /// Nothing.
    pub const NOTHING: Bill = Bill {
        rails: 0,
        icon: None,
        ends: [None; 2],
        money: 0,
    };

    /// An amount of money.
    pub const fn money(money: u16) -> Bill {
        Bill { money, ..Bill::NOTHING }
    }

    /// Rails, and a destination icon for one of these ends if the link is complete.
    pub const fn rails(rails: u8, ends: [Option<Destination>; 2]) -> Bill {
        Bill {
            rails,
            ends,
            ..Bill::NOTHING
        }
    }

    /// One icon and a destination icon for one of these ends.
    pub const fn icon(icon: Icon, ends: [Option<Destination>; 2]) -> Bill {
        Bill {
            icon: Some(icon),
            ends,
            ..Bill::NOTHING
        }
    }

    /// Is everything played?
    pub fn is_paid(&self) -> bool {
        *self == Bill::NOTHING
    }

    /// What is left of a whole bill after the icons of a payment beyond those of an earlier one; `None` if they do not belong to it.
    pub(crate) fn less(self, cards: &Cards, payment: &Payment, before: &Payment) -> Option<Bill> {
        if self.money > 0 {
            let others = payment.all_icons(cards).filter(|(_, icon)| icon.money() == 0).count();
            return (others == before.all_icons(cards).count()).then_some(self);
        }
        let in_order = |rank: u8| {
            payment
                .all_icons(cards)
                .filter(move |(_, icon)| self.rank(*icon) == rank)
        };
        (0..3)
            .flat_map(in_order)
            .try_fold(self, |bill, (ticket, icon)| bill.after(ticket, icon))
    }

    /// In which order icons are played for it.
    fn rank(&self, icon: Icon) -> u8 {
        if icon.rails() > 0 {
            0
        } else if self.icon == Some(icon) {
            1
        } else {
            2
        }
    }

    /// The bill once this icon is played; `None` if it does not serve. First come rails or the one icon, then the destination.
    pub(crate) fn after(self, ticket: Ticket, icon: Icon) -> Option<Bill> {
        if self.rails > 0 {
            let rails = icon.rails();
            return (rails > 0 && rails <= self.rails).then(|| Bill {
                rails: self.rails - rails,
                ..self
            });
        }
        if let Some(needed) = self.icon {
            return (icon == needed).then_some(Bill { icon: None, ..self });
        }
        let serves = |end: Destination| match end {
            Destination::Kind(_) => end.icon() == icon,
            Destination::Parcel(number) => icon == Icon::ParcelNumber && number == ticket,
        };
        self.ends.into_iter().flatten().any(serves).then_some(Bill {
            ends: [None; 2],
            ..self
        })
    }
}
