//! T3.3, T3.6: what a payment costs beside its icons: consequences, and stress for every further icon of a ticket.

use leptos::prelude::*;
use table::{CardSet, Seat};
use tramways::View;
use tramways::event::Played;
use tramways::payment::{CONSEQUENCE, Payment};
use tramways::phase::{Phase, Step, Turn};
use tramways::ticket::{Consequence, Ticket};

use crate::boards::tramways::{icons, names, ticket};
use crate::texts::t;

/// T3.8: the end of the stress track.
const MOST_STRESS: u8 = tramways::state::MOST_STRESS;

/// What a payment costs beside its icons.
pub struct Costs {
    /// T3.6: the tickets for which $3 is paid first.
    pay: Vec<Ticket>,
    /// T3.6: the tickets that cost a step of stress.
    stress: Vec<Ticket>,
    /// T3.3: the tickets of which more than one icon is used, and how many more.
    further: Vec<(Ticket, u8)>,
}

impl Costs {
    /// The costs of a payment; what was paid before costs nothing any more.
    pub fn of(view: &View, payment: &Payment, before: &Payment) -> Costs {
        let cards = &view.components().cards;
        let new = payment.tickets().minus(before.tickets());
        let with = |consequence: Consequence| {
            let tickets = new
                .iter()
                .filter(move |&ticket| cards.face(ticket).consequence == consequence);
            tickets.collect::<Vec<_>>()
        };
        let further = |ticket: Ticket| {
            let free = before.icons(cards, ticket).count().max(1);
            let more = payment.icons(cards, ticket).count().saturating_sub(free);
            (more > 0).then_some((ticket, more as u8))
        };
        Costs {
            pay: with(Consequence::Pay3),
            stress: with(Consequence::Stress1),
            further: payment.tickets().iter().filter_map(further).collect(),
        }
    }

    /// The steps of stress.
    pub fn steps(&self) -> u8 {
        self.stress.len() as u8 + self.further.iter().map(|(_, more)| more).sum::<u8>()
    }

    /// Each cost with its reason, and the sum, to which `earlier` steps of stress belong too.
    pub fn lines(&self, view: &View, seat: Seat, earlier: u8) -> AnyView {
        let name = |ticket: &Ticket| names::said(view, ticket);
        let pay = self.pay.iter().map(|ticket| {
            let words = t!("tramways.bill.pay_first", amount = CONSEQUENCE, ticket = name(ticket));
            line("tram-cost", icons::figure(icons::coin()), words)
        });
        let stress = self.stress.iter().map(|ticket| {
            let words = t!("tramways.bill.consequence", ticket = name(ticket));
            line("tram-cost", icons::figure(icons::stress()), words)
        });
        let further = self.further.iter().map(|(ticket, more)| {
            let words = t!("tramways.bill.further", n = *more, ticket = name(ticket));
            line("tram-cost", icons::figure(icons::stress()), words)
        });
        let lines: Vec<AnyView> = pay
            .chain(stress)
            .chain(further)
            .chain(self.sum(view, seat, earlier))
            .collect();
        view! { <span class="tram-costs">{lines}</span> }.into_any()
    }

    /// The same, or that it costs nothing.
    pub fn lines_or_none(&self, view: &View, seat: Seat, earlier: u8) -> AnyView {
        if self.steps() > 0 || !self.pay.is_empty() {
            return self.lines(view, seat, earlier);
        }
        view! { <span class="tram-costs"><span class="tram-cost none">{t!("tramways.bill.no_cost")}</span></span> }
            .into_any()
    }

    /// T3.8: the stress that comes of it; each step to 21 or beyond costs a happiness point.
    fn sum(&self, view: &View, seat: Seat, earlier: u8) -> Option<AnyView> {
        let (now, steps) = (view.player(seat).stress, self.steps() + earlier);
        let lost = (now + steps).saturating_sub(MOST_STRESS - 1).min(steps);
        let after = (now + steps).min(MOST_STRESS);
        let words = match lost {
            0 => t!("tramways.bill.stress_sum", from = now, to = after),
            lost => t!("tramways.bill.stress_lost", from = now, to = after, lost = lost),
        };
        (self.steps() > 0).then(|| line("tram-cost sum", icons::figure(icons::stress()), words))
    }
}

/// TR14: what icons are worth beyond the price comes back.
pub fn change(view: &View, price: u16, payment: &Payment) -> Option<AnyView> {
    let change = worth(view, payment).saturating_sub(price);
    (price > 0 && change > 0).then(|| {
        let words = t!("tramways.bill.change", amount = change);
        line("tram-cost none", icons::figure(icons::coin()), words)
    })
}

fn line(class: &'static str, figure: AnyView, words: String) -> AnyView {
    view! { <span class=class>{figure}<span>{words}</span></span> }.into_any()
}

/// T12.2: what the money icons of a payment are worth.
pub fn worth(view: &View, payment: &Payment) -> u16 {
    payment
        .all_icons(&view.components().cards)
        .map(|(_, icon)| icon.money())
        .sum()
}

/// TR20: the icons already paid for, where happiness is bought after a delivery.
pub const fn before(view: &View) -> Payment {
    match view.public().phase {
        Phase::Actions(Turn {
            step: Step::Leisure { payment, .. },
            ..
        }) => payment,
        _ => Payment::NOTHING,
    }
}

/// The icons of a payment, ticket by ticket.
pub fn icons_of(view: &View, payment: &Payment) -> AnyView {
    let cards = &view.components().cards;
    let tickets: CardSet<Ticket> = payment.tickets();
    let one = |of: Ticket| {
        let parcel = ticket::parcel(cards.face(of));
        let icons: Vec<_> = payment.icons(cards, of).collect();
        let pictures: Vec<AnyView> = icons.iter().map(|&icon| icons::icon(icon, parcel.as_deref())).collect();
        let words = names::said(view, &Played { ticket: of, icons });
        view! { <span class="tram-bill-part">{pictures}{words}</span> }
    };
    view! { <span class="tram-bill-icons">{tickets.iter().map(one).collect_view()}</span> }.into_any()
}
