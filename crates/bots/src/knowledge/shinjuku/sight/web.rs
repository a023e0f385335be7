//! The map as it stands, looked through once for all that is seen of it: which stations tracks and links join, and what is sold where.

use shinjuku::map::{MOST_STATIONS, MOST_WARDS, Map, Station, Ward};
use shinjuku::state::{DEPARTMENT_STORES, STORES_PER_TYPE, Sells, Visited, track_supply};
use shinjuku::{Customers, Goods, Shinjuku};
use table::{MOST_SEATS, Seat};

/// A bit for each station.
pub(super) type Stations = u64;

/// What a seat sells in some place.
#[derive(Clone, Copy, Default)]
pub(super) struct Shops {
    /// Stores by type.
    pub(super) stores: [u8; 4],
    pub(super) department_stores: u8,
}

impl Shops {
    pub(super) const fn sell(&self, goods: Goods) -> bool {
        self.stores[goods as usize] > 0 || self.department_stores > 0
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.department_stores == 0 && u32::from_ne_bytes(self.stores) == 0
    }

    fn add(&mut self, sells: Sells) {
        match sells {
            Sells::Goods(goods) => self.stores[goods as usize] += 1,
            Sells::Everything => self.department_stores += 1,
        }
    }

    /// With the most of each that there is here or there.
    fn widen(&mut self, other: &Shops) {
        self.department_stores = self.department_stores.max(other.department_stores);
        for (most, stores) in self.stores.iter_mut().zip(other.stores) {
            *most = (*most).max(stores);
        }
    }

    /// How many of a group could come to these at most, and about how many points they bring.
    pub(super) fn serve(&self, group: &Customers) -> [f32; 2] {
        let (mut tokens, mut points) = (0, 0.0);
        for goods in Goods::ALL {
            let served = self.stores[goods as usize].min(group.tokens(goods));
            tokens += served;
            points += f32::from(served) * worth(group, goods);
        }
        let more = self.department_stores.min((group.len() as u8).saturating_sub(tokens));
        let usual = Goods::ALL.map(|goods| group.points(goods)).iter().sum::<i32>() as f32 / group.len().max(1) as f32;
        [f32::from(tokens + more), points + f32::from(more) * usual]
    }
}

/// What one of a group that wants this scores on average.
fn worth(group: &Customers, goods: Goods) -> f32 {
    group.points(goods) as f32 / f32::from(group.tokens(goods).max(1))
}

/// No trip passes more of a seat's stores than this, we suppose.
pub(super) const MOST_STOPS: f32 = 4.0;

/// The map as it stands.
pub(super) struct Web<'a> {
    pub(super) game: &'a Shinjuku,
    pub(super) map: &'a Map,
    /// The stations that are one step from each.
    next: [Stations; MOST_STATIONS],
    /// The stations to which a track could be laid from each.
    open: [Stations; MOST_STATIONS],
    /// The stations of the network of each.
    network: [Stations; MOST_STATIONS],
    /// What each seat sells in a network, by any of its stations.
    shops: [[Shops; MOST_SEATS as usize]; MOST_STATIONS],
    /// The place of a station whose entry in `shops` is that of the network.
    first: [u8; MOST_STATIONS],
    /// The stations with a seat's stores, by type; the last are department stores.
    stores: [[Stations; 5]; MOST_SEATS as usize],
    /// How many tracks each seat has laid.
    tracks: [u8; MOST_SEATS as usize],
    /// The stations at which a seat's tracks end.
    pub(super) railed: [Stations; MOST_SEATS as usize],
    /// The stations with a store.
    pub(super) built: Stations,
    /// What is known of each ward.
    wards: [WardSeen; MOST_WARDS],
}

/// A ward, seen once for all seats.
#[derive(Clone, Copy, Default)]
pub(super) struct WardSeen {
    pub(super) stations: Stations,
    /// What each seat sells to people who start anywhere in the ward.
    pub(super) shops: [Shops; MOST_SEATS as usize],
    /// What one trip could bring each seat: tokens, and about how many points.
    pub(super) gain: [[f32; 2]; MOST_SEATS as usize],
}

