//! Short names that can be copied.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most bytes of a label.
const ROOM: usize = 23;

/// A short name, such as a station's id in a data file: at most 23 bytes, not empty. It lives inside an action without making it costly to copy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label {
    bytes: [u8; ROOM],
    len: u8,
}

impl Label {
    /// The label with this text; `None` if it is empty or too long.
    pub fn new(text: &str) -> Option<Label> {
        let mut bytes = [0; ROOM];
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        (!text.is_empty()).then_some(Label { bytes, len: text.len() as u8 })
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.len as usize]).expect("made from a text")
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Label {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Label {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Label, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        Label::new(&text).ok_or_else(|| serde::de::Error::custom(format!("'{text}' is no id: an id has 1 to {ROOM} bytes")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_its_text() {
        let label = Label::new("shin_kiba").expect("short enough");
        assert_eq!((label.as_str(), label.to_string()), ("shin_kiba", "shin_kiba".to_string()));
        assert_eq!(serde_json::from_str::<Label>("\"shin_kiba\"").expect("a label"), label);
        assert!(Label::new("").is_none() && Label::new(&"x".repeat(24)).is_none() && Label::new(&"x".repeat(23)).is_some());
    }
}
