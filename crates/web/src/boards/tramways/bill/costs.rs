//! T3.3, T3.6: what a payment costs beside its icons: consequences, and stress for every further icon of a ticket.

use leptos::prelude::*;
use table::{CardSet, Seat};
use tramways::View;
use tramways::event::Played;
use tramways::payment::{CONSEQUENCE, Costs, Payment};
use tramways::ticket::Ticket;

use crate::boards::tramways::{icons, names, ticket};
use crate::texts::t;

/// What a payment costs beside its icons, ticket by ticket.
pub struct Reasons {
    costs: Costs,
    /// T3.3: the tickets of which more than one icon is used, and how many more.
    further: Vec<(Ticket, u8)>,
}

impl Reasons {
    /// Why a payment costs what it does; what was paid before costs nothing any more.
    pub fn of(view: &View, payment: &Payment, before: &Payment) -> Reasons {
        let further = |ticket: Ticket| {
            let more = payment.additional_of(ticket) - before.additional_of(ticket);
            (more > 0).then_some((ticket, more))
        };
        Reasons {
            costs: payment.costs(&view.components().cards, before),
            further: payment.tickets().iter().filter_map(further).collect(),
        }
    }

    /// Each cost with its reason, and the sum, to which `earlier` steps of stress belong too.
    pub fn lines(&self, view: &View, seat: Seat, earlier: u8) -> AnyView {
        let name = |ticket: Ticket| names::said(view, &ticket);
        let pay = self.costs.pay.iter().map(|ticket| {
            let words = t!("tramways.bill.pay_first", amount = CONSEQUENCE, ticket = name(ticket));
            line("tram-cost", icons::figure(icons::coin()), words)
        });
        let stress = self.costs.strain.iter().map(|ticket| {
            let words = t!("tramways.bill.consequence", ticket = name(ticket));
            line("tram-cost", icons::figure(icons::stress()), words)
        });
        let further = self.further.iter().map(|&(ticket, more)| {
            let words = t!("tramways.bill.further", n = more, ticket = name(ticket));
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
        if !self.costs.is_nothing() {
            return self.lines(view, seat, earlier);
        }
        view! { <span class="tram-costs"><span class="tram-cost none">{t!("tramways.bill.no_cost")}</span></span> }
            .into_any()
    }

    /// T3.8: the stress that comes of it, and what it costs at the end of the track.
    fn sum(&self, view: &View, seat: Seat, earlier: u8) -> Option<AnyView> {
        let (now, steps) = (*view.player(seat), self.costs.stress());
        let mut then = now;
        then.stress_up(earlier + steps);
        let words = match now.hp - then.hp {
            0 => t!("tramways.bill.stress_sum", from = now.stress, to = then.stress),
            lost => t!(
                "tramways.bill.stress_lost",
                from = now.stress,
                to = then.stress,
                lost = lost
            ),
        };
        (steps > 0).then(|| line("tram-cost sum", icons::figure(icons::stress()), words))
    }
}

/// TR14: what icons are worth beyond the price comes back.
pub fn change(view: &View, price: u16, payment: &Payment) -> Option<AnyView> {
    let change = payment.money(&view.components().cards).saturating_sub(price);
    (price > 0 && change > 0).then(|| {
        let words = t!("tramways.bill.change", amount = change);
        line("tram-cost none", icons::figure(icons::coin()), words)
    })
}

fn line(class: &'static str, figure: AnyView, words: String) -> AnyView {
    view! { <span class=class>{figure}<span>{words}</span></span> }.into_any()
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
