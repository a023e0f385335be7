//! Wards grown around their stations: a grid of points, each belonging to the ward of the nearest station, outlined.

use shinjuku::map::Map;

use super::contour;
use super::plan::{HEIGHT, WIDTH};
use crate::picture::Point;

/// The distance between two points of the grid.
pub const STEP: f64 = 10.0;
/// The points of the grid in one row.
pub const COLUMNS: usize = (WIDTH / STEP) as usize + 1;
/// The rows of the grid.
pub const ROWS: usize = (HEIGHT / STEP) as usize + 1;

/// How far wards reach from their stations on land.
const REACH: f64 = 126.0;
/// How far they reach into the sea.
const ISLAND: f64 = 50.0;
/// Half of the gap between two wards.
const GAP: f64 = 1.2;

/// The grown wards.
pub struct Regions {
    /// For each ward, at each point of the grid: below zero inside it.
    depth: Vec<Vec<f64>>,
}

/// Grows the wards. The shore is a polygon of water.
pub fn grow(map: &Map, stations: &[Point], shore: Option<&[Point]>) -> Regions {
    let mut depth = vec![vec![0.0; COLUMNS * ROWS]; map.wards.len()];
    for node in 0..COLUMNS * ROWS {
        let point = grid_point(node);
        let nearest = nearest_of_wards(map, stations, bent(point));
        let land = nearest.iter().copied().fold(f64::MAX, f64::min) - reach(point, shore);
        let edge = (14.0 - point.x)
            .max(point.x - WIDTH + 14.0)
            .max(14.0 - point.y)
            .max(point.y - HEIGHT + 14.0);
        let (best, second) = two_least(&nearest);
        for (depth, &own) in depth.iter_mut().zip(&nearest) {
            let others = if own > best { best } else { second };
            depth[node] = (f64::midpoint(own, -others) + GAP).max(land).max(edge);
        }
    }
    Regions { depth }
}

/// The point of the grid with this number.
pub fn grid_point(node: usize) -> Point {
    Point::new((node % COLUMNS) as f64 * STEP, (node / COLUMNS) as f64 * STEP)
}

/// Borders that wind a little look less like geometry.
fn bent(Point { x, y }: Point) -> Point {
    Point::new(
        x + 5.0 * (y / 31.0).sin() + 3.0 * (y / 13.0 + x / 29.0).sin(),
        y + 5.0 * (x / 37.0).cos() + 3.0 * (x / 15.0 - y / 23.0).cos(),
    )
}

fn two_least(distances: &[f64]) -> (f64, f64) {
    distances
        .iter()
        .fold((f64::MAX, f64::MAX), |(best, second), &distance| {
            if distance < best {
                (distance, best)
            } else {
                (best, second.min(distance))
            }
        })
}

fn nearest_of_wards(map: &Map, stations: &[Point], point: Point) -> Vec<f64> {
    let mut nearest = vec![f64::MAX; map.wards.len()];
    for (info, station) in map.stations.iter().zip(stations) {
        let best = &mut nearest[info.ward.index()];
        *best = best.min(station.distance(point));
    }
    nearest
}

fn reach(point: Point, shore: Option<&[Point]>) -> f64 {
    let Some(shore) = shore else { return REACH };
    let off = shore
        .windows(2)
        .map(|line| from_line(point, [line[0], line[1]]))
        .fold(f64::MAX, f64::min);
    let out = if inside(point, shore) { off } else { -off };
    let way = ((out + 26.0) / 52.0).clamp(0.0, 1.0);
    REACH + (ISLAND - REACH) * way * way * (3.0 - 2.0 * way)
}

/// How far a point is from a line between two others.
pub fn from_line(point: Point, [a, b]: [Point; 2]) -> f64 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let along = (((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy).max(1e-9)).clamp(0.0, 1.0);
    point.distance(Point::new(a.x + along * dx, a.y + along * dy))
}

fn inside(point: Point, polygon: &[Point]) -> bool {
    let around = polygon.iter().zip(polygon.iter().cycle().skip(1));
    around
        .filter(|(a, b)| {
            (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
        })
        .count()
        % 2
        == 1
}

impl Regions {
    /// Is this place well inside the ward?
    pub fn contains(&self, ward: usize, point: Point) -> bool {
        let (column, row) = ((point.x / STEP).round(), (point.y / STEP).round());
        if column < 0.0 || row < 0.0 || column as usize >= COLUMNS || row as usize >= ROWS {
            return false;
        }
        self.depth[ward][row as usize * COLUMNS + column as usize] < 0.0
    }

    /// The ward's outline.
    pub fn outline(&self, ward: usize) -> String {
        contour::outline(&self.depth[ward])
    }

    /// A tint for each ward, so that neighbours differ: those that touch, and those that the map calls so.
    pub fn tints(&self, map: &Map) -> Vec<usize> {
        let wards = map.wards.len();
        let touch = |a: usize, b: usize| {
            map.wards[a].neighbours.iter().any(|ward| ward.index() == b)
                || map.wards[b].neighbours.iter().any(|ward| ward.index() == a)
                || self.depth[a].iter().zip(&self.depth[b]).any(|(a, b)| a.max(*b) < STEP)
        };
        let mut tints: Vec<usize> = Vec::new();
        for ward in 0..wards {
            let near: Vec<usize> = (0..ward)
                .filter(|&other| touch(ward, other))
                .map(|other| tints[other])
                .collect();
            // starting elsewhere each time spreads the tints
            let free = (0..TINTS)
                .map(|turn| (ward + turn) % TINTS)
                .find(|tint| !near.contains(tint));
            tints.push(free.unwrap_or(ward % TINTS));
        }
        tints
    }
}

/// How many tints there are.
const TINTS: usize = 6;
