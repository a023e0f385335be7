//! Reading maps. The format is described in `docs/maps.md`.

use table::Label;
use thiserror::Error;

use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::map::{
    Lookup, MOST_CONNECTIONS, MOST_STATIONS, MOST_TOKENS, MOST_WARDS, Map, Station, StationInfo, Ward, WardInfo,
};

use super::map_check::check_whole;
pub use super::map_file::MapFile;
use super::map_file::{CustomerEntry, FORMAT, StationEntry, WardEntry};

/// Why a map was refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MapError {
    /// It is not TOML, or not of this shape.
    #[error("line {line}: {reason}")]
    Syntax {
        /// The line in the file, from 1.
        line: usize,
        /// What the reader says.
        reason: String,
    },
    /// The format is not ours.
    #[error("format {0} is unknown; this program reads format {FORMAT}")]
    Format(u32),
    /// One entry is wrong.
    #[error("{kind} {id}: {reason}")]
    Entry {
        /// Which list it stands in.
        kind: &'static str,
        /// Its id.
        id: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The map as a whole is wrong.
    #[error("{0}")]
    Whole(String),
}

/// Reads and checks a map.
pub fn from_toml(text: &str) -> Result<Map, MapError> {
    let file: MapFile = toml::from_str(text).map_err(|error| {
        let line = error
            .span()
            .map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
        MapError::Syntax {
            line,
            reason: error.message().replace('\n', " "),
        }
    })?;
    Map::try_from(file)
}

impl TryFrom<MapFile> for Map {
    type Error = MapError;

    fn try_from(file: MapFile) -> Result<Map, MapError> {
        if file.format != FORMAT {
            return Err(MapError::Format(file.format));
        }
        let ward_ids = ids("ward", file.ward.iter().map(|ward| ward.id.as_str()), MOST_WARDS)?;
        let wards = file
            .ward
            .iter()
            .map(|entry| read_ward(entry, &ward_ids))
            .collect::<Result<Vec<_>, _>>()?;
        let station_ids = ids(
            "station",
            file.station.iter().map(|station| station.id.as_str()),
            MOST_STATIONS,
        )?;
        let stations = file
            .station
            .iter()
            .map(|entry| read_station(entry, &ward_ids))
            .collect::<Result<Vec<_>, _>>()?;
        let connections = pairs("connection", &file.network.connections, &station_ids, MOST_CONNECTIONS)?;
        let links = pairs("link", &file.network.open_links, &station_ids, MOST_STATIONS)?;
        let customers = read_customers(&file.customer)?;
        let lookup = Lookup::new(&wards, &stations, &connections, &links);
        let map = Map {
            name: file.name,
            wards,
            stations,
            connections,
            links,
            customers,
            lookup,
        };
        check_whole(&map)?;
        Ok(map)
    }
}

pub(super) fn entry_error(kind: &'static str, id: &str, reason: impl Into<String>) -> MapError {
    MapError::Entry {
        kind,
        id: id.into(),
        reason: reason.into(),
    }
}

/// The ids of a list: short, unique, not too many.
fn ids<'a>(kind: &'static str, texts: impl Iterator<Item = &'a str>, most: usize) -> Result<Vec<Label>, MapError> {
    let mut ids = Vec::new();
    for text in texts {
        let id = Label::new(text).ok_or_else(|| entry_error(kind, text, "an id has 1 to 23 bytes"))?;
        if ids.contains(&id) {
            return Err(entry_error(kind, text, "this id appears twice in the list"));
        }
        ids.push(id);
    }
    if ids.is_empty() || ids.len() > most {
        return Err(MapError::Whole(format!(
            "{} {kind}s; 1 to {most} are possible",
            ids.len()
        )));
    }
    Ok(ids)
}

fn number_of(ids: &[Label], text: &str) -> Option<u8> {
    ids.iter().position(|id| id.as_str() == text).map(|place| place as u8)
}

