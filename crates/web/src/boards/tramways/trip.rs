//! T11: where a passenger can go, and who gains what, before anything is decided.

use leptos::prelude::*;
use table::{Game, Rng, Seat, Seed};
use tramways::journey::Journey;
use tramways::links::{LinkEnd, Links};
use tramways::pending::{Deed, Pending, Trip};
use tramways::square::Square;
use tramways::{Action, ActionKind, Tramways, View};

use super::desk::Desk;
use super::grid;
use super::names;
use super::seats;
use super::thing::Thing;
use crate::few;
use crate::table::Moment;
use crate::texts::{figure, t};

/// The most trips that are listed.
const LISTED: usize = 8;

/// The passenger that is looked at: chosen for a trip, or pointed at.
fn looked_at(desk: Desk, moment: &Moment<Tramways>) -> Option<Square> {
    if moment.seat().is_none() || moment.outcome.is_some() {
        return None;
    }
    match (moment.view.pending(), desk.looked_at.get()) {
        (Pending::Passenger { at }, _) => Some(*at),
        (Pending::Nothing {} | Pending::Chosen { kind: ActionKind::Move }, Some(Thing::Passenger(at))) => Some(at),
        _ => None,
    }
}

/// The trips of the passenger that is looked at, best for the viewer first.
pub fn journeys(desk: Desk) -> Memo<Vec<Journey>> {
    Memo::new(move |_| {
        let found = desk.table.moment().and_then(|moment| {
            let (seat, at) = (moment.seat()?, looked_at(desk, &moment)?);
            let game = Tramways::imagine(&moment.view, &mut Rng::new(Seed::from_text("journeys")));
            let mut journeys = game.journeys(seat, at);
            few::sort_by_key(&mut journeys, |journey| {
                (-worth(journey, seat), journey.trip.route.len())
            });
            Some(journeys)
        });
        found.unwrap_or_default()
    })
}

/// T15.1: roughly what a trip is worth to a seat, in tenths of a point.
fn worth(journey: &Journey, seat: Seat) -> i32 {
    10 * journey.happiness(seat) + journey.money(seat) + 10 * i32::from(journey.worker(seat))
}

/// The routes as glowing lines; the trip that is being made in full.
pub fn routes(desk: Desk, journeys: Memo<Vec<Journey>>) -> AnyView {
    let lines = Memo::new(move |_| {
        let moment = desk.table.moment()?;
        let made = made(&moment.view).map(|trip| way(&moment.view, trip.route.iter()));
        let could = |journey: &Journey| way(&moment.view, journey.trip.route.iter());
        let others: Vec<String> = journeys.read().iter().take(LISTED).map(could).collect();
        Some((made, others))
    });
    let drawn = move || {
        let (made, others) = lines.get()?;
        let others = others
            .into_iter()
            .map(|d| view! { <path class="tram-route" d=d/> })
            .collect_view();
        let made =
            made.map(|d| view! { <path class="tram-route made" d=d.clone()/><path class="tram-route-run" d=d/> });
        Some(view! { {others}{made} })
    };
    view! { <g class="tram-routes">{drawn}</g> }.into_any()
}

/// The trip that is being decided or paid.
pub fn made(view: &View) -> Option<Trip> {
    match *view.pending() {
        Pending::Travelling { trip }
        | Pending::Paying {
            deed: Deed::Move { trip },
            ..
        } => Some(trip),
        _ => None,
    }
}

/// The way over some links.
pub fn way(view: &View, route: impl Iterator<Item = LinkEnd>) -> String {
    let (map, city) = (&view.components().map, &view.public().city);
    let links = route.filter_map(|name| city.links().named(name));
    let tiles = links.flat_map(|link| Links::tiles_of(map, city, link));
    tiles
        .filter_map(|end| Some(grid::tile(end.at, city.tile_at(end.at, end.side)?.sides())))
        .collect()
}

