//! The squares as things to click: parcels to build on, buildings to upgrade or to travel to, places for passengers; and the passengers themselves.

use leptos::prelude::*;
use tramways::board::Ground;
use tramways::destination::Destination;
use tramways::pending::{Pending, Trip};
use tramways::phase::{Phase, Step, Turn};
use tramways::square::Square;
use tramways::{Action, ActionKind, Tramways, View};

use super::aim::Aim;
use super::desk::Desk;
use super::grid::{self, SIDE};
use super::icons;
use super::names;
use super::target::Target;
use super::thing::Thing;
use crate::picture::Point;
use crate::table::Moment;
use crate::texts::t;

/// All squares of the map.
pub fn squares(desk: Desk) -> AnyView {
    desk.map()
        .squares()
        .map(|at| square(desk, at))
        .collect_view()
        .into_any()
}

fn square(desk: Desk, at: Square) -> AnyView {
    let Point { x, y } = grid::corner(at);
    let aim = desk.aim(move |moment| aim_at(desk, moment, at));
    let planned = Memo::new(move |_| desk.table.moment().is_some_and(|moment| is_planned(&moment.view, at)));
    let label = move || {
        desk.table
            .moment()
            .map(|moment| label(&moment.view, at))
            .unwrap_or_default()
    };
    let inside = view! {
        <rect class="tram-square-area" x=x + 2.0 y=y + 2.0 width=SIDE - 4.0 height=SIDE - 4.0 rx="8"/>
        {move || planned.get().then(|| view! { <g class="tram-planned" transform=format!("translate({:.0} {:.0}) scale(1.6)", x + 74.0, y + 70.0)>{icons::passenger()}</g> })}
    };
    Target::new(desk, Some(Thing::Square(at)), aim).drawn("tram-square", label, inside.into_any())
}

/// TR31: is a passenger to stand here?
fn is_planned(view: &View, at: Square) -> bool {
    let planned = |seat| view.player(seat).planned.contains(at);
    view.public().seats().iter().any(planned) && !view.public().city.passengers().contains(at)
}

fn label(view: &View, at: Square) -> String {
    let words = names::place(view, at);
    match view.components().map.ground(at) {
        Ground::Lake => t!("tramways.label.lake", at = words),
        Ground::Mountain => t!("tramways.label.mountain", at = words),
        // T10.10: the star on the map has no word of its own
        _ if is_upgraded(view, at) => t!("tramways.label.upgraded", at = words),
        _ => words,
    }
}

fn is_upgraded(view: &View, at: Square) -> bool {
    view.public().city.built(at).is_some_and(|building| building.upgraded)
}

/// T10.1, T10.10, T11.1, T11.2, T11.8, T12.5.
fn aim_at(desk: Desk, moment: &Moment<Tramways>, at: Square) -> Aim {
    let action = Action::Square { at };
    match moment.view.pending() {
        Pending::Chosen {
            kind: ActionKind::Construct | ActionKind::UpgradeBuilding | ActionKind::Move,
        } => Aim::new(moment, action),
        Pending::Passenger { .. } => destination(moment, at),
        Pending::Travelling { trip } => next_stop(moment, trip, at),
        Pending::Nothing {} if is_choosing(&moment.view) => {
            let build = desk.aim_through(ActionKind::Construct, action);
            if build.allowed {
                build
            } else {
                desk.aim_through(ActionKind::UpgradeBuilding, action)
            }
        }
        Pending::Nothing {} => Aim::if_allowed(moment, action),
        _ => Aim::default(),
    }
}

/// T6.3: has the turn not said yet what it does?
fn is_choosing(view: &View) -> bool {
    matches!(
        view.public().phase,
        Phase::Actions(Turn {
            step: Step::Choose {},
            ..
        })
    )
}

/// T11.1: the destination that this square belongs to.
fn destination(moment: &Moment<Tramways>, at: Square) -> Aim {
    let (map, city) = (&moment.view.components().map, &moment.view.public().city);
    let to = Destination::of(map, city, at);
    to.map_or_else(Aim::default, |to| Aim::if_allowed(moment, Action::Destination { to }))
}

/// T11.8: the link to this location, where there is only one.
fn next_stop(moment: &Moment<Tramways>, trip: &Trip, at: Square) -> Aim {
    let city = &moment.view.public().city;
    let place = city.building_place(at).unwrap_or(at);
    let leads = |action: &&Action| match **action {
        Action::Link { link } => city.links().named(link).and_then(|link| link.leads(trip.at)) == Some(place),
        _ => false,
    };
    let mut ways = moment.legal.iter().filter(leads);
    match (ways.next(), ways.next()) {
        (Some(&only), None) => Aim::new(moment, only),
        _ => Aim::default(),
    }
}

/// The passengers, each a thing to point at and to send.
pub fn passengers(desk: Desk) -> AnyView {
    let standing = Memo::new(move |_| desk.table.moment().map(|moment| moment.view.public().city.passengers()));
    let drawn = move || {
        let squares = standing.get()?;
        Some(squares.iter().map(|at| passenger(desk, at)).collect_view())
    };
    view! { <g class="tram-passengers">{drawn}</g> }.into_any()
}

fn passenger(desk: Desk, at: Square) -> AnyView {
    let Point { x, y } = grid::corner(at);
    let aim = desk.aim(move |moment| {
        let action = Action::Square { at };
        match moment.view.pending() {
            Pending::Chosen { kind: ActionKind::Move } => Aim::new(moment, action),
            Pending::Nothing {} if is_choosing(&moment.view) => desk.aim_through(ActionKind::Move, action),
            _ => aim_at(desk, moment, at),
        }
    });
    let picked = move || {
        desk.table.moment().is_some_and(|moment| match moment.view.pending() {
            Pending::Passenger { at: chosen } => *chosen == at,
            Pending::Travelling { trip } => trip.from == at,
            _ => false,
        })
    };
    let label = move || {
        let moment = desk.table.moment();
        let place = moment.map(|moment| names::place(&moment.view, at)).unwrap_or_default();
        t!("tramways.label.passenger", place = place)
    };
    let inside = view! {
        <circle class="tram-passenger-hit" cx=x + 74.0 cy=y + 70.0 r="22"/>
        <circle class="tram-passenger-glow" class:picked=picked cx=x + 74.0 cy=y + 70.0 r="19"/>
        <g transform=format!("translate({:.0} {:.0}) scale(1.6)", x + 74.0, y + 70.0)>{icons::passenger()}</g>
    };
    Target::new(desk, Some(Thing::Passenger(at)), aim).drawn("tram-passenger", label, inside.into_any())
}
