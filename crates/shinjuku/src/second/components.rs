//! V1: what Version 2 needs beyond the map, from `data/version2.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::map::{Map, Station, Ward, Wards};

/// V1.3: the track of a player, whatever the number of players.
pub(crate) const TRACK: u8 = 16;
/// V2.2, V6.4: the cards of a full hand.
pub(crate) const HAND: usize = 4;
/// V1.4: the spaces of the queue.
pub const SPACES: usize = 4;
/// V2.3: the wards that get customers at set-up.
pub(crate) const SEED_WARDS: usize = 4;
/// V2.3: how many each of them gets.
pub(crate) const SEED_CUSTOMERS: usize = 2;
/// V2.5: the customers of the first queue.
pub(crate) const QUEUE: usize = 2;
/// V10.3: the same with the long queue.
pub(crate) const LONG_QUEUE: usize = 8;
/// V6.7: the stacks of bonus tokens.
pub const STACKS: [u8; 6] = [3, 2, 2, 2, 1, 1];
/// V9.2, V17.4: the points of a set of so many types.
pub(crate) const SETS: [i32; 5] = [1, 3, 6, 10, 15];

/// The file, as far as it isn't said by the constants above (a test compares them).
#[derive(Debug, Deserialize)]
struct Components {
    customer: Vec<Tokens>,
    city: Vec<City>,
}

#[derive(Debug, Deserialize)]
struct Tokens {
    kind: Goods,
    singles: u8,
    doubles: u8,
}

/// V16.1: what is known of a city.
#[derive(Debug, Deserialize)]
struct City {
    map: String,
    #[serde(default)]
    kaiju_entries: Vec<String>,
    princess_start: Option<String>,
    hachiko_home: Option<String>,
}

/// What is written there.
pub(crate) const FILE: &str = include_str!("../../data/version2.toml");

static COMPONENTS: LazyLock<Components> =
    LazyLock::new(|| toml::from_str(FILE).expect("our own components are read by a test"));

static CUSTOMERS: LazyLock<Customers> = LazyLock::new(|| {
    let of_kind = |&Tokens {
                       kind: goods,
                       singles,
                       doubles,
                   }: &Tokens| {
        let of = move |double: bool, count: u8| (0..count).map(move |_| Customer { goods, double });
        of(false, singles).chain(of(true, doubles))
    };
    COMPONENTS.customer.iter().flat_map(of_kind).collect()
});

/// V1.2: the 72 customers, on every map the same.
pub(crate) fn customers() -> Customers {
    *CUSTOMERS
}

fn city(map: &Map) -> Option<&'static City> {
    COMPONENTS.city.iter().find(|city| city.map == map.name)
}

fn ward(map: &Map, id: &str) -> Option<Ward> {
    map.find_ward(table::Label::new(id)?)
}

/// V10.4, V14.2: the wards into which the Kaiju comes ashore; none where V16.1 has to say.
pub(crate) fn kaiju_entries(map: &Map) -> Wards {
    let known = city(map).into_iter().flat_map(|city| &city.kaiju_entries);
    known.filter_map(|id| ward(map, id)).collect()
}

/// V12.1: where the Princess starts, if it is known.
pub(crate) fn princess_start(map: &Map) -> Option<Ward> {
    ward(map, city(map)?.princess_start.as_ref()?)
}

/// V16.1, V16.1: the home of the dog: the one that is known, or the station of department store rank 1.
pub(crate) fn hachiko_home(map: &Map) -> Option<Station> {
    let known = city(map).and_then(|city| city.hachiko_home.as_ref());
    let known = known.and_then(|id| map.find_station(table::Label::new(id)?));
    let first = || {
        map.each_station()
            .filter(|&station| map.station(station).rank.is_some())
            .min_by_key(|&station| map.station(station).rank)
    };
    known.or_else(first)
}
