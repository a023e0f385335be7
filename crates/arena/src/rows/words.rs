//! What the texts of a table mean: the messages they are the English of, so that other languages can be spoken, too.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Message;

/// The messages behind the texts of a table. Texts are the same in every game, so there are few.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Words(BTreeMap<String, Message>);

impl Words {
    /// A message in English, noted down.
    pub(super) fn told(&mut self, message: &Message) -> String {
        let text = message.to_string();
        if !self.0.contains_key(&text) {
            self.0.insert(text.clone(), message.clone());
        }
        text
    }

    /// The message behind a text; the text itself where nobody noted it down.
    pub fn message(&self, text: &str) -> Message {
        self.0.get(text).cloned().unwrap_or_else(|| Message::verbatim(text))
    }

    /// Takes over what another table knows.
    pub fn extend(&mut self, other: Words) {
        self.0.extend(other.0);
    }
}
