//! JSON in which no object has a key twice.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Any JSON in which no object has a key twice. Of two values for one key readers would take the one or the other without a word.
pub(crate) struct Distinct;

/// A key, as it is meant: without escapes.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Key<'a>(Cow<'a, str>);

impl<'de> Deserialize<'de> for Key<'de> {
    fn deserialize<D: Deserializer<'de>>(json: D) -> Result<Key<'de>, D::Error> {
        json.deserialize_str(Name)
    }
}

impl<'de> Deserialize<'de> for Distinct {
    fn deserialize<D: Deserializer<'de>>(json: D) -> Result<Distinct, D::Error> {
        json.deserialize_any(Walk)
    }
}

/// The keys of an object. Most objects have few, which are compared one by one; a set takes the rest, so that no text takes long.
#[derive(Default)]
struct Keys<'a> {
    few: [Option<Key<'a>>; 8],
    rest: BTreeSet<Key<'a>>,
}

impl<'a> Keys<'a> {
    /// Gives a key back that is there already.
    fn add(&mut self, key: Key<'a>) -> Result<(), Key<'a>> {
        for place in &mut self.few {
            match place {
                Some(other) if *other == key => return Err(key),
                Some(_) => {}
                None => {
                    *place = Some(key);
                    return Ok(());
                }
            }
        }
        self.rest.replace(key).map_or(Ok(()), Err)
    }
}

struct Name;

impl<'de> Visitor<'de> for Name {
    type Value = Key<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_borrowed_str<E>(self, name: &'de str) -> Result<Key<'de>, E> {
        Ok(Key(name.into()))
    }

    fn visit_str<E>(self, name: &str) -> Result<Key<'de>, E> {
        Ok(Key(name.to_owned().into()))
    }
}

struct Walk;

impl<'de> Visitor<'de> for Walk {
    type Value = Distinct;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Distinct, A::Error> {
        let mut keys = Keys::default();
        while let Some(key) = map.next_key::<Key<'de>>()? {
            if let Err(Key(twice)) = keys.add(key) {
                return Err(A::Error::custom(format_args!("the key `{twice}` stands there twice")));
            }
            map.next_value::<Distinct>()?;
        }
        Ok(Distinct)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Distinct, A::Error> {
        while list.next_element::<Distinct>()?.is_some() {}
        Ok(Distinct)
    }

    fn visit_str<E>(self, _: &str) -> Result<Distinct, E> {
        Ok(Distinct)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Distinct, E> {
        Ok(Distinct)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Distinct, E> {
        Ok(Distinct)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Distinct, E> {
        Ok(Distinct)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Distinct, E> {
        Ok(Distinct)
    }

    fn visit_unit<E>(self) -> Result<Distinct, E> {
        Ok(Distinct)
    }
}
