//! Whose tracks lie on the connections.

use table::{MOST_SEATS, Seat, Seats};

use crate::parts::connections::Connections;
use crate::parts::map::Connection;

/// The tracks on the map: for each seat the connections that are its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tracks([Connections; MOST_SEATS as usize]);

impl Tracks {
    /// No track.
    pub const NONE: Tracks = Tracks([Connections::NONE; MOST_SEATS as usize]);

    /// The connections of a seat.
    pub const fn of(&self, seat: Seat) -> Connections {
        self.0[seat.index()]
    }

    /// The connections with a track.
    pub fn laid(&self) -> Connections {
        self.0.iter().fold(Connections::NONE, |laid, own| laid.or(*own))
    }

    /// Whose track lies on a connection.
    pub fn owner(&self, connection: Connection) -> Option<Seat> {
        Seats::all(MOST_SEATS)
            .iter()
            .find(|&seat| self.of(seat).contains(connection))
    }

    /// Lays a track on a connection, in place of what was there.
    pub(crate) fn lay(&mut self, seat: Seat, connection: Connection) {
        let only = Connections::NONE.with(connection);
        self.0.iter_mut().for_each(|tracks| *tracks = tracks.minus(only));
        let own = &mut self.0[seat.index()];
        *own = own.with(connection);
    }
}
