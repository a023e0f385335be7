//! T3, T5.8: paying with tickets, and what playing them costs.

use crate::Illegal;
use table::{Audience, CardSet, Seat, Sink, Takeback};

use crate::action::Action;
use crate::event::{Event, Played};
use crate::payment::{Bill, CONSEQUENCE, Cheapest, Payment, Purse};
use crate::pending::{Deed, Pending};
use crate::phase::{Phase, Step, Turn};
use crate::state::{Public, Tramways};
use crate::text::Refusal;
use crate::text::noun::Printed;
use crate::ticket::{Icon, Ticket};
use crate::view::View;

/// T3.2: every such icon of the ticket is used, or there was none.
pub(crate) const fn no_icon_left(ticket: Ticket, icon: Icon) -> Refusal {
    let icon = Printed::Icon(ticket, icon);
    Refusal::NoIconLeft { ticket, icon }
}

/// TR14, TR21: with this icon the rest could not be paid exactly.
const fn does_not_fit(bill: &Bill, ticket: Ticket, icon: Icon) -> Illegal {
    let icon = Printed::Icon(ticket, icon);
    if bill.money > 0 {
        Illegal::new("TR14", Refusal::SpareMoneyIcon { icon, ticket })
    } else {
        Illegal::new("TR21", Refusal::IconDoesNotFit { icon, ticket })
    }
}

impl Public {
    /// TR20: the icons of a delivery that goes on; what they cost was paid.
    pub const fn already_spent(&self) -> Payment {
        match self.phase {
            Phase::Actions(Turn {
                step: Step::Leisure { payment, .. },
                ..
            }) => payment,
            _ => Payment::NOTHING,
        }
    }
}

impl View {
    /// T3: what the viewer can pay with, these tickets being in play.
    pub(crate) fn purse_with(&self, payment: Payment) -> Option<Purse<'_>> {
        let (seat, own) = (self.viewer.seat()?, self.own()?);
        let spent = self.public.already_spent().tickets();
        let cards = &self.components.cards;
        Some(Purse::new(cards, own.hand, self.player(seat).money, payment, spent))
    }

    /// T3: the cheapest way to pay in icons what the viewer has declared.
    pub fn cheapest_payment(&self) -> Option<Cheapest> {
        let Pending::Paying { bill, payment, .. } = self.pending() else {
            return None;
        };
        self.purse_with(*payment)?.cheapest(bill, &self.public.already_spent())
    }
}

