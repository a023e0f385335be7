//! Short names that can be copied.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most bytes of a label.
const ROOM: usize = 23;

/// The golden ratio as an odd number: it spreads what is multiplied by it.
const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

/// A short name, such as a station's id in a data file: at most 23 bytes, not empty. It lives inside an action without making it costly to copy or to compare.
#[derive(Clone, Copy)]
pub struct Label {
    /// The text, then zeros; the last byte is the length of the text.
    bytes: [u8; ROOM + 1],
}

impl Label {
    /// The most bytes of a label.
    pub const LONGEST: usize = ROOM;

    /// The label with this text; `None` if it is empty or too long.
    pub fn new(text: &str) -> Option<Label> {
        let mut bytes = [0; ROOM + 1];
        bytes[..ROOM].get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        bytes[ROOM] = text.len() as u8;
        (!text.is_empty()).then_some(Label { bytes })
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..usize::from(self.bytes[ROOM])]).expect("made from a text")
    }

    /// A number that hardly any two labels share, for whoever looks labels up. It is not for storing: it may change.
    pub fn digest(&self) -> u64 {
        let (words, _) = self.bytes.as_chunks::<8>();
        let mixed = |digest: u64, word: &[u8; 8]| (digest.rotate_left(5) ^ u64::from_le_bytes(*word)).wrapping_mul(ODD);
        words.iter().fold(0, mixed)
    }

    /// Three numbers that compare as the texts do: a good deal faster, and bots compare labels all the time.
    fn key(&self) -> [u64; 3] {
        let (words, _) = self.bytes.as_chunks::<8>();
        std::array::from_fn(|word| u64::from_be_bytes(words[word]))
    }
}

impl PartialEq for Label {
    fn eq(&self, other: &Label) -> bool {
        self.bytes == other.bytes
    }
}
impl Eq for Label {}

impl PartialOrd for Label {
    fn partial_cmp(&self, other: &Label) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Label {
    fn cmp(&self, other: &Label) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl Hash for Label {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
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
        Label::new(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("'{text}' isn't an id: an id has 1 to {ROOM} bytes")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_its_text() {
        let label = Label::new("shin_kiba").expect("short enough");
        assert_eq!(
            (label.as_str(), label.to_string()),
            ("shin_kiba", "shin_kiba".to_string())
        );
        assert_eq!(serde_json::from_str::<Label>("\"shin_kiba\"").expect("a label"), label);
        let sorted = ["a", "a_station_of_long_name", "a_station_of_long_names", "ab", "b", "é"]
            .map(|text| Label::new(text).expect("short enough"));
        assert!(
            sorted.is_sorted()
                && sorted
                    .iter()
                    .all(|one| sorted.iter().filter(|other| one == *other).count() == 1),
            "labels compare as their texts do"
        );
        assert!(
            Label::new("").is_none() && Label::new(&"x".repeat(24)).is_none() && Label::new(&"x".repeat(23)).is_some()
        );
    }
}
