//! People as their operator sees them, and what can be done about them.

use sqlx::Row;
use sqlx::any::AnyRow;
use table::words::excerpt;
use wire::Refusal;
use wire::admin::{Figures, FoundPeople, FoundPerson, WhichPeople};

use super::places::NOBODY;
use super::reports::reason;
use crate::clock::{DAY, now};
use crate::names;
use crate::people::{People, end_all, end_others};
use crate::refusal::Refused;
use crate::store::{Param, Write, params};

/// How many people are in an answer.
const PAGE: i64 = 50;

const FIND: &str = "SELECT id, name, account, created, suspended, (SELECT MAX(used) FROM sessions WHERE sessions.person = people.id) AS used, \
                    (SELECT COUNT(*) FROM seats WHERE seats.person = people.id) AS seats, \
                    (SELECT COUNT(*) FROM reports WHERE reports.accused = people.id AND closed IS NULL) AS reports FROM people \
                    WHERE id <> $1 AND (id = $2 OR LOWER(name) LIKE $3 ESCAPE '\\') AND ($4 = 0 OR suspended IS NOT NULL) AND (created < $5 OR (created = $5 AND id < $6)) \
                    ORDER BY created DESC, id DESC LIMIT $7";

impl People {
    /// People, the newest first.
    pub(crate) async fn directory(&self, which: &WhichPeople) -> Result<FoundPeople, Refused> {
        let search = which.search.as_deref().unwrap_or_default().trim();
        let (before, after) = place(which.after.as_deref())?;
        let params = params![NOBODY, search, like(search), which.suspended, before, after, PAGE + 1];
        let mut people = self.found(params).await?;
        let is_more = people.len() > PAGE as usize;
        people.truncate(PAGE as usize);
        let last = people.last().filter(|_| is_more);
        Ok(FoundPeople {
            next: last.map(|last| format!("{}-{}", last.created, last.id)),
            people,
        })
    }

    async fn found(&self, params: Vec<Param>) -> Result<Vec<FoundPerson>, Refused> {
        let rows = self.store().rows(FIND, params).await?;
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }

    /// The person with this id.
    async fn known(&self, id: &str) -> Result<FoundPerson, Refused> {
        let found = self.found(params![NOBODY, id, "", 0_i64, i64::MAX, "", 1_i64]).await?;
        found
            .into_iter()
            .next()
            .ok_or_else(|| Refusal::NoPerson { name: excerpt(id, 40) }.into())
    }

    /// Nobody can sign in as this person any more, and whoever is signed in no longer is.
    pub(crate) async fn suspend(&self, id: &str, why: &str) -> Result<FoundPerson, Refused> {
        const SQL: &str = "UPDATE people SET suspended = $2 WHERE id = $1";
        let why = reason(why)?;
        self.known(id).await?;
        let sessions = self.sessions(id).await?;
        let write = Write::default().must(SQL, params![id, why]);
        let write = end_others(end_all(write, &sessions), id, "");
        self.store().write(write).await?;
        sessions.into_iter().for_each(|session| self.hear_end(session));
        self.known(id).await
    }

    /// This person can sign in again.
    pub(crate) async fn lift(&self, id: &str) -> Result<FoundPerson, Refused> {
        const SQL: &str = "UPDATE people SET suspended = NULL WHERE id = $1";
        self.known(id).await?;
        self.store().write(Write::default().also(SQL, params![id])).await?;
        self.known(id).await
    }

    /// Gives a person another name.
    pub(crate) async fn rename(&self, id: &str, name: &str) -> Result<FoundPerson, Refused> {
        const GUEST: &str = "UPDATE people SET name = $2 WHERE id = $1 AND account IS NULL";
        const ACCOUNT: &str = "UPDATE people SET name = $2, account = $3, looks = $4 WHERE id = $1 AND account IS NOT NULL \
                               AND NOT EXISTS (SELECT 1 FROM people AS others WHERE others.id <> $1 AND (others.account = $3 OR others.looks = $4))";
        let name = names::name(name)?;
        let write = if self.known(id).await?.guest {
            Write::default().must(GUEST, params![id, &name])
        } else {
            Write::default().must(ACCOUNT, params![id, &name, names::key(&name), names::looks(&name)])
        };
        let said = "UPDATE chat SET name = $2 WHERE person = $1";
        if !self.store().write(write.also(said, params![id, &name])).await? {
            return Err(Refusal::NameTaken.into());
        }
        self.known(id).await
    }

    /// Removes a person for good, as they could themselves. Says at which tables others notice it.
    pub(crate) async fn expel(&self, id: &str) -> Result<Vec<String>, Refused> {
        self.known(id).await?;
        self.forget(id).await
    }

    /// What there is.
    pub(crate) async fn figures(&self) -> Result<Figures, Refused> {
        const PEOPLE: &str =
            "SELECT COUNT(account), COUNT(*) - COUNT(account), COUNT(suspended) FROM people WHERE id <> $1";
        const SEEN: &str = "SELECT COUNT(DISTINCT person) FROM sessions WHERE used >= $1";
        const TABLES: &str = "SELECT COUNT(*) FROM tables WHERE state = $1";
        const ENDED: &str = "SELECT COUNT(*) FROM tables WHERE state = 'finished' AND finished >= $1";
        let people = self.store().row(PEOPLE, params![NOBODY]).await?;
        let people = people.ok_or(Refusal::ServerFault)?;
        Ok(Figures {
            accounts: people.try_get(0)?,
            guests: people.try_get(1)?,
            suspended: people.try_get(2)?,
            seen_today: self.count(SEEN, params![now() - DAY]).await?,
            seen_this_month: self.count(SEEN, params![now() - 30 * DAY]).await?,
            open: self.count(TABLES, params!["open"]).await?,
            running: self.count(TABLES, params!["running"]).await?,
            finished: self.count(TABLES, params!["finished"]).await?,
            finished_today: self.count(ENDED, params![now() - DAY]).await?,
            chat: self.count("SELECT COUNT(*) FROM chat", params![]).await?,
            reports: self
                .count("SELECT COUNT(*) FROM reports WHERE closed IS NULL", params![])
                .await?,
        })
    }

    async fn count(&self, sql: &'static str, params: Vec<Param>) -> Result<i64, Refused> {
        let row = self.store().row(sql, params).await?;
        Ok(row.map_or(Ok(0), |row| row.try_get(0))?)
    }
}

/// Any text with this in it.
fn like(search: &str) -> String {
    let plain = search
        .to_lowercase()
        .replace('\\', "\\\\")
        .replace('%', "\\%")
        .replace('_', "\\_");
    format!("%{plain}%")
}

/// Where an answer goes on.
fn place(after: Option<&str>) -> Result<(i64, String), Refused> {
    let Some(after) = after else {
        return Ok((i64::MAX, String::new()));
    };
    let read = || {
        let (created, id) = after.split_once('-')?;
        Some((created.parse().ok()?, id.to_owned()))
    };
    read().ok_or_else(|| {
        Refusal::BadQuery {
            why: "after".to_owned(),
        }
        .into()
    })
}

fn read(row: &AnyRow) -> Result<FoundPerson, sqlx::Error> {
    Ok(FoundPerson {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        guest: row.try_get::<Option<String>, _>("account")?.is_none(),
        created: row.try_get("created")?,
        used: row.try_get("used")?,
        seats: row.try_get("seats")?,
        reports: row.try_get("reports")?,
        suspended: row.try_get("suspended")?,
    })
}
