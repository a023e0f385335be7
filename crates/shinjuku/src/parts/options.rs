//! What can be chosen at set-up: open customers, and the map.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::load::{STANDARD, one_of_ours_or_in_full};
use table::options::{parse_flag, unknown_option};
use table::{OptionError, OptionSpec, Say, SetupError};

use crate::edition::Edition;
use crate::parts::cities;
use crate::parts::load::{self, MapFile};
use crate::parts::map::Map;
use crate::text::{OptionAbout, OptionLabel, SetupProblem};

/// The options of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// S8.5: everyone sees what all have earned.
    pub open_customers: bool,
    /// S1.1: the map.
    #[serde(serialize_with = "write_map", deserialize_with = "read_map")]
    pub map: Arc<Map>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            open_customers: false,
            map: Map::standard(),
        }
    }
}

impl table::Options for Options {
    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::flag("open_customers", OptionAbout::OpenCustomers.say(&()))
                .called(OptionLabel::OpenCustomers.say(&())),
            city_spec(),
            map_spec(),
        ]
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "open_customers" => self.open_customers = parse_flag(name, value)?,
            "city" => self.map = set_city(value)?,
            "map" => {
                let map = load::from_toml(value).map_err(|error| error.of_option(name))?;
                self.map = Arc::new(map);
            }
            unknown => return Err(unknown_option::<Options>(unknown)),
        }
        Ok(())
    }
}

/// S2.2: a hand for each player, and a few more cards.
pub(crate) fn check_supply<E: Edition>(map: &Map, players: u8, more: usize) -> Result<(), SetupError> {
    let (there, needed) = (map.card_count(), E::HAND * usize::from(players) + more);
    if there < needed {
        let problem = SetupProblem::Cards {
            map: map.name.clone(),
            there,
            players,
            needed,
        };
        return Err(SetupError::Options(problem.say(map)));
    }
    Ok(())
}

/// S1.1: the cities that come with the game.
pub(crate) fn city_spec() -> OptionSpec {
    let names = cities::CITIES.map(String::from);
    OptionSpec::choice("city", OptionAbout::City.say(&()), &names).called(OptionLabel::City.say(&()))
}

/// S1.1: a map of one's own.
pub(crate) fn map_spec() -> OptionSpec {
    OptionSpec::file("map", OptionAbout::Map.say(&()), STANDARD).called(OptionLabel::Map.say(&()))
}

/// The map of a city that comes with the game.
pub(crate) fn set_city(name: &str) -> Result<Arc<Map>, OptionError> {
    cities::find(name).ok_or_else(|| cities::wrong_choice("city", name))
}

/// A map that comes with the game is written as its name, any other in full: a log needs no file beside it.
pub(crate) fn write_map<S: Serializer>(map: &Arc<Map>, serializer: S) -> Result<S::Ok, S::Error> {
    if map.is_standard() {
        return serializer.serialize_str(STANDARD);
    }
    if cities::is_ours(map) {
        serializer.serialize_str(&map.name)
    } else {
        MapFile::from(&**map).serialize(serializer)
    }
}

pub(crate) fn read_map<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Map>, D::Error> {
    let ours = |name: &str| match name {
        STANDARD => Some(Map::standard()),
        name => cities::called(name),
    };
    one_of_ours_or_in_full::<MapFile, _, _>("map", ours, deserializer)
}
