//! Companies, places and customers in words.

use table::{Label, Seat};

use crate::action::Kind;
use crate::company::Company;
use crate::customer::{Customer, Customers};
use crate::map::{Connection, Map, Station, Ward, Wards};
use crate::state::{Sells, Store};

use super::ink::goods_letter;

/// The most characters of a name; maps can hold longer ones.
const LONGEST: usize = 18;

/// A seat's company.
pub(super) fn company(seat: Seat) -> String {
    Company::of(seat).map_or_else(|| seat.to_string(), |company| company.to_string())
}

/// What an action is called.
pub(super) const fn action(kind: Kind) -> &'static str {
    match kind {
        Kind::Build => "Build",
        Kind::Expand => "Expand",
        Kind::Upgrade => "Upgrade",
        Kind::Move => "Move",
        Kind::Income => "Income",
    }
}

/// A number of things.
pub(super) fn count(number: usize, thing: &str) -> String {
    if number == 1 {
        format!("1 {thing}")
    } else {
        format!("{number} {thing}s")
    }
}

/// Things one after the other, as in a sentence.
pub(super) fn list(things: Vec<String>) -> String {
    joined(things, "and")
}

/// Things of which one is meant.
pub(super) fn either(things: Vec<String>) -> String {
    joined(things, "or")
}

fn joined(mut things: Vec<String>, word: &str) -> String {
    match things.pop() {
        None => "nothing".into(),
        Some(only) if things.is_empty() => only,
        Some(last) => format!("{} {word} {last}", things.join(", ")),
    }
}

/// A name, or its beginning if it is too long, without control characters.
pub(super) fn cut(name: &str) -> String {
    cut_to(LONGEST, name)
}

/// The same where there is less room.
pub(super) fn cut_to(longest: usize, name: &str) -> String {
    let symbols = name
        .chars()
        .map(|symbol| if symbol.is_control() { '?' } else { symbol });
    if name.chars().count() <= longest {
        symbols.collect()
    } else {
        symbols.take(longest - 1).chain(['…']).collect()
    }
}

/// What this station, known by its id, is called; an unknown one by its id.
pub(super) fn station_with(map: &Map, id: Label) -> String {
    map.find_station(id)
        .map_or_else(|| cut(id.as_str()), |known| station(map, known))
}

/// What this ward, known by its id, is called; an unknown one by its id.
pub(super) fn ward_with(map: &Map, id: Label) -> String {
    map.find_ward(id)
        .map_or_else(|| cut(id.as_str()), |known| ward(map, known))
}

/// What a station is called.
pub(super) fn station(map: &Map, station: Station) -> String {
    cut(&map.station(station).name)
}

/// What a ward is called.
pub(super) fn ward(map: &Map, ward: Ward) -> String {
    cut(&map.ward(ward).name)
}

/// The cards of these wards, of which one is meant.
pub(super) fn either_ward(map: &Map, wards: Wards) -> String {
    either(
        map.each_ward()
            .filter(|&known| wards.contains(known))
            .map(|known| ward(map, known))
            .collect(),
    )
}

/// The two ends of a connection.
pub(super) fn connection(map: &Map, connection: Connection) -> String {
    map.ends(connection).map(|end| station(map, end)).join("-")
}

/// A store: what kind it is.
pub(super) fn store(sells: Sells) -> String {
    match sells {
        Sells::Goods(goods) => format!("{goods} store"),
        Sells::Everything => "department store".into(),
    }
}

/// A store: whose, and what kind it is.
pub(super) fn owned_store(Store { owner, sells }: Store) -> String {
    format!("the {} of {}", store(sells), company(owner))
}

/// Customers in words: `2 food and 1 double books`.
pub(super) fn customers(customers: &[Customer]) -> String {
    let number = |kind: Customer| customers.iter().filter(|&&customer| customer == kind).count();
    list(
        Customer::all()
            .filter(|&kind| number(kind) > 0)
            .map(|kind| format!("{} {kind}", number(kind)))
            .collect(),
    )
}

/// Customers in letters: `F×2 B2`, the 2 marking a double.
pub(super) fn tokens(customers: &Customers) -> Vec<String> {
    let token = |kind: Customer| {
        let double = if kind.double { "2" } else { "" };
        let letter = goods_letter(kind.goods);
        match customers.of(kind) {
            1 => format!("{letter}{double}"),
            number => format!("{letter}{double}×{number}"),
        }
    };
    customers.kinds().map(token).collect()
}
