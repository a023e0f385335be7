//! Spots: where track tokens lie, between two neighbouring cards.

use serde::{Deserialize, Serialize};

use crate::parts::cell::{Cell, Cells, Direction};

/// The four ways in which a spot leads on from its first cell (the upper one, or the left one of a row).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the points of the compass")]
pub enum Step {
    E,
    SE,
    S,
    SW,
}

impl Step {
    /// All four.
    pub const ALL: [Step; 4] = [Step::E, Step::SE, Step::S, Step::SW];

    /// As a direction.
    pub const fn direction(self) -> Direction {
        match self {
            Step::E => Direction::E,
            Step::SE => Direction::SE,
            Step::S => Direction::S,
            Step::SW => Direction::SW,
        }
    }
}

/// The place between two cells that share an edge or a corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "[Cell; 2]", into = "[Cell; 2]")]
pub struct Spot {
    cell: Cell,
    step: Step,
}

impl Spot {
    /// The spot that leads from a cell in this direction, if the neighbour is within reach.
    pub const fn towards(cell: Cell, direction: Direction) -> Option<Spot> {
        match cell.step(direction) {
            Some(_) => Some(Spot::towards_unchecked(cell, direction)),
            None => None,
        }
    }

    /// The same, where the neighbour is known to be within reach.
    pub(crate) const fn towards_unchecked(cell: Cell, direction: Direction) -> Spot {
        let step = match direction {
            Direction::E | Direction::W => Step::E,
            Direction::SE | Direction::NW => Step::SE,
            Direction::S | Direction::N => Step::S,
            Direction::SW | Direction::NE => Step::SW,
        };
        let forwards = matches!(direction, Direction::E | Direction::SE | Direction::S | Direction::SW);
        Spot {
            cell: if forwards { cell } else { cell.step_unchecked(direction) },
            step,
        }
    }

    /// The spot between two cells, if they are neighbours.
    pub const fn between(a: Cell, b: Cell) -> Option<Spot> {
        match a.direction_to(b) {
            Some(direction) => Some(Spot::towards_unchecked(a, direction)),
            None => None,
        }
    }

    /// Its first cell: the upper one, or the left one of a row.
    pub const fn cell(self) -> Cell {
        self.cell
    }

    /// How it leads on from there.
    pub const fn step(self) -> Step {
        self.step
    }

    /// Its two cells.
    pub const fn cells(self) -> [Cell; 2] {
        [self.cell, self.cell.step_unchecked(self.step.direction())]
    }

    /// The spot that crosses this one: the other diagonal of the same four cells (H6.4). Straight spots are not crossed.
    pub const fn crossing(self) -> Option<Spot> {
        match self.step {
            Step::SE => Some(Spot {
                cell: self.cell.step_unchecked(Direction::E),
                step: Step::SW,
            }),
            Step::SW => Some(Spot {
                cell: self.cell.step_unchecked(Direction::W),
                step: Step::SE,
            }),
            Step::E | Step::S => None,
        }
    }

    /// All spots within reach.
    pub fn all() -> impl Iterator<Item = Spot> {
        Step::ALL
            .into_iter()
            .flat_map(|step| Cell::all().filter_map(move |cell| Spot::towards(cell, step.direction())))
    }
}

impl TryFrom<[Cell; 2]> for Spot {
    type Error = String;
    fn try_from([a, b]: [Cell; 2]) -> Result<Spot, String> {
        Spot::between(a, b)
            .ok_or_else(|| format!("H6.1 no spot between {a} and {b}: they don't share an edge or a corner"))
    }
}

impl From<Spot> for [Cell; 2] {
    fn from(spot: Spot) -> [Cell; 2] {
        spot.cells()
    }
}

impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [a, b] = self.cells();
        write!(f, "{a}-{b}")
    }
}

/// A set of spots: for each step the first cells.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Spots([Cells; 4]);

impl Spots {
    /// No spot.
    pub const NONE: Spots = Spots([Cells::NONE; 4]);

    /// The set that has these first cells for each step.
    #[inline]
    pub fn from_steps(mut cells: impl FnMut(Step) -> Cells) -> Spots {
        // Written out, so that each step is a constant where it is used.
        Spots([cells(Step::E), cells(Step::SE), cells(Step::S), cells(Step::SW)])
    }

    /// The first cells of its spots with this step.
    pub const fn first_cells(&self, step: Step) -> Cells {
        self.0[step as usize]
    }

    /// Is this spot in it?
    pub const fn contains(&self, spot: Spot) -> bool {
        self.0[spot.step as usize].contains(spot.cell)
    }

    /// Adds a spot.
    pub const fn insert(&mut self, spot: Spot) {
        self.0[spot.step as usize].insert(spot.cell);
    }

    /// Takes a spot out.
    pub const fn remove(&mut self, spot: Spot) {
        self.0[spot.step as usize].remove(spot.cell);
    }

    /// Is no spot in it?
    pub fn is_empty(&self) -> bool {
        self.0 == [Cells::NONE; 4]
    }

    /// Calls `found` with each spot, step by step.
    #[inline]
    pub fn for_each(&self, mut found: impl FnMut(Spot)) {
        for (&cells, step) in self.0.iter().zip(Step::ALL) {
            cells.iter().for_each(|cell| found(Spot { cell, step }));
        }
    }

    /// Calls `found` with each spot that leads from this cell to one outside of `avoided`.
    #[inline]
    pub fn for_each_from(&self, cell: Cell, avoided: Cells, mut found: impl FnMut(Spot)) {
        // All eight directions first, without a branch: which ones are open is anybody's guess.
        let mut open = 0u8;
        for (n, &cells) in self.0.iter().enumerate() {
            let direction = Step::ALL[n].direction();
            let (ahead, behind) = (
                cell.step_unchecked(direction),
                cell.step_unchecked(direction.opposite()),
            );
            open |= u8::from(cells.contains(cell) & !avoided.contains(ahead)) << (2 * n);
            open |= u8::from(cells.contains(behind) & !avoided.contains(behind)) << (2 * n + 1);
        }
        while open != 0 {
            let n = open.trailing_zeros() as usize;
            open &= open - 1;
            let step = Step::ALL[n / 2];
            found(Spot {
                cell: if n.is_multiple_of(2) {
                    cell
                } else {
                    cell.step_unchecked(step.direction().opposite())
                },
                step,
            });
        }
    }

    /// The spots, step by step.
    pub fn iter(self) -> impl Iterator<Item = Spot> {
        Step::ALL
            .into_iter()
            .flat_map(move |step| self.first_cells(step).iter().map(move |cell| Spot { cell, step }))
    }
}

impl FromIterator<Spot> for Spots {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Spots {
        let mut set = Spots::NONE;
        for spot in spots {
            set.insert(spot);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_is_the_same_from_both_sides() {
        for spot in Spot::all() {
            let [a, b] = spot.cells();
            assert_eq!((Spot::between(a, b), Spot::between(b, a)), (Some(spot), Some(spot)));
            if let Some(crossing) = spot.crossing() {
                assert_eq!(crossing.crossing(), Some(spot));
            }
        }
        let frame = Cells::rectangle(0..=3, 0..=3);
        let in_frame = Spot::all().filter(|spot| spot.cells().iter().all(|&cell| frame.contains(cell)));
        assert_eq!(in_frame.count(), 42);
    }
}
