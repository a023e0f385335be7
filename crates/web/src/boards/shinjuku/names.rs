//! Places, goods and customers in the reader's language.

use shinjuku::action::Kind;
use shinjuku::company::Company;
use shinjuku::map::{Connection, Map, Station, Ward, Wards};
use shinjuku::state::Sells;
use shinjuku::{Customer, Customers, Goods};
use table::{Label, Seat};

use crate::settings::settings;
use crate::texts::{Language, t};

fn in_language<'a>(latin: &'a str, kanji: &'a str) -> &'a str {
    if settings().language_now() == Language::Ja && !kanji.is_empty() {
        kanji
    } else {
        latin
    }
}

/// What a station is called.
pub fn station(map: &Map, station: Station) -> String {
    let info = map.station(station);
    in_language(&info.name, &info.kanji).to_owned()
}

/// What a ward is called.
pub fn ward(map: &Map, ward: Ward) -> String {
    let info = map.ward(ward);
    in_language(&info.name, &info.kanji).to_owned()
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

/// What the station with this id is called.
pub fn station_with(map: &Map, id: Label) -> String {
    map.find_station(id)
        .map_or_else(|| id.to_string(), |known| station(map, known))
}

/// What the ward with this id is called.
pub fn ward_with(map: &Map, id: Label) -> String {
    map.find_ward(id)
        .map_or_else(|| id.to_string(), |known| ward(map, known))
}

/// The two ends of a connection.
pub fn connection(map: &Map, connection: Connection) -> String {
    map.ends(connection).map(|end| station(map, end)).join(" – ")
}

/// Some wards of which one is meant.
pub fn either_ward(map: &Map, wards: Wards) -> String {
    let names: Vec<String> = map
        .each_ward()
        .filter(|&known| wards.contains(known))
        .map(|known| ward(map, known))
        .collect();
    joined(&names, &t!("shinjuku.words.or"))
}

/// What is sold or wanted.
pub fn goods(goods: Goods) -> String {
    t!(&format!("shinjuku.goods.{}", goods.name()))
}

/// A kind of customer: `double food`.
pub fn customer(customer: Customer) -> String {
    let goods = goods(customer.goods);
    if customer.double {
        t!("shinjuku.words.double", goods = goods)
    } else {
        goods
    }
}

/// What kind of store it is.
pub fn store(sells: Sells) -> String {
    match sells {
        Sells::Goods(of) => t!("shinjuku.words.store", goods = goods(of)),
        Sells::Everything => t!("shinjuku.words.department_store"),
    }
}

/// What an action is called.
pub fn kind(kind: Kind) -> String {
    t!(match kind {
        Kind::Build => "shinjuku.kind.build",
        Kind::Expand => "shinjuku.kind.expand",
        Kind::Upgrade => "shinjuku.kind.upgrade",
        Kind::Move => "shinjuku.kind.move",
        Kind::Income => "shinjuku.kind.income",
    })
}

/// Customers in words: `2 food and 1 double books`.
pub fn customers(customers: &Customers) -> String {
    let words: Vec<String> = customers
        .kinds()
        .map(|kind| {
            t!(
                "shinjuku.words.some",
                number = customers.of(kind),
                customer = customer(kind)
            )
        })
        .collect();
    list(&words)
}

/// Things one after the other, as in a sentence.
pub fn list(things: &[String]) -> String {
    joined(things, &t!("shinjuku.words.and"))
}

fn joined(things: &[String], word: &str) -> String {
    match things {
        [] => t!("shinjuku.words.nothing"),
        [only] => only.clone(),
        [first @ .., last] => format!("{}{word}{last}", first.join(&t!("shinjuku.words.comma"))),
    }
}

/// The company of a seat.
pub fn company(seat: Seat) -> String {
    Company::of(seat).map_or_else(|| seat.to_string(), |company| company.name().to_owned())
}
