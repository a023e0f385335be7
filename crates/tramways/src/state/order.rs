//! T4.2: the turn order, and the places in it.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::list::List;
use crate::state::MOST_PLAYERS;

/// A turn order.
pub type Order = List<Seat, MOST_PLAYERS>;

/// A place in the turn order, from 0. An order of this game may be too short to have it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Position(u8);

impl Position {
    /// Who is first in turn order.
    pub const FIRST: Position = Position(0);

    /// The place with this number, from 0.
    pub const fn new(number: u8) -> Position {
        Position(number)
    }

    /// The last place of this many players.
    pub(crate) const fn last(players: u8) -> Position {
        Position(players - 1)
    }

    /// The place behind this one; behind the last one nobody stands.
    pub(crate) const fn next(self) -> Position {
        Position(self.0 + 1)
    }

    /// The place behind this one; behind the last of this many players comes the first.
    pub(crate) const fn next_around(self, players: u8) -> Position {
        Position((self.0 + 1) % players)
    }

    /// The place before this one; none before the first.
    pub(crate) const fn previous(self) -> Option<Position> {
        match self.0 {
            0 => None,
            number => Some(Position(number - 1)),
        }
    }

    /// Does one of this many players have it?
    pub(crate) const fn is_taken(self, players: u8) -> bool {
        self.0 < players
    }

    /// Who has it.
    pub(crate) fn seat(self, order: &Order) -> Option<Seat> {
        order.get(self.index())
    }

    /// How many stand before it.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
