//! T1.4: rail tiles on the map.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::side::{Side, Sides};
use crate::square::Square;

/// A rail tile: two sides of a square, an owner, which way up it lies, and when it was laid. Two bytes: 4 bits of sides, 3 of the owner, 1 upgraded, 3 of the round.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tile(u16);

impl Tile {
    /// No tile.
    pub const NONE: Tile = Tile(0);

    /// A tile laid in this round, normal side up.
    pub fn new(owner: Seat, sides: Sides, round: u8) -> Tile {
        Tile(u16::from(sides.0) | u16::from(u8::from(owner)) << 4 | u16::from(round) << 8)
    }

    /// Is there a tile?
    pub const fn is_some(self) -> bool {
        self.0 & 15 != 0
    }

    /// The sides it connects; none if there is no tile.
    pub const fn sides(self) -> Sides {
        Sides(self.0 as u8 & 15)
    }

    /// Whose it is.
    pub const fn owner(self) -> Seat {
        match Seat::new((self.0 >> 4) as u8 & 7) {
            Some(seat) => seat,
            None => panic!("tiles are made for seats"),
        }
    }

    /// Does it belong to this seat?
    pub const fn belongs_to(self, seat: Seat) -> bool {
        self.is_some() && (self.0 >> 4) as usize & 7 == seat.index()
    }

    /// Does its upgraded side lie up?
    pub const fn is_upgraded(self) -> bool {
        self.0 & 1 << 7 != 0
    }

    /// T9.3: turned to its upgraded side.
    pub const fn upgraded(self) -> Tile {
        Tile(self.0 | 1 << 7)
    }

    /// The round in which it was laid.
    pub const fn round(self) -> u8 {
        (self.0 >> 8) as u8 & 7
    }
}

/// A tile in JSON.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TileForm {
    pub(crate) at: Square,
    pub(crate) sides: [Side; 2],
    pub(crate) owner: Seat,
    pub(crate) upgraded: bool,
    pub(crate) round: u8,
}

impl TileForm {
    pub(crate) fn new(at: Square, tile: Tile) -> TileForm {
        let mut sides = tile.sides().iter();
        let mut next = || sides.next().expect("a tile has two sides");
        TileForm {
            at,
            sides: [next(), next()],
            owner: tile.owner(),
            upgraded: tile.is_upgraded(),
            round: tile.round(),
        }
    }

    /// The tile, if its two sides differ and its round exists.
    pub(crate) fn tile(self) -> Option<Tile> {
        let [a, b] = self.sides;
        let tile = Tile::new(self.owner, Sides::of(a, b), self.round);
        (a != b && (1..=6).contains(&self.round)).then_some(if self.upgraded { tile.upgraded() } else { tile })
    }
}
