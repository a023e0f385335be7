//! T3: playing tickets: which icons are used, what they still have to pay, and whether they can.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::CardSet;

use crate::destination::Destination;
use crate::ticket::{Cards, Icon, MOST_TICKETS, SLOTS, Ticket};

/// The tickets in play for one deed, and their icons used: for each slot (the last is the strip) the tickets of which it is used.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Payment {
    used: [CardSet<u8>; SLOTS + 1],
}

impl Payment {
    /// No ticket is in play.
    pub const NOTHING: Payment = Payment {
        used: [CardSet::EMPTY; SLOTS + 1],
    };

    /// The tickets in play.
    pub fn tickets(&self) -> CardSet<u8> {
        self.used.iter().fold(CardSet::EMPTY, |tickets, &slot| tickets.or(slot))
    }

    /// The icons used of a ticket.
    pub fn icons<'a>(&'a self, cards: &'a Cards, ticket: Ticket) -> impl Iterator<Item = Icon> + 'a {
        let slots = self.used.iter().zip(cards.slots(ticket));
        slots
            .filter(move |(used, _)| used.contains(ticket.0))
            .filter_map(|(_, icon)| *icon)
    }

    /// The icons of a ticket that are not used.
    pub fn free_icons<'a>(&'a self, cards: &'a Cards, ticket: Ticket) -> impl Iterator<Item = Icon> + 'a {
        let slots = self.used.iter().zip(cards.slots(ticket));
        slots
            .filter(move |(used, _)| !used.contains(ticket.0))
            .filter_map(|(_, icon)| *icon)
    }

    /// Every ticket in play with each of its icons used.
    pub fn all_icons<'a>(&'a self, cards: &'a Cards) -> impl Iterator<Item = (Ticket, Icon)> + 'a {
        self.tickets()
            .iter()
            .map(Ticket)
            .flat_map(move |ticket| self.icons(cards, ticket).map(move |icon| (ticket, icon)))
    }

    /// T3.3: how many icons are used beyond the first of each ticket.
    pub fn additional(&self) -> u8 {
        let icons: usize = self.used.iter().map(|slot| slot.len()).sum();
        (icons - self.tickets().len()) as u8
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
            .find(|(used, slot)| **slot == Some(icon) && !used.contains(ticket.0))
        {
            used.insert(ticket.0);
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
        let slots = |ticket: u8| (0..=SLOTS).filter(|&slot| self.used[slot].contains(ticket)).collect();
        serializer.collect_seq(self.tickets().iter().map(|ticket| PlayedForm {
            ticket: Ticket(ticket),
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
                used.insert(ticket.0);
            }
        }
        Ok(payment)
    }
}

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

/// TR22: the most tickets with the consequence "pay $3" that are reckoned with.
const MOST_PAY3: usize = 7;

/// Sums that can be reached: entry `n` with at most `n` tickets that cost $3; bit `s` stands for the sum `s`.
type Sums = [u64; MOST_PAY3 + 1];

/// What a seat can pay with: its tickets, those already in play, and its cash.
#[derive(Clone, Copy, Debug)]
pub struct Purse<'a> {
    cards: &'a Cards,
    /// The tickets that can be played: in hand, or in play.
    tickets: CardSet<u8>,
    payment: Payment,
    in_play: CardSet<u8>,
    /// The tickets that would cost $3 when they are played.
    costly: CardSet<u8>,
    /// The cash that is left after the consequences of the tickets in play.
    cash: u16,
}

impl<'a> Purse<'a> {
    /// The hand and the cash, with these tickets already in play (whether or not they are still in the hand). Consequences of `paid` ones were carried out.
    pub fn new(cards: &'a Cards, hand: CardSet<u8>, cash: u16, payment: Payment, paid: CardSet<u8>) -> Purse<'a> {
        let in_play = payment.tickets();
        let due = 3 * in_play.minus(paid).and(cards.lookup.pay3).len() as u16;
        Purse {
            cards,
            tickets: hand.or(in_play),
            payment,
            in_play,
            costly: cards.lookup.pay3.minus(in_play),
            cash: cash.saturating_sub(due),
        }
    }

    /// With one more icon in play.
    fn with(&self, ticket: Ticket, icon: Icon) -> Purse<'a> {
        let mut purse = *self;
        purse.payment = self.payment.with(self.cards, ticket, icon);
        purse.in_play.insert(ticket.0);
        if self.costly.contains(ticket.0) {
            purse.costly.remove(ticket.0);
            purse.cash = self.cash.saturating_sub(3);
        }
        purse
    }

    /// T3.6: can the consequence of this ticket be carried out?
    fn affords(&self, ticket: Ticket) -> bool {
        self.cash >= 3 || !self.costly.contains(ticket.0)
    }

    /// How many more tickets that cost $3 can be afforded.
    fn affordable(&self) -> usize {
        usize::from(self.cash / 3).min(MOST_PAY3)
    }

