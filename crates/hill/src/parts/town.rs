//! One player's town: cards, upgrades and tracks.

use table::Card;

use crate::parts::cards::{Cards, Landmark, Rotation, TokenIndex, TownIndex};
use crate::parts::cell::{Cell, Cells, Direction, TOWN_SIZE};
use crate::parts::line::{ByLine, Line};
use crate::parts::path::Path;
use crate::parts::spot::{Spot, Spots};

/// H5.6: the cards of a full town.
pub const FULL_TOWN: usize = 16;

/// A card in a town.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedCard {
    /// Where it lies.
    pub cell: Cell,
    /// Which card.
    pub card: TownIndex,
    /// How it is turned.
    pub rotation: Rotation,
    /// H9.7: the Development token on it, at most one.
    pub token: Option<TokenIndex>,
}

/// A town.
#[derive(Clone, Copy, Debug)]
pub struct Town {
    placed: [PlacedCard; FULL_TOWN],
    count: u8,
    cells: Cells,
    /// For each direction the cells whose card, as it is turned, has a road there.
    roads: [Cells; 8],
    upgraded: Cells,
    /// The spots on which tokens lie, of whatever colour.
    tracks: Spots,
    paths: ByLine<Path>,
}

impl Town {
    /// No card placed yet.
    pub const EMPTY: Town = Town {
        placed: [PlacedCard {
            cell: Cell::FIRST,
            card: TownIndex::FIRST,
            rotation: Rotation::NONE,
            token: None,
        }; FULL_TOWN],
        count: 0,
        cells: Cells::NONE,
        roads: [Cells::NONE; 8],
        upgraded: Cells::NONE,
        tracks: Spots::NONE,
        paths: ByLine::all(Path::NEW),
    };

    /// The cards, in the order in which they were placed.
    pub fn placed(&self) -> &[PlacedCard] {
        &self.placed[..self.count as usize]
    }

    /// Where cards lie.
    pub const fn cells(&self) -> Cells {
        self.cells
    }

    /// The cells whose card has a road in this direction.
    pub const fn roads(&self, direction: Direction) -> Cells {
        self.roads[direction as usize]
    }

    /// Where Development tokens lie.
    pub const fn upgraded(&self) -> Cells {
        self.upgraded
    }

    /// The spots on which tokens lie.
    pub const fn tracks(&self) -> &Spots {
        &self.tracks
    }

    /// The track of a line.
    pub fn path(&self, line: Line) -> &Path {
        &self.paths[line]
    }

    /// The card on a cell.
    pub fn card_at(&self, cell: Cell) -> Option<&PlacedCard> {
        self.placed().iter().find(|placed| placed.cell == cell)
    }

