//! What people say at a table.

use serde::Serialize;
use sqlx::Row;
use utoipa::ToSchema;

use super::Tables;
use crate::clock::{Time, now};
use crate::people::Person;
use crate::refusal::Refusal;
use crate::store::{Notice, Store, StoreError, Write, params};
use crate::text;

/// The most lines that are kept in memory and shown.
const SHOWN: i64 = 200;
/// The most lines that are said at a table.
const MOST: i64 = 5_000;

/// A line of chat: plain text, never markup.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct ChatLine {
    /// Lines are numbered from 0.
    pub(crate) number: i64,
    /// Who said it.
    pub(crate) name: String,
    pub(crate) text: String,
    /// Milliseconds since 1970.
    #[schema(value_type = i64)]
    pub(crate) at: Time,
}

/// The last lines, the oldest first.
pub(super) async fn last(store: &Store, table: &str) -> Result<Vec<ChatLine>, StoreError> {
    const SQL: &str = "SELECT number, name, text, at FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2";
    let mut lines = Vec::new();
    for row in store.rows(SQL, params![table, SHOWN]).await? {
        lines.push(ChatLine {
            number: row.try_get("number")?,
            name: row.try_get("name")?,
            text: row.try_get("text")?,
            at: row.try_get("at")?,
        });
    }
    lines.reverse();
    Ok(lines)
}

impl Tables {
    /// Says something at a table.
    pub(crate) async fn chat(&self, person: &Person, id: &str, text: &str) -> Result<(), Refusal> {
        const SQL: &str = "INSERT INTO chat (table_id, number, person, name, text, at) \
                           SELECT $1, COALESCE(MAX(number), -1) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1 ON CONFLICT DO NOTHING";
        let text = text::chat(text)?;
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.viewer(Some(person), None)?;
        if !sitting.row.spectator_chat && !sitting.belongs(&person.id) {
            return Err(Refusal::forbidden("Only the players talk at this table."));
        }
        self.limits.chat(&person.id)?;
        if sitting.chat.last().is_some_and(|line| line.number >= MOST) {
            return Err(Refusal::too_many(format!(
                "{MOST} lines have been said at this table. That's enough."
            )));
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
        Err(Refusal::conflict("all speak at once; say it again"))
    }
}