    /// Which sums these tickets reach with their free icons, each worth `value` (0: not for this).
    fn sums(&self, tickets: CardSet<u8>, affordable: usize, value: impl Fn(Icon) -> u8) -> Sums {
        let mut sums = [1u64; MOST_PAY3 + 1];
        for ticket in tickets.iter().map(Ticket) {
            let mut of_ticket = 1u64;
            for icon in self.payment.free_icons(self.cards, ticket) {
                of_ticket |= of_ticket << value(icon);
            }
            if self.costly.contains(ticket.0) {
                for number in (1..=affordable).rev() {
                    sums[number] |= spread(sums[number - 1], of_ticket);
                }
            } else {
                for sum in &mut sums[..=affordable] {
                    *sum = spread(*sum, of_ticket);
                }
            }
        }
        sums
    }

    /// T7.2: the numbers of rail symbols that can be played exactly, without a destination icon.
    pub fn rails(&self) -> u64 {
        let affordable = self.affordable();
        self.sums(self.tickets.and(self.cards.lookup.rails), affordable, Icon::rails)[affordable]
    }

    /// T7.1: the same, together with an icon for this destination.
    pub fn rails_and(&self, end: Destination, without: u64) -> u64 {
        let named = self.naming(end);
        if named.is_empty() {
            return 0;
        }
        if !named.minus(self.costly).is_empty() {
            return without;
        }
        let affordable = self.affordable();
        if affordable == 0 {
            return 0;
        }
        let together = |ticket: u8| {
            let others = self
                .tickets
                .and(self.cards.lookup.rails)
                .minus([ticket].into_iter().collect());
            let mut own = 1u64;
            for icon in self.payment.free_icons(self.cards, Ticket(ticket)) {
                own |= own << icon.rails();
            }
            spread(self.sums(others, affordable - 1, Icon::rails)[affordable - 1], own)
        };
        named.iter().fold(0, |sums, ticket| sums | together(ticket))
    }

    /// The tickets with a free icon for this destination.
    fn naming(&self, end: Destination) -> CardSet<u8> {
        match end {
            Destination::Kind(_) => self.free(self.cards.having(end.icon()), end.icon()),
            Destination::Parcel(number) => self.free([number.0].into_iter().collect(), Icon::ParcelNumber),
        }
    }

    /// Of these tickets, all of which have this icon, those at hand of which it is not used.
    fn free(&self, tickets: CardSet<u8>, icon: Icon) -> CardSet<u8> {
        let at_hand = self.tickets.and(tickets);
        if at_hand.and(self.in_play).is_empty() {
            return at_hand;
        }
        at_hand
            .iter()
            .filter(|&ticket| self.payment.is_free(self.cards, Ticket(ticket), icon))
            .collect()
    }

    /// TR21: can this icon be played together with one for this destination?
    pub fn icon_and(&self, icon: Icon, end: Destination) -> bool {
        let with_icon = self.free(self.cards.having(icon), icon);
        let named = self.naming(end);
        if with_icon.is_empty() || named.is_empty() {
            return false;
        }
        let costs = |tickets: CardSet<u8>| usize::from(tickets.minus(self.costly).is_empty());
        let apart = costs(with_icon) + costs(named);
        let needed = if apart == 2 && !with_icon.and(named).is_empty() {
            1
        } else {
            apart
        };
        needed <= self.affordable()
    }

    /// Can the bill be paid, in full and exactly?
    pub fn can_pay(&self, bill: &Bill) -> bool {
        if bill.money > 0 {
            return self.can_pay_money(bill.money);
        }
        let mut ends = bill.ends.into_iter().flatten().peekable();
        if let Some(icon) = bill.icon {
            return ends.any(|end| self.icon_and(icon, end));
        }
        let bit = 1u64.checked_shl(bill.rails.into()).unwrap_or(0);
        let rails = self.rails();
        if ends.peek().is_none() {
            rails & bit != 0
        } else {
            ends.any(|end| self.rails_and(end, rails) & bit != 0)
        }
    }

    /// TR14: can this price be paid with icons, none of which is too many, and cash?
    pub fn can_pay_money(&self, price: u16) -> bool {
        self.money_sums()
            .any(|(least, sum, cash)| pays(price, least, sum, cash))
    }

    /// TR14: the highest price that can be paid.
    pub fn most_money(&self) -> u16 {
        self.money_sums().map(|(_, sum, cash)| sum + cash).max().unwrap_or(0)
    }

    /// Which prices can be paid: sums of money icons with the least value among them, and the cash left beside them.
    pub fn money_sums(&self) -> impl Iterator<Item = (u16, u16, u16)> + '_ {
        let (played, least) = self.money_played();
        let affordable = self.affordable();
        let tickets = self.tickets.and(self.cards.lookup.money);
        (1..=least.min(3)).flat_map(move |least| {
            let value = move |icon: Icon| if icon.money() >= least { icon.money() as u8 } else { 0 };
            let sums = self.sums(tickets, affordable, value);
            (0..=affordable).flat_map(move |costly| {
                let cash = self.cash - 3 * costly as u16;
                (0..64u16)
                    .filter(move |&sum| sums[costly] >> sum & 1 != 0)
                    .map(move |sum| (least, played + sum, cash))
            })
        })
    }