    /// The lines with a token on this spot.
    pub fn lines_on(&self, spot: Spot) -> impl Iterator<Item = Line> + '_ {
        Line::ALL
            .into_iter()
            .filter(move |&line| self.path(line).spots().any(|taken| taken == spot))
    }

    /// The lowest and highest column and row with a card: ([left, right], [top, bottom]). The town must have a card.
    pub(crate) fn span(&self) -> ([i8; 2], [i8; 2]) {
        self.cells.span()
    }

    /// The 4x4 frame, once the cards force it (H5.3).
    pub fn frame(&self) -> Option<Frame> {
        if self.count == 0 {
            return None;
        }
        let ([left, right], [top, bottom]) = self.span();
        (right - left == TOWN_SIZE - 1 && bottom - top == TOWN_SIZE - 1).then_some(Frame { left, top })
    }

    /// The landmarks on these cells.
    pub(crate) fn landmarks(&self, cards: &Cards, on: Cells) -> impl Iterator<Item = Landmark> {
        self.placed()
            .iter()
            .filter(move |placed| on.contains(placed.cell))
            .filter_map(|placed| cards.town(placed.card).landmark)
    }

    /// Lays a card down. The cell must be free and there must be room.
    pub(crate) fn place(&mut self, cards: &Cards, cell: Cell, card: TownIndex, rotation: Rotation) {
        self.placed[self.count as usize] = PlacedCard {
            cell,
            card,
            rotation,
            token: None,
        };
        self.count += 1;
        self.cells.insert(cell);
        let roads = cards.town(card).roads.turned(rotation);
        for direction in Direction::ALL {
            if roads.has(direction) {
                self.roads[direction as usize].insert(cell);
            }
        }
    }

    /// Puts a Development token on the card of a cell, which must have none.
    pub(crate) fn upgrade(&mut self, cell: Cell, token: TokenIndex) {
        let count = self.count as usize;
        if let Some(placed) = self.placed[..count].iter_mut().find(|placed| placed.cell == cell) {
            placed.token = Some(token);
            self.upgraded.insert(cell);
        }
    }

    /// Lays a token of a line. Must be allowed by H6.
    pub(crate) fn lay(&mut self, line: Line, spot: Spot) {
        self.paths[line].lay(spot);
        self.tracks.insert(spot);
    }

    /// Takes an end token of a line out of the game (H8.2).
    pub(crate) fn discard(&mut self, line: Line, spot: Spot) {
        self.paths[line].discard(spot);
        if self.lines_on(spot).next().is_none() {
            self.tracks.remove(spot);
        }
    }

    /// Puts down a whole line, as read from a file.
    pub(crate) fn set_path(&mut self, line: Line, path: Path) {
        self.paths[line] = path;
        for spot in path.spots() {
            self.tracks.insert(spot);
        }
    }
}

/// Towns are equal when the same cards, tokens and lines lie in them; the rest follows.
impl PartialEq for Town {
    fn eq(&self, other: &Self) -> bool {
        self.placed() == other.placed() && self.paths == other.paths
    }
}
impl Eq for Town {}

/// The 4x4 frame of a town: its top left cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    left: i8,
    top: i8,
}

impl Frame {
    /// The frame with its top left corner on the first card's cell.
    pub(crate) const AT_FIRST: Frame = Frame { left: 0, top: 0 };

    const LAST: i8 = TOWN_SIZE - 1;

    fn part(self, columns: [i8; 2], rows: [i8; 2]) -> Cells {
        Cells::rectangle(
            self.left + columns[0]..=self.left + columns[1],
            self.top + rows[0]..=self.top + rows[1],
        )
    }

    /// All 16 cells.
    pub fn cells(self) -> Cells {
        self.part([0, Self::LAST], [0, Self::LAST])
    }

    /// The top row.
    pub fn top_row(self) -> Cells {
        self.part([0, Self::LAST], [0, 0])
    }

    /// The bottom row.
    pub fn bottom_row(self) -> Cells {
        self.part([0, Self::LAST], [Self::LAST, Self::LAST])
    }

    /// The leftmost column.
    pub fn left_column(self) -> Cells {
        self.part([0, 0], [0, Self::LAST])
    }

    /// The rightmost column.
    pub fn right_column(self) -> Cells {
        self.part([Self::LAST, Self::LAST], [0, Self::LAST])
    }

    /// The four central cells.
    pub fn centre(self) -> Cells {
        self.part([1, 2], [1, 2])
    }

    /// The twelve outer cells.
    pub fn outer(self) -> Cells {
        self.cells().minus(self.centre())
    }

    /// The four corners.
    pub fn corners(self) -> Cells {
        self.falling_corners().or(self.rising_corners())
    }

    /// The corners top left and bottom right.
    pub fn falling_corners(self) -> Cells {
        self.top_row()
            .and(self.left_column())
            .or(self.bottom_row().and(self.right_column()))
    }

    /// The corners top right and bottom left.
    pub fn rising_corners(self) -> Cells {
        self.top_row()
            .and(self.right_column())
            .or(self.bottom_row().and(self.left_column()))
    }
}
