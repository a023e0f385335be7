//! T3: of all ways to pay a bill the one that costs least beside its icons.

use crate::ticket::Ticket;

use super::{Bill, Payment, Purse};

/// A whole payment, and what it costs beside its icons.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cheapest {
    /// All icons of it, those already chosen included.
    pub payment: Payment,
    /// T3.3, T3.6: the steps of stress.
    pub stress: u8,
    /// T3.6: the cash for consequences.
    pub money: u16,
    /// How many tickets leave the hand.
    pub tickets: usize,
}

/// The most partial payments that are looked at: more than the fullest hand needs.
const MOST_TRIED: usize = 20_000;

/// What is compared, most important first: stress, cash, tickets, and the icons that are spent with them.
type Price = (u8, u16, usize, usize);

impl Purse<'_> {
    /// The payment in icons with the least stress; then with the least cash for consequences, the fewest tickets, and the fewest icons on them. What was paid
    /// `before` costs nothing any more.
    pub fn cheapest(&self, bill: &Bill, before: &Payment) -> Option<Cheapest> {
        let mut best: Option<(Price, Payment)> = None;
        let mut tried = 0;
        self.try_all(bill, before, &mut best, &mut tried);
        best.map(|((stress, money, tickets, _), payment)| Cheapest {
            payment,
            stress,
            money,
            tickets,
        })
    }

    /// Prices only grow with every icon, so what is dearer than the best so far is not followed.
    fn try_all(&self, bill: &Bill, before: &Payment, best: &mut Option<(Price, Payment)>, tried: &mut usize) {
        let price = self.price(before);
        *tried += 1;
        if *tried > MOST_TRIED || best.is_some_and(|(other, _)| other <= price) {
            return;
        }
        if bill.is_paid() || bill.money > 0 && self.icons_reach(bill.money) {
            *best = Some((price, self.payment));
            return;
        }
        self.choices(bill, |ticket, icon| {
            if let Some((rest, _)) = self.play(bill, ticket, icon) {
                self.with(ticket, icon).try_all(&rest, before, best, tried);
            }
        });
    }

    fn price(&self, before: &Payment) -> Price {
        let new = self.payment.tickets().minus(before.tickets());
        let costs = self.payment.costs(self.cards, before);
        let icons = |ticket: Ticket| self.cards.slots(ticket).iter().flatten().count();
        (costs.stress(), costs.money(), new.len(), new.iter().map(icons).sum())
    }
}
