//! Numbers for those who learn with fixed shapes: an index for every action, and what a seat sees in one row.
//!
//! The index of an action is the same in every game of a kind, below [`len`]: its [block](Block) says what is done, its coordinates in the block say with what
//! and where. Among the legal actions of a seat no two share an index.

use table::{Rng, Seat, Seed, Viewer};

use crate::sight::{Row, Sheet, Sight};

/// The index of an action that has none, because it lies beyond all that reasonable games come to; the blocks of a game say which.
pub const UNNUMBERED: u16 = u16::MAX;

/// A coordinate in a block: its name, and how many values it has.
pub type Axis = (&'static str, u16);

/// Actions of one kind: consecutive indexes, one for each combination of coordinates. The last coordinate goes fastest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// What is done, as the actions call it.
    pub name: &'static str,
    /// With what, and where.
    pub axes: &'static [Axis],
    /// The first index.
    pub first: u16,
}

impl Block {
    /// The block that an index begins with.
    pub const fn new(name: &'static str, axes: &'static [Axis]) -> Block {
        Block { name, axes, first: 0 }
    }

    /// The block behind this one.
    pub const fn then(&self, name: &'static str, axes: &'static [Axis]) -> Block {
        let first = self.first + self.len();
        Block { name, axes, first }
    }

    /// How many indexes it has.
    #[expect(clippy::len_without_is_empty, reason = "no block is empty")]
    pub const fn len(&self) -> u16 {
        let (mut len, mut axis) = (1, 0);
        while axis < self.axes.len() {
            len *= self.axes[axis].1;
            axis += 1;
        }
        len
    }

    /// The index with these coordinates; [`UNNUMBERED`] where one is too large.
    #[inline]
    pub fn at<const N: usize>(&self, coordinates: [usize; N]) -> u16 {
        debug_assert_eq!(N, self.axes.len(), "{}", self.name);
        let mut place = 0;
        for (coordinate, &(_, size)) in coordinates.into_iter().zip(self.axes) {
            if coordinate >= usize::from(size) {
                return UNNUMBERED;
            }
            place = place * size + coordinate as u16;
        }
        self.first + place
    }

    /// The coordinates of an index, if it is one of this block.
    pub fn coordinates(&self, index: u16) -> Option<Vec<u16>> {
        let mut left = index.checked_sub(self.first).filter(|&place| place < self.len())?;
        let mut coordinates = vec![0; self.axes.len()];
        for (coordinate, (_, size)) in coordinates.iter_mut().zip(self.axes).rev() {
            *coordinate = left % size;
            left /= size;
        }
        Some(coordinates)
    }
}

/// How many indexes these blocks have together.
pub const fn len(blocks: &[Block]) -> usize {
    match blocks.last() {
        Some(last) => (last.first + last.len()) as usize,
        None => 0,
    }
}

/// A game whose actions have fixed indexes, and whose sight has a fixed shape. For a game that hasn't said more, an action's index is its place among the legal ones.
pub trait Numbered: Sight {
    /// The blocks of the index in their order.
    const BLOCKS: &'static [Block] = &[Block::new("choice", &[("place in the list", 1_024)])];

    /// The most [parts](Row::Part) of what a seat has.
    const PARTS: usize = 0;

    /// Appends the index of each of these actions: all that are legal for the seat, in their order.
    fn number(&self, _seat: Seat, legal: &[Self::Action], indexes: &mut Vec<u16>) {
        let place = |place| {
            if place < len(Self::BLOCKS) {
                place as u16
            } else {
                UNNUMBERED
            }
        };
        indexes.extend((0..legal.len()).map(place));
    }

    /// Writes the row of the table, and that of this seat with its parts: nothing of it depends on what the seat doesn't know. Where a game hasn't shown that it looks at
    /// no secrets, they are imagined, always in the same way.
    fn see_own(&self, seat: Seat, sheet: &mut impl Sheet) {
        let imagined = Self::imagine(&self.view(Viewer::Seat(seat)), &mut Rng::new(SAME));
        see_one(&imagined, seat, sheet);
    }

    /// The blocks of what a seat sees of the table as it is, without any thought about it: quick to write. A game that hasn't said it has none.
    const PLAIN: &'static [Block] = &[];

    /// Writes these numbers; all are 0 before. Nothing of them depends on what the seat doesn't know.
    fn see_plain(&self, _seat: Seat, _out: &mut [f32]) {}
}

/// With what secrets are imagined where the same view is to give the same numbers.
const SAME: Seed = Seed::new([0; 32]);

/// Writes the rows of a game, but for those of the other seats.
pub(crate) fn see_one<G: Sight>(game: &G, seat: Seat, sheet: &mut impl Sheet) {
    game.see(&mut Own {
        sheet,
        seat,
        is_shown: false,
    });
}

/// A sheet that leaves out the other seats.
struct Own<'a, S> {
    sheet: &'a mut S,
    seat: Seat,
    is_shown: bool,
}

