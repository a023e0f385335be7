//! Sets of connections.

use crate::parts::map::Connection;

/// A set of connections.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Connections([u64; 2]);

impl Connections {
    /// None.
    pub const NONE: Connections = Connections([0; 2]);

    /// Is this connection in it?
    pub const fn contains(self, connection: Connection) -> bool {
        self.0[connection.index() / 64] >> (connection.index() % 64) & 1 != 0
    }

    /// With this connection too.
    pub const fn with(mut self, connection: Connection) -> Connections {
        self.0[connection.index() / 64] |= 1 << (connection.index() % 64);
        self
    }

    /// The connections of both.
    pub const fn or(self, other: Connections) -> Connections {
        Connections([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The connections of this that are not in the other.
    pub const fn minus(self, other: Connections) -> Connections {
        Connections([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// Is none in it?
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// How many are in it?
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// The connections in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = Connection> + use<> {
        let [mut low, mut high] = self.0;
        std::iter::from_fn(move || {
            let (left, first) = if low == 0 { (&mut high, 64) } else { (&mut low, 0) };
            let connection = Connection(first + left.trailing_zeros() as u8);
            (*left != 0).then(|| {
                *left &= *left - 1;
                connection
            })
        })
    }
}

impl FromIterator<Connection> for Connections {
    fn from_iter<I: IntoIterator<Item = Connection>>(connections: I) -> Connections {
        connections.into_iter().fold(Connections::NONE, Connections::with)
    }
}
