//! T5.8, TR14, TR22: what a seat can pay, and with which icons.

use table::CardSet;

use crate::destination::Destination;
use crate::ticket::{Cards, Icon, MOST_MONEY, Ticket, sums};

use super::{Bill, CONSEQUENCE, Payment};

/// TR22: the most tickets with the consequence "pay $3" that are reckoned with.
const MOST_PAY3: usize = 7;

/// Sums that can be reached: entry `n` with at most `n` tickets that cost $3; bit `s` stands for the sum `s`.
type Sums = [u64; MOST_PAY3 + 1];

/// What a seat can pay with: its tickets, those already in play, and its cash.
#[derive(Clone, Copy, Debug)]
pub struct Purse<'a> {
    pub(super) cards: &'a Cards,
    /// The tickets that can be played: in hand, or in play.
    tickets: CardSet<Ticket>,
    pub(super) payment: Payment,
    in_play: CardSet<Ticket>,
    /// The tickets that would cost $3 when they are played.
    costly: CardSet<Ticket>,
    /// The cash that is left after the consequences of the tickets in play.
    cash: u16,
}

impl<'a> Purse<'a> {
    /// The hand and the cash, with these tickets already in play (whether or not they are still in the hand). Consequences of `paid` ones were carried out.
    pub fn new(
        cards: &'a Cards,
        hand: CardSet<Ticket>,
        cash: u16,
        payment: Payment,
        paid: CardSet<Ticket>,
    ) -> Purse<'a> {
        let in_play = payment.tickets();
        let due = CONSEQUENCE * in_play.minus(paid).and(cards.lookup.pay3).len() as u16;
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
    pub(super) fn with(&self, ticket: Ticket, icon: Icon) -> Purse<'a> {
        let mut purse = *self;
        purse.payment = self.payment.with(self.cards, ticket, icon);
        purse.in_play.insert(ticket);
        if self.costly.contains(ticket) {
            purse.costly.remove(ticket);
            purse.cash = self.cash.saturating_sub(CONSEQUENCE);
        }
        purse
    }

    /// T3.6: can the consequence of this ticket be carried out?
    fn affords(&self, ticket: Ticket) -> bool {
        self.cash >= CONSEQUENCE || !self.costly.contains(ticket)
    }

    /// How many more tickets that cost $3 can be afforded.
    fn affordable(&self) -> usize {
        usize::from(self.cash / CONSEQUENCE).min(MOST_PAY3)
    }

    /// Which sums these tickets reach with their free icons, each worth `value` (0: not for this). With no icon used, a ticket reaches those in the list.
    fn sums(&self, tickets: CardSet<Ticket>, affordable: usize, unused: &[u64], value: impl Fn(Icon) -> u8) -> Sums {
        let of_ticket = |ticket: Ticket| self.sums_of(ticket, unused, &value);
        let cheap = tickets.minus(self.costly).iter();
        let mut sums = [cheap.fold(1, |sums, ticket| spread(sums, of_ticket(ticket))); MOST_PAY3 + 1];
        for ticket in tickets.and(self.costly).iter() {
            for number in (1..=affordable).rev() {
                sums[number] |= spread(sums[number - 1], of_ticket(ticket));
            }
        }
        sums
    }

    /// Which sums a ticket reaches with its free icons.
    fn sums_of(&self, ticket: Ticket, unused: &[u64], value: impl Fn(Icon) -> u8) -> u64 {
        if self.in_play.contains(ticket) {
            sums(self.payment.free_icons(self.cards, ticket), value)
        } else {
            unused[ticket.index()]
        }
    }

    /// Which numbers of rail symbols these tickets reach.
    fn rail_sums(&self, tickets: CardSet<Ticket>, affordable: usize) -> u64 {
        self.sums(tickets, affordable, &self.cards.lookup.rail_sums, Icon::rails)[affordable]
    }

    /// T7.2: the numbers of rail symbols that can be played exactly, without a destination icon.
    pub fn rails(&self) -> u64 {
        self.rail_sums(self.tickets.and(self.cards.lookup.rails), self.affordable())
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
        let together = |ticket: Ticket| {
            let others = self
                .tickets
                .and(self.cards.lookup.rails)
                .minus([ticket].into_iter().collect());
            let own = self.sums_of(ticket, &self.cards.lookup.rail_sums, Icon::rails);
            spread(self.rail_sums(others, affordable - 1), own)
        };
        named.iter().fold(0, |sums, ticket| sums | together(ticket))
    }

    /// The tickets with a free icon for this destination.
    fn naming(&self, end: Destination) -> CardSet<Ticket> {
        match end {
            Destination::Kind(_) => self.free(self.cards.having(end.icon()), end.icon()),
            Destination::Parcel(number) => self.free([number].into_iter().collect(), Icon::ParcelNumber),
        }
    }

    /// Of these tickets, all of which have this icon, those at hand of which it is not used.
    fn free(&self, tickets: CardSet<Ticket>, icon: Icon) -> CardSet<Ticket> {
        let at_hand = self.tickets.and(tickets);
        if at_hand.and(self.in_play).is_empty() {
            return at_hand;
        }
        at_hand
            .iter()
            .filter(|&ticket| self.payment.is_free(self.cards, ticket, icon))
            .collect()
    }

    /// TR21: can this icon be played together with one for this destination?
    pub fn icon_and(&self, icon: Icon, end: Destination) -> bool {
        let with_icon = self.free(self.cards.having(icon), icon);
        let named = self.naming(end);
        if with_icon.is_empty() || named.is_empty() {
            return false;
        }
        let costs = |tickets: CardSet<Ticket>| usize::from(tickets.minus(self.costly).is_empty());
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
        (1..=least.min(MOST_MONEY)).flat_map(move |least| {
            let unused = &self.cards.lookup.money_sums[usize::from(least) - 1];
            let sums = self.sums(tickets, affordable, unused, |icon| icon.money_from(least));
            (0..=affordable).flat_map(move |costly| {
                let cash = self.cash - CONSEQUENCE * costly as u16;
                each(sums[costly]).map(move |sum| (least, played + sum, cash))
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
        icons.fold((0, MOST_MONEY), |(sum, least), money| (sum + money, least.min(money)))
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
        let known = self.tickets.contains(ticket) && self.payment.is_free(self.cards, ticket, icon);
        if known && self.affords(ticket) && self.is_first(ticket) {
            self.play_free(bill, ticket, icon)
        } else {
            None
        }
    }

    /// The same for a free icon of a ticket that can be played.
    fn play_free(&self, bill: &Bill, ticket: Ticket, icon: Icon) -> Option<(Bill, Payment)> {
        let rest = self.rest_after(bill, ticket, icon)?;
        Some((rest, self.payment.with(self.cards, ticket, icon)))
    }

    /// What is left of the bill after this free icon; `None` if it does not serve, or the rest could not be paid then.
    fn rest_after(&self, bill: &Bill, ticket: Ticket, icon: Icon) -> Option<Bill> {
        if bill.money > 0 {
            let serves = icon.money() > 0 && !self.icons_reach(bill.money);
            return (serves && self.with(ticket, icon).can_pay_money(bill.money)).then_some(*bill);
        }
        let rest = bill.after(ticket, icon)?;
        (rest.is_paid() || self.with(ticket, icon).can_pay(&rest)).then_some(rest)
    }

    /// The tickets with an icon that the bill asks for next.
    fn asked_for(&self, bill: &Bill) -> CardSet<Ticket> {
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
        self.in_play.contains(ticket) || self.cards.is_first_twin(ticket, self.tickets.minus(self.in_play))
    }

    /// T3.3, T3.6: the stress that playing this ticket costs.
    pub fn stress_of(&self, ticket: Ticket) -> u8 {
        u8::from(self.in_play.contains(ticket) || self.cards.lookup.stress1.contains(ticket))
    }

    /// Every icon that can be played next for this bill, cheapest in stress first.
    pub(crate) fn choices(&self, bill: &Bill, mut offer: impl FnMut(Ticket, Icon)) {
        let asked_for = self.asked_for(bill);
        let can_play = |ticket: &Ticket| self.affords(*ticket) && self.is_first(*ticket);
        for stress in 0..2 {
            for ticket in asked_for
                .iter()
                .filter(|&ticket| self.stress_of(ticket) == stress)
                .filter(can_play)
            {
                let mut offered = 0u32;
                for icon in self.payment.free_icons(self.cards, ticket) {
                    if offered >> icon as u32 & 1 == 0 && self.rest_after(bill, ticket, icon).is_some() {
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

/// Each of these sums, from the least.
fn each(mut sums: u64) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let sum = sums.trailing_zeros() as u16;
        (sums != 0).then(|| {
            sums &= sums - 1;
            sum
        })
    })
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
