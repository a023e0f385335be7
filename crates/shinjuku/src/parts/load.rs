//! Reading maps. The format is described in `docs/maps.md`.

use table::{Label, LoadError, Say};

use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::map::{
    Lookup, MOST_CONNECTIONS, MOST_STATIONS, MOST_TOKENS, MOST_WARDS, Map, Station, StationInfo, Ward, WardInfo,
};

use super::map_check::check_whole;
pub use super::map_file::MapFile;
use super::map_file::{CustomerEntry, FORMAT, StationEntry, WardEntry};
use crate::text::{EntryKind, LoadProblem};

const ID_LENGTH: LoadProblem = LoadProblem::IdLength { most: Label::LONGEST };

/// Reads and checks a map.
pub fn from_toml(text: &str) -> Result<Map, LoadError> {
    let file: MapFile = toml::from_str(text).map_err(|error| LoadError::syntax(text, error.span(), error.message()))?;
    Map::try_from(file)
}

impl TryFrom<MapFile> for Map {
    type Error = LoadError;

    fn try_from(file: MapFile) -> Result<Map, LoadError> {
        LoadError::check_format(file.format, FORMAT)?;
        let ward_ids = ids(
            EntryKind::Ward,
            file.ward.iter().map(|ward| ward.id.as_str()),
            MOST_WARDS,
        )?;
        let wards = file
            .ward
            .iter()
            .map(|entry| read_ward(entry, &ward_ids))
            .collect::<Result<Vec<_>, _>>()?;
        let station_ids = ids(
            EntryKind::Station,
            file.station.iter().map(|station| station.id.as_str()),
            MOST_STATIONS,
        )?;
        let stations = file
            .station
            .iter()
            .map(|entry| read_station(entry, &ward_ids))
            .collect::<Result<Vec<_>, _>>()?;
        let connections = pairs(
            EntryKind::Connection,
            &file.network.connections,
            &station_ids,
            MOST_CONNECTIONS,
        )?;
        let links = pairs(EntryKind::Link, &file.network.open_links, &station_ids, MOST_STATIONS)?;
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

pub(crate) fn entry_error(kind: EntryKind, id: &str, problem: &LoadProblem) -> LoadError {
    LoadError::entry(kind.say(&()), id, problem.say(&()))
}

pub(super) fn whole_error(problem: &LoadProblem) -> LoadError {
    LoadError::Whole {
        problem: problem.say(&()),
    }
}

/// There are too many of a kind, or none.
fn wrong_number(kind: EntryKind, there: usize, most: usize) -> LoadError {
    whole_error(&match kind {
        EntryKind::Ward => LoadProblem::Wards { there, most },
        EntryKind::Station => LoadProblem::Stations { there, most },
        EntryKind::Connection => LoadProblem::Connections { there, most },
        EntryKind::Link => LoadProblem::Links { there, most },
        EntryKind::Customer => LoadProblem::Customers { there, most },
    })
}

/// The ids of a list: short, unique, not too many.
fn ids<'a>(kind: EntryKind, texts: impl Iterator<Item = &'a str>, most: usize) -> Result<Vec<Label>, LoadError> {
    let mut ids = Vec::new();
    for text in texts {
        let id = Label::new(text).ok_or_else(|| entry_error(kind, text, &ID_LENGTH))?;
        if ids.contains(&id) {
            return Err(entry_error(kind, text, &LoadProblem::IdTwice));
        }
        ids.push(id);
    }
    if ids.is_empty() || ids.len() > most {
        return Err(wrong_number(kind, ids.len(), most));
    }
    Ok(ids)
}

fn number_of(ids: &[Label], text: &str) -> Option<u8> {
    ids.iter().position(|id| id.as_str() == text).map(|place| place as u8)
}

fn read_ward(entry: &WardEntry, ids: &[Label]) -> Result<WardInfo, LoadError> {
    let wrong = |problem: &LoadProblem| entry_error(EntryKind::Ward, &entry.id, problem);
    let cards = u8::try_from(entry.cards)
        .ok()
        .filter(|&cards| cards > 0)
        .ok_or_else(|| {
            wrong(&LoadProblem::Cards {
                cards: entry.cards,
                most: u8::MAX,
            })
        })?;
    let neighbour = |name: &String| {
        number_of(ids, name)
            .map(Ward)
            .ok_or_else(|| wrong(&LoadProblem::NoNeighbour { name: name.clone() }))
    };
    let neighbours = entry.neighbours.iter().map(neighbour).collect::<Result<_, _>>()?;
    let id = Label::new(&entry.id).ok_or_else(|| wrong(&ID_LENGTH))?;
    Ok(WardInfo {
        id,
        name: entry.name.clone(),
        kanji: entry.kanji.clone(),
        cards,
        neighbours,
    })
}

fn read_station(entry: &StationEntry, wards: &[Label]) -> Result<StationInfo, LoadError> {
    let wrong = |problem: &LoadProblem| entry_error(EntryKind::Station, &entry.id, problem);
    let ward = number_of(wards, &entry.ward).map(Ward).ok_or_else(|| {
        wrong(&LoadProblem::NoWard {
            name: entry.ward.clone(),
        })
    })?;
    let rank = |rank: i64| {
        u8::try_from(rank)
            .ok()
            .filter(|&rank| rank > 0)
            .ok_or_else(|| wrong(&LoadProblem::Rank { rank, most: u8::MAX }))
    };
    let rank = entry.department_store_rank.map(rank).transpose()?;
    if !entry.at.iter().all(|place| (0.0..=1.0).contains(place)) {
        return Err(wrong(&LoadProblem::Place {
            at: format!("{:?}", entry.at),
        }));
    }
    let id = Label::new(&entry.id).ok_or_else(|| wrong(&ID_LENGTH))?;
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
    kind: EntryKind,
    entries: &[[String; 2]],
    stations: &[Label],
    most: usize,
) -> Result<Vec<[Station; 2]>, LoadError> {
    let mut pairs: Vec<[Station; 2]> = Vec::new();
    for [a, b] in entries {
        let wrong = |problem: &LoadProblem| entry_error(kind, &format!("{a}-{b}"), problem);
        let station = |name: &str| {
            number_of(stations, name)
                .map(Station)
                .ok_or_else(|| wrong(&LoadProblem::NoStation { name: name.into() }))
        };
        let pair = [station(a)?, station(b)?];
        if pair[0] == pair[1] {
            return Err(wrong(&LoadProblem::ToItself));
        }
        if pairs.contains(&pair) || pairs.contains(&[pair[1], pair[0]]) {
            return Err(wrong(&LoadProblem::PairTwice));
        }
        pairs.push(pair);
    }
    if pairs.len() > most {
        return Err(wrong_number(kind, pairs.len(), most));
    }
    Ok(pairs)
}

/// S1.3: each kind once, counts not negative, some of each.
fn read_customers(entries: &[CustomerEntry]) -> Result<Customers, LoadError> {
    let mut customers = Customers::NONE;
    for goods in Goods::ALL {
        let wrong = |problem: &LoadProblem| entry_error(EntryKind::Customer, goods.name(), problem);
        let mut of_kind = entries.iter().filter(|entry| entry.kind == goods.name());
        let (Some(entry), None) = (of_kind.next(), of_kind.next()) else {
            return Err(wrong(&LoadProblem::OncePerKind));
        };
        let (Some(singles), Some(doubles)) = (token_count(entry.singles), token_count(entry.doubles)) else {
            return Err(wrong(&LoadProblem::Tokens { most: MOST_TOKENS }));
        };
        if singles == 0 && doubles == 0 {
            return Err(wrong(&LoadProblem::NoTokens));
        }
        (0..singles).for_each(|_| customers.add(Customer { goods, double: false }));
        (0..doubles).for_each(|_| customers.add(Customer { goods, double: true }));
    }
    let known = |entry: &CustomerEntry| Goods::ALL.iter().any(|goods| goods.name() == entry.kind);
    match entries.iter().find(|entry| !known(entry)) {
        None => Ok(customers),
        Some(odd) => {
            let goods = Goods::ALL.iter().map(|goods| goods.name()).collect();
            Err(entry_error(
                EntryKind::Customer,
                &odd.kind,
                &LoadProblem::NoGoods { goods },
            ))
        }
    }
}

fn token_count(number: i64) -> Option<u8> {
    let count = u8::try_from(number).ok()?;
    (usize::from(count) <= MOST_TOKENS).then_some(count)
}
