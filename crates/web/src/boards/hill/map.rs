//! Where things of a town are in its picture.

use hill::cell::Cells;
use hill::{Cell, Spot};

use super::scene::Scene;
use crate::picture::Point;
use crate::picture::zoom::Extent;

/// From one card to the next; a card is 100 wide.
pub const PITCH: f64 = 110.0;

/// The part of the plane that is shown: its columns and rows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Map {
    left: f64,
    top: f64,
    side: i8,
}

impl Map {
    /// The 4x4 frame at the first cell, as the score pad has it.
    pub const FRAME: Map = Map {
        left: 0.0,
        top: 0.0,
        side: 4,
    };

    /// A part in which these cells have room, at least four by four.
    pub fn around(cells: Cells) -> Map {
        if cells.is_empty() {
            return Map {
                left: -1.0,
                top: -1.0,
                side: 3,
            };
        }
        let ([left, right], [top, bottom]) = cells.span();
        let side = (right - left + 1).max(bottom - top + 1).max(4);
        Map {
            left: widened(left, right, side),
            top: widened(top, bottom, side),
            side,
        }
    }

    /// A part in which a town and its next card have room.
    pub fn with_room(scene: &Scene) -> Map {
        Map::around(scene.cells().or(scene.room()))
    }

    /// How wide the picture is.
    pub fn width(self) -> f64 {
        f64::from(self.side) * PITCH
    }

    /// How high the picture is.
    pub fn height(self) -> f64 {
        self.width()
    }

    /// How it is looked at.
    pub fn extent(self) -> Extent {
        Extent {
            wide: self.width(),
            high: self.height(),
            nearest: self.height() / 4.0,
            is_loose: false,
        }
    }

    /// As an attribute.
    pub fn view_box(self) -> String {
        format!("0 0 {} {}", self.width(), self.height())
    }

    /// The middle of a cell.
    pub fn centre(self, cell: Cell) -> Point {
        let along = |from: f64, to: i8| (f64::from(to) - from + 0.5) * PITCH;
        Point {
            x: along(self.left, cell.column()),
            y: along(self.top, cell.row()),
        }
    }

    /// The middles of the two cells of a spot.
    pub fn ends(self, spot: Spot) -> [Point; 2] {
        spot.cells().map(|cell| self.centre(cell))
    }

    /// The middle of a spot.
    pub fn middle(self, spot: Spot) -> Point {
        let [a, b] = self.ends(spot);
        a.towards(b, 0.5)
    }

    /// Every cell that is wholly shown.
    pub fn cells(self) -> Cells {
        let along = |from: f64| from.ceil() as i8..=(from.floor() as i8 + self.side - 1);
        Cells::rectangle(along(self.left), along(self.top))
    }
}

/// Where a part of this many cells begins, with what is between first and last in its middle.
fn widened(first: i8, last: i8, side: i8) -> f64 {
    f64::from(first) - f64::from(side - (last - first + 1)) / 2.0
}
