//! What a message is about.

use std::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::seat::Seat;

use super::message::Message;

/// An argument of a message. In JSON: a number, a text, `{"seat": 0}`, a message, or a list of these.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Argument {
    /// An amount: plural forms follow it.
    Number(i64),
    /// A proper name from a data file, the same in every language.
    Name(String),
    /// A player. The texts see its name and, as `NAME_is`, whether it is `you`.
    Seat(Seat),
    /// Something that has words of its own: a line, a card, a place.
    Said(Box<Message>),
    /// Several things, listed as the language lists them.
    All(Vec<Argument>),
}

/// What can be an argument of a message, given the parts of the game (its cards, its map) that name it.
pub trait Argue<On: ?Sized> {
    /// As an argument.
    fn argue(&self, on: &On) -> Argument;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl<On: ?Sized> Argue<On> for $number {
            fn argue(&self, _: &On) -> Argument {
                Argument::Number((*self).try_into().unwrap_or(i64::MAX))
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl<On: ?Sized> Argue<On> for Seat {
    fn argue(&self, _: &On) -> Argument {
        Argument::Seat(*self)
    }
}

impl<On: ?Sized> Argue<On> for String {
    fn argue(&self, _: &On) -> Argument {
        Argument::Name(self.clone())
    }
}

impl<On: ?Sized> Argue<On> for &'static str {
    fn argue(&self, _: &On) -> Argument {
        Argument::Name((*self).to_owned())
    }
}

impl<On: ?Sized, T: Argue<On>> Argue<On> for Box<T> {
    fn argue(&self, on: &On) -> Argument {
        (**self).argue(on)
    }
}

impl<On: ?Sized> Argue<On> for Message {
    fn argue(&self, _: &On) -> Argument {
        Argument::Said(Box::new(self.clone()))
    }
}

impl<On: ?Sized, T: Argue<On>> Argue<On> for Vec<T> {
    fn argue(&self, on: &On) -> Argument {
        Argument::All(self.iter().map(|one| one.argue(on)).collect())
    }
}

impl<On: ?Sized, T: Argue<On>, const N: usize> Argue<On> for [T; N] {
    fn argue(&self, on: &On) -> Argument {
        Argument::All(self.iter().map(|one| one.argue(on)).collect())
    }
}

impl<On: ?Sized> Argue<On> for crate::seat::Seats {
    fn argue(&self, _: &On) -> Argument {
        Argument::All(self.iter().map(Argument::Seat).collect())
    }
}

impl Serialize for Argument {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Argument::Number(number) => serializer.serialize_i64(*number),
            Argument::Name(name) => serializer.serialize_str(name),
            Argument::Seat(seat) => {
                let mut map = serializer.serialize_map(Some(1))?;
                map.serialize_entry("seat", seat)?;
                map.end()
            }
            Argument::Said(message) => message.serialize(serializer),
            Argument::All(list) => serializer.collect_seq(list),
        }
    }
}

impl<'de> Deserialize<'de> for Argument {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Argument, D::Error> {
        deserializer.deserialize_any(Any)
    }
}

struct Any;

impl<'de> Visitor<'de> for Any {
    type Value = Argument;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, a text, a seat, a message or a list of these")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Argument, E> {
        Ok(Argument::Number(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Argument, E> {
        i64::try_from(number).map(Argument::Number).map_err(E::custom)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Argument, E> {
        Ok(Argument::Name(name.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Argument, A::Error> {
        let mut all = Vec::new();
        while let Some(one) = list.next_element()? {
            all.push(one);
        }
        Ok(Argument::All(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Argument, A::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Thing {
            Seat { seat: Seat },
            Said(Message),
        }
        Ok(
            match Thing::deserialize(serde::de::value::MapAccessDeserializer::new(map))? {
                Thing::Seat { seat } => Argument::Seat(seat),
                Thing::Said(message) => Argument::Said(Box::new(message)),
            },
        )
    }
}