/// The list of trips beside the map: what each brings to whom. A click makes the trip, once its passenger is chosen.
pub fn card(desk: Desk, journeys: Memo<Vec<Journey>>) -> AnyView {
    let list = move || {
        let moment = desk.table.moment()?;
        let at = looked_at(desk, &moment)?;
        let found = journeys.get();
        let title = t!("tramways.trip.title", place = names::place(&moment.view, at));
        let left = found.len().saturating_sub(LISTED);
        let more = (left > 0).then(|| view! { <p class="tram-card-note">{t!("tramways.trip.more", n = left)}</p> });
        // which tickets pay is the player's choice
        let note = if found.is_empty() {
            t!("tramways.trip.none")
        } else {
            t!("tramways.trip.cheapest")
        };
        let chosen = matches!(moment.view.pending(), Pending::Passenger { .. });
        let rows = found
            .iter()
            .take(LISTED)
            .map(|journey| row(desk, &moment, journey, chosen))
            .collect_view();
        Some(
            view! { <div class="tram-card tram-trips"><b>{title}</b><p class="tram-card-note">{note}</p><ul>{rows}</ul>{more}</div> },
        )
    };
    view! { {list} }.into_any()
}

fn row(desk: Desk, moment: &Moment<Tramways>, journey: &Journey, chosen: bool) -> AnyView {
    let view = &moment.view;
    let to = t!(
        "tramways.trip.to",
        place = names::place(view, journey.trip.at),
        links = journey.trip.route.len()
    );
    let gains = gains(desk, view, journey)
        .into_iter()
        .map(|gain| view! { <span>{gain}</span> })
        .collect_view();
    if !chosen {
        return view! { <li><b>{to}</b>{gains}</li> }.into_any();
    }
    let first = Action::Destination {
        to: journey.trip.destination,
    };
    let then: Vec<Action> = journey.trip.route.iter().map(|link| Action::Link { link }).collect();
    let go = move |_| desk.act(first, then.clone());
    view! { <li><button class="tram-trip" data-pick="" on:click=go><b>{to}</b>{gains}</button></li> }.into_any()
}

/// Who gains or loses what, the viewer first.
pub fn gains(desk: Desk, view: &View, journey: &Journey) -> Vec<String> {
    let own = view.viewer().seat();
    let mut seats: Vec<Seat> = view.public().seats().iter().collect();
    few::sort_by_key(&mut seats, |&seat| Some(seat) != own);
    seats
        .into_iter()
        .filter_map(|seat| gain(desk, view, journey, seat))
        .collect()
}

/// A change, with a sign that is one.
fn signed(change: i32) -> String {
    if change > 0 {
        format!("+{change}")
    } else {
        figure(change)
    }
}

fn gain(desk: Desk, view: &View, journey: &Journey, seat: Seat) -> Option<String> {
    let is_own = view.viewer().seat() == Some(seat);
    let or_card = journey.or_card.filter(|_| is_own);
    let (happiness, money) = (
        journey.happiness(seat),
        journey.money(seat) - i32::from(or_card.unwrap_or(0)),
    );
    let mut parts = Vec::new();
    if happiness != 0 {
        parts.push(t!("tramways.trip.happiness", n = signed(happiness)));
    }
    parts.extend(or_card.map(|amount| t!("tramways.trip.or_card", n = amount)));
    if money != 0 {
        let sign = if money > 0 { '+' } else { '\u{2212}' };
        parts.push(t!(
            "tramways.trip.money",
            sign = sign.to_string(),
            n = money.unsigned_abs()
        ));
    }
    let now = view.player(seat).stress;
    let stress = i32::from(journey.stress(seat).unwrap_or(now)) - i32::from(now);
    if stress != 0 {
        parts.push(t!("tramways.trip.stress", n = signed(stress)));
    }
    if journey.worker(seat) {
        parts.push(t!("tramways.trip.worker"));
    }
    let name = if is_own {
        t!("table.you")
    } else {
        format!("{} {}", seats::mark(seat).letter, desk.table.name(seat))
    };
    (!parts.is_empty()).then(|| t!("tramways.trip.gain", name = name, gains = parts.join(", ")))
}
