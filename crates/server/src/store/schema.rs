//! The tables of the database: one schema for both engines, brought up to date at every start.

use sqlx::{AnyConnection, Connection, Row};

use super::{Engine, StoreError};

/// What changed from version to version. A version that was released is never edited: what comes later is a step of its own.
const STEPS: &[&[&str]] = &[FIRST, PRESENCE];

/// People, tables, games.
const FIRST: &[&str] = &[
    "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT, created BIGINT NOT NULL)",
    "CREATE TABLE sessions (id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id), created BIGINT NOT NULL)",
    "CREATE INDEX sessions_of_person ON sessions (person)",
    // `wake` is when somebody has to look after a running table: a clock runs out, or a bot should have moved long ago
    "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, rules BIGINT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, \
     host TEXT NOT NULL REFERENCES people(id), clock TEXT NOT NULL, stand_in TEXT NOT NULL, spectators BIGINT NOT NULL, listed BIGINT NOT NULL, \
     state TEXT NOT NULL, created BIGINT NOT NULL, started BIGINT, finished BIGINT, outcome TEXT, wake BIGINT, next TEXT)",
    "CREATE INDEX tables_by_state ON tables (state, created)",
    "CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL",
    "CREATE TABLE seats (table_id TEXT NOT NULL REFERENCES tables(id), seat BIGINT NOT NULL, kind TEXT NOT NULL, person TEXT REFERENCES people(id), \
     level TEXT, stood_in BIGINT NOT NULL DEFAULT 0, extra BIGINT NOT NULL DEFAULT 0, back_at BIGINT NOT NULL DEFAULT 0, link TEXT UNIQUE, \
     PRIMARY KEY (table_id, seat))",
    "CREATE INDEX seats_of_person ON seats (person)",
    // append-only: nothing ever updates or deletes here
    "CREATE TABLE actions (table_id TEXT NOT NULL, ply BIGINT NOT NULL, seat BIGINT NOT NULL, kind TEXT NOT NULL, action TEXT NOT NULL, at BIGINT NOT NULL, \
     PRIMARY KEY (table_id, ply))",
    "CREATE TABLE chat (table_id TEXT NOT NULL, number BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL, \
     PRIMARY KEY (table_id, number))",
];

/// Until when the owner of a seat counts as present, and at which server that was said last.
const PRESENCE: &[&str] =
    &["ALTER TABLE seats ADD COLUMN here_until BIGINT NOT NULL DEFAULT 0", "ALTER TABLE seats ADD COLUMN here_at TEXT NOT NULL DEFAULT ''"];

/// Any number will do, as long as no other program on the database uses it.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7246380)";

/// Brings the database up to date. Processes that start together wait for each other.
pub(super) async fn bring_up_to_date(connection: &mut AnyConnection, engine: Engine) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    if engine == Engine::Postgres {
        sqlx::query(LOCK).execute(&mut *transaction).await?;
    }
    sqlx::query("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)").execute(&mut *transaction).await?;
    let found: i64 = sqlx::query("SELECT COALESCE(MAX(version), 0) FROM schema_version").fetch_one(&mut *transaction).await?.try_get(0)?;
    let found = found as usize;
    if found > STEPS.len() {
        return Err(StoreError::Newer);
    }
    for statement in STEPS[found..].iter().copied().flatten() {
        sqlx::query(*statement).execute(&mut *transaction).await?;
    }
    if found < STEPS.len() {
        sqlx::query("INSERT INTO schema_version VALUES ($1)").bind(STEPS.len() as i64).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_database_of_an_older_version_is_brought_up_to_date_and_keeps_everything() {
        sqlx::any::install_default_drivers();
        let folder = tempfile::tempdir().unwrap();
        let mut old = AnyConnection::connect(&format!("sqlite://{}?mode=rwc", folder.path().join("old.sqlite").display())).await.unwrap();
        let rows = [
            "CREATE TABLE schema_version (version BIGINT NOT NULL)",
            "INSERT INTO schema_version VALUES (1)",
            "INSERT INTO people (id, name, created) VALUES ('ada', 'Ada', 1)",
            "INSERT INTO tables (id, game, rules, options, seed, host, clock, stand_in, spectators, listed, state, created) \
             VALUES ('t', 'hill', 1, '{}', '', 'ada', '{}', 'casual', 1, 1, 'open', 1)",
            "INSERT INTO seats (table_id, seat, kind, person) VALUES ('t', 0, 'person', 'ada')",
        ];
        for statement in FIRST.iter().chain(&rows) {
            sqlx::query(*statement).execute(&mut old).await.unwrap();
        }
        for _ in 0..2 {
            bring_up_to_date(&mut old, Engine::Sqlite).await.unwrap();
        }
        let seat = sqlx::query("SELECT person, here_until FROM seats").fetch_one(&mut old).await.unwrap();
        assert_eq!((seat.try_get::<String, _>(0).unwrap().as_str(), seat.try_get::<i64, _>(1).unwrap()), ("ada", 0));
        sqlx::query("INSERT INTO schema_version VALUES (99)").execute(&mut old).await.unwrap();
        assert!(matches!(bring_up_to_date(&mut old, Engine::Sqlite).await, Err(StoreError::Newer)));
    }
}
