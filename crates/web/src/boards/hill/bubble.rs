//! Where the buttons of a card on trial, or the choices at a spot, find room in the town: where they cover no card that the decision is about.

use hill::Cell;
use hill::cell::Cells;
use leptos::html;
use leptos::prelude::*;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

use super::map::{Map, PITCH};
use crate::picture::Point;
use crate::picture::zoom::{Frame, Zoom};

/// How much it matters that something stays visible.
const NEEDED: f64 = 8.0;
const NEAR: f64 = 4.0;
const ELSEWHERE: f64 = 1.0;
const ROOM: f64 = 0.25;
/// What a pitch of distance counts for, in covered cards.
const FAR: f64 = 0.12;
/// How many places are tried from one card to the next.
const STEPS: f64 = 4.0;
/// The size of letters, in pixels.
const LETTER: f64 = 16.0;
/// Half of a card.
const HALF: f64 = 50.0;

/// A rectangle of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Area {
    left: f64,
    top: f64,
    wide: f64,
    high: f64,
}

impl Area {
    fn card(middle: Point) -> Area {
        Area {
            left: middle.x - HALF,
            top: middle.y - HALF,
            wide: 2.0 * HALF,
            high: 2.0 * HALF,
        }
    }

    /// How much two have in common, in cards.
    fn shared(self, other: Area) -> f64 {
        let along = |a: f64, long: f64, b: f64, other: f64| ((a + long).min(b + other) - a.max(b)).max(0.0);
        along(self.left, self.wide, other.left, other.wide) * along(self.top, self.high, other.top, other.high)
            / (4.0 * HALF * HALF)
    }

    fn middle(self) -> Point {
        Point::new(self.left + self.wide / 2.0, self.top + self.high / 2.0)
    }
}

/// Where the upper left corner of a bubble comes in the picture, from the left and from the top: of this width and height in letters, about these cells.
pub fn corner(zoom: Zoom, map: Map, cards: Cells, about: &[Cell], (wide, high): (f64, f64)) -> (String, String) {
    let seen = zoom.seen().unwrap_or_else(|| map.extent().all());
    let letter = LETTER * zoom.pixel().unwrap_or(1.0);
    zoom.percent(place(map, cards, about, seen, (wide * letter, high * letter)))
}

/// Scrolls the page as little as it takes to show a bubble: on a phone the prompt bar may lie over it.
pub fn show(bubble: NodeRef<html::Div>) {
    Effect::new(move |_| {
        let Some(bubble) = bubble.get() else { return };
        let as_little = ScrollIntoViewOptions::new();
        as_little.set_block(ScrollLogicalPosition::Nearest);
        request_animation_frame(move || bubble.scroll_into_view_with_scroll_into_view_options(&as_little));
    });
}

fn place(map: Map, cards: Cells, about: &[Cell], seen: Frame, (wide, high): (f64, f64)) -> Point {
    let weighed = weighed(map, cards, about);
    let goal = middle_of(map, about);
    let cost = |area: Area| {
        let covered: f64 = weighed.iter().map(|&(other, weight)| weight * area.shared(other)).sum();
        covered + FAR * area.middle().distance(goal) / PITCH
    };
    let along = |from: f64, room: f64| {
        let last = (room.max(0.0) / PITCH * STEPS).ceil().max(1.0);
        (0..=last as u32).map(move |step| from + room.max(0.0) * f64::from(step) / last)
    };
    let places = along(seen.y, seen.high - high)
        .flat_map(|top| along(seen.x, seen.wide - wide).map(move |left| Area { left, top, wide, high }));
    let best = places.min_by(|&a, &b| cost(a).total_cmp(&cost(b)));
    best.map_or(Point::new(seen.x, seen.y), |area| Point::new(area.left, area.top))
}

/// Everything in the town that could be covered, and how much it matters.
fn weighed(map: Map, cards: Cells, about: &[Cell]) -> Vec<(Area, f64)> {
    let goal = |cell: Cell| {
        let far = |other: &Cell| map.centre(cell).distance(map.centre(*other));
        about.iter().map(far).fold(f64::MAX, f64::min)
    };
    let weight = |cell: Cell| match goal(cell) {
        far if far < 0.5 * PITCH => NEEDED,
        // the eight neighbours
        far if far < 1.5 * PITCH => NEAR,
        _ => ELSEWHERE,
    };
    let lying = cards.iter().map(|cell| (Area::card(map.centre(cell)), weight(cell)));
    let drafted = about
        .iter()
        .filter(|&&cell| !cards.contains(cell))
        .map(|&cell| (Area::card(map.centre(cell)), NEEDED));
    let room = hill::place::open_cells_beside(cards);
    let room = room.iter().map(|cell| (Area::card(map.centre(cell)), ROOM));
    lying.chain(drafted).chain(room).collect()
}

fn middle_of(map: Map, about: &[Cell]) -> Point {
    let points = about.iter().map(|&cell| map.centre(cell));
    let (x, y) = points.fold((0.0, 0.0), |(x, y), point| (x + point.x, y + point.y));
    let number = about.len().max(1) as f64;
    Point::new(x / number, y / number)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cells on which cards lie, drawn row by row.
    fn town(rows: &[&str]) -> Cells {
        let cells = rows.iter().zip(0i8..).flat_map(|(row, y)| {
            let filled = row.chars().zip(0i8..).filter(|(sign, _)| *sign == '#');
            filled.map(move |(_, x)| Cell::new(x, y).unwrap())
        });
        cells.collect()
    }

    fn all(map: Map) -> Frame {
        map.extent().all()
    }

    /// How much of these cells a bubble covers, in cards.
    fn covered(map: Map, at: Point, (wide, high): (f64, f64), cells: &[Cell]) -> f64 {
        let area = Area {
            left: at.x,
            top: at.y,
            wide,
            high,
        };
        cells
            .iter()
            .map(|&cell| area.shared(Area::card(map.centre(cell))))
            .sum()
    }

    #[test]
    fn a_bubble_lies_on_open_land_where_there_is_some() {
        let cards = town(&["##  ", "##  ", "    ", "    "]);
        let (map, size, at) = (Map::FRAME, (200.0, 50.0), Cell::new(2, 1).unwrap());
        let place = place(map, cards, &[at], all(map), size);
        let mut kept: Vec<Cell> = cards.iter().collect();
        kept.push(at);
        assert!(covered(map, place, size, &kept) < 1e-9, "{place:?}");
    }

    /// On a phone it is three cards wide: where a full town leaves no room, at least the neighbours stay visible.
    #[test]
    fn in_a_full_town_the_neighbours_stay_visible() {
        let cards = town(&["### ", "####", "####", "####"]);
        let (map, size, at) = (Map::FRAME, (300.0, 60.0), Cell::new(3, 0).unwrap());
        let place = place(map, cards, &[at], all(map), size);
        let near = [(2, 0), (2, 1), (3, 1), (3, 0)].map(|(x, y)| Cell::new(x, y).unwrap());
        assert!(covered(map, place, size, &near) < 1e-9, "{place:?}");
    }

    #[test]
    fn it_never_leaves_what_is_seen() {
        let cards = town(&["####", "####", "####", "####"]);
        let seen = Frame {
            x: 100.0,
            y: 50.0,
            wide: 220.0,
            high: 220.0,
        };
        let Point { x, y } = place(Map::FRAME, cards, &[Cell::new(1, 1).unwrap()], seen, (200.0, 60.0));
        assert!((100.0..=120.0).contains(&x) && (50.0..=210.0).contains(&y), "{x} {y}");
    }
}
