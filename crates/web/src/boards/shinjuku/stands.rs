//! Where stores stand at their stations: above them as a rule, elsewhere where they would cover a neighbour.

use super::area::{Area, covering};
use crate::picture::Point;

/// How much larger than its drawing a store stands on the map.
pub const SCALE: f64 = 1.1;
/// How far the drawing of a store reaches to the left and to the right of the middle of its ground.
const SIDES: [f64; 2] = [19.5, 24.5];
/// How high the drawing of a store is.
const STORE: f64 = 35.5;
/// How high the drawing of a department store is.
const DEPARTMENT_STORE: f64 = 61.0;
/// How much of a sign the store above it covers.
const OVER: f64 = 7.0;
/// From the middle of a station to the wall of a store beside it.
const BESIDE: f64 = 15.0;

/// A station as it is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Site {
    /// Where it is.
    pub at: Point,
    /// Can a department store stand there? Then its sign is larger, too.
    pub is_ranked: bool,
}

impl Site {
    /// Its sign.
    pub fn sign(self) -> Area {
        let (wide, high) = if self.is_ranked { (30.0, 28.0) } else { (22.0, 22.0) };
        Area::around(self.at, wide, high)
    }
}

/// Where a store stands, seen from its station.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// Above it.
    Above,
    /// Above it, and to the right.
    AboveRight,
    /// Above it, and to the left.
    AboveLeft,
    /// Below it.
    Below,
    /// To the right, on the same ground.
    Right,
    /// To the left, on the same ground.
    Left,
    /// To the right, hanging down.
    LowRight,
    /// To the left, hanging down.
    LowLeft,
}

impl Stand {
    /// All of them, the usual first.
    const ALL: [Stand; 8] = [
        Stand::Above,
        Stand::AboveRight,
        Stand::AboveLeft,
        Stand::Below,
        Stand::Right,
        Stand::Left,
        Stand::LowRight,
        Stand::LowLeft,
    ];

    /// How little it is wanted.
    const fn reluctance(self) -> f64 {
        match self {
            Stand::Above => 0.0,
            Stand::AboveRight | Stand::AboveLeft => 150.0,
            Stand::Below => 300.0,
            Stand::Right | Stand::Left | Stand::LowRight | Stand::LowLeft => 400.0,
        }
    }

    /// The middle of the ground of a store, seen from its station: a department store is higher.
    pub fn ground(self, site: Site, is_department_store: bool) -> Point {
        let high = SCALE * if is_department_store { DEPARTMENT_STORE } else { STORE };
        let [left, right] = SIDES.map(|side| SCALE * side);
        let half = site.sign().high() / 2.0;
        let (to_right, to_left) = (BESIDE + left, -BESIDE - right);
        match self {
            Stand::Above => Point::new(0.0, -OVER),
            Stand::AboveRight => Point::new(20.0, -OVER),
            Stand::AboveLeft => Point::new(-24.0, -OVER),
            Stand::Below => Point::new(0.0, half - 2.0 + high),
            Stand::Right => Point::new(to_right, half),
            Stand::Left => Point::new(to_left, half),
            Stand::LowRight => Point::new(to_right, high - half + 2.0),
            Stand::LowLeft => Point::new(to_left, high - half + 2.0),
        }
    }

    /// The room of the largest store that can stand there.
    pub fn area(self, site: Site) -> Area {
        let high = SCALE * if site.is_ranked { DEPARTMENT_STORE } else { STORE };
        let [left, right] = SIDES.map(|side| SCALE * side);
        let Point { x, y } = self.ground(site, site.is_ranked);
        Area {
            left: site.at.x + x - left,
            right: site.at.x + x + right,
            top: site.at.y + y - high,
            bottom: site.at.y + y,
        }
    }
}

/// Where the store of each station stands, so that it covers no sign and no other store.
pub fn stands(sites: &[Site], lines: &[[Point; 2]]) -> Vec<Stand> {
    let mut chosen = vec![Stand::Above; sites.len()];
    for _round in 0..5 {
        for own in 0..sites.len() {
            let cost = |stand: Stand| {
                let area = stand.area(sites[own]);
                let others = (0..sites.len()).filter(|&other| other != own).map(|other| {
                    covering(area, sites[other].sign()) + covering(area, chosen[other].area(sites[other]))
                });
                let crossed: f64 = lines.iter().map(|&line| area.crossed(line)).sum();
                stand.reluctance() + others.sum::<f64>() + crossed + 50.0 * area.outside()
            };
            chosen[own] = Stand::ALL
                .into_iter()
                .min_by(|&a, &b| cost(a).total_cmp(&cost(b)))
                .unwrap_or(Stand::Above);
        }
    }
    chosen
}
