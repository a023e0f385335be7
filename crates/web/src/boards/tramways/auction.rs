//! T5: the auction as a bid track. The old order stands above it; the new order fills from both ends below.

mod forecast;

use leptos::prelude::*;
use table::Seat;
use tramways::pending::{Deed, Pending};
use tramways::phase::{Auction, Phase};
use tramways::state::ROUNDS;
use tramways::{Action, Tramways, View};

use super::desk::Desk;
use super::{aim, hint, seats, thing};
use crate::boards::Board;
use crate::picture::named;
use crate::table::Moment;
use crate::texts::t;

/// T1.6: where the printed bid track ends; higher bids go on behind it (T5.7).
const TRACK: u16 = 10;

/// The auction, while it runs and while its cards are taken.
pub fn auction(desk: Desk) -> AnyView {
    let stage = Memo::new(move |_| desk.table.moment().and_then(|moment| Stage::of(&moment.view)));
    let shown = move || match stage.get()? {
        Stage::Bidding { round } => Some(bidding(desk, round)),
        Stage::Taking => Some(taking(desk)),
    };
    view! { {shown} }.into_any()
}

/// What is shown.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Bidding {
        round: u8,
    },
    /// T5.11, T5.13
    Taking,
}

impl Stage {
    const fn of(view: &View) -> Option<Stage> {
        match view.public().phase {
            Phase::Auction(_) => Some(Stage::Bidding {
                round: view.public().round,
            }),
            Phase::TakeCard { .. } | Phase::Void { .. } if view.public().players > 1 => Some(Stage::Taking),
            _ => None,
        }
    }
}

/// The auction, if it runs.
const fn running(view: &View) -> Option<&Auction> {
    match &view.public().phase {
        Phase::Auction(auction) => Some(auction),
        _ => None,
    }
}

fn bidding(desk: Desk, round: u8) -> AnyView {
    // the map lies below, and may be what a bid is about
    let folded = RwSignal::new(false);
    // what is advised is seen, even if the auction was folded away
    Effect::new(move |_| {
        if desk
            .table
            .advised()
            .is_some_and(|advised| hint::is_about_auction(&advised))
        {
            folded.set(false);
        }
    });
    view! {
        <section class="tram-auction" class:folded=folded aria-label=t!("tramways.auction.label")>
            {heading(round, folded)}
            {old_order(desk)}
            {track(desk)}
            <div class="tram-auction-foot">{new_order(desk)}{pass(desk)}</div>
            {forecast::line(desk)}
        </section>
    }
    .into_any()
}

/// What is at stake, and the button that folds the auction away.
fn heading(round: u8, folded: RwSignal<bool>) -> AnyView {
    let stake = if round == ROUNDS {
        t!("tramways.auction.stake_last")
    } else {
        t!("tramways.auction.stake")
    };
    let fold = move || {
        if folded.get() {
            t!("tramways.auction.unfold")
        } else {
            t!("tramways.auction.fold")
        }
    };
    view! {
        <h3>
            {t!("tramways.auction.title", round = round)}
            <small>{stake}</small>
            <button
                class="tram-auction-fold"
                aria-expanded=move || (!folded.get()).to_string()
                on:click=move |_| folded.update(|folded| *folded = !*folded)
            >
                {fold}
            </button>
        </h3>
    }
    .into_any()
}

/// T5.11: the new order holds; whoever is marked takes a card, or discards a ticket for a void one.
fn taking(desk: Desk) -> AnyView {
    let words = move || {
        let moment = desk.table.moment()?;
        let seat = moment.awaiting.first()?;
        let void = matches!(moment.view.public().phase, Phase::Void { .. });
        Some(match (void, moment.seat() == Some(seat)) {
            (false, true) => t!("tramways.auction.take"),
            (false, false) => t!("tramways.auction.takes", name = desk.table.name(seat)),
            (true, true) => t!("tramways.auction.void"),
            (true, false) => t!("tramways.auction.voids", name = desk.table.name(seat)),
        })
    };
    view! {
        <section class="tram-auction after" aria-label=t!("tramways.auction.label")>
            <div class="tram-auction-foot">{new_order(desk)}<p class="tram-forecast">{words}</p></div>
        </section>
    }
    .into_any()
}