    /// The sum of the money icons in play, and the least of them.
    fn money_played(&self) -> (u16, u16) {
        let icons = self
            .payment
            .all_icons(self.cards)
            .map(|(_, icon)| icon.money())
            .filter(|&money| money > 0);
        icons.fold((0, 3), |(sum, least), money| (sum + money, least.min(money)))
    }

    /// T5.8: what is left to pay in cash, if that is possible now.
    pub fn cash_for(&self, price: u16) -> Option<u16> {
        let (rest, cash) = self.rest_and_cash(price);
        (rest <= cash).then_some(rest)
    }

    /// What the money icons in play leave of a price, and the cash for it.
    pub(crate) fn rest_and_cash(&self, price: u16) -> (u16, u16) {
        (price.saturating_sub(self.money_played().0), self.cash)
    }

    /// Are the money icons in play enough?
    pub fn icons_reach(&self, price: u16) -> bool {
        self.money_played().0 >= price
    }

    /// The bill and the payment after this icon; `None` if it does not serve, or the rest could not be paid then.
    pub(crate) fn play(&self, bill: &Bill, ticket: Ticket, icon: Icon) -> Option<(Bill, Payment)> {
        let known = self.tickets.contains(ticket.0) && self.payment.is_free(self.cards, ticket, icon);
        if known && self.affords(ticket) && self.is_first(ticket) {
            self.play_free(bill, ticket, icon)
        } else {
            None
        }
    }

    /// The same for a free icon of a ticket that can be played.
    fn play_free(&self, bill: &Bill, ticket: Ticket, icon: Icon) -> Option<(Bill, Payment)> {
        if bill.money > 0 {
            let serves = icon.money() > 0 && !self.icons_reach(bill.money);
            let after = self.with(ticket, icon);
            return (serves && after.can_pay_money(bill.money)).then_some((*bill, after.payment));
        }
        let rest = bill.after(ticket, icon)?;
        let after = self.with(ticket, icon);
        (rest.is_paid() || after.can_pay(&rest)).then_some((rest, after.payment))
    }

    /// The tickets with an icon that the bill asks for next.
    fn asked_for(&self, bill: &Bill) -> CardSet<u8> {
        let cards = &self.cards.lookup;
        let tickets = match bill {
            Bill { money: 1.., .. } => cards.money,
            Bill { rails: 1.., .. } => cards.rails,
            Bill { icon: Some(icon), .. } => self.cards.having(*icon),
            Bill { ends, .. } => ends
                .iter()
                .flatten()
                .fold(CardSet::EMPTY, |tickets, end| tickets.or(self.naming(*end))),
        };
        tickets.and(self.tickets)
    }

    /// Of equal tickets in the hand only the first is played.
    fn is_first(&self, ticket: Ticket) -> bool {
        self.in_play.contains(ticket.0) || self.cards.is_first_twin(ticket, self.tickets.minus(self.in_play))
    }

    /// T3.3, T3.6: the stress that playing this ticket costs.
    pub fn stress_of(&self, ticket: Ticket) -> u8 {
        u8::from(self.in_play.contains(ticket.0) || self.cards.lookup.stress1.contains(ticket.0))
    }

    /// Every icon that can be played next for this bill, cheapest in stress first.
    pub(crate) fn choices(&self, bill: &Bill, mut offer: impl FnMut(Ticket, Icon)) {
        let asked_for = self.asked_for(bill);
        let can_play = |ticket: &Ticket| self.affords(*ticket) && self.is_first(*ticket);
        for stress in 0..2 {
            for ticket in asked_for
                .iter()
                .map(Ticket)
                .filter(|&ticket| self.stress_of(ticket) == stress)
                .filter(can_play)
            {
                let mut offered = 0u32;
                for icon in self.payment.free_icons(self.cards, ticket) {
                    if offered >> icon as u32 & 1 == 0 && self.play_free(bill, ticket, icon).is_some() {
                        offer(ticket, icon);
                        offered |= 1 << icon as u32;
                    }
                }
            }
        }
    }
}

/// TR14: icons worth `sum`, none below `least`, pay this price with at most this cash, and none of them is too many.
fn pays(price: u16, least: u16, sum: u16, cash: u16) -> bool {
    if sum >= price {
        sum - least < price
    } else {
        price - sum <= cash
    }
}

/// Every sum of one of these and one of those.
fn spread(sums: u64, more: u64) -> u64 {
    let (mut all, mut left) = (0, more);
    while left != 0 {
        all |= sums << left.trailing_zeros();
        left &= left - 1;
    }
    all
}

const _: () = assert!(MOST_TICKETS < 128);
