//! What is printed on the map, and what stands on it: squares, lakes, mountains, parcels with their discs, buildings.

use std::collections::BTreeMap;

use leptos::prelude::*;
use tramways::View;
use tramways::board::Ground;
use tramways::city::Building;
use tramways::kind::Kind;
use tramways::map::Map;
use tramways::square::Square;

use super::desk::Desk;
use super::grid::{self, MARGIN, SIDE};
use super::names;
use super::seats;
use crate::picture::Point;

/// Everything printed: it never changes while the game lasts.
pub fn printed(map: &Map) -> AnyView {
    let of =
        |wanted: fn(Ground) -> bool| -> Vec<Square> { map.squares().filter(|&at| wanted(map.ground(at))).collect() };
    let all = of(|_| true);
    let lakes = of(|ground| ground == Ground::Lake);
    let mountains = of(|ground| ground == Ground::Mountain);
    view! {
        <path class="tram-land" d=grid::joined(map, &all, 0.0)/>
        <path class="tram-lake" d=grid::joined(map, &lakes, 3.0)/>
        {lakes.iter().map(|&at| waves(at)).collect_view()}
        {mountains.iter().map(|&at| peaks(at)).collect_view()}
        {all.iter().map(|&at| outline(at)).collect_view()}
        {numbers(map)}
    }
    .into_any()
}

fn outline(at: Square) -> AnyView {
    let Point { x, y } = grid::corner(at);
    view! { <rect class="tram-grid" x=x y=y width=SIDE height=SIDE/> }.into_any()
}

fn waves(at: Square) -> AnyView {
    let Point { x, y } = grid::centre(at);
    let wave = |dy: f64| format!("M{:.0} {:.0}q10 -9 20 0t20 0t20 0", x - 30.0, y + dy);
    view! { <path class="tram-wave" d=format!("{}{}", wave(-12.0), wave(14.0))/> }.into_any()
}

fn peaks(at: Square) -> AnyView {
    let Point { x, y } = grid::corner(at);
    let mountain = format!("M{:.0} {:.0}l26 -46l18 30l10 -16l24 32z", x + 11.0, y + 78.0);
    let snow = format!("M{:.0} {:.0}l9 -16l8 14l-9 6z", x + 28.0, y + 48.0);
    view! { <path class="tram-peak" d=mountain/><path class="tram-snow" d=snow/> }.into_any()
}

/// Rows and columns, as the log names them.
fn numbers(map: &Map) -> AnyView {
    let columns = (0..map.columns).map(|column| {
        let x = MARGIN + (f64::from(column) + 0.5) * SIDE;
        view! { <text class="tram-number" x=x y=MARGIN - 4.0 text-anchor="middle">{column}</text> }
    });
    let rows = (0..map.rows).map(|row| {
        let y = MARGIN + (f64::from(row) + 0.5) * SIDE + 4.0;
        view! { <text class="tram-number" x=MARGIN - 8.0 y=y text-anchor="middle">{row}</text> }
    });
    view! { {columns.collect_view()}{rows.collect_view()} }.into_any()
}

/// What stands on the squares, without passengers: compared, so that only what changes is drawn anew.
#[derive(Clone, PartialEq)]
struct Standing {
    /// The squares of each building by its first square.
    buildings: BTreeMap<Square, (Kind, Vec<Square>)>,
    built: Vec<(Square, Building)>,
    parcels: Vec<(Square, String, Option<table::Seat>)>,
}

impl Standing {
    fn of(view: &View) -> Standing {
        let (map, city) = (&view.components().map, &view.public().city);
        let mut buildings = BTreeMap::<Square, (Kind, Vec<Square>)>::new();
        for at in city.building_squares().iter() {
            if let (Some(place), Some(kind)) = (city.building_place(at), city.kind(at)) {
                buildings.entry(place).or_insert((kind, Vec::new())).1.push(at);
            }
        }
        let bare = map.parcels.iter().filter(|parcel| city.built(parcel.at).is_none());
        Standing {
            buildings,
            built: map
                .squares()
                .filter_map(|at| city.built(at).map(|building| (at, building)))
                .collect(),
            parcels: bare
                .map(|parcel| (parcel.at, parcel.name.to_string(), city.disc(parcel.at)))
                .collect(),
        }
    }
}

