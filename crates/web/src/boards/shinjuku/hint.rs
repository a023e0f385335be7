//! What a hint advises, drawn on the map: the store where it opens, the track, the way of the customers; and what it costs and prepares, in words.

use leptos::prelude::*;
use shinjuku::map::{Map, Station};
use shinjuku::state::{Sells, Step, Store};
use shinjuku::{Action, Event, Goods, Shinjuku};
use table::{Label, Seat, Seats};

use super::desk::Desk;
use super::{icons, names, seats};
use crate::boards::Outlook;
use crate::picture::Point;
use crate::picture::pin::pin;
use crate::picture::zoom::Zoom;
use crate::table::Advised;
use crate::texts::t;

/// How large pins are on the map.
const PIN: f64 = 1.15;

/// Everything that is advised on the map.
pub fn ghosts(desk: Desk) -> AnyView {
    let drawn = move || {
        let advised = desk.table.advised()?;
        let steps: Vec<AnyView> = advised
            .numbered()
            .filter_map(|(number, step)| ghost(desk, &advised, number, step))
            .collect();
        Some(view! { {way(desk, &advised)}{steps} })
    };
    view! { <g class="shin-advised">{drawn}</g> }.into_any()
}

/// Looks where something is advised.
pub fn look(desk: Desk, zoom: Zoom) {
    Effect::new(move |_| {
        let advised = desk.table.advised();
        let place = advised.and_then(|advised| {
            let now = advised.before.public().step;
            advised.steps.iter().find_map(|step| place(desk, now, step))
        });
        if let Some(place) = place {
            zoom.bring(place);
        }
    });
}

/// Where on the map an action happens.
pub fn place(desk: Desk, step: Step, action: &Action) -> Option<Point> {
    let (map, plan) = (desk.map(), desk.plan());
    let station = |id: Label| map.find_station(id).map(|station| plan.at(station));
    match *action {
        Action::BuildAt { station: id }
        | Action::UpgradeAt { station: id }
        | Action::MoveStore { from: id }
        | Action::StartAt { station: id }
        | Action::GoTo { station: id } => station(id),
        Action::Connect { from, to } => Some(station(from)?.middle(station(to)?)),
        Action::MoveFrom { ward } => map.find_ward(ward).map(|ward| plan.wards[ward.index()].name),
        // the place was chosen before
        Action::NewStore { .. } => match step {
            Step::BuildStore(at) => Some(plan.at(at)),
            _ => None,
        },
        _ => None,
    }
}

fn ghost(desk: Desk, advised: &Advised<Shinjuku>, number: usize, action: &Action) -> Option<AnyView> {
    let at = place(desk, advised.before.public().step, action)?;
    let inside = match *action {
        Action::BuildAt { .. } | Action::NewStore { .. } => building(at, new_store(advised)),
        Action::UpgradeAt { .. } => {
            let (owner, sells) = (advised.seat, Sells::Everything);
            building(at, Some(Store { owner, sells }))
        }
        Action::Connect { from, to } => {
            let (map, plan) = (desk.map(), desk.plan());
            let [a, b] = [from, to].map(|id| map.find_station(id).map(|station| plan.at(station)));
            track(advised.seat, a?, b?)
        }
        _ => ring(at),
    };
    // above a building, so that it can be seen
    let is_building = matches!(
        action,
        Action::BuildAt { .. } | Action::NewStore { .. } | Action::UpgradeAt { .. }
    );
    let lift = if is_building { 30.0 } else { 8.0 };
    let tip = Point::new(at.x, at.y - lift);
    Some(view! { <g class="advised" data-advised=number>{inside}{pin(tip, number, PIN)}</g> }.into_any())
}

/// The store that would be built, as far as it is advised.
fn new_store(advised: &Advised<Shinjuku>) -> Option<Store> {
    let (map, public) = (advised.before.map(), advised.before.public());
    let sells = advised.steps.iter().find_map(|step| match *step {
        Action::NewStore { goods } => Some(Sells::Goods(goods)),
        Action::MoveStore { from } => map
            .find_station(from)
            .and_then(|from| public.store(from))
            .map(|store| store.sells),
        _ => None,
    })?;
    let owner = advised.seat;
    Some(Store { owner, sells })
}

fn ring(at: Point) -> AnyView {
    view! { <circle class="advised-ring" cx=at.x cy=at.y r="22"/> }.into_any()
}

fn building(at: Point, store: Option<Store>) -> AnyView {
    let store = store.map(|store| {
        view! { <g class="advised-store" transform=format!("translate({:.1} {:.1}) scale(1.16)", at.x, at.y - 7.0)>{icons::store(store)}</g> }
    });
    view! { {ring(at)}{store} }.into_any()
}

fn track(seat: Seat, a: Point, b: Point) -> AnyView {
    let (mark, middle) = (seats::mark(seat), a.middle(b));
    view! {
        <g class=format!("shin-track {}", mark.class)>
            <line class="shin-track-bed" x1=a.x y1=a.y x2=b.x y2=b.y/>
            <line class="advised-line" x1=a.x y1=a.y x2=b.x y2=b.y/>
            <circle class="shin-track-badge" cx=middle.x cy=middle.y r="9.500"/>
            <text class="shin-track-letter" x=middle.x y=middle.y + 4.800 text-anchor="middle">{mark.letter.to_string()}</text>
        </g>
    }
    .into_any()
}