impl<S: Sheet> Sheet for Own<'_, S> {
    fn row(&mut self, row: Row) {
        match row {
            Row::Table => self.is_shown = true,
            Row::Seat(seat) => self.is_shown = seat == self.seat,
            Row::Part | Row::Action => {}
        }
        if self.is_shown {
            self.sheet.row(row);
        }
    }

    fn about(&mut self, what: impl std::fmt::Display) {
        if self.is_shown {
            self.sheet.about(what);
        }
    }

    fn number(&mut self, name: &'static str, value: f32) {
        if self.is_shown {
            self.sheet.number(name, value);
        }
    }
}

/// Counts things as they first appear: the place of a card among those that can be chosen.
pub(crate) struct Places<T, const N: usize>([Option<T>; N]);

impl<T: Copy + PartialEq, const N: usize> Places<T, N> {
    pub(crate) const fn new() -> Places<T, N> {
        Places([None; N])
    }

    /// The place of this one; `N` if there are more than that.
    #[inline]
    pub(crate) fn of(&mut self, thing: T) -> usize {
        for (place, known) in self.0.iter_mut().enumerate() {
            if *known.get_or_insert(thing) == thing {
                return place;
            }
        }
        N
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::BTreeSet;

    use table::{Rng, Seat, Seed, Viewer};

    use super::*;
    use crate::knowledge::Knowledge;
    use crate::sight::Numbers;
    use crate::sight::survey::play;

    /// Plays games at random and with sense: every legal action has an index of its own, within the blocks, and seats see no more than they know. Gives how
    /// many decisions there were.
    pub(crate) fn check<G: Knowledge>(games: impl Iterator<Item = G>) -> usize {
        let mut decisions = 0;
        for (number, game) in games.enumerate() {
            let seed = format!("numbering {number}");
            let mut chance = Rng::new(Seed::from_text(&seed));
            play(game, &seed, number % 2 == 0, |game, seat, legal| {
                check_indexes(game, seat, legal);
                if decisions % 17 == 0 {
                    check_secrecy(game, seat, &mut chance);
                }
                decisions += 1;
            });
        }
        decisions
    }

    fn check_indexes<G: Knowledge>(game: &G, seat: Seat, legal: &[G::Action]) {
        let mut indexes = Vec::new();
        game.number(seat, legal, &mut indexes);
        assert_eq!(indexes.len(), legal.len());
        let distinct: BTreeSet<u16> = indexes.iter().copied().collect();
        assert_eq!(distinct.len(), legal.len(), "an index stands for two of {legal:?}");
        for (&index, action) in indexes.iter().zip(legal) {
            let blocks = || G::BLOCKS.iter().filter(|block| block.coordinates(index).is_some());
            assert_eq!(blocks().count(), 1, "{index} of {action:?} is in one block");
            let name = format!("{action:?}")
                .split([' ', '{'])
                .next()
                .unwrap_or_default()
                .to_lowercase();
            let block = blocks().next().unwrap().name.replace('_', "");
            assert!(
                name.starts_with(&block) || block.starts_with(&name),
                "{name} in {block}"
            );
        }
    }

    /// What a seat sees is the same in whatever it can imagine.
    fn check_secrecy<G: Knowledge>(game: &G, seat: Seat, chance: &mut Rng) {
        let imagined = G::imagine(&game.view(Viewer::Seat(seat)), chance);
        let own = |game: &G| {
            let mut numbers = Numbers::default();
            game.see_own(seat, &mut numbers);
            numbers
        };
        let (real, imagined) = (own(game), own(&imagined));
        assert_eq!(real.table.numbers, imagined.table.numbers);
        assert_eq!(real.seats.numbers, imagined.seats.numbers);
        assert_eq!(real.parts.numbers, imagined.parts.numbers);
        assert!(real.seats.count == 1 && real.parts.count <= G::PARTS);
        let plain = |game: &G| {
            let mut numbers = vec![0.0; len(G::PLAIN)];
            game.see_plain(seat, &mut numbers);
            numbers
        };
        assert_eq!(plain(game), plain(&G::imagine(&game.view(Viewer::Seat(seat)), chance)));
    }

    #[test]
    fn indexes_and_coordinates_are_two_ways_to_say_the_same() {
        const FIRST: Block = Block::new("pass", &[]);
        const SECOND: Block = FIRST.then("place", &[("column", 3), ("row", 4)]);
        const BLOCKS: &[Block] = &[FIRST, SECOND];
        assert_eq!((FIRST.len(), SECOND.first, len(BLOCKS)), (1, 1, 13));
        assert_eq!((FIRST.at([]), SECOND.at([0, 0]), SECOND.at([2, 3])), (0, 1, 12));
        assert_eq!(SECOND.at([3, 0]), UNNUMBERED);
        for index in 0..13 {
            let found = BLOCKS.iter().find_map(|block| Some((block, block.coordinates(index)?)));
            let (block, coordinates) = found.unwrap();
            let again = match coordinates[..] {
                [] => block.at([]),
                [column, row] => block.at([column.into(), row.into()]),
                _ => unreachable!("no block has more"),
            };
            assert_eq!(again, index);
        }
        assert_eq!(SECOND.coordinates(13), None);
    }
}
