//! Places, goods, customers and stores in words.

use table::words::{Argue, Argument, Message, Say};
use table::{Seat, terms};

use crate::parts::action::Kind;
use crate::parts::companion::Companion;
use crate::parts::company::Colour;
use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::map::{Connection, Map, Station, Ward, Wards};
use crate::state::Sells;

table::messages! {
    /// Things that others are about.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Noun in crate::text::BOOK, "noun", on Map {
        /// A station or a ward, by its Latin or its Japanese name.
        Place { name: String, kanji: String },
        /// A connection.
        Track { from: Station, to: Station },
        /// Two things, one of which is meant.
        Or { first: Message, last: Message },
        /// A thing before others, one of which is meant.
        Before { first: Message, rest: Message },
        /// A customer worth 2 points.
        Double { goods: Goods },
        /// Customers of one kind.
        Some { n: u8, customer: Customer },
        /// No customers.
        Nobody,
        /// Customers of several kinds.
        Customers { customers: Customers },
        /// Things that have their words already.
        List { things: Vec<String> },
        /// A store of this type.
        Store { goods: Goods },
        /// A department store.
        DepartmentStore,
        /// A player by name, or by company.
        Player { seat: Seat },
        /// A player of a cardboard game, as entered.
        Entered { name: String },
        /// A player of a cardboard game without a name.
        Unnamed { n: usize },
        /// V15: the thief of a type.
        Thief { goods: Goods },
        /// V17: an art collector.
        Art,
        /// V13: the Kaicho of a player.
        Kaicho { owner: Seat },
        /// V16: Hachiko.
        Dog,
    }
}

terms! { Goods, in crate::text::BOOK, "goods", on Map { Food, Clothing, Books, Electronics } }
terms! { Kind, in crate::text::BOOK, "kind", on Map { Build, Expand, Upgrade, Move, Income, Open, Kaiju, Reunite } }
terms! { Colour, in crate::text::BOOK, "colour", on Map { Red, Blue, Green, Yellow } }

/// A station by its id, as actions and events have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StationId(pub table::Label);

/// A ward by its id, as actions and events have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WardId(pub table::Label);

/// The most characters of a name; maps can hold longer ones.
const LONGEST: usize = 18;

/// A name, or its beginning where it is longer than that, without control characters: map files can hold anything.
pub(super) fn cut(longest: usize, name: &str) -> String {
    let symbols = name
        .chars()
        .map(|symbol| if symbol.is_control() { '?' } else { symbol });
    if name.chars().count() <= longest {
        symbols.collect()
    } else {
        symbols.take(longest - 1).chain(['…']).collect()
    }
}

fn place(map: &Map, name: &str, kanji: &str) -> Message {
    let kanji = if kanji.is_empty() { name } else { kanji };
    Noun::Place {
        name: cut(LONGEST, name),
        kanji: cut(LONGEST, kanji),
    }
    .say(map)
}

/// What a station is called.
pub fn station(map: &Map, station: Station) -> Message {
    let info = map.station(station);
    place(map, &info.name, &info.kanji)
}

/// What a ward is called.
pub fn ward(map: &Map, ward: Ward) -> Message {
    let info = map.ward(ward);
    place(map, &info.name, &info.kanji)
}

/// The map's name: the same in every language.
pub(crate) fn map_name(map: &Map) -> String {
    cut(LONGEST, &map.name)
}

/// A connection by its two ends.
pub fn connection(map: &Map, connection: Connection) -> Message {
    let [from, to] = map.ends(connection);
    Noun::Track { from, to }.say(map)
}

/// A kind of customer: `double food`.
pub fn customer(map: &Map, Customer { goods, double }: Customer) -> Message {
    if double {
        Noun::Double { goods }.say(map)
    } else {
        goods.say(map)
    }
}

/// What kind of store it is.
pub fn store(map: &Map, sells: Sells) -> Message {
    match sells {
        Sells::Goods(goods) => Noun::Store { goods }.say(map),
        Sells::Everything => Noun::DepartmentStore.say(map),
    }
}