impl Tramways {
    /// What a seat can pay with, before any ticket is in play.
    pub(crate) fn purse(&self, seat: Seat) -> Purse<'_> {
        self.purse_with(seat, Payment::NOTHING)
    }

    /// The same, with these tickets in play.
    pub(crate) fn purse_with(&self, seat: Seat, payment: Payment) -> Purse<'_> {
        Purse::new(
            &self.components.cards,
            self.hand(seat),
            self.player(seat).money,
            payment,
            self.public.already_spent().tickets(),
        )
    }

    /// The icons with which the pending deed can be paid next.
    pub(crate) fn legal_payments(&self, seat: Seat, bill: &Bill, payment: Payment, out: &mut Vec<Action>) {
        let purse = self.purse_with(seat, payment);
        if bill.money > 0 && purse.cash_for(bill.money).is_some() {
            out.push(Action::PayCash {});
        }
        purse.choices(bill, |ticket, icon| out.push(Action::Use { ticket, icon }));
    }

    /// A deed is declared; now comes its payment. Where only one ticket serves, it is played; a price is always asked for (else one could tell from outside who
    /// has money icons in hand).
    pub(crate) fn ask_payment(
        &mut self,
        seat: Seat,
        deed: Deed,
        bill: Bill,
        payment: Payment,
        events: &mut impl Sink<Event>,
    ) -> Takeback {
        self.set_pending(seat, Pending::Paying { deed, bill, payment });
        self.pay_what_is_certain(seat, events)
    }

    /// Goes on paying as long as there is nothing to choose.
    fn pay_what_is_certain(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Takeback {
        while let Pending::Paying { deed, bill, payment } = *self.pending(seat) {
            let purse = self.purse_with(seat, payment);
            if bill.is_paid() || bill.money > 0 && purse.icons_reach(bill.money) {
                return self.settle(seat, deed, bill, payment, events);
            }
            if bill.money > 0 {
                return Takeback::Open;
            }
            let mut only: Option<(Ticket, Icon)> = None;
            let mut ways = 0;
            purse.choices(&bill, |ticket, icon| {
                only = Some((ticket, icon));
                ways += 1;
            });
            let (1, Some((ticket, icon))) = (ways, only) else {
                return Takeback::Open;
            };
            let (bill, payment) = purse.play(&bill, ticket, icon).expect("it was among the choices");
            self.set_pending(seat, Pending::Paying { deed, bill, payment });
        }
        Takeback::Open
    }

    /// T3.5: plays an icon for the pending deed.
    pub(crate) fn pay_with(
        &mut self,
        seat: Seat,
        deed: Deed,
        bill: Bill,
        payment: Payment,
        (ticket, icon): (Ticket, Icon),
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let cards = &self.components.cards;
        let in_play = payment.tickets();
        let there = self.hand(seat).or(in_play).contains(ticket);
        Illegal::unless(there, "T3.2", Refusal::NotInHand { ticket })?;
        Illegal::unless(payment.is_free(cards, ticket, icon), "T3.2", no_icon_left(ticket, icon))?;
        if !in_play.contains(ticket) {
            self.is_lowest_twin(ticket, self.hand(seat).minus(in_play), "T3.2")?;
        }
        let played = self.purse_with(seat, payment).play(&bill, ticket, icon);
        let (bill, payment) = played.ok_or(does_not_fit(&bill, ticket, icon))?;
        self.set_pending(seat, Pending::Paying { deed, bill, payment });
        Ok(self.pay_what_is_certain(seat, events))
    }

    /// T5.8: pays the rest of a price in cash.
    pub(crate) fn pay_cash(
        &mut self,
        seat: Seat,
        deed: Deed,
        bill: Bill,
        payment: Payment,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(bill.money > 0, "T3.5", Refusal::CashDoesNotPay)?;
        let (rest, cash) = self.purse_with(seat, payment).rest_and_cash(bill.money);
        Illegal::unless(rest <= cash, "T5.8", Refusal::CashShort { rest, cash })?;
        Ok(self.settle(seat, deed, bill, payment, events))
    }

    /// TR22: everything is paid: consequences, stress for additional icons, the price; then the deed itself.
    pub(crate) fn settle(
        &mut self,
        seat: Seat,
        deed: Deed,
        bill: Bill,
        payment: Payment,
        events: &mut impl Sink<Event>,
    ) -> Takeback {
        self.set_pending(seat, Pending::Nothing {});
        let before = self.public.already_spent();
        let cash = self.player(seat).money;
        self.spend(seat, payment, before, events);
        if bill.money > 0 {
            self.pay_price(seat, bill.money, payment);
        }
        self.tell_money(seat, cash, events);
        self.carry_out_deed(seat, deed, payment, events)
    }

    /// T5.8, TR14: icons first, the rest in cash; what they are worth beyond the price is change.
    fn pay_price(&mut self, seat: Seat, price: u16, payment: Payment) {
        let icons = payment.money(&self.components.cards);
        let player = self.player_mut(seat);
        player.money = (player.money + icons).saturating_sub(price);
    }

    /// T3.2, T3.3, T3.6: the tickets of a payment go to the discard pile; consequences first, then the stress for additional icons. `before` was spent earlier.
    fn spend(&mut self, seat: Seat, payment: Payment, before: Payment, events: &mut impl Sink<Event>) {
        let tickets = payment.tickets().minus(before.tickets());
        let stress = self.player(seat).stress;
        let hp = self.player(seat).hp;
        for ticket in tickets.iter() {
            self.suffer_consequence(seat, ticket);
            self.lay_open(seat, ticket);
        }
        self.player_mut(seat)
            .stress_up(payment.additional() - before.additional());
        if payment != before {
            let cards = &self.components.cards;
            events.tell(Audience::Everyone, || {
                let now = payment.beyond(&before);
                let played = |ticket: Ticket| Played {
                    ticket,
                    icons: now.icons(cards, ticket).collect(),
                };
                Event::TicketsPlayed {
                    seat,
                    played: now.tickets().iter().map(played).collect(),
                }
            });
        }
        self.tell_stress(seat, stress, hp, events);
    }

    /// T3.6: pay $3, or one step of stress.
    pub(crate) fn suffer_consequence(&mut self, seat: Seat, ticket: Ticket) {
        let lookup = &self.components.cards.lookup;
        let (pay3, stress1) = (lookup.pay3.contains(ticket), lookup.stress1.contains(ticket));
        let player = self.player_mut(seat);
        if pay3 {
            player.money = player.money.saturating_sub(CONSEQUENCE);
        }
        if stress1 {
            player.stress_up(1);
        }
    }

    /// T3.6: can the consequence of a ticket be carried out, beside these costs?
    pub(crate) fn can_suffer(
        &self,
        seat: Seat,
        ticket: Ticket,
        costs: u16,
        clause: &'static str,
    ) -> Result<(), Illegal> {
        let consequence = if self.components.cards.lookup.pay3.contains(ticket) {
            CONSEQUENCE
        } else {
            0
        };
        let (cost, have) = (consequence + costs, self.player(seat).money);
        Illegal::unless(have >= cost, clause, Refusal::ConsequenceCosts { ticket, cost, have })
    }

    /// Of equal tickets the one with the lowest number stands for all.
    pub(crate) fn is_lowest_twin(
        &self,
        ticket: Ticket,
        among: CardSet<Ticket>,
        clause: &'static str,
    ) -> Result<(), Illegal> {
        match self.components.cards.lower_twin(ticket, among) {
            Some(twin) => Err(Illegal::new(clause, Refusal::LowerTwin { twin })),
            None => Ok(()),
        }
    }

    /// T5.8, TR14: can this price be paid?
    pub(crate) fn can_afford(purse: &Purse<'_>, price: u16, clause: &'static str) -> Result<(), Illegal> {
        if purse.can_pay_money(price) {
            return Ok(());
        }
        let most = purse.most_money();
        let reason = if most < price {
            Refusal::PriceBeyondMeans { price, most }
        } else {
            Refusal::PriceNotPayable { price }
        };
        Err(Illegal::new(clause, reason))
    }

    /// Tells how stress (and happiness with it) changed since it was so.
    pub(crate) fn tell_stress(&self, seat: Seat, stress: u8, hp: i16, events: &mut impl Sink<Event>) {
        let now = self.player(seat);
        if now.stress != stress {
            events.tell(Audience::Everyone, || Event::Stress {
                seat,
                level: now.stress,
            });
        }
        if now.hp != hp {
            events.tell(Audience::Everyone, || Event::Happiness {
                seat,
                points: now.hp - hp,
            });
        }
    }

    /// Tells how the cash changed since it was so.
    pub(crate) fn tell_money(&self, seat: Seat, cash: u16, events: &mut impl Sink<Event>) {
        let amount = i32::from(self.player(seat).money) - i32::from(cash);
        if amount != 0 {
            events.tell(Audience::Everyone, || Event::Money { seat, amount });
        }
    }

    /// Steps of stress, told.
    pub(crate) fn add_stress(&mut self, seat: Seat, steps: u8, events: &mut impl Sink<Event>) {
        let (stress, hp) = (self.player(seat).stress, self.player(seat).hp);
        self.player_mut(seat).stress_up(steps);
        self.tell_stress(seat, stress, hp, events);
    }

    /// Happiness, told.
    pub(crate) fn add_happiness(&mut self, seat: Seat, points: i16, events: &mut impl Sink<Event>) {
        self.player_mut(seat).hp += points;
        events.tell(Audience::Everyone, || Event::Happiness { seat, points });
    }

    /// Money from the bank, told.
    pub(crate) fn add_money(&mut self, seat: Seat, amount: u16, events: &mut impl Sink<Event>) {
        self.player_mut(seat).money += amount;
        events.tell(Audience::Everyone, || Event::Money {
            seat,
            amount: amount.into(),
        });
    }

    /// TR22: after everything else the deed itself.
    fn carry_out_deed(&mut self, seat: Seat, deed: Deed, payment: Payment, events: &mut impl Sink<Event>) -> Takeback {
        match deed {
            Deed::Bid { amount } => self.bid_paid(seat, amount, events),
            Deed::Reveal {} => self.reveal(events),
            Deed::Build { run } => self.build(seat, &run, events),
            Deed::UpgradeLink { link } => self.upgrade_link(seat, link, events),
            Deed::Construct { at, card } => self.construct(seat, at, card, events),
            Deed::UpgradeBuilding { at } => self.upgrade_building(seat, at, events),
            Deed::Move { trip } => self.deliver(seat, &trip, payment, events),
            Deed::Happiness { points } => self.buy_happiness(seat, points, events),
        }
    }
}
