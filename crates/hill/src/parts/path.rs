//! The track of one line in one town: an unbroken, unbranched path (H6.6).

use crate::parts::cell::{Cell, Cells};
use crate::parts::spot::Spot;

/// H1.2: the tokens of a line.
pub const TOKENS: u8 = 8;

/// H1.2: the tokens of a line that bring a bonus, counted as they leave the supply.
const BONUS_TOKENS: [u8; 2] = [3, 6];

/// H1.2: is the token that leaves the supply as this one a bonus token?
pub const fn is_bonus_token(nth: u8) -> bool {
    nth == BONUS_TOKENS[0] || nth == BONUS_TOKENS[1]
}

/// The cards that eight tokens in a row can lie on.
const MOST_CELLS: usize = TOKENS as usize + 1;

/// The track of one line.
#[derive(Clone, Copy, Debug)]
pub struct Path {
    cells: [Cell; MOST_CELLS],
    len: u8,
    /// How many tokens have left the supply; discarded ones never come back (H6.9).
    used: u8,
    on: Cells,
}

impl Path {
    /// No token laid yet.
    pub const NEW: Path = Path {
        cells: [Cell::FIRST; MOST_CELLS],
        len: 0,
        used: 0,
        on: Cells::NONE,
    };

    /// The cells it passes, from one end to the other.
    pub fn cells(&self) -> &[Cell] {
        &self.cells[..self.len as usize]
    }

    /// The cells it passes: a line "passes" a card if it has a token on it (H11).
    pub const fn on(&self) -> Cells {
        self.on
    }

    /// The tokens that lie in the town.
    pub const fn tokens(&self) -> u8 {
        self.len.saturating_sub(1)
    }

    /// The tokens that have left the supply, discarded ones included.
    pub const fn used(&self) -> u8 {
        self.used
    }

    /// H6.9: is a token left in the supply?
    pub const fn has_supply(&self) -> bool {
        self.used < TOKENS
    }

    /// H1.2, H7.4: was the token that left the supply last a bonus token, the 3rd or the 6th?
    pub const fn last_was_bonus(&self) -> bool {
        is_bonus_token(self.used)
    }

    /// The cards at its two ends; `None` while it has no token.
    pub fn ends(&self) -> Option<[Cell; 2]> {
        match self.cells() {
            [first, .., last] => Some([*first, *last]),
            _ => None,
        }
    }

    /// The spots of its tokens, from one end to the other.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.cells()
            .windows(2)
            .map(|pair| Spot::between(pair[0], pair[1]).expect("a path leads from neighbour to neighbour"))
    }

    /// H8.2: the spots of the tokens at its ends: none, one (a single token) or two.
    #[inline]
    pub fn end_spots(&self) -> [Option<Spot>; 2] {
        let [first, second, ..] = self.cells;
        match self.len {
            0 => [None, None],
            2 => [Spot::between(first, second), None],
            len => [
                Spot::between(first, second),
                Spot::between(self.cells[len as usize - 2], self.cells[len as usize - 1]),
            ],
        }
    }

    /// Takes a token from the supply and lays it at an end (anywhere, if it is the only one). Must be allowed by H6.
    pub(crate) fn lay(&mut self, spot: Spot) {
        let [a, b] = spot.cells();
        match self.ends() {
            None => (self.cells[0], self.cells[1], self.len) = (a, b, 2),
            Some([_, last]) if last == a || last == b => {
                self.cells[self.len as usize] = if last == a { b } else { a };
                self.len += 1;
            }
            Some([first, _]) => {
                self.cells.copy_within(..self.len as usize, 1);
                self.cells[0] = if first == a { b } else { a };
                self.len += 1;
            }
        }
        self.used += 1;
        self.on.insert(a);
        self.on.insert(b);
    }

    /// Takes an end token out of the game. It must be one of [`Path::end_spots`].
    pub(crate) fn discard(&mut self, spot: Spot) {
        let len = self.len as usize;
        if len == 2 {
            self.len = 0;
        } else if self.spots().next() == Some(spot) {
            self.cells.copy_within(1..len, 0);
            self.len -= 1;
        } else {
            self.len -= 1;
        }
        self.on = self.cells().iter().copied().collect();
    }

    /// The path over these cells, with this many tokens used; `None` if it is no path (H6.6 to H6.9).
    pub(crate) fn from_cells(cells: &[Cell], used: u8) -> Option<Path> {
        let mut path = Path {
            used,
            on: cells.iter().copied().collect(),
            len: cells.len() as u8,
            ..Path::NEW
        };
        path.cells.get_mut(..cells.len())?.copy_from_slice(cells);
        let unbroken = cells.windows(2).all(|pair| Spot::between(pair[0], pair[1]).is_some());
        let fits = cells.len() != 1 && path.tokens() <= used && used <= TOKENS && path.on.len() == cells.len();
        (unbroken && fits).then_some(path)
    }
}

/// Paths are equal when they pass the same cells in the same order, whatever lies in the unused room.
impl PartialEq for Path {
    fn eq(&self, other: &Self) -> bool {
        self.cells() == other.cells() && self.used == other.used
    }
}
impl Eq for Path {}
