//! The stores on the map.

use table::{MOST_SEATS, Seat, Seats};

use crate::parts::customer::{Customers, Goods};
use crate::parts::map::Station;
use crate::parts::stations::Stations;
use crate::parts::store::{Sells, Store};

/// How many kinds of store there are.
const KINDS: usize = Goods::ALL.len() + 1;

/// The stores on the map: the stations of each seat, and those where each kind of store is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stores {
    of: [Stations; MOST_SEATS as usize],
    selling: [Stations; KINDS],
}

impl Stores {
    /// No store.
    pub const NONE: Stores = Stores {
        of: [Stations::NONE; MOST_SEATS as usize],
        selling: [Stations::NONE; KINDS],
    };

    /// The stations of a seat.
    pub const fn of(&self, seat: Seat) -> Stations {
        self.of[seat.index()]
    }

    /// The stations where this is sold and nothing else, or everything.
    pub const fn selling(&self, sells: Sells) -> Stations {
        self.selling[kind(sells)]
    }

    /// All stations with a store.
    pub fn all(&self) -> Stations {
        self.of.iter().fold(Stations::NONE, |all, own| all.or(*own))
    }

    /// The store on a station.
    pub fn at(&self, station: Station) -> Option<Store> {
        let owner = Seats::all(MOST_SEATS)
            .iter()
            .find(|&seat| self.of(seat).contains(station))?;
        let sells = self.sold_at(station)?;
        Some(Store { owner, sells })
    }

    /// What is sold on a station.
    pub fn sold_at(&self, station: Station) -> Option<Sells> {
        Sells::ALL
            .into_iter()
            .find(|&sells| self.selling(sells).contains(station))
    }

    /// S6.3: the stations with a store that takes one of these customers.
    pub fn takers(&self, group: &Customers) -> Stations {
        Sells::ALL
            .into_iter()
            .filter(|sells| sells.takes_any(group))
            .fold(Stations::NONE, |takers, sells| takers.or(self.selling(sells)))
    }

    /// All stores, in the order of the stations.
    pub fn iter(&self) -> impl Iterator<Item = (Station, Store)> + '_ {
        let stations = self.all().iter();
        stations.filter_map(|station| self.at(station).map(|store| (station, store)))
    }

    /// Puts a store on a station, in place of what was there.
    pub(crate) fn put(&mut self, station: Station, store: Store) {
        self.take(station);
        for set in [&mut self.of[store.owner.index()], &mut self.selling[kind(store.sells)]] {
            *set = set.with(station);
        }
    }

    /// Takes the store on a station away.
    pub(crate) fn take(&mut self, station: Station) -> Option<Store> {
        let store = self.at(station)?;
        for set in [&mut self.of[store.owner.index()], &mut self.selling[kind(store.sells)]] {
            *set = set.minus(Stations::only(station));
        }
        Some(store)
    }
}

const fn kind(sells: Sells) -> usize {
    match sells {
        Sells::Goods(goods) => goods as usize,
        Sells::Everything => KINDS - 1,
    }
}
