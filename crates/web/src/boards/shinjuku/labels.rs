//! Where names find room: each tries some places and takes the one that covers least.

use super::area::{Area, covering};
use super::regions::{COLUMNS, ROWS, Regions, grid_point};
use super::stands::{Site, Stand};
use crate::picture::Point;

/// The size of station names, where it is largest: on a phone.
pub const SIZE: f64 = 18.0;
/// The size of ward names.
const WARD_SIZE: f64 = 14.0;

/// A station's name on the map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Label {
    /// Where it is anchored.
    pub at: Point,
    /// `start`, `middle` or `end`.
    pub anchor: &'static str,
    /// The room it takes.
    pub area: Area,
}

/// About how wide a text is: Japanese letters are square.
fn width(text: &str, size: f64) -> f64 {
    size * text
        .chars()
        .map(|letter| if letter.is_ascii() { 0.63 } else { 1.0 })
        .sum::<f64>()
}

/// The signs and the stores of all stations: what names keep clear of.
pub fn furniture(sites: &[Site], stands: &[Stand]) -> Vec<[Area; 2]> {
    let each = sites.iter().zip(stands);
    each.map(|(site, stand)| [site.sign(), stand.area(*site)]).collect()
}

/// Places the names of the stations.
pub fn place(sites: &[Site], furniture: &[[Area; 2]], lines: &[[Point; 2]], names: &[String]) -> Vec<Label> {
    let choices: Vec<Vec<Label>> = sites
        .iter()
        .zip(names)
        .map(|(site, name)| candidates(site.at, width(name, SIZE)))
        .collect();
    let fixed: Vec<Vec<f64>> = choices
        .iter()
        .zip(sites)
        .map(|(choices, site)| {
            let cost = |(number, label): (usize, &Label)| fixed_cost(*label, number, site.at, furniture, lines);
            choices.iter().enumerate().map(cost).collect()
        })
        .collect();
    let mut chosen = vec![0; sites.len()];
    for _round in 0..5 {
        for own in 0..sites.len() {
            let cost = |choice: usize| {
                let others = (0..sites.len())
                    .filter(|&other| other != own)
                    .map(|other| covering(choices[own][choice].area, choices[other][chosen[other]].area));
                fixed[own][choice] + others.sum::<f64>()
            };
            chosen[own] = (0..choices[own].len())
                .min_by(|&a, &b| cost(a).total_cmp(&cost(b)))
                .unwrap_or(0);
        }
    }
    choices
        .iter()
        .zip(chosen)
        .map(|(choices, chosen)| choices[chosen])
        .collect()
}

/// What a place costs whatever the other names do.
fn fixed_cost(label: Label, number: usize, station: Point, furniture: &[[Area; 2]], lines: &[[Point; 2]]) -> f64 {
    let covered: f64 = furniture.iter().flatten().map(|&area| covering(label.area, area)).sum();
    let crossed: f64 = lines.iter().map(|&line| label.area.crossed(line)).sum();
    // the usual places are near, and everybody knows whose they are
    let far = if number < NEAR.len() {
        0.0
    } else {
        40.0 + label.area.middle().distance(station)
    };
    covered + 3.0 * crossed + 50.0 * label.area.outside() + far
}

/// The usual places of a name, seen from its station.
const NEAR: [(f64, f64, &str); 10] = [
    (18.0, 6.0, "start"),
    (-18.0, 6.0, "end"),
    (0.0, 32.0, "middle"),
    (12.0, 24.0, "start"),
    (-12.0, 24.0, "end"),
    (15.0, -9.0, "start"),
    (-15.0, -9.0, "end"),
    (0.0, -18.0, "middle"),
    (24.0, 32.0, "middle"),
    (-24.0, 32.0, "middle"),
];

