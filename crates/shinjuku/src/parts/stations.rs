//! Sets of stations.

use crate::parts::map::Station;

/// A set of stations.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stations(u64);

impl Stations {
    /// None.
    pub const NONE: Stations = Stations(0);

    /// This station alone.
    pub const fn only(station: Station) -> Stations {
        Stations(station.bit())
    }

    /// Is this station in it?
    pub const fn contains(self, station: Station) -> bool {
        self.0 & station.bit() != 0
    }

    /// With this station too.
    pub const fn with(self, station: Station) -> Stations {
        Stations(self.0 | station.bit())
    }

    /// The stations that are in both.
    pub const fn and(self, other: Stations) -> Stations {
        Stations(self.0 & other.0)
    }

    /// The stations of both.
    pub const fn or(self, other: Stations) -> Stations {
        Stations(self.0 | other.0)
    }

    /// The stations of this that are not in the other.
    pub const fn minus(self, other: Stations) -> Stations {
        Stations(self.0 & !other.0)
    }

    /// Is none in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it?
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The stations in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = Station> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let station = Station(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                station
            })
        })
    }
}

impl FromIterator<Station> for Stations {
    fn from_iter<I: IntoIterator<Item = Station>>(stations: I) -> Stations {
        stations.into_iter().fold(Stations::NONE, Stations::with)
    }
}
