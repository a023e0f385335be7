//! T7.4: the run of new tiles of one build action.

use serde::{Deserialize, Serialize};

use crate::links::LinkEnd;
use crate::list::List;
use crate::map::Map;
use crate::side::{Side, Sides};
use crate::square::Square;
use crate::state::TILES_PER_SHAPE;

/// T1.4: a run has at most all tiles of a player.
const MOST_TILES: usize = 2 * TILES_PER_SHAPE as usize;

/// A new tile, from the side by which the run enters its square to the side by which it leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTile {
    /// The square.
    pub at: Square,
    /// Where the run comes from.
    pub from: Side,
    /// Where it goes to.
    pub to: Side,
}

impl NewTile {
    /// The sides that it connects.
    pub const fn sides(self) -> Sides {
        Sides::of(self.from, self.to)
    }
}

/// The tiles of one build action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// Where it begins: the square of its first tile, and the side by which that is entered.
    pub start: LinkEnd,
    /// T8.3: is the first tile one that is laid anew?
    pub redirects: bool,
    /// The tiles so far.
    pub tiles: List<NewTile, MOST_TILES>,
}

impl Run {
    /// A run that begins here.
    pub const fn beginning(at: Square, from: Side) -> Run {
        Run {
            start: LinkEnd { at, side: from },
            redirects: false,
            tiles: List::EMPTY,
        }
    }

    /// The square of the next tile, and the side by which it is entered; `None` at the edge.
    pub fn head(&self, map: &Map) -> Option<LinkEnd> {
        match self.tiles.last() {
            None => Some(self.start),
            Some(tile) => Run::beyond(map, tile.at, tile.to),
        }
    }

    /// The square that a tile leads to by this side, and the side by which it is entered; `None` at the edge.
    pub(crate) fn beyond(map: &Map, at: Square, to: Side) -> Option<LinkEnd> {
        let side = to.opposite();
        map.neighbour(at, to).map(|at| LinkEnd { at, side })
    }

    /// T7.2, TR24: the rail symbols it costs.
    pub fn cost(&self, map: &Map) -> u8 {
        let tiles: u8 = self.tiles.iter().map(|tile| map.rail_cost(tile.at)).sum();
        if self.redirects {
            tiles - self.tiles.first().map_or(0, |tile| map.rail_cost(tile.at) - 1)
        } else {
            tiles
        }
    }
}
