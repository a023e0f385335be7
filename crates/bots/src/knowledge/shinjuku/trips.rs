//! How many customers come to a seat's stores in one trip.

use shinjuku::edition::Edition;
use shinjuku::map::{MOST_STATIONS, Station, Ward};
use shinjuku::state::Sells;
use shinjuku::{Customers, Goods, Played};
use table::Seat;

use super::networks::Networks;

/// No trip passes more of a seat's stores than this, we suppose.
const MOST_STOPS: f32 = 3.0;

/// A seat's stores in one network.
#[derive(Clone, Copy, Default)]
pub(super) struct Shops {
    /// By type.
    stores: [u8; 4],
    department_stores: u8,
}

impl Shops {
    /// Is this sold there?
    pub(super) const fn sell(&self, goods: Goods) -> bool {
        self.stores[goods as usize] > 0 || self.department_stores > 0
    }

    /// How many of a group can come to the stores.
    fn served(&self, group: &Customers) -> f32 {
        let matched: u8 = Goods::ALL
            .into_iter()
            .map(|goods| self.stores[goods as usize].min(group.tokens(goods)))
            .sum();
        f32::from(matched) + f32::from(self.department_stores.min(group.len() as u8 - matched))
    }
}

/// The trips to a seat's stores.
pub(super) struct Trips {
    network_of: [u8; MOST_STATIONS],
    /// By the number of the network.
    shops: [Shops; MOST_STATIONS],
}

impl Trips {
    /// The trips to the stores of this seat.
    pub(super) fn of<E: Edition>(game: &Played<E>, seat: Seat, networks: &Networks) -> Trips {
        let mut trips = Trips {
            network_of: *networks.numbers(),
            shops: [Shops::default(); MOST_STATIONS],
        };
        for (station, sells) in game.public().stores_of(seat) {
            let shops = &mut trips.shops[usize::from(trips.network_of[station.index()])];
            match sells {
                Sells::Goods(goods) => shops.stores[goods as usize] += 1,
                Sells::Everything => shops.department_stores += 1,
            }
        }
        trips
    }

    /// The number of a station's network.
    pub(super) fn network(&self, station: Station) -> usize {
        usize::from(self.network_of[station.index()])
    }

    /// The stores of a network.
    pub(super) const fn shops(&self, network: usize) -> &Shops {
        &self.shops[network]
    }

    /// How many of a ward's customers can come to the stores in one trip.
    pub(super) fn gain<E: Edition>(&self, game: &Played<E>, ward: Ward) -> f32 {
        let customers = &game.public().waiting[ward.index()];
        if customers.is_empty() {
            return 0.0;
        }
        let from = game.map().stations_of(ward).iter();
        from.map(|&station| self.shops(self.network(station)).served(customers))
            .fold(0.0, f32::max)
            .min(MOST_STOPS)
    }

    /// How many customers the best trip brings.
    pub(super) fn best<E: Edition>(&self, game: &Played<E>) -> f32 {
        game.map()
            .each_ward()
            .map(|ward| self.gain(game, ward))
            .fold(0.0, f32::max)
    }
}