/// Customers of one kind: `2 double food`.
pub fn some(map: &Map, customer: Customer, n: u8) -> Message {
    Noun::Some { n, customer }.say(map)
}

/// Customers: `2 food and 1 double books`.
pub fn customers(map: &Map, customers: &Customers) -> Message {
    if customers.is_empty() {
        return Noun::Nobody.say(map);
    }
    Noun::Customers { customers: *customers }.say(map)
}

/// Wards, one of which is meant: `Ota, Koto or Kita`.
pub fn either(map: &Map, wards: Wards) -> Option<Message> {
    let mut names: Vec<Message> = map
        .each_ward()
        .filter(|&known| wards.contains(known))
        .map(|known| ward(map, known))
        .collect();
    let last = names.pop()?;
    let Some(first) = names.pop() else {
        return Some(last);
    };
    let pair = Noun::Or { first, last }.say(map);
    let before = |rest: Message, first: Message| Noun::Before { first, rest }.say(map);
    Some(names.into_iter().rev().fold(pair, before))
}

fn said(message: Message) -> Argument {
    Argument::Said(Box::new(message))
}

impl Argue<Map> for Station {
    fn argue(&self, map: &Map) -> Argument {
        said(station(map, *self))
    }
}

impl Argue<Map> for Ward {
    fn argue(&self, map: &Map) -> Argument {
        said(ward(map, *self))
    }
}

impl Argue<Map> for Wards {
    fn argue(&self, map: &Map) -> Argument {
        either(map, *self).map_or(Argument::All(Vec::new()), said)
    }
}

impl Argue<Map> for Connection {
    fn argue(&self, map: &Map) -> Argument {
        said(connection(map, *self))
    }
}

/// What isn't on the map is called by its id.
impl Argue<Map> for StationId {
    fn argue(&self, map: &Map) -> Argument {
        let known = map.find_station(self.0).map(|known| station(map, known));
        said(known.unwrap_or_else(|| place(map, self.0.as_str(), "")))
    }
}

/// What isn't on the map is called by its id.
impl Argue<Map> for WardId {
    fn argue(&self, map: &Map) -> Argument {
        let known = map.find_ward(self.0).map(|known| ward(map, known));
        said(known.unwrap_or_else(|| place(map, self.0.as_str(), "")))
    }
}

impl Argue<Map> for Customer {
    fn argue(&self, map: &Map) -> Argument {
        said(customer(map, *self))
    }
}

impl Argue<Map> for Customers {
    fn argue(&self, map: &Map) -> Argument {
        let kinds = self.kinds();
        Argument::All(kinds.map(|kind| said(some(map, kind, self.of(kind)))).collect())
    }
}

/// Customers and those who are with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Party {
    customers: Customers,
    companions: Vec<Companion>,
}

impl Party {
    /// These.
    pub fn new(customers: &[Customer], companions: &[Companion]) -> Party {
        Party {
            customers: customers.iter().copied().collect(),
            companions: companions.to_vec(),
        }
    }
}

impl Argue<Map> for Party {
    fn argue(&self, map: &Map) -> Argument {
        let kinds = self.customers.kinds();
        let customers = kinds.map(|kind| said(some(map, kind, self.customers.of(kind))));
        let companions = self.companions.iter().map(|companion| companion.argue(map));
        Argument::All(customers.chain(companions).collect())
    }
}

impl Argue<Map> for Companion {
    fn argue(&self, map: &Map) -> Argument {
        let noun = match *self {
            Companion::Thief { goods } => Noun::Thief { goods },
            Companion::Art {} => Noun::Art,
            Companion::Kaicho { owner } => Noun::Kaicho { owner },
            Companion::Dog {} => Noun::Dog,
        };
        said(noun.say(map))
    }
}

impl Argue<Map> for Sells {
    fn argue(&self, map: &Map) -> Argument {
        said(store(map, *self))
    }
}
