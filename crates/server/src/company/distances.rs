//! Whom people keep away: muted or blocked. Nobody is told that they are.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::Row;
use wire::Refusal;
use wire::company::{Distance, Shunned, Whom};

use crate::clock::now;
use crate::names;
use crate::people::Person;
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Notice, Store, Write, params};

/// The most people that somebody keeps away.
const MOST: usize = 500;
/// How many people's lists are kept in memory.
const KEPT: usize = 5_000;

/// Whose chat somebody doesn't see.
pub(crate) type Silent = Arc<HashSet<String>>;

/// Whom people keep away.
pub(crate) struct Distances {
    store: Arc<Store>,
    silent: Mutex<HashMap<String, Silent>>,
}

impl Distances {
    pub(crate) fn new(store: Arc<Store>) -> Distances {
        Distances {
            store,
            silent: Mutex::default(),
        }
    }

    fn memory(&self) -> std::sync::MutexGuard<'_, HashMap<String, Silent>> {
        self.silent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose chat this reader doesn't see: of muted and blocked people alike.
    pub(crate) async fn silent_for(&self, reader: Option<&Person>) -> Result<Silent, Refused> {
        const SQL: &str = "SELECT other FROM shunned WHERE person = $1";
        let Some(reader) = reader else {
            return Ok(Silent::default());
        };
        if let Some(silent) = self.memory().get(&reader.id) {
            return Ok(silent.clone());
        }
        let rows = self.store.rows(SQL, params![&reader.id]).await?;
        let silent: Silent = Arc::new(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?);
        let mut memory = self.memory();
        if memory.len() >= KEPT {
            memory.clear();
        }
        memory.insert(reader.id.clone(), silent.clone());
        Ok(silent)
    }

    /// Somebody's list has changed, perhaps at another server; nobody's in particular: anything may have.
    pub(crate) fn changed(&self, person: Option<&str>) {
        match person {
            Some(person) => drop(self.memory().remove(person)),
            None => self.memory().clear(),
        }
    }

    /// Whom somebody keeps away, the latest first.
    pub(crate) async fn list(&self, person: &Person) -> Result<Vec<Shunned>, Refused> {
        const SQL: &str = "SELECT shunned.id AS id, people.name AS name, people.account AS account, distance, since FROM shunned JOIN people ON people.id = shunned.other \
                           WHERE shunned.person = $1 ORDER BY since DESC, shunned.id";
        let mut list = Vec::new();
        for row in self.store.rows(SQL, params![&person.id]).await? {
            let word: String = row.try_get("distance")?;
            let distance = Distance::ALL.into_iter().find(|distance| distance.word() == word);
            list.push(Shunned {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                guest: row.try_get::<Option<String>, _>("account")?.is_none(),
                distance: distance.unwrap_or(Distance::Muted),
                since: row.try_get("since")?,
            });
        }
        Ok(list)
    }

    /// Keeps somebody away from now on, so far and no further.
    pub(crate) async fn keep_away(&self, person: &Person, whom: &Whom, distance: Distance) -> Result<(), Refused> {
        const SQL: &str = "INSERT INTO shunned (id, person, other, distance, since) SELECT $1, $2, $3, $4, $5 WHERE (SELECT COUNT(*) FROM shunned WHERE person = $2) < $6 \
                           ON CONFLICT (person, other) DO UPDATE SET distance = $4";
        let other = self.find(whom).await?;
        if other == person.id {
            return Err(Refusal::NotOneself.into());
        }
        let write = Write::default().must(
            SQL,
            params![secret::id(), &person.id, other, distance.word(), now(), MOST as i64],
        );
        self.write(person, write, Refusal::TooManyShunned { most: MOST }).await
    }

    /// Is fine with somebody again.
    pub(crate) async fn let_near(&self, person: &Person, id: &str) -> Result<(), Refused> {
        const SQL: &str = "DELETE FROM shunned WHERE id = $1 AND person = $2";
        let write = Write::default().must(SQL, params![id, &person.id]);
        self.write(person, write, Refusal::NobodyMeant).await
    }

    async fn write(&self, person: &Person, write: Write, otherwise: Refusal) -> Result<(), Refused> {
        let written = self.store.write(write.tell(Notice::Shunned(person.id.clone()))).await?;
        self.changed(Some(&person.id));
        if written { Ok(()) } else { Err(otherwise.into()) }
    }

    /// The id of somebody.
    async fn find(&self, whom: &Whom) -> Result<String, Refused> {
        const BY_NAME: &str = "SELECT id FROM people WHERE account = $1 OR account = $2 ORDER BY account <> $1";
        const BY_LINE: &str =
            "SELECT chat.person FROM chat JOIN people ON people.id = chat.person WHERE table_id = $1 AND number = $2";
        const BY_SEAT: &str = "SELECT person FROM seats WHERE table_id = $1 AND seat = $2 AND person IS NOT NULL";
        let (sql, params) = match whom {
            Whom::Name { name } => {
                let [now, before] = names::keys(name);
                (BY_NAME, params![now, before])
            }
            Whom::Line { table, line } => (BY_LINE, params![table, *line]),
            Whom::Seat { table, seat } => (BY_SEAT, params![table, *seat]),
        };
        let row = self.store.row(sql, params).await?;
        Ok(row.ok_or(Refusal::NobodyMeant)?.try_get(0)?)
    }

    /// Has the host of a table, or somebody who sits there, blocked this person?
    pub(crate) async fn is_blocked_at(&self, table: &str, person: &str) -> Result<bool, Refused> {
        const SQL: &str = "SELECT 1 FROM shunned WHERE other = $2 AND distance = 'blocked' AND (person = (SELECT host FROM tables WHERE id = $1) \
                           OR person IN (SELECT seats.person FROM seats WHERE table_id = $1 AND kind = 'person')) LIMIT 1";
        Ok(self.store.row(SQL, params![table, person]).await?.is_some())
    }

    /// Who has blocked this person.
    pub(crate) async fn blockers_of(&self, person: &str) -> Result<HashSet<String>, Refused> {
        const SQL: &str = "SELECT person FROM shunned WHERE other = $1 AND distance = 'blocked'";
        let rows = self.store.rows(SQL, params![person]).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }
}
