//! T7: laying rails: where they can begin, and where the next tile can lead.

use leptos::ev;
use leptos::prelude::*;
use tramways::links::{Link, LinkEnd};
use tramways::pending::Pending;
use tramways::side::Side;
use tramways::square::Square;
use tramways::{Action, Tramways};
use web_sys::Element;
use web_sys::wasm_bindgen::JsCast;

use super::aim::Aim;
use super::desk::Desk;
use super::grid;
use super::names;
use super::rails;
use super::target::Target;
use crate::picture::Point;
use crate::table::Moment;

/// A way that the rails can take.
#[derive(Clone, Copy, PartialEq)]
struct Way {
    action: Action,
    at: Square,
    /// The side that the mark is drawn at.
    side: Side,
    /// The tile that would lie there.
    tile: Option<(Side, Side)>,
}

/// The marks of all ways that the rails can take.
pub fn ways(desk: Desk) -> AnyView {
    let ways = Memo::new(move |_| desk.table.moment().map(|moment| (moment.seat(), all(&moment))));
    let drawn = move || {
        let (seat, ways) = ways.get()?;
        let seat = seat?;
        Some(ways.into_iter().map(|way| mark(desk, seat, way)).collect_view())
    };
    view! { <g class="tram-ways">{head(desk)}{drawn}</g> }.into_any()
}

fn all(moment: &Moment<Tramways>) -> Vec<Way> {
    let head = head_of(moment);
    let way = |action: &Action| match *action {
        Action::Begin { at, from } => Some((at, from, None)),
        Action::Redirect { at, to } => {
            let city = &moment.view.public().city;
            let link = city
                .links()
                .all()
                .iter()
                .find(|link| link.loose_end().is_some_and(|end| end.at == at));
            let end = link.and_then(Link::loose_end);
            let from = end.and_then(|end| city.tile_at(at, end.side).map(|tile| tile.sides().other(end.side)));
            Some((at, to, from.map(|from| (from, to))))
        }
        Action::Lay { to } => head.map(|end| (end.at, to, Some((end.side, to)))),
        _ => None,
    };
    let ways = moment.legal.iter().filter_map(|action| Some((*action, way(action)?)));
    ways.map(|(action, (at, side, tile))| Way { action, at, side, tile })
        .collect()
}

/// T7.4: the square of the next tile, and the side by which it is entered.
pub fn head_of(moment: &Moment<Tramways>) -> Option<LinkEnd> {
    let Pending::Laying { run } = moment.view.pending() else {
        return None;
    };
    run.head(&moment.view.components().map)
}

/// The square that the next tile comes to.
fn head(desk: Desk) -> AnyView {
    let head = Memo::new(move |_| desk.table.moment().and_then(|moment| head_of(&moment)));
    let drawn = move || {
        let Point { x, y } = grid::corner(head.get()?.at);
        Some(
            view! { <rect class="tram-head" x=x + 4.0 y=y + 4.0 width=grid::SIDE - 8.0 height=grid::SIDE - 8.0 rx="8"/> },
        )
    };
    view! { {drawn} }.into_any()
}

/// An arrow at the side; pointing at it shows the tile.
fn mark(desk: Desk, seat: table::Seat, way: Way) -> AnyView {
    let (edge, centre) = (grid::edge(way.at, way.side), grid::centre(way.at));
    let Point { x, y } = edge.towards(centre, 0.36);
    let begins = matches!(way.action, Action::Begin { .. });
    // rails begin at the side and go inwards; a tile leads outwards
    let turn = 90 * way.side.index() + if begins { 180 } else { 0 };
    let ghost = way.tile.map(|(from, to)| {
        view! { <g class="tram-way-tile">{rails::ghost(seat, grid::way(way.at, from, to))}</g> }
    });
    let label = move || {
        desk.table
            .moment()
            .map(|moment| names::decision(&moment.view, &way.action))
            .unwrap_or_default()
    };
    let inside = view! {
        {ghost}
        <circle class="tram-way-hit" cx=x cy=y r="30"/>
        <g transform=format!("translate({x:.0} {y:.0}) rotate({turn})")>
            <circle class="tram-way-disc" r="15"/>
            <path class="tram-way-arrow" d="M0 -9L8 3H3V9H-3V3H-8z"/>
        </g>
    };
    let aim = desk.aim(move |moment| Aim::if_allowed(moment, way.action));
    Target::new(desk, None, aim).drawn("tram-way", label, inside.into_any())
}

/// Arrow keys lay the next tile towards that side, except for somebody who goes from link to link with them.
pub fn press(desk: Desk, event: &ev::KeyboardEvent) {
    let focused = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if focused.is_some_and(|focused| focused.has_attribute("data-look")) {
        return;
    }
    let side = match event.key().as_str() {
        "ArrowUp" => Side::North,
        "ArrowRight" => Side::East,
        "ArrowDown" => Side::South,
        "ArrowLeft" => Side::West,
        _ => return,
    };
    let action = Action::Lay { to: side };
    if desk
        .table
        .moment_now()
        .is_some_and(|moment| moment.legal.contains(&action))
    {
        event.prevent_default();
        event.stop_propagation();
        desk.act(action, None);
    }
}

/// A finger or the mouse, down since the head of the rails, has come to another square: a tile leads there.
pub fn draw_to(desk: Desk, place: Point) {
    let Some(moment) = desk.table.moment_now() else { return };
    let map = &moment.view.components().map;
    let (Some(head), Some(at)) = (head_of(&moment), grid::square_at(map, place)) else {
        return;
    };
    let towards = Side::ALL
        .into_iter()
        .find(|&side| map.neighbour(head.at, side) == Some(at));
    if let Some(action) = towards
        .map(|to| Action::Lay { to })
        .filter(|action| moment.legal.contains(action))
    {
        desk.act(action, None);
    }
}

/// Is this place of the picture where the next tile comes to, so that dragging draws rails?
pub fn is_head(desk: Desk, place: Point) -> bool {
    desk.table.moment_now().is_some_and(|moment| {
        let head = head_of(&moment).map(|head| head.at);
        head.is_some() && head == grid::square_at(&moment.view.components().map, place)
    })
}