impl WardSeen {
    /// Does anybody but this seat sell it?
    pub(super) fn is_sold_by_others(&self, seat: Seat, goods: Goods) -> bool {
        let mut others = self
            .shops
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != seat.index());
        others.any(|(_, shops)| shops.sell(goods))
    }

    /// The most points that anybody but this seat could get in one trip.
    pub(super) fn gain_of_others(&self, seat: Seat) -> f32 {
        let others = self.gain.iter().enumerate().filter(|(other, _)| *other != seat.index());
        others.map(|(_, gain)| gain[1]).fold(0.0, f32::max)
    }
}

impl<'a> Web<'a> {
    pub(super) fn of(game: &'a Shinjuku) -> Web<'a> {
        let mut web = Web {
            game,
            map: game.map(),
            next: [0; MOST_STATIONS],
            open: [0; MOST_STATIONS],
            network: [0; MOST_STATIONS],
            shops: [[Shops::default(); MOST_SEATS as usize]; MOST_STATIONS],
            first: [0; MOST_STATIONS],
            stores: [[0; 5]; MOST_SEATS as usize],
            tracks: [0; MOST_SEATS as usize],
            railed: [0; MOST_SEATS as usize],
            built: 0,
            wards: [WardSeen::default(); MOST_WARDS],
        };
        web.join();
        web.find_networks();
        web.find_stores();
        web.see_wards();
        web
    }

    fn join(&mut self) {
        let tracks = &self.game.public().tracks;
        for (connection, &[a, b]) in self.map.each_connection().zip(&self.map.connections) {
            if let Some(seat) = tracks.owner(connection) {
                self.next[a.index()] |= bit(b);
                self.next[b.index()] |= bit(a);
                self.railed[seat.index()] |= bit(a) | bit(b);
                self.tracks[seat.index()] += 1;
            } else {
                self.open[a.index()] |= bit(b);
                self.open[b.index()] |= bit(a);
            }
        }
        for &[a, b] in &self.map.links {
            self.next[a.index()] |= bit(b);
            self.next[b.index()] |= bit(a);
        }
    }

    fn find_networks(&mut self) {
        let mut known = 0;
        for station in 0..self.map.stations.len() {
            if known >> station & 1 != 0 {
                continue;
            }
            let network = self.flood(1 << station);
            known |= network;
            for_each(network, |other| {
                self.network[other] = network;
                self.first[other] = station as u8;
            });
        }
    }

    fn flood(&self, from: Stations) -> Stations {
        let (mut all, mut front) = (from, from);
        while front != 0 {
            let mut reached = 0;
            for_each(front, |station| reached |= self.next[station]);
            front = reached & !all;
            all |= front;
        }
        all
    }

    fn find_stores(&mut self) {
        for (station, store) in self.game.public().stores.iter() {
            let (station, owner) = (station.index(), store.owner.index());
            let kind = match store.sells {
                Sells::Goods(goods) => goods as usize,
                Sells::Everything => 4,
            };
            self.stores[owner][kind] |= 1 << station;
            self.built |= 1 << station;
            self.shops[usize::from(self.first[station])][owner].add(store.sells);
        }
    }

    fn see_wards(&mut self) {
        let players = usize::from(self.game.public().players);
        for ward in self.map.each_ward() {
            let waiting = &self.game.public().waiting[ward.index()];
            let mut seen = WardSeen::default();
            for &station in self.map.stations_of(ward) {
                seen.stations |= bit(station);
                let first = usize::from(self.first[station.index()]);
                for (seat, shops) in self.shops[first][..players].iter().enumerate() {
                    seen.shops[seat].widen(shops);
                    if !waiting.is_empty() && !shops.is_empty() {
                        let gain = shops.serve(waiting);
                        if gain[1] > seen.gain[seat][1] {
                            seen.gain[seat] = gain.map(|gain| gain.min(2.0 * MOST_STOPS));
                        }
                    }
                }
            }
            self.wards[ward.index()] = seen;
        }
    }

    /// What is known of a ward.
    pub(super) const fn ward(&self, ward: Ward) -> &WardSeen {
        &self.wards[ward.index()]
    }

    /// What a seat sells in the network of a station.
    pub(super) fn shops(&self, station: Station, seat: Seat) -> &Shops {
        &self.shops[usize::from(self.first[station.index()])][seat.index()]
    }

    /// What the other seats sell there together.
    pub(super) fn others(&self, station: Station, seat: Seat) -> Shops {
        let mut sum = Shops::default();
        let shops = &self.shops[usize::from(self.first[station.index()])];
        for (_, shops) in shops.iter().enumerate().filter(|(owner, _)| *owner != seat.index()) {
            sum.department_stores += shops.department_stores;
            for (sum, stores) in sum.stores.iter_mut().zip(shops.stores) {
                *sum += stores;
            }
        }
        sum
    }

    /// The stations of the network of a station.
    pub(super) const fn network(&self, station: Station) -> Stations {
        self.network[station.index()]
    }

    /// The stations of all networks that one more track could join with these.
    pub(super) fn one_track_on(&self, stations: Stations) -> Stations {
        let (mut ends, mut all) = (0, stations);
        for_each(stations, |station| ends |= self.open[station]);
        self.for_each_network(ends & !stations, |number| all |= self.network[number]);
        all
    }

    /// Calls with the number of each network that has one of these stations.
    pub(super) fn for_each_network(&self, stations: Stations, mut call: impl FnMut(usize)) {
        let mut left = stations;
        while left != 0 {
            let station = left.trailing_zeros() as usize;
            call(self.first[station].into());
            left &= !self.network[station];
        }
    }

    /// From where a seat's stores can be reached, by type of goods: along the tracks that there are, with one more, and with two more.
    pub(super) fn reached(&self, seat: Seat) -> [[Stations; 3]; 4] {
        let everything = self.reached_from(self.stores[seat.index()][4]);
        Goods::ALL.map(|goods| {
            let mut reached = self.reached_from(self.stores[seat.index()][goods as usize]);
            for (reached, more) in reached.iter_mut().zip(everything) {
                *reached |= more;
            }
            reached
        })
    }

    fn reached_from(&self, stores: Stations) -> [Stations; 3] {
        let mut now = 0;
        for_each(stores, |station| now |= self.network[station]);
        let soon = self.one_track_on(now);
        [now, soon, self.one_track_on(soon)]
    }

    /// How many tracks could begin at a station.
    pub(super) const fn open_ways(&self, station: Station) -> u32 {
        self.open[station.index()].count_ones()
    }

    /// The number of the network of a station.
    pub(super) const fn number(&self, station: Station) -> usize {
        self.first[station.index()] as usize
    }

    /// The stations that are one step from one.
    pub(super) const fn beside(&self, station: Station) -> Stations {
        self.next[station.index()]
    }

    /// How many stations the largest network with one of these has.
    pub(super) fn largest(&self, stations: Stations) -> u32 {
        let mut largest = 0;
        for_each(stations, |station| {
            largest = largest.max(self.network[station].count_ones());
        });
        largest
    }

    /// The stations with a seat's stores that take one of a group.
    pub(super) fn takers(&self, seat: Seat, group: &Customers) -> Stations {
        let stores = &self.stores[seat.index()];
        let any = if group.is_empty() { 0 } else { stores[4] };
        Goods::ALL
            .into_iter()
            .filter(|&goods| group.tokens(goods) > 0)
            .fold(any, |takers, goods| takers | stores[goods as usize])
    }

    /// The stations with a seat's stores, by type; the last are department stores.
    pub(super) const fn by_kind(&self, seat: Seat) -> [Stations; 5] {
        self.stores[seat.index()]
    }

    /// How many stores of a type a seat has left.
    pub(super) const fn stores_left(&self, seat: Seat, goods: Goods) -> u8 {
        let built = self.stores[seat.index()][goods as usize].count_ones() as u8;
        STORES_PER_TYPE.saturating_sub(built)
    }

    /// How many department stores a seat has left.
    pub(super) const fn department_stores_left(&self, seat: Seat) -> u8 {
        let built = self.stores[seat.index()][4].count_ones() as u8;
        DEPARTMENT_STORES.saturating_sub(built)
    }

    /// How many department stores there are.
    pub(super) fn department_stores(&self) -> u32 {
        self.stores.iter().map(|stores| stores[4].count_ones()).sum()
    }

    /// How much track a seat has left.
    pub(super) const fn track_left(&self, seat: Seat) -> u8 {
        track_supply(self.game.public().players).saturating_sub(self.tracks[seat.index()])
    }

    /// Are a ward's cards wild for a seat?
    pub(super) fn is_wild(&self, ward: Ward, seat: Seat) -> bool {
        self.ward(ward).stations & self.stores_of(seat) != 0
    }

    /// The stations with a seat's stores.
    pub(super) fn stores_of(&self, seat: Seat) -> Stations {
        self.stores[seat.index()].iter().fold(0, |all, stores| all | stores)
    }

    /// How many steps it is from some of these stations to one of those, past none that was visited.
    pub(super) fn steps(&self, from: Stations, to: Stations, visited: Visited) -> Option<u8> {
        let (mut all, mut front, mut steps) = (from, from, 0);
        while front != 0 {
            if front & to != 0 {
                return Some(steps);
            }
            let mut reached = 0;
            for_each(front, |station| reached |= self.next[station]);
            front = reached & !all & !visited_bits(visited, self.map);
            all |= front;
            steps += 1;
        }
        None
    }

    /// How many steps it is from each station to the nearest of these; for those that have a way.
    pub(super) fn steps_to(&self, to: Stations) -> [u8; MOST_STATIONS] {
        let mut away = [u8::MAX; MOST_STATIONS];
        let (mut all, mut front, mut steps) = (to, to, 0);
        while front != 0 {
            let mut reached = 0;
            for_each(front, |station| {
                away[station] = steps;
                reached |= self.next[station];
            });
            front = reached & !all;
            all |= front;
            steps += 1;
        }
        away
    }
}

pub(super) const fn bit(station: Station) -> Stations {
    1 << station.index()
}

fn visited_bits(visited: Visited, map: &Map) -> Stations {
    map.each_station()
        .filter(|&station| visited.contains(station))
        .fold(0, |all, station| all | bit(station))
}

/// Calls with the number of each of these stations.
pub(super) fn for_each(stations: Stations, mut call: impl FnMut(usize)) {
    let mut left = stations;
    while left != 0 {
        call(left.trailing_zeros() as usize);
        left &= left - 1;
    }
}

/// What customers are still to come, by type: tokens and points.
pub(super) fn to_come(game: &Shinjuku) -> [[f32; 2]; 4] {
    let public = game.public();
    let mut known = public.gone;
    public.waiting.iter().for_each(|waiting| known.add_all(waiting));
    if let shinjuku::state::Step::HandOver(trip) | shinjuku::state::Step::Travel(trip) = public.step {
        known.add_all(&trip.group);
    }
    for seat in table::Seats::all(public.players).iter() {
        known.add_all(game.earned(seat));
    }
    let all = &game.map().customers;
    Goods::ALL.map(|goods| {
        [
            f32::from(all.tokens(goods).saturating_sub(known.tokens(goods))),
            (all.points(goods) - known.points(goods)).max(0) as f32,
        ]
    })
}

const _: () = assert!(
    MOST_STATIONS <= 64 && MOST_WARDS <= 64,
    "sets of them are bits of a word"
);
