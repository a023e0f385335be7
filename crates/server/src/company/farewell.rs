//! Leaving for good: nothing stays but seats that nobody knows the player of.

use sqlx::Row;

use super::places::PLACES;
use crate::people::People;
use crate::refusal::Refused;
use crate::store::{Notice, Write, params};

impl People {
    /// Forgets a person and everything that is known of them. Says at which tables others notice it.
    pub(crate) async fn forget(&self, person: &str) -> Result<Vec<String>, Refused> {
        const TABLES: &str = "SELECT table_id FROM members WHERE person = $1";
        let tables = self.store().rows(TABLES, params![person]).await?;
        let tables: Vec<String> = tables.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        let sessions = self.sessions(person).await?;
        let statements = PLACES.iter().flat_map(|place| place.forget);
        let write = statements.fold(Write::default(), |write, sql| write.also(sql, params![person]));
        let write = tables
            .iter()
            .fold(write, |write, table| write.tell(Notice::Table(table.clone())));
        let write = sessions
            .iter()
            .fold(write, |write, session| write.tell(Notice::Ended(session.clone())));
        self.store().write(write).await?;
        sessions.into_iter().for_each(|session| self.hear_end(session));
        Ok(tables)
    }
}
