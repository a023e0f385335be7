//! Where cards lie: cells, sets of cells, and the eight directions between them.
//!
//! The 4x4 frame of a town is not fixed before the cards force it (H5.3), so cells are counted from the first card: [column, row], columns to the
//! right and rows downwards, each from -3 to 3. That is a board of 7x7 cells with the first card in the middle.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// How many cells in each direction from the first card can still belong to a town.
pub const REACH: i8 = 3;

/// The most columns and rows a town spans (H5.3).
pub const TOWN_SIZE: i8 = 4;

/// Cells are numbered row by row with one column left empty, so that no shift of a [`Cells`] runs from one row into the next.
const ROW: u8 = 8;

/// A place for a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "[i8; 2]", into = "[i8; 2]")]
pub struct Cell(u8);

impl Cell {
    /// Where the first card of a town lies.
    pub const FIRST: Cell = Cell(REACH as u8 * ROW + REACH as u8);

    /// The cell in this column and row, if it is within reach of the first card.
    pub const fn new(column: i8, row: i8) -> Option<Cell> {
        if column < -REACH || column > REACH || row < -REACH || row > REACH {
            return None;
        }
        Some(Cell((row + REACH) as u8 * ROW + (column + REACH) as u8))
    }

    /// The column, counted from the first card to the right.
    pub const fn column(self) -> i8 {
        (self.0 % ROW) as i8 - REACH
    }

    /// The row, counted from the first card downwards.
    pub const fn row(self) -> i8 {
        (self.0 / ROW) as i8 - REACH
    }

    /// The neighbour in this direction, if it is within reach.
    pub const fn step(self, direction: Direction) -> Option<Cell> {
        let (columns, rows) = direction.offset();
        Cell::new(self.column() + columns, self.row() + rows)
    }

    /// The direction of a neighbour; `None` if the two don't share an edge or a corner.
    pub const fn direction_to(self, other: Cell) -> Option<Direction> {
        // Thanks to the empty column no two other cells are as far apart in numbers as neighbours are.
        Some(match other.0 as i8 - self.0 as i8 {
            -8 => Direction::N,
            -7 => Direction::NE,
            1 => Direction::E,
            9 => Direction::SE,
            8 => Direction::S,
            7 => Direction::SW,
            -1 => Direction::W,
            -9 => Direction::NW,
            _ => return None,
        })
    }

    /// All cells within reach, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        Cells::WITHIN_REACH.iter()
    }

    /// A number below [`Cell::NUMBERS`], another one for each cell.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many numbers cells can have.
    pub const NUMBERS: usize = 64;

    const fn bit(self) -> u64 {
        1u64.wrapping_shl(self.0 as u32)
    }

    /// The neighbour in this direction. Beyond reach it is no cell, but still safe to look for in a set: its bit falls on the empty column or row.
    pub(crate) const fn step_unchecked(self, direction: Direction) -> Cell {
        Cell(self.0.wrapping_add_signed(direction.shift()))
    }
}

impl TryFrom<[i8; 2]> for Cell {
    type Error = String;
    fn try_from([column, row]: [i8; 2]) -> Result<Cell, String> {
        Cell::new(column, row)
            .ok_or_else(|| format!("no cell [{column}, {row}]: columns and rows run from -{REACH} to {REACH}"))
    }
}

impl From<Cell> for [i8; 2] {
    fn from(cell: Cell) -> [i8; 2] {
        [cell.column(), cell.row()]
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "[{}, {}]", self.column(), self.row())
    }
}

/// One of the eight directions, clockwise from north. North is up (H5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the points of the compass")]
pub enum Direction {
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::N,
        Direction::NE,
        Direction::E,
        Direction::SE,
        Direction::S,
        Direction::SW,
        Direction::W,
        Direction::NW,
    ];

    /// The direction with this name, as in the card lists.
    pub fn named(name: &str) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|direction| format!("{direction:?}") == name)
    }

    /// The opposite direction.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }

    /// Columns to the right and rows downwards of one step.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Direction::N => (0, -1),
            Direction::NE => (1, -1),
            Direction::E => (1, 0),
            Direction::SE => (1, 1),
            Direction::S => (0, 1),
            Direction::SW => (-1, 1),
            Direction::W => (-1, 0),
            Direction::NW => (-1, -1),
        }
    }

    const fn shift(self) -> i8 {
        let (columns, rows) = self.offset();
        rows * ROW as i8 + columns
    }
}

