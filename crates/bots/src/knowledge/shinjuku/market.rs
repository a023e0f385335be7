//! What people want where, and where a seat sells it.

use shinjuku::edition::Edition;
use shinjuku::map::{MOST_STATIONS, Station};
use shinjuku::{Goods, Played};
use table::Seat;

use super::networks::Networks;
use super::points_to_come;
use super::trips::Trips;

/// How much those count who will come.
const COMING: f32 = 0.5;
/// How much another store counts where one is.
const ANOTHER: f32 = 0.3;

/// A seat's market.
pub(super) struct Market {
    /// The trips to its stores.
    pub(super) trips: Trips,
    /// The seat's stores of each type that are not yet built.
    supply: [u8; 4],
    /// How many want each type, or will, by the number of the network.
    wanted: [[f32; 4]; MOST_STATIONS],
}

impl Market {
    /// The market of this seat.
    pub(super) fn of<E: Edition>(game: &Played<E>, seat: Seat) -> Market {
        let supply = Goods::ALL.map(|goods| game.public().stores_left(seat, goods));
        let mut market = Market {
            trips: Trips::of(game, seat, &Networks::of(game)),
            supply,
            wanted: [[0.0; 4]; MOST_STATIONS],
        };
        market.count_wishes(game);
        market
    }

    /// A ward's wishes count once in each network that it has a station of.
    fn count_wishes<E: Edition>(&mut self, game: &Played<E>) {
        let map = game.map();
        let all_cards = map.card_count() as f32;
        let to_come = points_to_come(game);
        let mut counted = [None; MOST_STATIONS];
        for ward in map.each_ward() {
            let chance = f32::from(map.ward(ward).cards) / all_cards;
            let waiting = &game.public().waiting[ward.index()];
            for &station in map.stations_of(ward) {
                let network = self.trips.network(station);
                if counted[network].replace(ward) != Some(ward) {
                    for goods in Goods::ALL {
                        self.wanted[network][goods as usize] +=
                            f32::from(waiting.tokens(goods)) + COMING * chance * to_come[goods as usize];
                    }
                }
            }
        }
    }

    /// How many stores of this type are not yet built.
    pub(super) const fn supply(&self, goods: Goods) -> u8 {
        self.supply[goods as usize]
    }

    /// How many around a station want something that the seat does not sell them.
    pub(super) fn missing(&self, station: Station, goods: Goods) -> f32 {
        let network = self.trips.network(station);
        self.wanted[network][goods as usize]
            * if self.trips.shops(network).sell(goods) {
                ANOTHER
            } else {
                1.0
            }
    }

    /// How many could come to a store that they cannot reach yet, if these two stations were joined.
    pub(super) fn joining(&self, from: Station, to: Station) -> f32 {
        let (from, to) = (self.trips.network(from), self.trips.network(to));
        if from == to {
            0.0
        } else {
            self.wants(from, to) + self.wants(to, from)
        }
    }

    /// How many in one network want what is sold only in the other.
    fn wants(&self, network: usize, other: usize) -> f32 {
        let (here, there) = (self.trips.shops(network), self.trips.shops(other));
        Goods::ALL
            .into_iter()
            .filter(|&goods| there.sell(goods) && !here.sell(goods))
            .map(|goods| self.wanted[network][goods as usize])
            .sum()
    }
}
