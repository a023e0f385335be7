//! What the texts of a table mean: the messages they are the English of, so that other languages can be spoken, too.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};
use table::Message;

/// The messages behind the texts of a table. Texts are the same in every game, so there are few.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Words {
    messages: BTreeMap<String, Message>,
    /// The same the other way around: to look a text up is quicker than to put it together, and millions are wanted.
    #[serde(skip)]
    texts: HashMap<Message, String>,
}

impl Words {
    /// A message in English, noted down.
    pub(super) fn told(&mut self, message: &Message) -> String {
        if let Some(text) = self.texts.get(message) {
            return text.clone();
        }
        let text = message.to_string();
        self.messages.insert(text.clone(), message.clone());
        self.texts.insert(message.clone(), text.clone());
        text
    }

    /// The message behind a text; the text itself where nobody noted it down.
    pub fn message(&self, text: &str) -> Message {
        self.messages
            .get(text)
            .cloned()
            .unwrap_or_else(|| Message::verbatim(text))
    }

    /// Takes over what another table knows.
    pub fn extend(&mut self, other: Words) {
        self.messages.extend(other.messages);
    }
}

/// Words are equal when they mean the same.
impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        self.messages == other.messages
    }
}
