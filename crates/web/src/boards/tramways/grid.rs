//! Where things are on the drawn map: a square is 100 units wide.

use tramways::map::Map;
use tramways::side::{Side, Sides};
use tramways::square::Square;

use crate::picture::Point;
use crate::picture::zoom::Extent;

/// The width of a square.
pub const SIDE: f64 = 100.0;
/// The ground around the map.
pub const MARGIN: f64 = 16.0;

/// The whole map.
pub fn extent(map: &Map) -> Extent {
    Extent {
        wide: f64::from(map.columns) * SIDE + 2.0 * MARGIN,
        high: f64::from(map.rows) * SIDE + 2.0 * MARGIN,
        nearest: 2.4 * SIDE,
        is_loose: true,
    }
}

/// The upper left corner of a square.
pub fn corner(at: Square) -> Point {
    Point::new(
        MARGIN + f64::from(at.column()) * SIDE,
        MARGIN + f64::from(at.row()) * SIDE,
    )
}

/// The middle of a square.
pub fn centre(at: Square) -> Point {
    let Point { x, y } = corner(at);
    Point::new(x + SIDE / 2.0, y + SIDE / 2.0)
}

/// The middle of a side of a square.
pub fn edge(at: Square, side: Side) -> Point {
    let Point { x, y } = centre(at);
    let half = SIDE / 2.0;
    match side {
        Side::North => Point::new(x, y - half),
        Side::East => Point::new(x + half, y),
        Side::South => Point::new(x, y + half),
        Side::West => Point::new(x - half, y),
    }
}

/// The square at a place of the picture, if it is on the map.
pub fn square_at(map: &Map, place: Point) -> Option<Square> {
    let number = |at: f64, most: u8| {
        let number = ((at - MARGIN) / SIDE).floor();
        (number >= 0.0 && number < f64::from(most)).then_some(number as u8)
    };
    Square::new(number(place.y, map.rows)?, number(place.x, map.columns)?)
        .filter(|&at| map.squares().any(|square| square == at))
}

/// The way of a tile over its square, from side to side: straight, or a quarter of a circle.
pub fn tile(at: Square, sides: Sides) -> String {
    let mut ends = sides.iter();
    let (Some(from), Some(to)) = (ends.next(), ends.next()) else {
        return String::new();
    };
    way(at, from, to)
}

/// The same in a direction.
pub fn way(at: Square, from: Side, to: Side) -> String {
    let (a, b) = (edge(at, from), edge(at, to));
    if from.opposite() == to {
        format!("M{:.0} {:.0}L{:.0} {:.0}", a.x, a.y, b.x, b.y)
    } else {
        let half = SIDE / 2.0;
        // clockwise sides are numbered one after the other
        let sweep = u8::from((from.index() + 1) % 4 != to.index());
        format!(
            "M{:.0} {:.0}A{half:.0} {half:.0} 0 0 {sweep} {:.0} {:.0}",
            a.x, a.y, b.x, b.y
        )
    }
}

/// The outline of squares as one shape: each a box, drawn this far inside, and neighbours joined.
pub fn joined(map: &Map, squares: &[Square], inside: f64) -> String {
    let wide = SIDE - 2.0 * inside;
    let mut path = String::new();
    for &at in squares {
        let Point { x, y } = corner(at);
        path.push_str(&block(x + inside, y + inside, wide, wide));
        for (side, along) in [(Side::East, true), (Side::South, false)] {
            if map.neighbour(at, side).is_some_and(|next| squares.contains(&next)) {
                let bridge = if along {
                    block(x + SIDE / 2.0, y + inside, SIDE, wide)
                } else {
                    block(x + inside, y + SIDE / 2.0, wide, SIDE)
                };
                path.push_str(&bridge);
            }
        }
    }
    path
}

fn block(x: f64, y: f64, wide: f64, high: f64) -> String {
    format!("M{x:.0} {y:.0}h{wide:.0}v{high:.0}h-{wide:.0}z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_bend_around_the_corner_between_their_sides() {
        let at = Square::new(0, 0).expect("a square");
        // from the north to the east: around the corner in the north-east
        assert_eq!(way(at, Side::North, Side::East), "M66 16A50 50 0 0 0 116 66");
        assert_eq!(way(at, Side::East, Side::North), "M116 66A50 50 0 0 1 66 16");
        assert_eq!(way(at, Side::North, Side::West), "M66 16A50 50 0 0 1 16 66");
        assert_eq!(way(at, Side::West, Side::East), "M16 66L116 66");
    }
}
