//! What people bring along: card lists, maps, tickets. Each is stored once, under its hash, and kept in memory once as long as a table there needs it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use sha2::{Digest, Sha256};
use sqlx::Row;

use super::{Store, StoreError, Write, params};
use crate::clock::now;

/// Something that was brought along.
pub(crate) struct List {
    /// SHA-256 of the text, in hex.
    pub(crate) hash: String,
    pub(crate) text: String,
}

/// The lists in memory.
#[derive(Default)]
pub(super) struct Lists(Mutex<HashMap<String, Weak<List>>>);

impl Lists {
    fn find(&self, hash: &str) -> Option<Arc<List>> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(hash)
            .and_then(Weak::upgrade)
    }

    /// Keeps a list, unless the same is there already.
    fn keep(&self, list: List) -> Arc<List> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = known.get(&list.hash).and_then(Weak::upgrade) {
            return same;
        }
        known.retain(|_, list| list.strong_count() > 0);
        let list = Arc::new(list);
        known.insert(list.hash.clone(), Arc::downgrade(&list));
        list
    }
}

impl Store {
    /// A list that somebody brings along.
    pub(crate) fn bring(&self, text: String) -> Arc<List> {
        self.lists.keep(List {
            hash: hex::encode(Sha256::digest(&text)),
            text,
        })
    }

    /// The list with this hash.
    pub(crate) async fn list(&self, hash: &str) -> Result<Option<Arc<List>>, StoreError> {
        if let Some(list) = self.lists.find(hash) {
            return Ok(Some(list));
        }
        let Some(row) = self
            .row("SELECT text FROM lists WHERE hash = $1", params![hash])
            .await?
        else {
            return Ok(None);
        };
        Ok(Some(self.lists.keep(List {
            hash: hash.to_owned(),
            text: row.try_get(0)?,
        })))
    }
}

impl Write {
    /// Also stores a list that this table needs.
    pub(crate) fn list(self, table: &str, list: &List) -> Write {
        const STORE: &str = "INSERT INTO lists (hash, text, created) VALUES ($1, $2, $3) ON CONFLICT (hash) DO UPDATE SET created = excluded.created";
        const NEED: &str = "INSERT INTO table_lists (table_id, hash) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.also(STORE, params![&list.hash, &list.text, now()])
            .also(NEED, params![table, &list.hash])
    }
}
