//! A place in a picture.

/// A place in a picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

impl Point {
    /// A place.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// How far another one is.
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// Half way to another one.
    pub fn middle(self, other: Point) -> Point {
        self.towards(other, 0.5)
    }

    /// At this part of the way to another one.
    pub fn towards(self, other: Point, part: f64) -> Point {
        Point::new(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)
    }

    /// To the side of the way to another one, as far as this.
    pub fn aside(self, other: Point, by: f64) -> Point {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        let length = dx.hypot(dy).max(1.0);
        Point::new(self.x - dy / length * by, self.y + dx / length * by)
    }
}
