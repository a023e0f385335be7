//! What a log or a state says it is: which game, under which rules. It is read before anything else, so that nothing is misread.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Map, Value, json};
use table::log::FORMAT;
use table::{LogError, Meta};

use crate::error::{CatalogError, FileKind};
use crate::read;
use crate::text::Document;

/// Which game, under which rules.
pub(crate) struct Stamp {
    what: Document,
    pub(crate) game: String,
    rules: u32,
}

impl Stamp {
    /// Refuses another game and other rules.
    pub(crate) fn check(self, meta: &Meta) -> Result<(), CatalogError> {
        let Stamp { what, game, rules } = self;
        if game != meta.id {
            return Err(CatalogError::OtherGame {
                what,
                found: game,
                game: meta.id,
            });
        }
        if rules != meta.rules {
            return Err(CatalogError::OtherRules {
                what,
                found: rules,
                game: meta.id,
                ours: meta.rules,
            });
        }
        Ok(())
    }
}

#[derive(Deserialize)]
#[serde(expecting = "named fields")]
struct Fields {
    format: Option<u32>,
    game: Option<String>,
    rules: Option<u32>,
    actions: Option<IgnoredAny>,
}

impl Fields {
    /// Has it what every state has, and nothing of what every log has?
    fn looks_like_a_state(&self) -> bool {
        self.game.is_some() && self.rules.is_some() && self.format.is_none() && self.actions.is_none()
    }

    /// Has it what every log has?
    fn looks_like_a_log(&self) -> bool {
        self.format.is_some() && self.actions.is_some()
    }

    fn stamp(self, what: Document) -> Result<Stamp, CatalogError> {
        let unstamped = |field| CatalogError::Unstamped { what, field };
        Ok(Stamp {
            what,
            game: self.game.ok_or(unstamped("game"))?,
            rules: self.rules.ok_or(unstamped("rules"))?,
        })
    }
}

/// The stamp of a log, whose format must be ours.
pub(crate) fn of_log(text: &str) -> Result<Stamp, CatalogError> {
    let fields: Fields = read::glance(Document::Log, text)?;
    match fields.format {
        Some(FORMAT) => fields.stamp(Document::Log),
        Some(other) => Err(LogError::Format(other).into()),
        None if fields.looks_like_a_state() => Err(CatalogError::Mistaken {
            found: FileKind::State,
            wanted: FileKind::Game,
        }),
        None => Err(CatalogError::Unstamped {
            what: Document::Log,
            field: "format",
        }),
    }
}

/// The stamp of a state.
pub(crate) fn of_state(text: &str) -> Result<Stamp, CatalogError> {
    let fields: Fields = read::glance(Document::State, text)?;
    if fields.looks_like_a_log() {
        return Err(CatalogError::Mistaken {
            found: FileKind::Game,
            wanted: FileKind::State,
        });
    }
    fields.stamp(Document::State)
}

/// A state with its stamp in front of its fields.
pub(crate) fn put_on(meta: &Meta, state: Value) -> Value {
    let Value::Object(fields) = state else {
        unreachable!("a state is written as named fields")
    };
    let mut stamped = Map::with_capacity(fields.len() + 2);
    stamped.insert("game".into(), json!(meta.id));
    stamped.insert("rules".into(), json!(meta.rules));
    stamped.extend(fields);
    Value::Object(stamped)
}

/// The bare fields of a stamped state.
pub(crate) fn take_off(stamped: &mut Value) {
    if let Value::Object(fields) = stamped {
        fields.shift_remove("game");
        fields.shift_remove("rules");
    }
}
