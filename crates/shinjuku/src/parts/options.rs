//! What can be chosen at set-up: open customers, and the map.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::load::{STANDARD, by_name_or_in_full};
use table::options::{parse_flag, unknown_option};
use table::{OptionError, OptionSpec, Say, SetupError};

use crate::parts::load::{self, MapFile};
use crate::parts::map::Map;
use crate::rules::setup::DEALT;
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
            OptionSpec::file("map", OptionAbout::Map.say(&()), STANDARD).called(OptionLabel::Map.say(&())),
        ]
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "open_customers" => self.open_customers = parse_flag(name, value)?,
            "map" => {
                let map = load::from_toml(value).map_err(|error| error.of_option(name))?;
                self.map = Arc::new(map);
            }
            unknown => return Err(unknown_option::<Options>(unknown)),
        }
        Ok(())
    }
}

impl Options {
    /// S2.2: five cards for each player, and one to say where the first customer arrives.
    pub(crate) fn check_supply(&self, players: u8) -> Result<(), SetupError> {
        let (there, needed) = (self.map.card_count(), DEALT * usize::from(players) + 1);
        if there < needed {
            let problem = SetupProblem::Cards {
                map: self.map.name.clone(),
                there,
                players,
                needed,
            };
            return Err(SetupError::Options(problem.say(&self.map)));
        }
        Ok(())
    }
}

/// Our own map is written as its name, any other in full: a log needs no file beside it.
pub(crate) fn write_map<S: Serializer>(map: &Arc<Map>, serializer: S) -> Result<S::Ok, S::Error> {
    if map.is_standard() {
        serializer.serialize_str(STANDARD)
    } else {
        MapFile::from(&**map).serialize(serializer)
    }
}

pub(crate) fn read_map<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Map>, D::Error> {
    by_name_or_in_full::<MapFile, _, _>("map", Map::standard, deserializer)
}
