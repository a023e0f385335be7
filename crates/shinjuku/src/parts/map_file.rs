//! A map's file as it is written. The format is described in `docs/maps.md`.

use serde::{Deserialize, Serialize};

use crate::parts::customer::{Customer, Goods};
use crate::parts::map::{Map, Station, StationInfo, Ward, WardInfo};

/// The version of the format.
pub(super) const FORMAT: u32 = 1;

/// The file as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapFile {
    pub(super) format: u32,
    pub(super) name: String,
    pub(super) ward: Vec<WardEntry>,
    pub(super) station: Vec<StationEntry>,
    pub(super) network: NetworkEntry,
    pub(super) customer: Vec<CustomerEntry>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WardEntry {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(default)]
    pub(super) kanji: String,
    pub(super) cards: i64,
    #[serde(default)]
    pub(super) neighbours: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StationEntry {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(default)]
    pub(super) kanji: String,
    pub(super) ward: String,
    pub(super) at: [f64; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) department_store_rank: Option<i64>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NetworkEntry {
    pub(super) connections: Vec<[String; 2]>,
    #[serde(default)]
    pub(super) open_links: Vec<[String; 2]>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CustomerEntry {
    pub(super) kind: String,
    pub(super) singles: i64,
    pub(super) doubles: i64,
}

impl From<&Map> for MapFile {
    fn from(map: &Map) -> MapFile {
        let ward_id = |ward: Ward| map.ward(ward).id.to_string();
        let station_ids = |pair: &[Station; 2]| pair.map(|station| map.station(station).id.to_string());
        let ward = |ward: &WardInfo| WardEntry {
            id: ward.id.to_string(),
            name: ward.name.clone(),
            kanji: ward.kanji.clone(),
            cards: ward.cards.into(),
            neighbours: ward.neighbours.iter().map(|&neighbour| ward_id(neighbour)).collect(),
        };
        let station = |station: &StationInfo| StationEntry {
            id: station.id.to_string(),
            name: station.name.clone(),
            kanji: station.kanji.clone(),
            ward: ward_id(station.ward),
            at: station.at,
            department_store_rank: station.rank.map(i64::from),
        };
        let customer = |goods: Goods| CustomerEntry {
            kind: goods.name().into(),
            singles: map.customers.of(Customer { goods, double: false }).into(),
            doubles: map.customers.of(Customer { goods, double: true }).into(),
        };
        MapFile {
            format: FORMAT,
            name: map.name.clone(),
            ward: map.wards.iter().map(ward).collect(),
            station: map.stations.iter().map(station).collect(),
            network: NetworkEntry {
                connections: map.connections.iter().map(station_ids).collect(),
                open_links: map.links.iter().map(station_ids).collect(),
            },
            customer: Goods::ALL.into_iter().map(customer).collect(),
        }
    }
}
