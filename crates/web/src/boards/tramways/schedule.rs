//! The schedule above the map: rounds, phases, turn order, what comes next, and how the round ends.

mod ending;
mod stations;

use leptos::prelude::*;
use table::Seat;
use tramways::kind::Kind;
use tramways::phase::{Phase, Turn};
use tramways::state::ROUNDS;
use tramways::ticket::Icon;
use tramways::{Tramways, View};

use super::desk::Desk;
use super::{icons, names, seats};
use crate::table::Moment;
use crate::texts::t;

/// The strip.
pub fn schedule(desk: Desk) -> AnyView {
    view! {
        <section class="tram-schedule" aria-label=t!("tramways.schedule.label")>
            <div class="tram-schedule-when">{rounds(desk)}{stations::line(desk)}</div>
            <div class="tram-schedule-who">{order(desk)}{next(desk)}</div>
            {ending::card(desk)}
        </section>
    }
    .into_any()
}

/// T2.19, T4.1: where the round marker stands, and the building types beside the rounds.
#[derive(Clone, Copy, PartialEq)]
struct Rounds {
    now: u8,
    types: [Kind; 5],
}

impl Rounds {
    fn of(view: &View) -> Rounds {
        let public = view.public();
        let over = matches!(public.phase, Phase::Over {});
        Rounds {
            now: if over { ROUNDS + 1 } else { public.round },
            types: public.types,
        }
    }
}

fn rounds(desk: Desk) -> AnyView {
    let rounds = Memo::new(move |_| desk.table.moment().map(|moment| Rounds::of(&moment.view)));
    let shown = move || {
        let rounds = rounds.get()?;
        let moment = desk.table.moment_now()?;
        Some(
            (1..=ROUNDS)
                .map(|round| round_stop(&moment.view, rounds, round))
                .collect_view(),
        )
    };
    view! { <ol class="tram-rounds" aria-label=t!("tramways.schedule.rounds")>{shown}</ol> }.into_any()
}

/// A round, and who gets passengers when it ends. Round 6 has no end (T14.5).
fn round_stop(view: &View, rounds: Rounds, round: u8) -> AnyView {
    let kind = rounds.types.get(usize::from(round) - 1).copied();
    let words = match kind {
        Some(kind) => t!("tramways.round.with", n = round, kind = names::kind(view, kind)),
        None => t!("tramways.round.last", n = round),
    };
    let tile = match kind {
        Some(kind) => kind_tile(kind),
        None => view! { <span class="tram-round-last" aria-hidden="true">"★"</span> }.into_any(),
    };
    view! {
        <li class:now={rounds.now == round} class:past={rounds.now > round} title=words.clone() aria-current=(rounds.now == round).then_some("step")>
            <span class="tram-round-number" aria-hidden="true">{round}</span>
            {tile}
            <span class="hidden-text">{words.clone()}</span>
        </li>
    }
    .into_any()
}

/// A small tile with a type of building.
fn kind_tile(kind: Kind) -> AnyView {
    view! { <span class="tram-type" aria-hidden="true">{icons::icon(Icon::of(kind), None)}</span> }.into_any()
}

/// T4.2, T5.1: the turn order; in the auction the old one. Alone there is none.
#[derive(Clone, PartialEq, Default)]
struct Turns {
    seats: Vec<Seat>,
    awaited: Vec<Seat>,
    old: bool,
}

impl Turns {
    fn of(moment: &Moment<Tramways>) -> Turns {
        let public = moment.view.public();
        Turns {
            seats: public.order.iter().collect(),
            awaited: moment.awaiting.iter().collect(),
            old: matches!(public.phase, Phase::Auction(_)),
        }
    }
}

fn order(desk: Desk) -> AnyView {
    let turns = Memo::new(move |_| desk.table.moment().map(|moment| Turns::of(&moment)).unwrap_or_default());
    let shown = move || {
        let Turns { seats, awaited, old } = turns.get();
        let disc = |&seat: &Seat| {
            let awaited = awaited.contains(&seat);
            view! { <li class:now=awaited aria-current=awaited.then_some("true")>{seats::disc(desk.table, seat)}</li> }
        };
        (seats.len() > 1).then(|| {
            let title = if old {
                t!("tramways.schedule.old_order")
            } else {
                t!("tramways.schedule.order")
            };
            view! { <span class="tram-order-title">{title.clone()}</span><ol class="tram-order" aria-label=title.clone()>{seats.iter().map(disc).collect_view()}</ol> }
        })
    };
    view! { <div class="tram-order-place">{shown}</div> }.into_any()
}

/// The line that says what comes next.
fn next(desk: Desk) -> AnyView {
    let words = move || {
        let moment = desk.table.moment()?;
        coming(desk, &moment.view).map(|words| view! { <b>{t!("tramways.next")}</b>" "{words} })
    };
    view! { <p class="tram-next">{words}</p> }.into_any()
}

fn coming(desk: Desk, view: &View) -> Option<String> {
    let public = view.public();
    let (alone, last) = (public.players == 1, public.round == ROUNDS);
    Some(match public.phase {
        Phase::Draft { .. } if public.alternate_development => t!("tramways.next.keep_one"),
        Phase::Draft { .. } => t!("tramways.next.books"),
        Phase::Books { .. } | Phase::KeepOne { .. } if alone => t!("tramways.next.line"),
        Phase::Books { .. } | Phase::KeepOne { .. } => t!("tramways.next.auction"),
        Phase::Auction(_) if last => t!("tramways.next.hands"),
        Phase::Auction(_) => t!("tramways.next.cards"),
        Phase::TakeCard { .. } | Phase::Void { .. } | Phase::Line {} | Phase::FillHand { .. } => {
            t!("tramways.next.first")
        }
        Phase::Actions(turn) => after_turn(desk, view, &turn),
        Phase::Administration { .. } | Phase::PlaceAgain { .. } if last => t!("tramways.next.score"),
        Phase::Administration { .. } | Phase::PlaceAgain { .. } => t!("tramways.next.end"),
        Phase::Over {} => return None,
    })
}

/// T6.1, T6.2, T12.1: the next player; after the last one the next part of the round.
fn after_turn(desk: Desk, view: &View, turn: &Turn) -> String {
    match view.public().order.get(turn.position.index() + 1) {
        Some(seat) if view.viewer().seat() == Some(seat) => t!("tramways.next.yours"),
        Some(seat) => t!("tramways.next.turn", name = desk.table.name(seat)),
        None if turn.second => t!("tramways.next.administration"),
        None => t!("tramways.next.second"),
    }
}
