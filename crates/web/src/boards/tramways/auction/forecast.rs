//! What happens if the viewer bids this or passes; without anything pointed at, how the auction stands.

use leptos::prelude::*;
use table::{Game, Seat};
use tramways::phase::{Auction, Phase};
use tramways::{Action, Tramways};

use super::super::desk::Desk;
use super::running;
use crate::boards::Board;
use crate::table::Moment;
use crate::texts::t;

/// The line below the bid track.
pub(super) fn line(desk: Desk) -> AnyView {
    let words = move || {
        let moment = desk.table.moment()?;
        let auction = running(&moment.view)?;
        let (title, lines) = match desk.pointed.get() {
            Some(action @ Action::Bid { amount }) if moment.legal.contains(&action) => {
                (Some(action), after_bid(desk, &moment, auction, amount))
            }
            Some(action @ Action::Pass {}) if moment.legal.contains(&action) => {
                (Some(action), after_pass(desk, auction))
            }
            _ => (None, stand(desk, &moment, auction)),
        };
        let title = title.map(|action| view! { <b>{Tramways::action_line(&moment.view, &action)}</b> });
        Some(view! { {title}{lines.into_iter().map(|line| view! { <span>{line}</span> }).collect_view()} })
    };
    view! { <p class="tram-forecast" aria-live="polite">{words}</p> }.into_any()
}

/// Who leads, and what it takes to lead.
fn stand(desk: Desk, moment: &Moment<Tramways>, auction: &Auction) -> Vec<String> {
    let order = &moment.view.public().order;
    let leads = match auction.leader(order) {
        Some(seat) if moment.seat() == Some(seat) => t!("tramways.auction.lead", n = auction.bid(seat)),
        Some(seat) => t!(
            "tramways.auction.leads",
            name = desk.table.name(seat),
            n = auction.bid(seat)
        ),
        None => t!("tramways.auction.no_bids"),
    };
    let would_lead = |seat: Seat, amount: u16| {
        let mut then = *auction;
        then.bids[seat.index()] = amount;
        then.leader(order) == Some(seat)
    };
    let least = moment.legal.iter().find_map(|action| match *action {
        Action::Bid { amount } if would_lead(moment.seat()?, amount) => Some(amount),
        _ => None,
    });
    let mine = moment.is_mine() && moment.legal.contains(&Action::Pass {});
    let own = mine.then(|| match least {
        Some(amount) => t!("tramways.auction.to_lead", n = amount),
        None => t!("tramways.auction.cannot_lead"),
    });
    [leads].into_iter().chain(own).collect()
}

/// T5.2 to T5.5: what a bid brings about once it is paid.
fn after_bid(desk: Desk, moment: &Moment<Tramways>, auction: &Auction, amount: u16) -> Vec<String> {
    let mut lines = vec![t!("tramways.auction.pays", n = amount)];
    let Some(seat) = moment.seat() else { return lines };
    let Some(after) = paid(desk, seat, amount) else {
        return lines;
    };
    lines.extend(taken(desk, auction, &after, seat));
    let public = after.public();
    let Phase::Auction(then) = &public.phase else {
        return lines;
    };
    lines.extend(then.leader(&public.order).map(|first| {
        if first == seat {
            t!("tramways.auction.you_lead", place = then.front.len() + 1)
        } else {
            t!(
                "tramways.auction.still_leads",
                name = desk.table.name(first),
                n = then.bid(first)
            )
        }
    }));
    lines
}

/// The game after the bid, where cash pays it; otherwise it depends on the tickets played.
fn paid(desk: Desk, seat: Seat, amount: u16) -> Option<Tramways> {
    let mut after = desk.table.preview(&Action::Bid { amount }).ok()?.after;
    after.apply(seat, &Action::PayCash {}, &mut ()).ok()?;
    Some(after)
}

/// T5.2: passing takes the last free place, for nothing.
fn after_pass(desk: Desk, auction: &Auction) -> Vec<String> {
    let seat = desk.table.moment_now().and_then(|moment| moment.seat());
    let mut lines = vec![t!("tramways.auction.pass_free")];
    if let (Ok(preview), Some(seat)) = (desk.table.preview(&Action::Pass {}), seat) {
        lines.extend(taken(desk, auction, &preview.after, seat));
    }
    lines
}

/// T5.2, T5.9: who takes a place right afterwards, without a further decision; or the whole new order.
fn taken(desk: Desk, before: &Auction, after: &Tramways, own: Seat) -> Vec<String> {
    let name = |seat: Seat| desk.table.name(seat);
    let Phase::Auction(now) = after.public().phase else {
        let names: Vec<String> = after.public().order.iter().map(name).collect();
        return vec![t!("tramways.auction.ends", names = names)];
    };
    let new = (1usize..).zip(now.front.iter()).skip(before.front.len());
    let others = new.filter(|&(_, seat)| seat != own);
    others
        .map(|(place, seat)| t!("tramways.auction.takes_place", name = name(seat), place = place))
        .collect()
}
