//! What only a whole map shows: whether a game can be played on it.

use std::collections::HashSet;

use table::LoadError;

use super::load::{entry_error, whole_error};
use super::map::{MOST_TOKENS, Map, Station};
use crate::text::{EntryKind, LoadProblem};

/// S1.1, S5.6: what only the whole map shows.
pub(super) fn check_whole(map: &Map) -> Result<(), LoadError> {
    let mut ranks = HashSet::new();
    let mut linked = HashSet::new();
    for station in &map.stations {
        if station.rank.is_some_and(|rank| !ranks.insert(rank)) {
            return Err(entry_error(
                EntryKind::Station,
                station.id.as_str(),
                &LoadProblem::RankTwice,
            ));
        }
    }
    for &[a, b] in &map.links {
        for end in [a, b] {
            if !linked.insert(end) {
                return Err(entry_error(
                    EntryKind::Station,
                    map.station(end).id.as_str(),
                    &LoadProblem::TwoLinks,
                ));
            }
        }
        if map.connection_between(a, b).is_some() {
            return Err(entry_error(
                EntryKind::Station,
                map.station(a).id.as_str(),
                &LoadProblem::LinkIsConnection,
            ));
        }
    }
    check_counts(map)?;
    check_connected(map)
}

fn check_counts(map: &Map) -> Result<(), LoadError> {
    if let Some((_, ward)) = map
        .each_ward()
        .zip(&map.wards)
        .find(|(ward, _)| map.lookup.stations_of[ward.index()].is_empty())
    {
        return Err(entry_error(EntryKind::Ward, ward.id.as_str(), &LoadProblem::NoStations));
    }
    let most = MOST_TOKENS;
    match (map.card_count(), map.customers.len()) {
        (there, _) if there > most => Err(whole_error(&LoadProblem::WardCards { there, most })),
        (_, there) if there > most => Err(whole_error(&LoadProblem::Customers { there, most })),
        _ => Ok(()),
    }
}

/// Connected enough to play: every station can be reached from every other one.
fn check_connected(map: &Map) -> Result<(), LoadError> {
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
            EntryKind::Station,
            map.station(cut_off).id.as_str(),
            &LoadProblem::CutOff,
        )),
    }
}
