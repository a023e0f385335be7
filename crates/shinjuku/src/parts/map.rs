//! S1: the map. It is data (see `load`), never code.

use std::sync::{Arc, LazyLock};

use table::Label;

use crate::parts::connections::Connections;
use crate::parts::customer::Customers;
use crate::parts::load;
use crate::parts::register::Register;
use crate::parts::stations::Stations;

/// The most wards of a map.
pub const MOST_WARDS: usize = 32;
/// The most stations of a map.
pub const MOST_STATIONS: usize = 64;
/// The most connections of a map.
pub const MOST_CONNECTIONS: usize = 128;
/// The most ward cards, and the most customers.
pub const MOST_TOKENS: usize = 128;

/// A ward: its place in the map's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ward(pub(crate) u8);

/// A station: its place in the map's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Station(pub(crate) u8);

/// A connection: its place in the map's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Connection(pub(crate) u8);

impl Ward {
    /// Its place in the list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card of this ward. Cards of the same ward are alike.
impl table::Card for Ward {
    const FIRST: Ward = Ward(0);

    fn number(self) -> u8 {
        self.0
    }

    fn from_number(number: u8) -> Ward {
        Ward(number)
    }
}

impl Station {
    /// Its place in the list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl Connection {
    /// Its place in the list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of wards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Wards(pub(crate) u32);

impl Wards {
    /// This ward alone.
    pub const fn only(ward: Ward) -> Wards {
        Wards(1 << ward.0)
    }

    /// Is this ward in it?
    pub const fn contains(self, ward: Ward) -> bool {
        self.0 >> ward.0 & 1 != 0
    }

    /// With this ward too.
    pub const fn with(self, ward: Ward) -> Wards {
        Wards(self.0 | 1 << ward.0)
    }

    /// The wards of both.
    pub const fn or(self, other: Wards) -> Wards {
        Wards(self.0 | other.0)
    }

    /// Is none in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The wards in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = Ward> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let ward = Ward(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                ward
            })
        })
    }
}

impl FromIterator<Ward> for Wards {
    fn from_iter<I: IntoIterator<Item = Ward>>(wards: I) -> Wards {
        wards.into_iter().fold(Wards(0), Wards::with)
    }
}

/// What is known of a ward.
#[derive(Clone, PartialEq, Debug)]
pub struct WardInfo {
    /// Its id.
    pub id: Label,
    /// Its name in Latin letters.
    pub name: String,
    /// Its name in Japanese, or whatever the map's language is.
    pub kanji: String,
    /// S1.2: how many cards it has.
    pub cards: u8,
    /// The wards it borders on, for whoever draws the map.
    pub neighbours: Vec<Ward>,
}

/// What is known of a station.
#[derive(Clone, PartialEq, Debug)]
pub struct StationInfo {
    /// Its id.
    pub id: Label,
    /// Its name in Latin letters.
    pub name: String,
    /// Its name in Japanese, or whatever the map's language is.
    pub kanji: String,
    /// The ward it lies in.
    pub ward: Ward,
    /// Where it lies on the map, from 0 to 1: left to right, top to bottom.
    pub at: [f64; 2],
    /// The rank of its department store icon, 1 the busiest; `None` without the icon.
    pub rank: Option<u8>,
}

/// S1.1: the map, with the ward cards and the customers that belong to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Map {
    /// What it is called.
    pub name: String,
    /// The wards.
    pub wards: Vec<WardInfo>,
    /// The stations.
    pub stations: Vec<StationInfo>,
    /// The two stations of each connection.
    pub connections: Vec<[Station; 2]>,
    /// The permanently open links.
    pub links: Vec<[Station; 2]>,
    /// S1.3: all customers.
    pub customers: Customers,
    pub(crate) lookup: Lookup,
}

/// What follows from the map, for speed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Lookup {
    /// The stations of each ward.
    pub stations_of: Vec<Vec<Station>>,
    /// The same as sets.
    pub stations_in: Vec<Stations>,
    /// The ward of each station.
    pub ward_of: Vec<Ward>,
    /// The stations with a department store icon.
    pub icons: Stations,
    /// The connections at each station, with the station at their other end.
    pub connections_at: Vec<Vec<(Connection, Station)>>,
    /// The other end of the link at each station.
    pub linked: Vec<Option<Station>>,
    pub all_wards: Wards,
    pub all_connections: Connections,
    /// The wards at the ends of each connection.
    pub wards_at: Vec<Wards>,
    /// S5.6: the connections that continue each connection.
    pub continuing: Vec<Connections>,
    /// The wards next to each ward.
    pub neighbours: Vec<Wards>,
    pub wards: Register,
    pub stations: Register,
}

