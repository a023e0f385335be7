//! T7.1, T11.1: what a destination icon names.

use serde::{Deserialize, Serialize};
use table::CardSet;

use crate::city::City;
use crate::kind::Kind;
use crate::map::Map;
use crate::square::Square;
use crate::ticket::{Icon, Ticket};

/// A type of building, or a parcel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    /// T16.2: any building of this type.
    Kind(Kind),
    /// T16.1: the parcel of this Parcel card, while it is a location.
    Parcel(Ticket),
}

impl Destination {
    /// The icon that names it.
    pub const fn icon(self) -> Icon {
        match self {
            Destination::Kind(kind) => Icon::of(kind),
            Destination::Parcel(_) => Icon::ParcelNumber,
        }
    }

    /// T7.1, T16: what names this location.
    pub fn of(map: &Map, city: &City, place: Square) -> Option<Destination> {
        match city.kind(place) {
            Some(kind) => Some(Destination::Kind(kind)),
            None => map.parcel_at(place).map(|parcel| Destination::Parcel(parcel.ticket)),
        }
    }

    /// T11.6: does a trip to this destination end at this location?
    pub fn matches(self, map: &Map, city: &City, place: Square) -> bool {
        Destination::of(map, city, place) == Some(self)
    }
}

/// A set of destinations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Destinations {
    /// A bit for each type.
    kinds: u8,
    parcels: CardSet<Ticket>,
}

impl Destinations {
    /// None.
    pub(crate) const NONE: Destinations = Destinations {
        kinds: 0,
        parcels: CardSet::EMPTY,
    };

    /// Is this one in it?
    pub(crate) fn contains(&self, to: Destination) -> bool {
        match to {
            Destination::Kind(kind) => self.kinds >> kind.index() & 1 != 0,
            Destination::Parcel(ticket) => self.parcels.contains(ticket),
        }
    }
}

impl FromIterator<Destination> for Destinations {
    fn from_iter<I: IntoIterator<Item = Destination>>(all: I) -> Destinations {
        let mut set = Destinations::NONE;
        for to in all {
            match to {
                Destination::Kind(kind) => set.kinds |= 1 << kind.index(),
                Destination::Parcel(ticket) => set.parcels.insert(ticket),
            }
        }
        set
    }
}
