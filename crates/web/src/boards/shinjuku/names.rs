//! Places, goods and customers in the reader's language: the words of the game, said by the page.

use shinjuku::map::{Connection, Map, Station, Ward, Wards};
use shinjuku::state::Sells;
use shinjuku::text::{Noun, noun};
use shinjuku::{Customer, Customers, Goods};
use table::Say;

use crate::settings::settings;
use crate::texts::{Language, voice};

/// A noun that no map names.
fn said(thing: &impl Say<On = Map>) -> String {
    thing.say(&Map::standard()).said(&voice())
}

/// What a station is called.
pub fn station(map: &Map, station: Station) -> String {
    noun::station(map, station).said(&voice())
}

/// What a ward is called.
pub fn ward(map: &Map, ward: Ward) -> String {
    noun::ward(map, ward).said(&voice())
}

/// The other name of a ward, for its card: Japanese, or Latin where Japanese is read.
pub fn ward_second(map: &Map, ward: Ward) -> String {
    let info = map.ward(ward);
    if settings().language_now() == Language::Ja {
        info.name.clone()
    } else {
        info.kanji.clone()
    }
}

/// The two ends of a connection.
pub fn connection(map: &Map, connection: Connection) -> String {
    noun::connection(map, connection).said(&voice())
}

/// The two ends of a link.
pub fn link(map: &Map, [from, to]: [Station; 2]) -> String {
    Noun::Track { from, to }.say(map).said(&voice())
}

/// Some wards of which one is meant.
pub fn either_ward(map: &Map, wards: Wards) -> String {
    noun::either(map, wards).map_or_else(String::new, |wards| wards.said(&voice()))
}

/// What is sold or wanted.
pub fn goods(goods: Goods) -> String {
    said(&goods)
}

/// A kind of customer: `double food`.
pub fn customer(customer: Customer) -> String {
    noun::customer(&Map::standard(), customer).said(&voice())
}

/// What kind of store it is.
pub fn store(sells: Sells) -> String {
    noun::store(&Map::standard(), sells).said(&voice())
}

/// Customers in words: `2 food and 1 double books`.
pub fn customers(customers: &Customers) -> String {
    noun::customers(&Map::standard(), customers).said(&voice())
}

/// Things one after the other, as in a sentence.
pub fn list(things: &[String]) -> String {
    said(&Noun::List {
        things: things.to_vec(),
    })
}