/// The other places: beside, above and below, a little farther away each time.
fn farther() -> impl Iterator<Item = (f64, f64, &'static str)> {
    let beside = (-4..7).flat_map(|row| {
        let starts = [18.0, 30.0, 48.0].map(|dx| (dx, f64::from(row) * 8.0 - 2.0, "start"));
        let ends = [-18.0, -26.0, -48.0].map(|dx| (dx, f64::from(row) * 8.0 - 2.0, "end"));
        starts.into_iter().chain(ends)
    });
    let below = [40.0, 48.0, 61.0, 95.0, -54.0, -84.0];
    beside.chain(
        below
            .into_iter()
            .flat_map(|dy| [0.0, 20.0, -20.0].map(|dx| (dx, dy, "middle"))),
    )
}

fn candidates(Point { x, y }: Point, wide: f64) -> Vec<Label> {
    let label = |(dx, dy, anchor): (f64, f64, &'static str)| {
        let middle = match anchor {
            "start" => x + dx + wide / 2.0,
            "end" => x + dx - wide / 2.0,
            _ => x + dx,
        };
        Label {
            at: Point::new(x + dx, y + dy),
            anchor,
            area: Area::around(Point::new(middle, y + dy - 5.0), wide + 4.0, SIZE + 3.0),
        }
    };
    NEAR.into_iter().chain(farther()).map(label).collect()
}

/// What is on the map already when the names of the wards look for room.
pub struct Around<'a> {
    /// Which ground is whose.
    pub regions: &'a Regions,
    /// The signs and the stores of the stations.
    pub furniture: &'a [[Area; 2]],
    /// The connections.
    pub lines: &'a [[Point; 2]],
    /// The names of the stations.
    pub labels: &'a [Label],
}

impl Around<'_> {
    /// Places the names of the wards, with room for customers below them.
    pub fn spots(&self, names: &[String]) -> Vec<Point> {
        let mut taken: Vec<Area> = Vec::new();
        let mut spots = Vec::new();
        for (ward, name) in names.iter().enumerate() {
            let best = self.best_spot(ward, name, &taken);
            taken.push(ward_area(name, best));
            spots.push(best);
        }
        spots
    }

    fn best_spot(&self, ward: usize, name: &str, taken: &[Area]) -> Point {
        // every other point of the grid will do
        let coarse =
            (0..COLUMNS * ROWS).filter(|node| (node % COLUMNS).is_multiple_of(2) && (node / COLUMNS).is_multiple_of(2));
        coarse
            .map(grid_point)
            .filter(|&point| self.regions.contains(ward, point))
            .map(|point| (self.cost(ward, ward_area(name, point), taken), point))
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map_or(Point::new(0.0, 0.0), |(_, point)| point)
    }

    /// How much a ward's name would cover there.
    fn cost(&self, ward: usize, area: Area, taken: &[Area]) -> f64 {
        let signs: f64 = self
            .furniture
            .iter()
            .flatten()
            .map(|&sign| 2.0 * area.shared(sign))
            .sum();
        let names: f64 = self
            .labels
            .iter()
            .map(|label| 4.0 * area.shared(label.area))
            .chain(taken.iter().map(|other| 3.0 * area.shared(*other)))
            .sum();
        let lines: f64 = self.lines.iter().map(|&line| area.crossed(line)).sum();
        let strange = corners(area)
            .into_iter()
            .filter(|&corner| !self.regions.contains(ward, corner))
            .count();
        signs + names + 7.0 * lines + 420.0 * strange as f64 + 80.0 * area.outside()
    }
}

/// The room of a ward's name and its customers.
fn ward_area(name: &str, point: Point) -> Area {
    let wide = (1.22 * width(name, WARD_SIZE)).max(84.0);
    Area::around(Point::new(point.x, point.y + 11.0), wide, 48.0)
}

fn corners(area: Area) -> [Point; 6] {
    let Area {
        left,
        top,
        right,
        bottom,
    } = area;
    [
        Point::new(left, top),
        Point::new(right, top),
        Point::new(left, bottom),
        Point::new(right, bottom),
        Point::new(left, f64::midpoint(top, bottom)),
        Point::new(right, f64::midpoint(top, bottom)),
    ]
}
