//! Seats at the table, sets of them, and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats a game of Roundhouse has.
pub const MOST_SEATS: u8 = 5;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number; `None` from [`MOST_SEATS`] on.
    pub const fn new(number: u8) -> Option<Seat> {
        if number < MOST_SEATS { Some(Seat(number)) } else { None }
    }

    /// The seat's number, for indexing what is kept per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` further clockwise at a table of `players`.
    pub const fn clockwise(self, steps: u8, players: u8) -> Seat {
        let number = self.0 + steps;
        Seat(if number < players { number } else { number % players }) // most often there is nothing to divide
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Seat, String> {
        Seat::new(number).ok_or_else(|| format!("no seat {number}: seats are numbered from 0 to {}", MOST_SEATS - 1))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The seats 0 to `players` - 1.
    pub const fn all(players: u8) -> Seats {
        Seats((1 << players) - 1)
    }

    /// Just this seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Is nobody in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it?
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is this seat in it?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// With this seat too.
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// Without this seat.
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The seat with the lowest number.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seat(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                seat
            })
        })
    }

    /// Those of a table who have most of something.
    pub fn with_most<T: Ord>(players: u8, of: impl Fn(Seat) -> T) -> Seats {
        let mut best: Option<(T, Seats)> = None;
        for seat in Seats::all(players).iter() {
            let has = of(seat);
            match &mut best {
                Some((most, seats)) if has == *most => *seats = seats.with(seat),
                Some((most, _)) if has < *most => {}
                _ => best = Some((has, Seats::only(seat))),
            }
        }
        best.map_or(Seats::NONE, |(_, seats)| seats)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl TryFrom<Vec<Seat>> for Seats {
    type Error = String;
    fn try_from(listed: Vec<Seat>) -> Result<Seats, String> {
        let seats: Seats = listed.iter().copied().collect();
        if seats.len() == listed.len() {
            Ok(seats)
        } else {
            Err("a seat appears twice in the list".into())
        }
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who sees only what all see.
    Spectator,
}

impl Viewer {
    /// Every seat of a table of `players`, and the spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Seats::all(players).iter().map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The viewer's seat, if it is a player.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