/// The way that the customers would go, with whoever gets off.
fn way(desk: Desk, advised: &Advised<Shinjuku>) -> Option<AnyView> {
    let (map, plan) = (desk.map(), desk.plan());
    let stops = stops(&map, advised);
    let points: Vec<Point> = stops.iter().map(|&station| plan.at(station)).collect();
    let [.., before, last] = points[..] else { return None };
    let path: Vec<String> = points
        .iter()
        .map(|point| format!("{:.1},{:.1}", point.x, point.y))
        .collect();
    let served = advised.events.iter().filter_map(|event| match event {
        Event::Served { station, customer, .. } => {
            let Point { x, y } = plan.at(map.find_station(*station)?);
            let shift = format!("translate({:.1} {:.1})", x + 20.0, y + 20.0);
            Some(view! { <g class="advised-served" transform=shift>{icons::token(*customer)}</g> })
        }
        _ => None,
    });
    let turn = (last.y - before.y).atan2(last.x - before.x).to_degrees();
    let head = format!("translate({:.1} {:.1}) rotate({turn:.0})", last.x, last.y);
    Some(
        view! {
            <g class=format!("advised-way {}", seats::mark(advised.seat).class)>
                <polyline class="advised-way-bed" points=path.join(" ")/>
                <polyline class="advised-way-line" points=path.join(" ")/>
                <path class="advised-way-head" transform=head d="M-14 -13L10 0L-14 13z"/>
                {served.collect_view()}
            </g>
        }
        .into_any(),
    )
}

/// The stations of the way, from where the customers are.
fn stops(map: &Map, advised: &Advised<Shinjuku>) -> Vec<Station> {
    let here = match advised.before.public().step {
        Step::Travel(trip) | Step::HandOver(trip) => Some(trip.at),
        _ => None,
    };
    let next = advised.events.iter().filter_map(|event| match event {
        Event::SetOff { station, .. } => map.find_station(*station),
        Event::WentOn { to, .. } => map.find_station(*to),
        _ => None,
    });
    here.into_iter().chain(next).collect()
}

/// What a decision costs and prepares.
pub fn outlook(before: &Shinjuku, after: &Shinjuku, seat: Seat) -> Outlook {
    let mut outlook = Outlook::default();
    let cards = after.hand_size(seat) as i64 - before.hand_size(seat) as i64;
    if cards < 0 {
        outlook.costs.push(t!("shinjuku.hint.cards", n = -cards));
    } else if cards > 0 {
        outlook.prepares.push(t!("shinjuku.hint.more_cards", n = cards));
    }
    outlook.costs.extend(for_others(before, after, seat));
    outlook.prepares.extend(opened(before, after, seat));
    outlook
}

/// What the other players get.
fn for_others(before: &Shinjuku, after: &Shinjuku, seat: Seat) -> Vec<String> {
    let others = Seats::all(before.public().players).without(seat);
    let of_all = |count: &dyn Fn(&Shinjuku, Seat) -> usize| {
        let sum = |state: &Shinjuku| others.iter().map(|other| count(state, other)).sum::<usize>();
        sum(after).saturating_sub(sum(before))
    };
    let customers = of_all(&|state, other| state.earned(other).len());
    let cards = of_all(&|state, other| state.hand_size(other));
    [
        (customers > 0).then(|| t!("shinjuku.hint.others_customers", n = customers)),
        (cards > 0).then(|| t!("shinjuku.hint.others_cards", n = cards)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What becomes possible: customers earned, wild cards, stations from which stores can be reached, customers waiting for a new store.
fn opened(before: &Shinjuku, after: &Shinjuku, seat: Seat) -> Vec<String> {
    let map = before.map();
    let [old, new] = [before, after].map(|state| state.public().wild_wards(map, seat));
    let wild: Vec<String> = map
        .each_ward()
        .filter(|&ward| new.contains(ward) && !old.contains(ward))
        .map(|ward| names::ward(map, ward))
        .collect();
    let earned = after.earned(seat).len().saturating_sub(before.earned(seat).len());
    let reach = reached(after, seat).len().saturating_sub(reached(before, seat).len());
    let waiting = waiting(before, after, seat);
    let told = [
        (earned > 0).then(|| t!("shinjuku.hint.earned", n = earned)),
        (!wild.is_empty()).then(|| t!("shinjuku.hint.wild", wards = names::list(&wild))),
        (reach > 0).then(|| t!("shinjuku.hint.reach", n = reach)),
        (waiting > 0).then(|| t!("shinjuku.hint.waiting", n = waiting)),
    ];
    told.into_iter().flatten().collect()
}

/// The stations from which tracks and links lead to a store of this seat, those of the stores included.
fn reached(state: &Shinjuku, seat: Seat) -> Vec<Station> {
    let (map, public) = (state.map(), state.public());
    let laid = public.tracks.laid();
    let ways: Vec<[Station; 2]> = laid
        .iter()
        .map(|connection| map.ends(connection))
        .chain(map.links.iter().copied())
        .collect();
    let mut found: Vec<Station> = public.stores_of(seat).map(|(station, _)| station).collect();
    let mut next = 0;
    while let Some(&here) = found.get(next) {
        let beside = ways
            .iter()
            .filter_map(|&[a, b]| (a == here).then_some(b).or((b == here).then_some(a)));
        for station in beside {
            if !found.contains(&station) {
                found.push(station);
            }
        }
        next += 1;
    }
    found
}

/// How many customers wait on the map for goods that the seat did not sell before.
fn waiting(before: &Shinjuku, after: &Shinjuku, seat: Seat) -> usize {
    let sells = |state: &Shinjuku, goods: Goods| {
        let mut stores = state.public().stores_of(seat);
        stores.any(|(_, sells)| sells == Sells::Everything || sells == Sells::Goods(goods))
    };
    let new = Goods::ALL
        .into_iter()
        .filter(|&goods| sells(after, goods) && !sells(before, goods));
    let in_wards = |goods: Goods| {
        let wards = before.map().each_ward();
        wards.map(move |ward| usize::from(before.public().waiting[ward.index()].tokens(goods)))
    };
    new.flat_map(in_wards).sum()
}