/// T5.1, T5.6: a player in the old order, with what was bid.
#[derive(Clone, Copy, PartialEq)]
struct Bidder {
    seat: Seat,
    bid: u16,
    bids_now: bool,
    out: bool,
}

fn bidders(view: &View) -> Vec<Bidder> {
    let order = view.public().order;
    let each = |auction: &Auction| {
        let bidder = |(place, seat): (usize, Seat)| Bidder {
            seat,
            bid: auction.bid(seat),
            bids_now: place == auction.position.index(),
            out: !auction.still_in.contains(seat),
        };
        order.iter().enumerate().map(bidder).collect()
    };
    running(view).map(each).unwrap_or_default()
}

fn old_order(desk: Desk) -> AnyView {
    let shown = Memo::new(move |_| {
        desk.table
            .moment()
            .map(|moment| bidders(&moment.view))
            .unwrap_or_default()
    });
    let chip = move |bidder: Bidder| {
        let status = match bidder {
            Bidder { out: true, .. } => t!("tramways.auction.out"),
            Bidder { bid: 0, .. } => t!("tramways.auction.no_bid"),
            Bidder { bid, .. } => t!("tramways.money", n = bid),
        };
        view! {
            <li class:now=bidder.bids_now class:out=bidder.out aria-current=bidder.bids_now.then_some("true")>
                {seats::disc(desk.table, bidder.seat)}
                <span class="tram-bidder-name" aria-hidden="true">{desk.table.name(bidder.seat)}</span>
                <b>{status}</b>
            </li>
        }
    };
    let chips = move || shown.get().into_iter().map(chip).collect_view();
    view! { <div class="tram-auction-order"><span>{t!("tramways.schedule.old_order")}</span><ol class="tram-bidders">{chips}</ol></div> }.into_any()
}

/// An amount on the bid track.
#[derive(Clone, PartialEq)]
struct Amount {
    dollars: u16,
    legal: bool,
    /// Who has bid it and is still in.
    bidders: Vec<Seat>,
    /// The viewer is paying it.
    payer: Option<Seat>,
}

fn amounts(moment: &Moment<Tramways>) -> Vec<Amount> {
    let Some(auction) = running(&moment.view) else {
        return Vec::new();
    };
    let offered = moment.legal.iter().filter_map(|action| match action {
        Action::Bid { amount } => Some(*amount),
        _ => None,
    });
    let paying = match moment.view.pending() {
        Pending::Paying {
            deed: Deed::Bid { amount },
            ..
        } => Some(*amount),
        _ => None,
    };
    let highest = offered.chain(auction.bids).chain(paying).fold(TRACK, Ord::max);
    let amount = |amount: u16| Amount {
        dollars: amount,
        legal: moment.legal.contains(&Action::Bid { amount }),
        bidders: auction
            .still_in
            .iter()
            .filter(|&seat| auction.bid(seat) == amount)
            .collect(),
        payer: moment.seat().filter(|_| paying == Some(amount)),
    };
    (1..=highest).map(amount).collect()
}

fn track(desk: Desk) -> AnyView {
    let shown = Memo::new(move |_| desk.table.moment().map(|moment| amounts(&moment)).unwrap_or_default());
    let buttons = move || shown.get().into_iter().map(|amount| bid(desk, &amount)).collect_view();
    view! { <div class="tram-bids" role="group" aria-label=t!("tramways.auction.track")>{buttons}</div> }.into_any()
}

