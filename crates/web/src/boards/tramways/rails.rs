//! The rails: tiles as curves and straights in their owner's colour and pattern, links that can be pointed at, loose ends.

use leptos::prelude::*;
use table::Seat;
use tramways::links::{Link, LinkEnd, Links};
use tramways::pending::Pending;
use tramways::state::ROUNDS;
use tramways::{Action, ActionKind, Tramways, View};

use super::aim::Aim;
use super::desk::Desk;
use super::grid;
use super::names;
use super::seats;
use super::thing::Thing;
use crate::picture::Point;
use crate::table::Moment;
use crate::texts::t;

/// A link as it is drawn.
#[derive(Clone, PartialEq)]
struct Drawn {
    link: Link,
    /// Its tiles, and which are upgraded.
    tiles: Vec<(String, bool)>,
    /// T8: where it is loose, and whether it was worked on in this round.
    loose: Vec<(LinkEnd, bool)>,
    name: String,
}

impl Drawn {
    fn of(view: &View, link: &Link) -> Drawn {
        let (map, city) = (&view.components().map, &view.public().city);
        let tile = |end: LinkEnd| {
            let tile = city.tile_at(end.at, end.side)?;
            Some((grid::tile(end.at, tile.sides()), tile.is_upgraded()))
        };
        // T14.5: nothing is removed in the last round
        let is_safe = view.is_worked_on(link) || view.public().round == ROUNDS;
        let loose = (0..2).filter(|&end| link.places[end].is_none());
        Drawn {
            link: *link,
            tiles: Links::tiles_of(map, city, link).into_iter().filter_map(tile).collect(),
            loose: loose.map(|end| (link.ends[end], is_safe)).collect(),
            name: names::link(view, link),
        }
    }
}

/// All links, each a thing to point at.
pub fn rails(desk: Desk) -> AnyView {
    let links = Memo::new(move |_| {
        let moment = desk.table.moment()?;
        let links = moment.view.public().city.links().all();
        Some(
            links
                .iter()
                .map(|link| Drawn::of(&moment.view, link))
                .collect::<Vec<_>>(),
        )
    });
    let drawn = move || {
        links
            .get()
            .map(|links| links.into_iter().map(|link| rail(desk, link)).collect_view())
    };
    view! { <g class="tram-rails">{drawn}</g> }.into_any()
}

fn rail(desk: Desk, drawn: Drawn) -> AnyView {
    let Drawn {
        link,
        tiles,
        loose,
        name,
    } = drawn;
    let whole: String = tiles.iter().map(|(tile, _)| tile.as_str()).collect();
    let grand: String = tiles
        .iter()
        .filter(|(_, upgraded)| *upgraded)
        .map(|(tile, _)| tile.as_str())
        .collect();
    let mark = seats::mark(link.owner);
    let aim = desk.aim(move |moment| aim_at(desk, moment, &link));
    let words = move || {
        t!(
            "tramways.label.link",
            link = name.clone(),
            name = desk.table.name(link.owner),
            tiles = link.tiles
        )
    };
    let inside = view! {
        <g class=format!("tram-rail-inside {}", mark.class)>
            <path class="tram-rail-glow" d=whole.clone()/>
            <path class="tram-rail-bed" d=whole.clone()/>
            <path class="tram-rail-grand" d=grand/>
            <path class="tram-rail-line" d=whole.clone()/>
            <path class="tram-rail-pattern" d=whole.clone()/>
            <path class="tram-rail-hit" d=whole/>
            {loose.into_iter().map(|(end, is_safe)| loose_end(end, is_safe)).collect_view()}
        </g>
    };
    desk.target(
        "tram-rail",
        Some(Thing::Link(link.name())),
        aim,
        words,
        inside.into_any(),
    )
}

/// T9.1: a link to upgrade. T11.8: the next link of the trip.
fn aim_at(desk: Desk, moment: &Moment<Tramways>, link: &Link) -> Aim {
    let action = Action::Link { link: link.name() };
    match moment.view.pending() {
        Pending::Chosen {
            kind: ActionKind::UpgradeLink,
        }
        | Pending::Travelling { .. } => Aim::new(moment, action),
        Pending::Nothing {} => desk.aim_through(ActionKind::UpgradeLink, action),
        _ => Aim::default(),
    }
}

/// T8.4: a buffer stop; a warning where the link is lost unless it is worked on.
fn loose_end(end: LinkEnd, is_safe: bool) -> AnyView {
    let (at, inner) = (grid::edge(end.at, end.side), grid::centre(end.at));
    let (a, b) = (at.aside(inner, 13.0), at.aside(inner, -13.0));
    let warning = (!is_safe).then(|| {
        let Point { x, y } = at.towards(inner, 0.45);
        view! {
            <g class="tram-warning">
                <path d=format!("M{x:.0} {:.0}l13 23h-26z", y - 15.0)/>
                <text x=x y=y + 6.0 text-anchor="middle">"!"</text>
            </g>
        }
    });
    view! { <path class="tram-buffer" d=format!("M{:.0} {:.0}L{:.0} {:.0}", a.x, a.y, b.x, b.y)/>{warning} }.into_any()
}

/// A player's own rails that are only declared: the tiles of the run.
pub fn declared(desk: Desk) -> AnyView {
    let tiles = Memo::new(move |_| {
        let moment = desk.table.moment()?;
        let run = moment.view.run()?;
        let tiles: String = run
            .tiles
            .iter()
            .map(|tile| grid::way(tile.at, tile.from, tile.to))
            .collect();
        Some((moment.seat()?, tiles))
    });
    let drawn = move || tiles.get().map(|(seat, tiles)| ghost(seat, tiles));
    view! { <g class="tram-declared">{drawn}</g> }.into_any()
}

/// Rails that are not there yet.
pub fn ghost(seat: Seat, tiles: String) -> AnyView {
    view! {
        <g class=format!("tram-ghost {}", seats::mark(seat).class)>
            <path class="tram-rail-bed" d=tiles.clone()/>
            <path class="tram-ghost-line" d=tiles/>
        </g>
    }
    .into_any()
}
