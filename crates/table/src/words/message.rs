//! Something that is said: its identity and its arguments.

use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};

use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::argument::Argument;
use super::book::Book;
use super::voice::Voice;

/// Something that is said: which text of which book, and what it is about.
///
/// In JSON `{"id": ..., "arguments": {...}, "text": ...}`, where `text` is English, for programs that only show it. What is read from JSON speaks English
/// until it is [bound](Message::bind) to its book again.
#[derive(Clone)]
pub struct Message {
    id: Cow<'static, str>,
    arguments: Vec<(Cow<'static, str>, Argument)>,
    book: Option<&'static Book>,
    /// As it was read from JSON.
    english: Option<String>,
}

impl Message {
    /// The text of this id in a book. Prefer what [`messages!`](crate::messages) declares: that is checked.
    pub fn new(book: &'static Book, id: impl Into<Cow<'static, str>>) -> Message {
        Message {
            id: id.into(),
            arguments: Vec::new(),
            book: Some(book),
            english: None,
        }
    }

    /// Words that are the same in every language, such as a name that was entered.
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message {
            id: Cow::Borrowed("verbatim"),
            arguments: Vec::new(),
            book: None,
            english: Some(text.into()),
        }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: Argument) -> Message {
        self.arguments.push((Cow::Borrowed(name), argument));
        self
    }

    /// Which text it is.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What it is about.
    pub fn arguments(&self) -> impl Iterator<Item = (&str, &Argument)> {
        self.arguments.iter().map(|(name, argument)| (&**name, argument))
    }

    /// The argument of this name.
    pub fn argument(&self, name: &str) -> Option<&Argument> {
        self.arguments()
            .find(|(other, _)| *other == name)
            .map(|(_, argument)| argument)
    }

    /// The number of this name, where it is one.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.argument(name)? {
            Argument::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Gives a message that came as JSON its book back, so that it speaks every language.
    #[must_use]
    pub fn bind(mut self, book: &'static Book) -> Message {
        if self.id != "verbatim" {
            self.book = Some(book);
        }
        self.arguments = self
            .arguments
            .into_iter()
            .map(|(name, argument)| (name, bound(argument, book)))
            .collect();
        self
    }

    /// The same on one line, with each name cut to this many characters: whoever sent a file may have written anything into it.
    #[must_use]
    pub fn brief(self, most: usize) -> Message {
        let verbatim = self.id == "verbatim";
        Message {
            arguments: self
                .arguments
                .into_iter()
                .map(|(name, argument)| (name, brief(argument, most)))
                .collect(),
            english: self
                .english
                .map(|text| if verbatim { excerpt(&text, most) } else { text }),
            ..self
        }
    }

    /// In words.
    pub fn said(&self, voice: &Voice<'_>) -> String {
        let Some(book) = self.book else {
            return self.english.clone().unwrap_or_else(|| self.id.clone().into_owned());
        };
        book.text(voice, &self.id, &self.arguments)
            .or_else(|| self.english.clone())
            .unwrap_or_else(|| self.id.clone().into_owned())
    }
}

fn bound(argument: Argument, book: &'static Book) -> Argument {
    match argument {
        Argument::Said(message) => Argument::Said(Box::new(message.bind(book))),
        Argument::All(list) => Argument::All(list.into_iter().map(|one| bound(one, book)).collect()),
        other => other,
    }
}

fn brief(argument: Argument, most: usize) -> Argument {
    match argument {
        Argument::Name(name) => Argument::Name(excerpt(&name, most)),
        Argument::Said(message) => Argument::Said(Box::new(message.brief(most))),
        Argument::All(list) => Argument::All(list.into_iter().map(|one| brief(one, most)).collect()),
        other => other,
    }
}

/// The beginning of a text, on one line.
pub fn excerpt(text: &str, most: usize) -> String {
    text.chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .take(most)
        .collect()
}

/// In English, with players by their seats.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&Voice::default()))
    }
}

/// Messages are equal when they say the same.
impl PartialEq for Message {
    fn eq(&self, other: &Message) -> bool {
        let verbatim = |message: &Message| message.english.clone().filter(|_| message.id == "verbatim");
        self.id == other.id && self.arguments == other.arguments && verbatim(self) == verbatim(other)
    }
}
impl Eq for Message {}

impl Hash for Message {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
        self.arguments.hash(state);
        if self.id == "verbatim" {
            self.english.hash(state);
        }
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?} \"{self}\"", self.id, self.arguments)
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Message", 3)?;
        fields.serialize_field("id", &self.id)?;
        if self.arguments.is_empty() {
            fields.skip_field("arguments")?;
        } else {
            fields.serialize_field("arguments", &Named(&self.arguments))?;
        }
        fields.serialize_field("text", &self.to_string())?;
        fields.end()
    }
}

struct Named<'a>(&'a [(Cow<'static, str>, Argument)]);

impl Serialize for Named<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, argument)| (name, argument)))
    }
}

impl<'de> Deserialize<'de> for Message {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Message, D::Error> {
        #[derive(Deserialize)]
        struct Written {
            id: String,
            #[serde(default, deserialize_with = "read_named")]
            arguments: Vec<(Cow<'static, str>, Argument)>,
            #[serde(default)]
            text: Option<String>,
        }
        let written = Written::deserialize(deserializer)?;
        Ok(Message {
            id: Cow::Owned(written.id),
            arguments: written.arguments,
            book: None,
            english: written.text,
        })
    }
}

/// The arguments in the order in which they are written.
fn read_named<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<(Cow<'static, str>, Argument)>, D::Error> {
    struct Pairs;
    impl<'de> serde::de::Visitor<'de> for Pairs {
        type Value = Vec<(Cow<'static, str>, Argument)>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("arguments by their names")
        }
        fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut pairs = Vec::new();
            while let Some((name, argument)) = map.next_entry::<String, Argument>()? {
                pairs.push((Cow::Owned(name), argument));
            }
            Ok(pairs)
        }
    }
    deserializer.deserialize_map(Pairs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_sent_is_cut_and_stays_on_one_line() {
        let name = |name: &str| Argument::Name(name.into());
        let inner = Message::verbatim("a\nlong line").with("name", name("12345"));
        let message = Message::verbatim("x")
            .with("number", Argument::Number(123_456))
            .with("all", Argument::All(vec![name("1\t345"), name("1")]))
            .with("said", Argument::Said(Box::new(inner)));
        let expected = Message::verbatim("x")
            .with("number", Argument::Number(123_456))
            .with("all", Argument::All(vec![name("1 34"), name("1")]))
            .with(
                "said",
                Argument::Said(Box::new(Message::verbatim("a lo").with("name", name("1234")))),
            );
        assert_eq!(message.brief(4), expected);
    }
}