/// A bid. What isn't allowed says why when it is clicked.
fn bid(desk: Desk, amount: &Amount) -> AnyView {
    let action = Action::Bid { amount: amount.dollars };
    let names: Vec<String> = amount.bidders.iter().map(|&seat| desk.table.name(seat)).collect();
    let words = match desk.table.moment_now() {
        Some(moment) if amount.legal => Tramways::action_line(&moment.view, &action),
        _ if names.is_empty() => t!("tramways.auction.amount", n = amount.dollars),
        _ => t!("tramways.auction.amount_by", n = amount.dollars, names = names),
    };
    let point = move |on: bool| desk.pointed.set(on.then_some(action));
    let key = thing::bid(amount.dollars);
    let name = key.clone();
    view! {
        <button
            class="tram-bid"
            class:hot=amount.legal
            class:lit=move || desk.is_lit(&key)
            data-target=name
            aria-disabled=(!amount.legal).then_some("true")
            data-act=amount.legal.then(|| aim::data(&action))
            data-advised=move || desk.table.advises(&action)
            on:click=move |_| { point(false); desk.act(action, None) }
            on:pointerenter=move |_| point(true)
            on:pointerleave=move |_| point(false)
            on:focus=move |_| point(true)
            on:blur=move |_| point(false)
        >
            {named(words, bid_square(desk, amount))}
        </button>
    }
    .into_any()
}

/// An amount with the discs of whoever bid it.
fn bid_square(desk: Desk, amount: &Amount) -> AnyView {
    let discs = amount
        .bidders
        .iter()
        .map(|&seat| seats::disc(desk.table, seat))
        .collect_view();
    let payer = amount
        .payer
        .map(|seat| view! { <span class="tram-bid-paying">{seats::disc(desk.table, seat)}</span> });
    view! {
        <span class="tram-bid-discs">{discs}{payer}</span>
        <span class="tram-bid-amount">{t!("tramways.money", n = amount.dollars)}</span>
    }
    .into_any()
}

/// T5.2: the places of the new order, taken from both ends; after the auction all of them, with whoever takes a card.
fn places(moment: &Moment<Tramways>) -> Vec<(Option<Seat>, bool)> {
    let public = moment.view.public();
    let players = usize::from(public.players);
    let Some(auction) = running(&moment.view) else {
        let awaited = |seat: Seat| (Some(seat), moment.awaiting.contains(seat));
        return public.order.iter().map(awaited).collect();
    };
    let place = |place: usize| {
        let from_back = players - 1 - place;
        (auction.front.get(place).or(auction.back.get(from_back)), false)
    };
    (0..players).map(place).collect()
}

fn new_order(desk: Desk) -> AnyView {
    let shown = Memo::new(move |_| desk.table.moment().map(|moment| places(&moment)).unwrap_or_default());
    let slot = move |(place, (seat, now)): (usize, (Option<Seat>, bool))| {
        let words = t!("tramways.auction.place", place = place);
        let disc = match seat {
            Some(seat) => seats::disc(desk.table, seat),
            None => view! { <span class="tram-token free"><span class="hidden-text">{t!("tramways.auction.free")}</span></span> }.into_any(),
        };
        view! { <li class:now=now><small>{words}</small>{disc}</li> }
    };
    let slots = move || (1..).zip(shown.get()).map(slot).collect_view();
    view! { <div class="tram-auction-order"><span>{t!("tramways.auction.new_order")}</span><ol class="tram-new-order">{slots}</ol></div> }.into_any()
}

fn pass(desk: Desk) -> AnyView {
    let action = Action::Pass {};
    let allowed = Memo::new(move |_| desk.table.moment().is_some_and(|moment| moment.legal.contains(&action)));
    let point = move |on: bool| desk.pointed.set(on.then_some(action));
    let shown = move || {
        let label = allowed.get().then(|| desk.table.moment_now()).flatten();
        label.map(|moment| {
            view! {
                <button
                    class="tram-pass"
                    class:lit=move || desk.is_lit(thing::PASS)
                    data-target=thing::PASS
                    data-act=aim::data(&action)
                    data-advised=move || desk.table.advises(&action)
                    on:click=move |_| { point(false); desk.act(action, None) }
                    on:pointerenter=move |_| point(true)
                    on:pointerleave=move |_| point(false)
                    on:focus=move |_| point(true)
                    on:blur=move |_| point(false)
                >
                    {Tramways::action_line(&moment.view, &action)}
                </button>
            }
        })
    };
    view! { {shown} }.into_any()
}
