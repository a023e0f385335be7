//! What was chosen for a game when its table was made.

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::Choice;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::store::{List, Store, StoreError, Write};

/// What is longer is stored, and sent, apart.
const LONG: usize = 200;

/// What was chosen, by the names of the options.
#[derive(Clone, Default)]
pub(crate) struct Chosen(BTreeMap<String, Value>);

#[derive(Clone)]
enum Value {
    Short(String),
    Long(Arc<List>),
}

/// A value as it is stored and told.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum ToldValue {
    /// A short one as it is.
    Short(String),
    /// A long one, such as a card list, by its hash: `GET /api/lists/{hash}` has it.
    Long {
        /// SHA-256 of the text, in hex.
        list: String,
    },
}

/// What was chosen, as it is stored and told.
pub(crate) type ToldOptions = BTreeMap<String, ToldValue>;

impl Value {
    fn text(&self) -> &str {
        match self {
            Value::Short(text) => text,
            Value::Long(list) => &list.text,
        }
    }
}

impl Chosen {
    /// What somebody chooses.
    pub(crate) fn new(store: &Store, options: BTreeMap<String, String>) -> Chosen {
        let value = |text: String| {
            if text.len() > LONG {
                Value::Long(store.bring(text))
            } else {
                Value::Short(text)
            }
        };
        Chosen(options.into_iter().map(|(name, text)| (name, value(text))).collect())
    }

    /// What was stored.
    pub(super) async fn read(store: &Store, table: &str, text: &str) -> Result<Chosen, StoreError> {
        let unreadable = |reason: &str| StoreError::Unreadable {
            table: table.to_owned(),
            reason: reason.to_owned(),
        };
        let stored: ToldOptions = serde_json::from_str(text).map_err(|_| unreadable("its options"))?;
        let mut chosen = BTreeMap::new();
        for (name, value) in stored {
            let value = match value {
                ToldValue::Short(text) => Value::Short(text),
                ToldValue::Long { list } => Value::Long(
                    store
                        .list(&list)
                        .await?
                        .ok_or_else(|| unreadable("a list of its options"))?,
                ),
            };
            chosen.insert(name, value);
        }
        Ok(Chosen(chosen))
    }

    /// As it is stored and told.
    pub(crate) fn told(&self) -> ToldOptions {
        let told = |value: &Value| match value {
            Value::Short(text) => ToldValue::Short(text.clone()),
            Value::Long(list) => ToldValue::Long {
                list: list.hash.clone(),
            },
        };
        self.0.iter().map(|(name, value)| (name.clone(), told(value))).collect()
    }

    /// As the catalog wants it.
    pub(super) fn choices(&self) -> Vec<Choice> {
        self.0
            .iter()
            .map(|(name, value)| Choice {
                name: name.clone(),
                value: value.text().to_owned(),
            })
            .collect()
    }

    /// Also stores what is long.
    pub(super) fn store(&self, table: &str, write: Write) -> Write {
        self.lists().fold(write, |write, list| write.list(table, list))
    }

    /// The bytes of what is long.
    pub(super) fn list_bytes(&self) -> usize {
        self.lists().map(|list| list.text.len()).sum()
    }

    fn lists(&self) -> impl Iterator<Item = &List> {
        self.0.values().filter_map(|value| {
            if let Value::Long(list) = value {
                Some(list.as_ref())
            } else {
                None
            }
        })
    }
}
