//! What happens if the viewer bids this or passes; without anything pointed at, how the auction stands.

use leptos::prelude::*;
use table::{Game, Seat, Seats};
use tramways::phase::{Auction, Phase};
use tramways::state::Order;
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

/// T5.5: who holds the highest bid of those still in: of equal ones the first of the old order.
fn leader(order: &Order, still_in: Seats, bids: impl Fn(Seat) -> u16) -> Option<(Seat, u16)> {
    let mut leader: Option<(Seat, u16)> = None;
    for seat in order.iter().filter(|&seat| still_in.contains(seat)) {
        let bid = bids(seat);
        if bid > leader.map_or(0, |(_, highest)| highest) {
            leader = Some((seat, bid));
        }
    }
    leader
}

/// Who leads, and what it takes to lead.
fn stand(desk: Desk, moment: &Moment<Tramways>, auction: &Auction) -> Vec<String> {
    let order = &moment.view.public().order;
    let leads = match leader(order, auction.still_in, |seat| auction.bid(seat)) {
        Some((seat, bid)) if moment.seat() == Some(seat) => t!("tramways.auction.lead", n = bid),
        Some((seat, bid)) => t!("tramways.auction.leads", name = desk.table.name(seat), n = bid),
        None => t!("tramways.auction.no_bids"),
    };
    let would_lead = |seat: Seat, amount: u16| {
        let bids = |other: Seat| if other == seat { amount } else { auction.bid(other) };
        leader(order, auction.still_in, bids).map(|(first, _)| first) == Some(seat)
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
    lines.extend(
        leader(&public.order, then.still_in, |seat| then.bid(seat)).map(|(first, highest)| {
            if first == seat {
                t!("tramways.auction.you_lead", place = then.front.len() + 1)
            } else {
                t!(
                    "tramways.auction.still_leads",
                    name = desk.table.name(first),
                    n = highest
                )
            }
        }),
    );
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

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("a seat")
    }

    #[test]
    fn of_equal_bids_the_first_of_the_old_order_leads() {
        let order = Order::from_slice(&[seat(2), seat(0), seat(1)]).expect("three");
        let bids = [3, 1, 3];
        let leads = |still_in: Seats| leader(&order, still_in, |seat| bids[seat.index()]);
        assert_eq!(leads(Seats::all(3)), Some((seat(2), 3)));
        assert_eq!(leads(Seats::all(3).without(seat(2))), Some((seat(0), 3)));
        assert_eq!(leader(&order, Seats::all(3), |_| 0), None);
    }
}
