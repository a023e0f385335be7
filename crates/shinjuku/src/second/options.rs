//! V10, V11: what can be chosen at set-up.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::load::{file_name, named};
use table::options::{parse_flag, unknown_option};
use table::{Label, LoadError, OptionError, OptionSpec, Say, SetupError};

use crate::parts::cities;
use crate::parts::load::{self, entry_error};
use crate::parts::map::{Map, Station, Wards};
use crate::parts::options::{check_supply, city_spec, map_spec, read_map, set_city, write_map};
use crate::second::Second;
use crate::second::components::{SPACES, hachiko_home};
use crate::second::rules::{Bonus, KaijuRule, Rules};
use crate::second::scene::Scene;
use crate::text::{ChoiceFault, EntryKind, LoadProblem, OptionAbout, OptionForm, OptionLabel, SetupProblem};

/// The options of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "each variant is in play or not")]
pub struct Options {
    /// V18.5: everyone sees what all have earned.
    pub open_customers: bool,
    /// V10.1: without the Matsuri.
    pub no_matsuri: bool,
    /// V10.2, V10.3: bonus tokens, none, or the queue of eight.
    pub bonus: Bonus,
    /// V10.6: the first bonus token breaks ties.
    pub first_token: bool,
    /// V10.4, V14: the Kaiju.
    pub kaiju: KaijuRule,
    /// V12: with the Princess.
    pub princess: bool,
    /// V13: with Kaicho.
    pub kaicho: bool,
    /// V15: with thieves.
    pub thief: bool,
    /// V16: with Hachiko.
    pub hachiko: bool,
    /// V16.1: Hachiko's home, where it is not the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<Label>,
    /// V17: with art collectors.
    pub art: bool,
    /// V1.1: the map.
    #[serde(serialize_with = "write_map", deserialize_with = "read_map")]
    pub map: Arc<Map>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            open_customers: false,
            no_matsuri: false,
            bonus: Bonus::Tokens,
            first_token: false,
            kaiju: KaijuRule::None,
            princess: false,
            kaicho: false,
            thief: false,
            hachiko: false,
            home: None,
            art: false,
            map: Map::standard(),
        }
    }
}

fn flag(name: &str, about: OptionAbout, label: OptionLabel) -> OptionSpec {
    OptionSpec::flag(name, about.say(&())).called(label.say(&()))
}

fn choice(name: &str, about: OptionAbout, label: OptionLabel, values: &[String]) -> OptionSpec {
    OptionSpec::choice(name, about.say(&()), values).called(label.say(&()))
}

impl table::Options for Options {
    fn specs() -> Vec<OptionSpec> {
        use {OptionAbout as About, OptionLabel as Called};
        let bonus = [Bonus::Tokens, Bonus::None, Bonus::Eight].map(file_name);
        let kaiju = [KaijuRule::None, KaijuRule::Bay, KaijuRule::Deck].map(file_name);
        let home = OptionSpec::text("home", About::Home.say(&()), OptionForm::Station.say(&()), "");
        vec![
            flag("open_customers", About::OpenCustomers, Called::OpenCustomers),
            flag("no_matsuri", About::NoMatsuri, Called::NoMatsuri),
            choice("bonus", About::Bonus, Called::Bonus, &bonus),
            flag("first_token", About::FirstToken, Called::FirstToken),
            choice("kaiju", About::Kaiju, Called::Kaiju, &kaiju),
            flag("princess", About::Princess, Called::Princess),
            flag("kaicho", About::Kaicho, Called::Kaicho),
            flag("thief", About::Thief, Called::Thief),
            flag("hachiko", About::Hachiko, Called::Hachiko),
            home.called(Called::Home.say(&())),
            flag("art", About::Art, Called::Art),
            city_spec(),
            map_spec(),
        ]
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "open_customers" => self.open_customers = parse_flag(name, value)?,
            "no_matsuri" => self.no_matsuri = parse_flag(name, value)?,
            "bonus" => self.bonus = parse_choice(name, value)?,
            "first_token" => self.first_token = parse_flag(name, value)?,
            "kaiju" => self.kaiju = parse_choice(name, value)?,
            "princess" => self.princess = parse_flag(name, value)?,
            "kaicho" => self.kaicho = parse_flag(name, value)?,
            "thief" => self.thief = parse_flag(name, value)?,
            "hachiko" => self.hachiko = parse_flag(name, value)?,
            "home" => self.home = parse_home(name, value)?,
            "art" => self.art = parse_flag(name, value)?,
            "city" => self.map = set_city(value)?,
            "map" => self.map = Arc::new(own_map(value).map_err(|error| error.of_option(name))?),
            unknown => return Err(unknown_option::<Options>(unknown)),
        }
        Ok(())
    }
}