/// Parcels and buildings.
pub fn standing(desk: Desk) -> AnyView {
    let standing = Memo::new(move |_| desk.table.moment().map(|moment| Standing::of(&moment.view)));
    let map = desk.map();
    let drawn = move || {
        let Standing {
            buildings,
            built,
            parcels,
        } = standing.get()?;
        let houses = buildings
            .values()
            .map(|(kind, squares)| building(&map, *kind, squares))
            .collect_view();
        let parcels = parcels
            .into_iter()
            .map(|(at, name, disc)| parcel(at, name, disc))
            .collect_view();
        let marks = built
            .into_iter()
            .map(|(at, building)| owner(at, building))
            .collect_view();
        Some(view! { {parcels}{houses}{marks} })
    };
    view! { <g class="tram-standing">{drawn}</g> }.into_any()
}

/// T1.7, T16.3: neighbouring squares of a type are one building, drawn as one shape.
fn building(map: &Map, kind: Kind, squares: &[Square]) -> AnyView {
    let d = grid::joined(map, squares, 9.0);
    let signs = squares.iter().map(|&at| sign(kind, at)).collect_view();
    view! {
        <g class=format!("tram-building {}", names::kind_class(kind))>
            <path class="tram-wall" d=d.clone()/>
            <path class="tram-house" d=d/>
            {signs}
        </g>
    }
    .into_any()
}

/// The sign of a type: a roof, a shop, a tree, a chimney; and its letter.
fn sign(kind: Kind, at: Square) -> AnyView {
    let Point { x, y } = grid::corner(at);
    let d = match kind {
        Kind::Residence => "M0 20L20 4L40 20V38H26V26H14V38H0z",
        Kind::Commerce => "M2 6H38L42 18H-2zM2 20H38V38H24V26H8V38H2z",
        Kind::Leisure => "M20 2a14 14 0 0 1 4 27V38H16V29A14 14 0 0 1 20 2z",
        Kind::Industry => "M0 38V16L13 24V16L26 24V4H38V38z",
    };
    view! {
        <g transform=format!("translate({:.0} {:.0})", x + 16.0, y + 22.0)>
            <path class="tram-sign" d=d/>
            <text class="tram-sign-letter" x="56" y="2" text-anchor="middle" dominant-baseline="middle">{kind.letter().to_string()}</text>
        </g>
    }
    .into_any()
}

/// T10: whose building it is, and whether it is upgraded.
fn owner(at: Square, building: Building) -> AnyView {
    let Point { x, y } = grid::corner(at);
    let star = building
        .upgraded
        .then(|| view! { <path class="tram-star" d=format!("M{:.0} {:.0}l4 9l10 1l-7.500 6.500l2.500 9.500l-9 -5l-9 5l2.500 -9.500l-7.500 -6.500l10 -1z", x + 51.0, y + 66.0)/> });
    view! { {disc(Point::new(x + 22.0, y + 84.0), building.owner)}{star} }.into_any()
}

/// T1.9: a parcel: its name, and the disc of whoever owns it.
fn parcel(at: Square, name: String, owner: Option<table::Seat>) -> AnyView {
    let Point { x, y } = grid::corner(at);
    let disc = owner.map(|seat| disc(Point::new(x + 50.0, y + 68.0), seat));
    view! {
        <g class="tram-parcel">
            <rect class="tram-lot" x=x + 10.0 y=y + 10.0 width=SIDE - 20.0 height=SIDE - 20.0 rx="6"/>
            <text class="tram-parcel-name" x=x + 50.0 y=y + 42.0 text-anchor="middle">{name}</text>
            {disc}
        </g>
    }
    .into_any()
}

/// A player's disc.
fn disc(at: Point, seat: table::Seat) -> AnyView {
    let mark = seats::mark(seat);
    view! {
        <g class=format!("tram-disc {}", mark.class)>
            <circle class="tram-disc-face" cx=at.x cy=at.y r="14"/>
            <text class="tram-disc-letter" x=at.x y=at.y + 5.5 text-anchor="middle">{mark.letter.to_string()}</text>
        </g>
    }
    .into_any()
}