fn read_ward(entry: &WardEntry, ids: &[Label]) -> Result<WardInfo, MapError> {
    let wrong = |reason: String| entry_error("ward", &entry.id, reason);
    let cards = u8::try_from(entry.cards)
        .ok()
        .filter(|&cards| cards > 0)
        .ok_or_else(|| wrong(format!("{} cards; at least 1 is needed", entry.cards)))?;
    let neighbour = |name: &String| {
        number_of(ids, name)
            .map(Ward)
            .ok_or_else(|| wrong(format!("unknown neighbour '{name}'")))
    };
    let neighbours = entry.neighbours.iter().map(neighbour).collect::<Result<_, _>>()?;
    let id = Label::new(&entry.id).ok_or_else(|| wrong("no id".into()))?;
    Ok(WardInfo {
        id,
        name: entry.name.clone(),
        kanji: entry.kanji.clone(),
        cards,
        neighbours,
    })
}

fn read_station(entry: &StationEntry, wards: &[Label]) -> Result<StationInfo, MapError> {
    let wrong = |reason: String| entry_error("station", &entry.id, reason);
    let ward = number_of(wards, &entry.ward)
        .map(Ward)
        .ok_or_else(|| wrong(format!("unknown ward '{}'", entry.ward)))?;
    let rank = |rank: i64| {
        u8::try_from(rank)
            .ok()
            .filter(|&rank| rank > 0)
            .ok_or_else(|| wrong(format!("rank {rank}; 1 to 255 are possible")))
    };
    let rank = entry.department_store_rank.map(rank).transpose()?;
    if !entry.at.iter().all(|place| (0.0..=1.0).contains(place)) {
        return Err(wrong(format!("at {:?}; both numbers lie between 0 and 1", entry.at)));
    }
    let id = Label::new(&entry.id).ok_or_else(|| wrong("no id".into()))?;
    Ok(StationInfo {
        id,
        name: entry.name.clone(),
        kanji: entry.kanji.clone(),
        ward,
        at: entry.at,
        rank,
    })
}

/// Pairs of different known stations, each pair once.
fn pairs(
    kind: &'static str,
    entries: &[[String; 2]],
    stations: &[Label],
    most: usize,
) -> Result<Vec<[Station; 2]>, MapError> {
    let mut pairs: Vec<[Station; 2]> = Vec::new();
    for [a, b] in entries {
        let wrong = |reason: String| entry_error(kind, &format!("{a}-{b}"), reason);
        let station = |name: &str| {
            number_of(stations, name)
                .map(Station)
                .ok_or_else(|| wrong(format!("unknown station '{name}'")))
        };
        let pair = [station(a)?, station(b)?];
        if pair[0] == pair[1] {
            return Err(wrong("it joins a station to itself".into()));
        }
        if pairs.contains(&pair) || pairs.contains(&[pair[1], pair[0]]) {
            return Err(wrong("it appears twice in the list".into()));
        }
        pairs.push(pair);
    }
    if pairs.len() > most {
        return Err(MapError::Whole(format!(
            "{} {kind}s; at most {most} are possible",
            pairs.len()
        )));
    }
    Ok(pairs)
}

/// S1.3: each kind once, counts not negative, some of each.
fn read_customers(entries: &[CustomerEntry]) -> Result<Customers, MapError> {
    let mut customers = Customers::NONE;
    for goods in Goods::ALL {
        let wrong = |reason: &str| entry_error("customer", goods.name(), reason);
        let mut of_kind = entries.iter().filter(|entry| entry.kind == goods.name());
        let (Some(entry), None) = (of_kind.next(), of_kind.next()) else {
            return Err(wrong("each kind stands once in the list"));
        };
        let (Some(singles), Some(doubles)) = (token_count(entry.singles), token_count(entry.doubles)) else {
            return Err(wrong(&format!("counts run from 0 to {MOST_TOKENS}")));
        };
        if singles == 0 && doubles == 0 {
            return Err(wrong("at least one is needed"));
        }
        (0..singles).for_each(|_| customers.add(Customer { goods, double: false }));
        (0..doubles).for_each(|_| customers.add(Customer { goods, double: true }));
    }
    let known = |entry: &CustomerEntry| Goods::ALL.iter().any(|goods| goods.name() == entry.kind);
    match entries.iter().find(|entry| !known(entry)) {
        None => Ok(customers),
        Some(odd) => Err(entry_error(
            "customer",
            &odd.kind,
            "unknown kind; there are food, clothing, books, electronics",
        )),
    }
}

fn token_count(number: i64) -> Option<u8> {
    let count = u8::try_from(number).ok()?;
    (usize::from(count) <= MOST_TOKENS).then_some(count)
}
