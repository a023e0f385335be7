//! A part of a message that is read only by whoever needs it.

use std::fmt;
use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A `T` as it travels. Reading a type is code, and the page that shows a table shouldn't carry it for what another part of the app shows.
pub struct Unread<T> {
    text: Box<RawValue>,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> Unread<T> {
    /// As it will travel.
    pub fn new(value: &T) -> Unread<T> {
        Unread {
            text: to_raw_value(value).expect("what travels is JSON"),
            of: PhantomData,
        }
    }
}

impl<T: DeserializeOwned> Unread<T> {
    /// What it says; nothing if that can't be understood.
    pub fn read(&self) -> Option<T> {
        serde_json::from_str(self.text.get()).ok()
    }
}

impl<T> Clone for Unread<T> {
    fn clone(&self) -> Unread<T> {
        Unread {
            text: self.text.clone(),
            of: PhantomData,
        }
    }
}

impl<T> PartialEq for Unread<T> {
    fn eq(&self, other: &Unread<T>) -> bool {
        self.text.get() == other.text.get()
    }
}

impl<T> fmt::Debug for Unread<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text.get())
    }
}

impl<T> Serialize for Unread<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.text.serialize(serializer)
    }
}

impl<'de, T> Deserialize<'de> for Unread<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unread<T>, D::Error> {
        let text = Box::<RawValue>::deserialize(deserializer)?;
        Ok(Unread { text, of: PhantomData })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_travels_as_what_it_is_and_is_read_later() {
        let unread = Unread::new(&vec![1, 2]);
        let text = serde_json::to_string(&unread).unwrap();
        assert_eq!(text, "[1,2]");
        let heard: Unread<Vec<i32>> = serde_json::from_str(&text).unwrap();
        assert_eq!(heard, unread);
        assert_eq!(heard.read(), Some(vec![1, 2]));
        let strange: Unread<Vec<i32>> = serde_json::from_str(r#"{"a": 1}"#).unwrap();
        assert_eq!(strange.read(), None);
    }
}
