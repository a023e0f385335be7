//! What only a whole map shows: whether a game can be played on it.

use std::collections::HashSet;

use super::load::{MapError, entry_error};
use super::map::{MOST_TOKENS, Map, Station};

/// S1.1, S5.6: what only the whole map shows.
pub(super) fn check_whole(map: &Map) -> Result<(), MapError> {
    let mut ranks = HashSet::new();
    let mut linked = HashSet::new();
    for station in &map.stations {
        if station.rank.is_some_and(|rank| !ranks.insert(rank)) {
            return Err(entry_error(
                "station",
                station.id.as_str(),
                "another station has the same department store rank",
            ));
        }
    }
    for &[a, b] in &map.links {
        for end in [a, b] {
            if !linked.insert(end) {
                return Err(entry_error(
                    "station",
                    map.station(end).id.as_str(),
                    "it has more than one link",
                ));
            }
        }
        if map.connection_between(a, b).is_some() {
            return Err(entry_error(
                "station",
                map.station(a).id.as_str(),
                "its link stands among the connections too",
            ));
        }
    }
    check_counts(map)?;
    check_connected(map)
}

fn check_counts(map: &Map) -> Result<(), MapError> {
    if let Some((_, ward)) = map
        .each_ward()
        .zip(&map.wards)
        .find(|(ward, _)| map.lookup.stations_of[ward.index()].is_empty())
    {
        return Err(entry_error("ward", ward.id.as_str(), "it has no station"));
    }
    for (what, count) in [("ward cards", map.card_count()), ("customers", map.customers.len())] {
        if count > MOST_TOKENS {
            return Err(MapError::Whole(format!(
                "{count} {what}; at most {MOST_TOKENS} are possible"
            )));
        }
    }
    Ok(())
}

/// Connected enough to play: every station can be reached from every other one.
fn check_connected(map: &Map) -> Result<(), MapError> {
    let mut reached = vec![Station(0)];
    let mut next = 0;
    while let Some(&station) = reached.get(next) {
        next += 1;
        let by_rail = map.lookup.connections_at[station.index()]
            .iter()
            .map(|(_, other)| *other);
        for other in by_rail.chain(map.lookup.linked[station.index()]) {
            if !reached.contains(&other) {
                reached.push(other);
            }
        }
    }
    match map.each_station().find(|station| !reached.contains(station)) {
        None => Ok(()),
        Some(cut_off) => Err(entry_error(
            "station",
            map.station(cut_off).id.as_str(),
            "it cannot be reached from the first station of the list",
        )),
    }
}
