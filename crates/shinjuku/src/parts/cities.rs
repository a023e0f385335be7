//! The cities that come with the game.

use std::sync::{Arc, LazyLock};

use table::{OptionError, Say};

use crate::parts::load;
use crate::parts::map::Map;
use crate::text::ChoiceFault;

/// Their names, as options have them; Tokyo first.
pub const CITIES: [&str; 4] = ["tokyo", "paris", "london", "osaka"];

static PARIS: LazyLock<Arc<Map>> = LazyLock::new(|| ours(include_str!("../../data/paris.toml")));
static LONDON: LazyLock<Arc<Map>> = LazyLock::new(|| ours(include_str!("../../data/london.toml")));
static OSAKA: LazyLock<Arc<Map>> = LazyLock::new(|| ours(include_str!("../../data/osaka.toml")));

fn ours(text: &str) -> Arc<Map> {
    Arc::new(load::from_toml(text).expect("our own maps are checked by a test"))
}

/// The city of this name.
pub fn find(name: &str) -> Option<Arc<Map>> {
    Some(match name {
        "tokyo" => Map::standard(),
        "paris" => Arc::clone(&PARIS),
        "london" => Arc::clone(&LONDON),
        "osaka" => Arc::clone(&OSAKA),
        _ => return None,
    })
}

/// The city that calls itself so: in logs a map that comes with the game is called by its own name.
pub fn called(name: &str) -> Option<Arc<Map>> {
    CITIES.iter().filter_map(|city| find(city)).find(|map| map.name == name)
}

/// Does this map come with the game?
pub fn is_ours(map: &Map) -> bool {
    called(&map.name).is_some_and(|ours| std::ptr::eq(map, &raw const *ours) || *ours == *map)
}

/// The value of an option is none of those it can have.
pub(crate) fn wrong_choice(name: &str, value: &str) -> OptionError {
    OptionError::Value {
        name: name.into(),
        reason: ChoiceFault::NoneOfThem { value: value.into() }.say(&()),
    }
}
