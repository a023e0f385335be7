//! Squares of the map, and sets of them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::side::Side;

/// The most columns of a map: two boards.
pub const MOST_COLUMNS: usize = 10;
/// The most rows of a map: five boards.
pub const MOST_ROWS: usize = 15;
/// The most squares of a map.
pub const MOST_SQUARES: usize = MOST_COLUMNS * MOST_ROWS;

/// A square; in JSON `[row, column]` from the north-west corner, starting at 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "[u8; 2]", into = "[u8; 2]")]
pub struct Square(pub(crate) u8);

impl Square {
    /// The square in this row and column, if a map can have it.
    pub const fn new(row: u8, column: u8) -> Option<Square> {
        if (row as usize) < MOST_ROWS && (column as usize) < MOST_COLUMNS {
            Some(Square(row * MOST_COLUMNS as u8 + column))
        } else {
            None
        }
    }

    /// Every square that a map can have, row by row.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..MOST_SQUARES as u8).map(Square)
    }

    /// The row, from 0 in the north.
    pub const fn row(self) -> u8 {
        self.0 / MOST_COLUMNS as u8
    }

    /// The column, from 0 in the west.
    pub const fn column(self) -> u8 {
        self.0 % MOST_COLUMNS as u8
    }

    /// For indexing what is kept per square.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.row(), self.column())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl TryFrom<[u8; 2]> for Square {
    type Error = String;
    fn try_from([row, column]: [u8; 2]) -> Result<Square, String> {
        Square::new(row, column).ok_or_else(|| format!("no map has a square [{row}, {column}]"))
    }
}

impl From<Square> for [u8; 2] {
    fn from(square: Square) -> [u8; 2] {
        [square.row(), square.column()]
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SquareSet([u64; 3]);

impl SquareSet {
    /// None.
    pub const EMPTY: SquareSet = SquareSet([0; 3]);

    /// Is this square in it?
    pub const fn contains(&self, square: Square) -> bool {
        self.0[square.0 as usize / 64] >> (square.0 % 64) & 1 != 0
    }

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        self.0[square.0 as usize / 64] |= 1 << (square.0 % 64);
    }

    /// Takes a square out, if it is there.
    pub const fn remove(&mut self, square: Square) {
        self.0[square.0 as usize / 64] &= !(1 << (square.0 % 64));
    }

    /// With this square too.
    pub const fn with(mut self, square: Square) -> SquareSet {
        self.insert(square);
        self
    }

    /// The squares of both.
    pub const fn or(self, other: SquareSet) -> SquareSet {
        SquareSet([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// The squares that are in both.
    pub const fn and(self, other: SquareSet) -> SquareSet {
        SquareSet([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// The squares on this side of these.
    pub(crate) const fn beside(self, side: Side) -> SquareSet {
        const ROW: u32 = MOST_COLUMNS as u32;
        const FIRST: SquareSet = column(0);
        const LAST: SquareSet = column(MOST_COLUMNS - 1);
        match side {
            Side::North => self.down(ROW),
            Side::East => self.up(1).minus(FIRST),
            Side::South => self.up(ROW),
            Side::West => self.down(1).minus(LAST),
        }
    }

    const fn up(self, steps: u32) -> SquareSet {
        let [low, middle, high] = self.0;
        let over = u64::BITS - steps;
        SquareSet([
            low << steps,
            middle << steps | low >> over,
            high << steps | middle >> over,
        ])
    }

    const fn down(self, steps: u32) -> SquareSet {
        let [low, middle, high] = self.0;
        let over = u64::BITS - steps;
        SquareSet([
            low >> steps | middle << over,
            middle >> steps | high << over,
            high >> steps,
        ])
    }

    /// The squares of this that are not in the other.
    pub const fn minus(self, other: SquareSet) -> SquareSet {
        SquareSet([
            self.0[0] & !other.0[0],
            self.0[1] & !other.0[1],
            self.0[2] & !other.0[2],
        ])
    }

    /// Is no square in it?
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many squares are in it?
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// The squares, row by row.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let (mut left, mut part) = (self.0, 0);
        std::iter::from_fn(move || {
            while left[part] == 0 && part < 2 {
                part += 1;
            }
            let square = Square((64 * part) as u8 + left[part].trailing_zeros() as u8);
            (left[part] != 0).then(|| {
                left[part] &= left[part] - 1;
                square
            })
        })
    }
}

/// The squares of a column.
const fn column(number: usize) -> SquareSet {
    let (mut squares, mut at) = (SquareSet::EMPTY, number);
    while at < MOST_SQUARES {
        squares.insert(Square(at as u8));
        at += MOST_COLUMNS;
    }
    squares
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl Serialize for SquareSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SquareSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SquareSet, D::Error> {
        let squares = Vec::<Square>::deserialize(deserializer)?;
        let set: SquareSet = squares.iter().copied().collect();
        if set.len() == squares.len() {
            Ok(set)
        } else {
            Err(serde::de::Error::custom("a square appears twice in the list"))
        }
    }
}