/// Bit `n` for each column or row `n - REACH` of the range that is within reach.
const fn bits(range: RangeInclusive<i8>) -> u64 {
    let first = if *range.start() < -REACH {
        0
    } else {
        *range.start() + REACH
    };
    let last = if *range.end() > REACH {
        2 * REACH
    } else {
        *range.end() + REACH
    };
    if first > last || first > 2 * REACH || last < 0 {
        0
    } else {
        (1 << (last + 1)) - (1 << first)
    }
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cells(u64);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);
    /// Every cell within reach of the first card.
    pub const WITHIN_REACH: Cells = Cells(0x007f_7f7f_7f7f_7f7f);

    /// Just this cell.
    pub const fn only(cell: Cell) -> Cells {
        Cells(cell.bit())
    }

    /// The cells of a rectangle, cut to what is within reach.
    pub const fn rectangle(columns: RangeInclusive<i8>, rows: RangeInclusive<i8>) -> Cells {
        const COLUMN: u64 = 0x0101_0101_0101_0101;
        let rows = bits(rows);
        // Spread the row bits to one bit per row, then fill each of those rows with the columns.
        let row_starts = (rows.wrapping_mul(0x0002_0408_1020_4081)) & COLUMN;
        Cells(row_starts.wrapping_mul(bits(columns)))
    }

    /// Is this cell in it?
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & cell.bit() != 0
    }

    /// Adds a cell.
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= cell.bit();
    }

    /// Takes a cell out.
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !cell.bit();
    }

    /// Cells in both.
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// Cells in either.
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// Cells of this that are not in the other.
    pub const fn minus(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Is no cell in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in it?
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest and highest column and row: ([left, right], [top, bottom]). Some cell must be in it.
    pub const fn span(self) -> ([i8; 2], [i8; 2]) {
        let mut columns = self.0;
        columns |= columns >> (4 * ROW);
        columns |= columns >> (2 * ROW);
        columns |= columns >> ROW;
        let columns = columns as u8;
        let across = [
            columns.trailing_zeros() as i8 - REACH,
            7 - columns.leading_zeros() as i8 - REACH,
        ];
        let down = [
            self.0.trailing_zeros() as i8 / 8 - REACH,
            (63 - self.0.leading_zeros() as i8) / 8 - REACH,
        ];
        (across, down)
    }

    /// The whole set, moved by one step. Cells moved beyond reach can come out on the empty column: intersect with cells that are within reach.
    #[inline]
    pub const fn moved(self, direction: Direction) -> Cells {
        let shift = direction.shift();
        Cells(if shift >= 0 { self.0 << shift } else { self.0 >> -shift })
    }

    /// The cells that share an edge or a corner with one of these, these included.
    pub const fn with_neighbours(self) -> Cells {
        let rows = self.or(self.moved(Direction::E)).or(self.moved(Direction::W));
        rows.or(rows.moved(Direction::N))
            .or(rows.moved(Direction::S))
            .and(Cells::WITHIN_REACH)
    }

    /// The cells, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                Cell(number)
            })
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        let mut set = Cells::NONE;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_and_sets_agree() {
        for cell in Cell::all() {
            for direction in Direction::ALL {
                let moved = Cells::only(cell).moved(direction).and(Cells::WITHIN_REACH);
                assert_eq!(moved, cell.step(direction).map_or(Cells::NONE, Cells::only));
            }
            for other in Cell::all() {
                let direction = Direction::ALL
                    .into_iter()
                    .find(|&direction| cell.step(direction) == Some(other));
                assert_eq!(cell.direction_to(other), direction);
            }
            let neighbours: Cells = Direction::ALL
                .into_iter()
                .filter_map(|direction| cell.step(direction))
                .chain([cell])
                .collect();
            assert_eq!(Cells::only(cell).with_neighbours(), neighbours);
        }
        assert_eq!(Cell::all().count(), 49);
    }

    #[test]
    fn a_pair_of_numbers_is_a_cell_exactly_within_reach() {
        for column in i8::MIN..=i8::MAX {
            for row in i8::MIN..=i8::MAX {
                let within = (-3..=3).contains(&column) && (-3..=3).contains(&row);
                assert_eq!(
                    Cell::new(column, row).map(<[i8; 2]>::from),
                    within.then_some([column, row])
                );
            }
        }
    }

    #[test]
    fn a_rectangle_is_cut_to_what_is_within_reach() {
        for (columns, rows) in [
            (-3..=0, 0..=3),
            (-9..=9, -9..=-2),
            (2..=5, 1..=1),
            (4..=7, 0..=3),
            (-9..=-5, 0..=0),
        ] {
            let cells: Cells = Cell::all()
                .filter(|cell| columns.contains(&cell.column()) && rows.contains(&cell.row()))
                .collect();
            assert_eq!(Cells::rectangle(columns, rows), cells);
        }
        assert_eq!(
            Cells::rectangle(-9..=-2, 3..=5)
                .iter()
                .map(<[i8; 2]>::from)
                .collect::<Vec<_>>(),
            [[-3, 3], [-2, 3]]
        );
    }
}
