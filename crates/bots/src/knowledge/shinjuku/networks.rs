//! Which stations tracks and links join, whosever they are.

use shinjuku::Played;
use shinjuku::edition::Edition;
use shinjuku::map::MOST_STATIONS;
use shinjuku::state::Sells;
use table::MOST_SEATS;

/// The types that are sold, a bit for each.
pub(super) type Types = u8;

/// The stations that tracks and links join.
pub(super) struct Networks {
    of: [u8; MOST_STATIONS],
    /// What each seat sells in a network, by the number of the network.
    pub(super) sold: [[Types; MOST_SEATS as usize]; MOST_STATIONS],
}

impl Networks {
    pub(super) fn of<E: Edition>(game: &Played<E>) -> Networks {
        let mut networks = Networks {
            of: std::array::from_fn(|station| station as u8),
            sold: [[0; MOST_SEATS as usize]; MOST_STATIONS],
        };
        let (map, public) = (game.map(), game.public());
        for connection in public.tracks.laid().iter() {
            let [a, b] = map.ends(connection);
            networks.join(a.index(), b.index());
        }
        for [a, b] in &map.links {
            networks.join(a.index(), b.index());
        }
        networks.settle();
        for (station, store) in public.stores.iter() {
            let number = networks.number(station.index());
            networks.sold[number][store.owner.index()] |= types(store.sells);
        }
        networks
    }

    /// The number of a station's network: that of its first station.
    pub(super) fn number(&self, station: usize) -> usize {
        self.of[station].into()
    }

    /// The numbers of all stations.
    pub(super) const fn numbers(&self) -> &[u8; MOST_STATIONS] {
        &self.of
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.first(a), self.first(b));
        self.of[a.max(b)] = a.min(b) as u8;
    }

    fn first(&self, mut station: usize) -> usize {
        while usize::from(self.of[station]) != station {
            station = usize::from(self.of[station]);
        }
        station
    }

    /// From earlier stations to the first: what a station points to comes before it, and is settled already.
    fn settle(&mut self) {
        for station in 0..MOST_STATIONS {
            self.of[station] = self.of[usize::from(self.of[station])];
        }
    }
}

fn types(sells: Sells) -> Types {
    match sells {
        Sells::Goods(goods) => 1 << goods as u8,
        Sells::Everything => 0b1111,
    }
}
