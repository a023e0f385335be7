//! The four sides of a square, and sets of them.

use serde::{Deserialize, Serialize};

/// A side of a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// For indexing what is kept per side.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side across the square; also the side of the neighbour that faces this one.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }

    /// The initial.
    pub const fn letter(self) -> char {
        match self {
            Side::North => 'N',
            Side::East => 'E',
            Side::South => 'S',
            Side::West => 'W',
        }
    }
}

/// A set of sides.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Sides(pub(crate) u8);

impl Sides {
    /// None.
    pub const NONE: Sides = Sides(0);

    /// These two.
    pub const fn of(a: Side, b: Side) -> Sides {
        Sides(1 << a as u8 | 1 << b as u8)
    }

    /// This side alone.
    pub const fn only(side: Side) -> Sides {
        Sides(1 << side as u8)
    }

    /// The sides that are not in it.
    pub const fn others(self) -> Sides {
        Sides(!self.0 & 0b1111)
    }

    /// Is this side in it?
    pub const fn contains(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 != 0
    }

    /// The sides of both.
    pub const fn or(self, other: Sides) -> Sides {
        Sides(self.0 | other.0)
    }

    /// The sides of this that are not in the other.
    pub const fn minus(self, other: Sides) -> Sides {
        Sides(self.0 & !other.0)
    }

    /// Is a side in both?
    pub const fn overlaps(self, other: Sides) -> bool {
        self.0 & other.0 != 0
    }

    /// Is none in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Are these two opposite sides?
    pub const fn is_straight(self) -> bool {
        self.0 == 0b0101 || self.0 == 0b1010
    }

    /// Of two sides, the one that is not this.
    pub fn other(self, side: Side) -> Side {
        Side::ALL[((self.0 & !(1 << side as u8)).trailing_zeros() as usize).min(3)]
    }

    /// The sides clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.contains(side))
    }
}