impl Lookup {
    pub(crate) fn new(
        wards: &[WardInfo],
        stations: &[StationInfo],
        connections: &[[Station; 2]],
        links: &[[Station; 2]],
    ) -> Lookup {
        let numbered = |count: usize| (0..count as u8).map(Station);
        let mut connections_at = vec![Vec::new(); stations.len()];
        for (number, &[a, b]) in (0u8..).zip(connections) {
            connections_at[a.index()].push((Connection(number), b));
            connections_at[b.index()].push((Connection(number), a));
        }
        let mut linked = vec![None; stations.len()];
        for &[a, b] in links {
            (linked[a.index()], linked[b.index()]) = (Some(b), Some(a));
        }
        let ward_of: Vec<Ward> = stations.iter().map(|station| station.ward).collect();
        let of_ward = |ward: u8| {
            numbered(stations.len())
                .filter(|station| ward_of[station.index()] == Ward(ward))
                .collect()
        };
        let stations_of: Vec<Vec<Station>> = (0..wards.len() as u8).map(of_ward).collect();
        let places = |ends: [Station; 2]| -> Stations {
            let linked = ends.into_iter().filter_map(|end| linked[end.index()]);
            ends.into_iter().chain(linked).collect()
        };
        let continuing = |first: &[Station; 2]| {
            let there = (0u8..).map(Connection).zip(connections);
            let goes_on = |second: &[Station; 2]| second.iter().any(|end| places(*first).contains(*end));
            there
                .filter(|(_, second)| goes_on(second))
                .map(|(number, _)| number)
                .collect()
        };
        let has_icon = |station: &Station| stations[station.index()].rank.is_some();
        Lookup {
            stations_in: stations_of.iter().map(|all| all.iter().copied().collect()).collect(),
            stations_of,
            icons: numbered(stations.len()).filter(has_icon).collect(),
            all_wards: (0..wards.len() as u8).map(Ward).collect(),
            all_connections: (0..connections.len() as u8).map(Connection).collect(),
            wards_at: connections
                .iter()
                .map(|ends| ends.iter().map(|end| ward_of[end.index()]).collect())
                .collect(),
            continuing: connections.iter().map(continuing).collect(),
            ward_of,
            connections_at,
            linked,
            neighbours: wards
                .iter()
                .map(|ward| ward.neighbours.iter().copied().collect())
                .collect(),
            wards: Register::new(wards.iter().map(|ward| ward.id).collect()),
            stations: Register::new(stations.iter().map(|station| station.id).collect()),
        }
    }
}

static STANDARD: LazyLock<Arc<Map>> = LazyLock::new(|| {
    Arc::new(load::from_toml(include_str!("../../data/shinjuku.toml")).expect("our own map is checked by a test"))
});

impl Map {
    /// Tokyo.
    pub fn standard() -> Arc<Map> {
        Arc::clone(&STANDARD)
    }

    /// Is this Tokyo as we ship it?
    pub fn is_standard(&self) -> bool {
        std::ptr::eq(self, &raw const **STANDARD) || *self == **STANDARD
    }

    /// What is known of a ward.
    pub fn ward(&self, ward: Ward) -> &WardInfo {
        &self.wards[ward.index()]
    }

    /// What is known of a station.
    pub fn station(&self, station: Station) -> &StationInfo {
        &self.stations[station.index()]
    }

    /// The two stations of a connection.
    pub fn ends(&self, connection: Connection) -> [Station; 2] {
        self.connections[connection.index()]
    }

    /// The ward a station lies in.
    pub fn ward_of(&self, station: Station) -> Ward {
        self.lookup.ward_of[station.index()]
    }

    /// The id of a ward.
    pub fn ward_id(&self, ward: Ward) -> Label {
        self.lookup.wards.id(ward.0)
    }

    /// The id of a station.
    pub fn station_id(&self, station: Station) -> Label {
        self.lookup.stations.id(station.0)
    }

    /// The ward with this id.
    pub fn find_ward(&self, id: Label) -> Option<Ward> {
        self.lookup.wards.find(id).map(Ward)
    }

    /// The station with this id.
    pub fn find_station(&self, id: Label) -> Option<Station> {
        self.lookup.stations.find(id).map(Station)
    }

    /// The connection between two stations.
    pub fn connection_between(&self, a: Station, b: Station) -> Option<Connection> {
        self.lookup.connections_at[a.index()]
            .iter()
            .find(|(_, other)| *other == b)
            .map(|(connection, _)| *connection)
    }

    /// The wards next to a ward.
    pub fn neighbours(&self, ward: Ward) -> Wards {
        self.lookup.neighbours[ward.index()]
    }

    /// The connections that end at a station.
    pub fn connections_at(&self, station: Station) -> impl Iterator<Item = Connection> {
        self.lookup.connections_at[station.index()]
            .iter()
            .map(|(connection, _)| *connection)
    }

    /// The stations of a ward.
    pub fn stations_of(&self, ward: Ward) -> &[Station] {
        &self.lookup.stations_of[ward.index()]
    }

    /// All wards.
    pub fn each_ward(&self) -> impl Iterator<Item = Ward> + use<> {
        (0..self.wards.len() as u8).map(Ward)
    }

    /// All stations.
    pub fn each_station(&self) -> impl Iterator<Item = Station> + use<> {
        (0..self.stations.len() as u8).map(Station)
    }

    /// All connections.
    pub fn each_connection(&self) -> impl Iterator<Item = Connection> + use<> {
        (0..self.connections.len() as u8).map(Connection)
    }

    /// S1.2: all ward cards.
    pub fn card_count(&self) -> usize {
        self.wards.iter().map(|ward| usize::from(ward.cards)).sum()
    }
}
