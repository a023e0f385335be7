//! The index of every action of The Rail on the Hill.
//!
//! Cards are numbered by their place among those that can be chosen, cells by their distance from the town's upper left card: what is done stays the same however
//! far the town has grown in each direction.

use hill::cell::Cells;
use hill::{Action, Cell, Hill, Spot};
use table::Seat;

use super::{plain, sight};
use crate::numbering::{Block, Numbered, Places};
use crate::sight::Sheet;

const TAKE_SET: Block = Block::new("take_set", &[("set", 4)]);
const TAKE: Block = TAKE_SET.then("take", &[("location", 4)]);
const PLACE: Block = TAKE.then(
    "place",
    &[
        ("card of the hand", 3),
        ("column + 3", 7),
        ("row + 3", 7),
        ("quarter turns", 4),
    ],
);
const LAY: Block = PLACE.then(
    "lay",
    &[
        ("as track, location, bonus", 3),
        ("line", 4),
        ("towards E, SE, S, SW", 4),
        ("column", 4),
        ("row", 4),
    ],
);
const GAIN: Block = LAY.then("gain", &[]);
const TAKE_PLAN: Block = GAIN.then("take_plan", &[("face-up card", 2)]);
const TAKE_TOKEN: Block = TAKE_PLAN.then("take_token", &[("face-up token", 2)]);
const BONUS: Block = TAKE_TOKEN.then("bonus", &[("resources, track, plans", 3)]);
const KEEP_PLAN: Block = BONUS.then("keep_plan", &[("card drawn", 2)]);
const ASSIGN: Block = KEEP_PLAN.then(
    "assign",
    &[
        ("card to assign", 6),
        ("line", 4),
        ("nothing, or card discarded + 1", 5),
    ],
);
const KEEP_TOKEN: Block = ASSIGN.then("keep_token", &[("token drawn", 2)]);
const UPGRADE: Block = KEEP_TOKEN.then("upgrade", &[("column", 4), ("row", 4)]);
const BUY: Block = UPGRADE.then("buy", &[]);
const DISCARD_TRACK: Block = BUY.then(
    "discard_track",
    &[("line", 4), ("towards E, SE, S, SW", 4), ("column", 4), ("row", 4)],
);
const END_TURN: Block = DISCARD_TRACK.then("end_turn", &[]);

/// How far a new card can lie from the town's upper left one, to either side.
const AROUND: usize = 3;

impl Numbered for Hill {
    const BLOCKS: &'static [Block] = &[
        TAKE_SET,
        TAKE,
        PLACE,
        LAY,
        GAIN,
        TAKE_PLAN,
        TAKE_TOKEN,
        BONUS,
        KEEP_PLAN,
        ASSIGN,
        KEEP_TOKEN,
        UPGRADE,
        BUY,
        DISCARD_TRACK,
        END_TURN,
    ];

    /// The lines.
    const PARTS: usize = 4;

    fn number(&self, seat: Seat, legal: &[Action], indexes: &mut Vec<u16>) {
        let corner = Corner::of(self, seat);
        let (mut towns, mut plans, mut tokens) = (Places::<_, 3>::new(), Places::<_, 6>::new(), Places::<_, 2>::new());
        indexes.extend(legal.iter().map(|action| match *action {
            Action::TakeSet { set } => TAKE_SET.at([set.into()]),
            Action::Take { location } => TAKE.at([location as usize]),
            Action::Place { card, at, turned } => {
                let [column, row] = corner.to(at, AROUND);
                PLACE.at([towns.of(card), column, row, turned.quarters().into()])
            }
            Action::Lay { duty, line, spot } => {
                let [step, column, row] = corner.spot(spot);
                LAY.at([duty as usize, line as usize, step, column, row])
            }
            Action::Gain {} => GAIN.at([]),
            Action::TakePlan { plan } => TAKE_PLAN.at([plans.of(plan)]),
            Action::TakeToken { token } => TAKE_TOKEN.at([tokens.of(token)]),
            Action::Bonus { choice } => BONUS.at([choice as usize]),
            Action::KeepPlan { plan } => KEEP_PLAN.at([plans.of(plan)]),
            Action::Assign { plan, line, discard } => {
                let row = self.public().seats[seat.index()].plans[line];
                let is_old = |old| move |&place: &_| self.cards().plan(place).id == old;
                let discarded = discard.and_then(|old| row.as_slice().iter().position(is_old(old)));
                ASSIGN.at([plans.of(plan), line as usize, discarded.map_or(0, |place| place + 1)])
            }
            Action::KeepToken { token } => KEEP_TOKEN.at([tokens.of(token)]),
            Action::Upgrade { at } => UPGRADE.at(corner.to(at, 0)),
            Action::Buy {} => BUY.at([]),
            Action::DiscardTrack { line, spot } => {
                let [step, column, row] = corner.spot(spot);
                DISCARD_TRACK.at([line as usize, step, column, row])
            }
            Action::EndTurn {} => END_TURN.at([]),
        }));
    }

    fn see_own(&self, seat: Seat, sheet: &mut impl Sheet) {
        sight::see_table(self, sheet);
        sight::see_seat(self, seat, sheet);
    }

    const PLAIN: &'static [Block] = plain::BLOCKS;

    fn see_plain(&self, seat: Seat, out: &mut [f32]) {
        plain::write(self, seat, out);
    }
}

/// The upper left corner of a town.
pub(super) struct Corner {
    column: i8,
    row: i8,
}

impl Corner {
    fn of(game: &Hill, seat: Seat) -> Corner {
        Corner::of_town(sight::town_of(game, seat))
    }

    pub(super) fn of_town(cells: Cells) -> Corner {
        let ([column, _], [row, _]) = if cells.is_empty() {
            ([Cell::FIRST.column(); 2], [Cell::FIRST.row(); 2])
        } else {
            cells.span()
        };
        Corner { column, row }
    }

    /// How many columns and rows it is from here to a cell, and this many more.
    pub(super) fn to(&self, cell: Cell, more: usize) -> [usize; 2] {
        [cell.column() - self.column, cell.row() - self.row].map(|cells| (cells as isize + more as isize) as usize)
    }

    pub(super) fn spot(&self, spot: Spot) -> [usize; 3] {
        let [column, row] = self.to(spot.cell(), 0);
        [spot.step() as usize, column, row]
    }
}

#[cfg(test)]
mod tests {
    use hill::{Hill, Options};
    use table::{Game, Seed};

    use crate::numbering::tests::check;

    #[test]
    fn every_action_has_an_index_of_its_own() {
        let games = (0..480).map(|number| {
            let players = number % 4 + 1;
            let options = Options {
                residents: number % 3 == 1,
                no_rotation: number % 5 == 2,
                simultaneous: players > 1 && number % 7 > 4,
                ..Options::default()
            };
            Hill::new(players as u8, &options, Seed::from_text(&format!("{number}"))).expect("a game begins")
        });
        assert!(check(games) > 50_000);
    }
}
