//! What people say at a table.

use std::borrow::Cow;

use sqlx::Row;
use wire::{ChatLine, Refusal};

use super::Tables;
use crate::clock::now;
use crate::company::Silent;
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::{Notice, Store, StoreError, Write, params};
use crate::text;

/// The most lines that are kept in memory and shown.
const SHOWN: i64 = 200;
/// The most lines that are said at a table.
const MOST: i64 = 5_000;

/// A line of chat, and whose it is.
pub(crate) struct Said {
    person: String,
    pub(super) line: ChatLine,
}

impl Said {
    /// Is it said by one of these?
    pub(super) fn is_by(&self, people: &Silent) -> bool {
        people.contains(&self.person)
    }

    /// The line as this person is told of it.
    pub(super) fn to(&self, person: Option<&str>) -> Cow<'_, ChatLine> {
        if person != Some(&self.person) {
            return Cow::Borrowed(&self.line);
        }
        Cow::Owned(ChatLine {
            yours: true,
            ..self.line.clone()
        })
    }
}

/// The last lines, the oldest first.
pub(super) async fn last(store: &Store, table: &str) -> Result<Vec<Said>, StoreError> {
    const SQL: &str =
        "SELECT number, person, name, text, at FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2";
    let mut lines = Vec::new();
    for row in store.rows(SQL, params![table, SHOWN]).await? {
        let line = ChatLine {
            number: row.try_get("number")?,
            name: row.try_get("name")?,
            text: row.try_get("text")?,
            at: row.try_get("at")?,
            yours: false,
        };
        lines.push(Said {
            person: row.try_get("person")?,
            line,
        });
    }
    lines.reverse();
    Ok(lines)
}

impl Tables {
    /// Says something at a table.
    pub(crate) async fn chat(&self, person: &Person, id: &str, text: &str) -> Result<(), Refused> {
        const SQL: &str = "INSERT INTO chat (table_id, number, person, name, text, at) \
                           SELECT $1, COALESCE(MAX(number), -1) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1 \
                           HAVING EXISTS (SELECT 1 FROM people WHERE id = $2) ON CONFLICT DO NOTHING";
        let text = self.filter.chat(text::chat(text)?)?;
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.viewer(Some(person), None)?;
        if !sitting.row.spectator_chat && !sitting.belongs(&person.id) {
            return Err(Refusal::PlayersTalk.into());
        }
        self.limits.chat(&person.id)?;
        if sitting.chat.last().is_some_and(|said| said.line.number >= MOST) {
            return Err(Refusal::ChatFull { most: MOST }.into());
        }
        // in another process somebody may say something at the same moment, and take the number
        for _ in 0..5 {
            let write = Write::default()
                .must(SQL, params![id, &person.id, &person.name, &text, now()])
                .tell(Notice::Table(id.to_owned()));
            if self.store.write(write).await? {
                sitting.reload(&self.store, false).await?;
                live.announce();
                return Ok(());
            }
        }
        Err(Refusal::ChatCrowded.into())
    }
}
