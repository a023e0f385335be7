//! A rectangle of the drawn map that something covers.

use super::plan::{HEIGHT, WIDTH};
use crate::picture::Point;

/// A rectangle of the drawn map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// Its right edge.
    pub right: f64,
    /// Its lower edge.
    pub bottom: f64,
}

impl Area {
    /// A rectangle around its middle.
    pub fn around(point: Point, wide: f64, high: f64) -> Area {
        Area {
            left: point.x - wide / 2.0,
            right: point.x + wide / 2.0,
            top: point.y - high / 2.0,
            bottom: point.y + high / 2.0,
        }
    }

    /// Its height.
    pub fn high(self) -> f64 {
        self.bottom - self.top
    }

    /// Its middle.
    pub fn middle(self) -> Point {
        Point::new(
            f64::midpoint(self.left, self.right),
            f64::midpoint(self.top, self.bottom),
        )
    }

    /// How much two areas have in common.
    pub fn shared(self, other: Area) -> f64 {
        let wide = self.right.min(other.right) - self.left.max(other.left);
        let high = self.bottom.min(other.bottom) - self.top.max(other.top);
        wide.max(0.0) * high.max(0.0)
    }

    /// How much of a line runs through it.
    pub fn crossed(self, [a, b]: [Point; 2]) -> f64 {
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

    /// How far it sticks out of the map.
    pub fn outside(self) -> f64 {
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

/// What it costs that two things cover each other: even a hair's breadth is worth a place farther away.
pub fn covering(one: Area, other: Area) -> f64 {
    let shared = one.shared(other);
    if shared > 0.0 { 60.0 + 20.0 * shared } else { 0.0 }
}
