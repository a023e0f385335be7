//! The card that is always there: how this round ends (T13), or how the game does (T15).

use leptos::prelude::*;
use table::Seat;
use tramways::kind::Kind;
use tramways::links::{Link, LinkEnd};
use tramways::phase::Phase;
use tramways::square::Square;
use tramways::state::{MOST_STRESS, ROUNDS};
use tramways::{Tramways, View};

use super::super::desk::Desk;
use super::super::names;
use super::super::thing::Thing;
use super::kind_tile;
use crate::table::Moment;
use crate::texts::{figure, t};

/// How the round ends as things stand.
#[derive(Clone, PartialEq)]
struct Ending {
    round: u8,
    /// T13.5: who gets passengers, and how many come. Not in round 6 (T14.5).
    arrivals: Option<(Kind, usize)>,
    /// What it means for the viewer.
    own: Option<Own>,
}

/// What the end of the round means for one player.
#[derive(Clone, PartialEq)]
struct Own {
    /// T8.5: the links that are lost as they are.
    at_risk: Vec<Piece>,
    /// T8.5: the incomplete links that were worked on.
    safe: usize,
    hand: u8,
    limit: u8,
    /// T13.4
    strained: bool,
    points: i32,
}

/// An incomplete link.
#[derive(Clone, Copy, PartialEq)]
struct Piece {
    name: LinkEnd,
    tiles: u8,
    from: Option<Square>,
}

impl From<&Link> for Piece {
    fn from(link: &Link) -> Piece {
        Piece {
            name: link.name(),
            tiles: link.tiles,
            from: link.places[0].or(link.places[1]),
        }
    }
}

impl Ending {
    fn of(moment: &Moment<Tramways>) -> Option<Ending> {
        let (view, public) = (&moment.view, moment.view.public());
        if matches!(public.phase, Phase::Over {}) {
            return None;
        }
        let plays = |seat: &Seat| seat.index() < usize::from(public.players);
        Some(Ending {
            round: public.round,
            arrivals: public.arrivals().map(|(kind, squares)| (kind, squares.len())),
            own: moment.seat().filter(plays).map(|seat| Own::of(view, seat)),
        })
    }
}

impl Own {
    fn of(view: &View, seat: Seat) -> Own {
        let player = view.player(seat);
        let links = view.public().city.links().of(seat);
        let (safe, at_risk): (Vec<&Link>, Vec<&Link>) = links
            .filter(|link| !link.is_complete())
            .partition(|link| view.is_worked_on(link));
        Own {
            at_risk: at_risk.into_iter().map(Piece::from).collect(),
            safe: safe.len(),
            hand: view.hand_size(seat),
            limit: player.limit,
            strained: player.stress == MOST_STRESS,
            points: view.tally(seat).points(),
        }
    }

    /// T13.2, T14.3, TR32: what happens to the hand.
    fn refill(&self, round: u8) -> String {
        if round == ROUNDS - 1 {
            t!("tramways.end.no_refill", limit = self.limit)
        } else if self.hand < self.limit {
            t!("tramways.end.refill", limit = self.limit, hand = self.hand)
        } else {
            t!("tramways.end.full", limit = self.limit, hand = self.hand)
        }
    }
}

/// The card.
pub(super) fn card(desk: Desk) -> AnyView {
    let ending = Memo::new(move |_| desk.table.moment().and_then(|moment| Ending::of(&moment)));
    let shown = move || {
        let ending = ending.get()?;
        let moment = desk.table.moment_now()?;
        let lines = match ending.arrivals {
            Some((kind, number)) => end_of_round(desk, &moment.view, &ending, (kind, number)),
            None => end_of_game(&ending),
        };
        let title = if ending.arrivals.is_some() {
            t!("tramways.end.title", round = ending.round)
        } else {
            t!("tramways.end.game")
        };
        Some(
            view! { <aside class="tram-end" aria-label=title.clone()><h3>{title.clone()}</h3><ul>{lines}</ul></aside> },
        )
    };
    view! { {shown} }.into_any()
}

fn end_of_round(desk: Desk, view: &View, ending: &Ending, (kind, number): (Kind, usize)) -> AnyView {
    let words = t!("tramways.end.arrivals", kind = names::kind(view, kind), n = number);
    let own = ending.own.as_ref().map(|own| {
        let strained = own
            .strained
            .then(|| view! { <li class="tram-end-bad">{t!("tramways.end.strained")}</li> });
        view! { {links(desk, view, own)}<li>{own.refill(ending.round)}</li>{strained} }
    });
    view! { <li class="tram-end-arrivals">{kind_tile(kind)}{words}</li>{own} }.into_any()
}

/// T14.5, T15.1: round 6 just ends.
fn end_of_game(ending: &Ending) -> AnyView {
    let points = ending
        .own
        .as_ref()
        .map(|own| view! { <li><b>{t!("tramways.end.points", n = figure(own.points))}</b></li> });
    view! { <li>{t!("tramways.end.scoring")}</li>{points} }.into_any()
}

/// T8.4, T8.5: which of the viewer's links are lost. Pointing at one shows it on the map.
fn links(desk: Desk, view: &View, own: &Own) -> AnyView {
    if own.at_risk.is_empty() {
        let words = match own.safe {
            0 => t!("tramways.end.no_loss"),
            n => t!("tramways.end.safe", n = n),
        };
        return view! { <li>{words}</li> }.into_any();
    }
    let pieces = own
        .at_risk
        .iter()
        .map(|&piece| at_risk(desk, view, piece))
        .collect_view();
    view! { <li class="tram-end-bad">{t!("tramways.end.lost", n = own.at_risk.len())}" "{pieces}</li> }.into_any()
}

fn at_risk(desk: Desk, view: &View, piece: Piece) -> AnyView {
    let words = match piece.from {
        Some(place) => t!(
            "tramways.end.link_from",
            n = piece.tiles,
            place = names::place(view, place)
        ),
        None => t!("tramways.end.link", n = piece.tiles),
    };
    let link = Thing::Link(piece.name);
    let show = move |shown: bool| {
        desk.look_at(shown.then_some(link));
        desk.table.highlight.set(shown.then(|| link.key()));
    };
    view! {
        <button
            class="tram-end-link"
            on:click=move |_| show(true)
            on:pointerenter=move |_| show(true)
            on:pointerleave=move |_| show(false)
            on:focus=move |_| show(true)
            on:blur=move |_| show(false)
        >
            {words}
        </button>
    }
    .into_any()
}