/// V1.1: a map whose neighbours can be played with.
fn own_map(text: &str) -> Result<Map, LoadError> {
    let map = load::from_toml(text)?;
    check_neighbours(&map)?;
    Ok(map)
}

fn parse_choice<T: for<'de> Deserialize<'de>>(name: &str, value: &str) -> Result<T, OptionError> {
    named(value).ok_or_else(|| cities::wrong_choice(name, value))
}

fn parse_home(name: &str, value: &str) -> Result<Option<Label>, OptionError> {
    match Label::new(value) {
        Some(id) => Ok(Some(id)),
        None if value.is_empty() => Ok(None),
        None => Err(OptionError::Value {
            name: name.into(),
            reason: ChoiceFault::NoStation { value: value.into() }.say(&()),
        }),
    }
}

impl Options {
    /// What is played with.
    pub(crate) fn rules(&self) -> Rules {
        Rules {
            matsuri: !self.no_matsuri,
            bonus: self.bonus,
            first_token: self.first_token,
            kaiju: self.kaiju,
            princess: self.princess,
            kaicho: self.kaicho,
            thief: self.thief,
            hachiko: self.hachiko,
            art: self.art,
        }
    }

    /// V16.1: the dog's home, if the map has it.
    pub(crate) fn home(&self) -> Option<Station> {
        let chosen = || match self.home {
            Some(id) => self.map.find_station(id),
            None => hachiko_home(&self.map),
        };
        self.hachiko.then(chosen).flatten()
    }
}

/// V1.1: neighbours are neighbours of each other, and nobody is its own.
pub(crate) fn check_neighbours(map: &Map) -> Result<(), LoadError> {
    for ward in map.each_ward() {
        let wrong = |problem: &LoadProblem| Err(entry_error(EntryKind::Ward, map.ward(ward).id.as_str(), problem));
        for other in map.neighbours(ward).iter() {
            if other == ward {
                return wrong(&LoadProblem::OwnNeighbour);
            }
            if !map.neighbours(other).contains(ward) {
                let name = map.ward(other).id.to_string();
                return wrong(&LoadProblem::OneSided { name });
            }
        }
    }
    Ok(())
}

/// V2.2: enough cards. V11.2, V1.1: what goes together, and on this map.
pub(crate) fn check_table(map: &Map, scene: &Scene, players: u8) -> Result<(), SetupError> {
    check_supply::<Second>(map, players, SPACES)?;
    check_neighbours(map).map_err(|error| SetupError::Options(error.message()))?;
    let rules = &scene.rules;
    let alone = map.each_ward().all(|ward| map.neighbours(ward) == Wards::default());
    let name = || crate::text::noun::map_name(map);
    let problem = if rules.need_neighbours() && alone {
        SetupProblem::NoNeighbours { map: name() }
    } else if rules.art && rules.bonus != Bonus::Tokens {
        SetupProblem::ArtWithoutTokens
    } else if rules.hachiko && scene.home.is_none() {
        SetupProblem::NoHome { map: name() }
    } else {
        return Ok(());
    };
    Err(SetupError::Options(problem.say(map)))
}
