//! What was chosen for a game when its table was made.

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::Choice;

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
        let stored: BTreeMap<String, wire::Chosen> =
            serde_json::from_str(text).map_err(|_| unreadable("its options"))?;
        let mut chosen = BTreeMap::new();
        for (name, value) in stored {
            let value = match value {
                wire::Chosen::Short(text) => Value::Short(text),
                wire::Chosen::Long { list } => Value::Long(
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
    pub(crate) fn told(&self) -> BTreeMap<String, wire::Chosen> {
        let told = |value: &Value| match value {
            Value::Short(text) => wire::Chosen::Short(text.clone()),
            Value::Long(list) => wire::Chosen::Long {
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
