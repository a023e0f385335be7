//! Where names find room: each tries some places and takes the one that covers least.

use super::plan::{HEIGHT, WIDTH};
use super::regions::{COLUMNS, ROWS, Regions, grid_point};
use crate::picture::Point;

/// The size of station names.
pub const SIZE: f64 = 16.0;
/// The size of ward names.
const WARD_SIZE: f64 = 14.0;

/// A station's name on the map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Label {
    /// Where it is anchored.
    pub at: Point,
    /// `start`, `middle` or `end`.
    pub anchor: &'static str,
    area: Area,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Area {
    fn around(point: Point, wide: f64, high: f64) -> Area {
        Area {
            left: point.x - wide / 2.0,
            right: point.x + wide / 2.0,
            top: point.y - high / 2.0,
            bottom: point.y + high / 2.0,
        }
    }

    /// How much two areas have in common.
    fn shared(self, other: Area) -> f64 {
        let wide = self.right.min(other.right) - self.left.max(other.left);
        let high = self.bottom.min(other.bottom) - self.top.max(other.top);
        wide.max(0.0) * high.max(0.0)
    }

    /// How much of a line runs through it.
    fn crossed(self, [a, b]: [Point; 2]) -> f64 {
        let aside = a.x.max(b.x) < self.left
            || a.x.min(b.x) > self.right
            || a.y.max(b.y) < self.top
            || a.y.min(b.y) > self.bottom;
        if aside {
            return 0.0;
        }
        let steps = (a.distance(b) / 4.0).ceil();
        let at = |step: u32| {
            let part = f64::from(step) / steps;
            Point::new(a.x + part * (b.x - a.x), a.y + part * (b.y - a.y))
        };
        4.0 * (0..=steps as u32).filter(|&step| self.has(at(step))).count() as f64
    }

    fn has(self, point: Point) -> bool {
        (self.left..self.right).contains(&point.x) && (self.top..self.bottom).contains(&point.y)
    }

    fn outside(self) -> f64 {
        [
            6.0 - self.left,
            6.0 - self.top,
            self.right - WIDTH + 6.0,
            self.bottom - HEIGHT + 6.0,
        ]
        .into_iter()
        .map(|over| over.max(0.0))
        .sum()
    }
}

/// About how wide a text is: Japanese letters are square.
fn width(text: &str, size: f64) -> f64 {
    size * text
        .chars()
        .map(|letter| if letter.is_ascii() { 0.63 } else { 1.0 })
        .sum::<f64>()
}

/// A station's own sign, and the store above it.
fn station_areas(station: Point) -> [Area; 2] {
    [
        Area::around(station, 30.0, 28.0),
        Area {
            left: station.x - 19.0,
            right: station.x + 19.0,
            top: station.y - 50.0,
            bottom: station.y - 8.0,
        },
    ]
}

/// Places the names of the stations.
pub fn place(stations: &[Point], lines: &[[Point; 2]], names: &[String]) -> Vec<Label> {
    let choices: Vec<Vec<Label>> = stations
        .iter()
        .zip(names)
        .map(|(&station, name)| candidates(station, width(name, SIZE)))
        .collect();
    let fixed: Vec<Vec<f64>> = choices
        .iter()
        .enumerate()
        .map(|(own, choices)| {
            choices
                .iter()
                .map(|label| fixed_cost(*label, own, stations, lines))
                .collect()
        })
        .collect();
    let mut chosen = vec![0; stations.len()];
    for _round in 0..4 {
        for own in 0..stations.len() {
            let cost = |choice: usize| {
                let others = (0..stations.len())
                    .filter(|&other| other != own)
                    .map(|other| choices[own][choice].area.shared(choices[other][chosen[other]].area));
                fixed[own][choice] + 3.0 * others.sum::<f64>()
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
fn fixed_cost(label: Label, own: usize, stations: &[Point], lines: &[[Point; 2]]) -> f64 {
    let signs = stations.iter().enumerate().map(|(number, &station)| {
        let [sign, store] = station_areas(station).map(|area| label.area.shared(area));
        if number == own { store } else { 3.0 * sign + 1.2 * store }
    });
    let lines = lines.iter().map(|&line| label.area.crossed(line)).sum::<f64>();
    signs.sum::<f64>() + 5.0 * lines + 50.0 * label.area.outside()
}

fn candidates(Point { x, y }: Point, wide: f64) -> Vec<Label> {
    let label = |dx: f64, dy: f64, anchor: &'static str| {
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
    let sides = [
        (17.0, 6.0, "start"),
        (-17.0, 6.0, "end"),
        (0.0, 30.0, "middle"),
        (12.0, 22.0, "start"),
        (-12.0, 22.0, "end"),
        (15.0, -9.0, "start"),
        (-15.0, -9.0, "end"),
    ];
    let more = [(0.0, -18.0, "middle"), (24.0, 30.0, "middle"), (-24.0, 30.0, "middle")];
    sides
        .into_iter()
        .chain(more)
        .map(|(dx, dy, anchor)| label(dx, dy, anchor))
        .collect()
}

/// What is on the map already when the names of the wards look for room.
pub struct Around<'a> {
    /// Which ground is whose.
    pub regions: &'a Regions,
    /// The stations.
    pub stations: &'a [Point],
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
            .stations
            .iter()
            .flat_map(|&station| station_areas(station))
            .map(|sign| 2.0 * area.shared(sign))
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
