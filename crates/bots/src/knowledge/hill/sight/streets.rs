//! Where tracks can lead, and for how much: the whole town at once, as sets of cells.

use hill::cell::{Cells, Direction};
use hill::spot::{Spots, Step};
use hill::town::Town;

/// The most resources that are looked at for one track: a half of open land each, or a crossing.
pub(super) const MOST_PAID: usize = 2;

/// The streets of a town on which no track lies yet.
pub(super) struct Streets {
    /// By what a track costs at most, and by direction: the cells from which one can be laid.
    from: [[Cells; 8]; MOST_PAID + 1],
}

impl Streets {
    pub(super) fn of(town: &Town) -> Streets {
        let mut streets = Streets {
            from: [[Cells::NONE; 8]; MOST_PAID + 1],
        };
        for step in Step::ALL {
            let (direction, back) = (step.direction(), step.direction().opposite());
            let pairs = town.cells().and(town.cells().moved(back));
            let untaken = pairs.minus(town.tracks().first_cells(step));
            let (near, far) = (town.roads(direction), town.roads(back).moved(back));
            let crossed = crossed(town.tracks(), step);
            let straight = untaken.minus(crossed);
            let by_cost = [
                straight.and(near.and(far)),
                straight.and(near.or(far)),
                straight.or(untaken.and(near.and(far))),
            ];
            for (from, cells) in streets.from.iter_mut().zip(by_cost) {
                from[direction as usize] = cells;
                from[back as usize] = cells.moved(direction).and(town.cells());
            }
        }
        streets
    }

    /// The cells that one more track can come to from these, for this much at most.
    pub(super) fn onward(&self, cells: Cells, paid: usize) -> Cells {
        let from = &self.from[paid];
        Direction::ALL.into_iter().fold(Cells::NONE, |reached, direction| {
            reached.or(cells.and(from[direction as usize]).moved(direction))
        })
    }

    /// The cells from which a track leads in this direction, for this much at most.
    pub(super) const fn towards(&self, direction: Direction, paid: usize) -> Cells {
        self.from[paid][direction as usize]
    }
}

/// The first cells of the spots with this step that cross a diagonal with a token on it.
fn crossed(tracks: &Spots, step: Step) -> Cells {
    match step {
        Step::SE => tracks.first_cells(Step::SW).moved(Direction::W),
        Step::SW => tracks.first_cells(Step::SE).moved(Direction::E),
        Step::E | Step::S => Cells::NONE,
    }
}
