//! A place where somebody wants to be told, as it is stored.

use axum::http::Uri;
use sqlx::Row;
use sqlx::any::AnyRow;
use table::Language;
use wire::{Channel, Digest, Hours, NewsKind, Off, Quiet, Target, Time, Wishes};

use super::push::Subscription;
use super::schedule::Schedule;
use crate::store::{Store, StoreError, params};
use crate::words::Words;

/// A place where somebody wants to be told.
pub(super) struct StoredTarget {
    pub(super) id: String,
    pub(super) person: String,
    pub(super) table: Option<String>,
    pub(super) channel: Channel,
    pub(super) address: String,
    pub(super) wishes: Wishes,
    pub(super) confirmed: bool,
    /// The secret of the link that ends it.
    pub(super) stop: String,
    /// How often in a row nothing could be delivered.
    pub(super) failures: i64,
    pub(super) off: Option<Off>,
    pub(super) created: Time,
    /// The person's language and quiet hours.
    pub(super) hours: Hours,
}

/// What [`StoredTarget::read`] reads, of targets with this property.
macro_rules! targets {
    ($which:literal) => {
        concat!(
            "SELECT id, targets.person AS person, table_id, channel, address, kinds, wait, digest, confirmed, stop, failures, off, created, language, zone, quiet_from, quiet_to ",
            "FROM targets LEFT JOIN hours ON hours.person = targets.person WHERE ",
            $which,
            " ORDER BY created, id"
        )
    };
}

/// The kinds of news as they are stored: queries look for one between spaces.
pub(super) fn written(kinds: &[NewsKind]) -> String {
    let chosen = NewsKind::ALL.into_iter().filter(|kind| kinds.contains(kind));
    chosen.fold(" ".to_owned(), |text, kind| format!("{text}{} ", kind.word()))
}

fn named<T: Copy>(all: &[T], word: impl Fn(T) -> &'static str, stored: &str) -> Option<T> {
    all.iter().copied().find(|&one| word(one) == stored)
}

/// The language and the quiet hours of a row, if the person has said them.
pub(super) fn read_hours(row: &AnyRow) -> Result<Option<Hours>, sqlx::Error> {
    let (language, zone): (Option<String>, Option<String>) = (row.try_get("language")?, row.try_get("zone")?);
    let (from, to): (Option<i64>, Option<i64>) = (row.try_get("quiet_from")?, row.try_get("quiet_to")?);
    Ok(language.zip(zone).map(|(language, zone)| Hours {
        language,
        zone,
        quiet: from.zip(to).map(|(from, to)| Quiet {
            from: from as u16,
            to: to as u16,
        }),
    }))
}

impl StoredTarget {
    fn read(row: &AnyRow) -> Result<StoredTarget, StoreError> {
        let text = |column: &str| row.try_get::<String, _>(column);
        let number = |column: &str| row.try_get::<i64, _>(column);
        let (id, kinds): (String, String) = (text("id")?, text("kinds")?);
        let unreadable = || StoreError::Unreadable {
            table: "targets".to_owned(),
            reason: "a word".to_owned(),
        };
        let off: Option<String> = row.try_get("off")?;
        Ok(StoredTarget {
            id,
            person: text("person")?,
            table: row.try_get("table_id")?,
            channel: named(&Channel::ALL, Channel::word, &text("channel")?).ok_or_else(unreadable)?,
            address: text("address")?,
            wishes: Wishes {
                kinds: kinds
                    .split_whitespace()
                    .filter_map(|kind| named(&NewsKind::ALL, NewsKind::word, kind))
                    .collect(),
                wait: number("wait")? as u32,
                digest: named(&Digest::ALL, Digest::word, &text("digest")?).ok_or_else(unreadable)?,
            },
            confirmed: number("confirmed")? != 0,
            stop: text("stop")?,
            failures: number("failures")?,
            off: off.and_then(|off| named(&Off::ALL, Off::word, &off)),
            created: number("created")?,
            hours: read_hours(row)?.unwrap_or_default(),
        })
    }

    pub(super) async fn find(store: &Store, id: &str) -> Result<Option<StoredTarget>, StoreError> {
        let row = store.row(targets!("id = $1"), params![id]).await?;
        row.as_ref().map(StoredTarget::read).transpose()
    }

    /// All of a person.
    pub(super) async fn all(store: &Store, person: &str) -> Result<Vec<StoredTarget>, StoreError> {
        let rows = store.rows(targets!("targets.person = $1"), params![person]).await?;
        rows.iter().map(StoredTarget::read).collect()
    }

    /// As its owner is told of it: without anything that others could use.
    pub(super) fn told(&self) -> Target {
        Target {
            id: self.id.clone(),
            channel: self.channel,
            name: self.name(),
            table: self.table.clone(),
            wishes: self.wishes.clone(),
            confirmed: self.confirmed,
            off: self.off,
            created: self.created,
        }
    }

    fn name(&self) -> String {
        let host = |address: &str| {
            let uri: Option<Uri> = address.parse().ok();
            uri.and_then(|uri| uri.authority().map(|authority| authority.as_str().to_owned()))
                .unwrap_or_default()
        };
        match self.channel {
            Channel::Mail => self.address.clone(),
            Channel::Hook => host(&self.address),
            Channel::Push => serde_json::from_str::<Subscription>(&self.address)
                .map_or_else(|_| String::new(), |to| host(&to.endpoint)),
        }
    }

    pub(super) fn words(&self) -> Words {
        Words(Language::of_code(&self.hours.language).unwrap_or_default())
    }

    pub(super) fn schedule(&self) -> Schedule {
        Schedule::new(&self.hours.zone, self.hours.quiet)
    }
}
