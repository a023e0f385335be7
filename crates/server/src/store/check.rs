//! Is an SQLite file sound?

use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};

use super::StoreError;

/// What a look at a file came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Checked {
    /// Nothing is wrong.
    Sound,
    /// The time was over before everything had been looked at; so far nothing was wrong.
    Unfinished,
}

/// How many steps of SQLite lie between two looks at the clock.
const STEPS: i32 = 10_000;
/// The codes of SQLite for a file that is damaged, or not one of its own.
const CORRUPT: u32 = 11;
const NOT_A_DATABASE: u32 = 26;
/// Being told to stop.
const INTERRUPTED: u32 = 9;

/// Looks through a file for damage, no longer than this.
pub(crate) async fn check_file(path: &Path, limit: Duration) -> Result<Checked, StoreError> {
    let is_new = std::fs::metadata(path).is_ok_and(|file| file.len() == 0);
    if is_new || limit.is_zero() {
        return Ok(Checked::Sound);
    }
    let damaged = |reason: String| StoreError::Damaged {
        path: path.to_owned(),
        reason,
    };
    match look_through(path, limit).await {
        Ok(found) if found == "ok" => Ok(Checked::Sound),
        Ok(found) => Err(damaged(one_line(&found))),
        Err(error) if primary_code(&error) == Some(INTERRUPTED) => Ok(Checked::Unfinished),
        Err(error) if is_damage(&error) => Err(damaged(
            error
                .as_database_error()
                .map_or_else(String::new, |error| one_line(error.message())),
        )),
        Err(error) => Err(error.into()),
    }
}

/// The first thing that is wrong, or `ok`.
async fn look_through(path: &Path, limit: Duration) -> Result<String, sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(limit);
    let mut connection: SqliteConnection = options.connect().await?;
    let until = Instant::now() + limit;
    connection
        .lock_handle()
        .await?
        .set_progress_handler(STEPS, move || Instant::now() < until);
    let row = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut connection).await?;
    connection.lock_handle().await?.remove_progress_handler();
    let found = row.try_get(0)?;
    connection.close().await?;
    Ok(found)
}

/// Does the database say that its file is damaged?
pub(super) fn is_damage(error: &sqlx::Error) -> bool {
    matches!(primary_code(error), Some(CORRUPT | NOT_A_DATABASE))
}

/// The code of SQLite's, without what it adds to it. (Those of PostgreSQL have five characters.)
fn primary_code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?;
    code.parse::<u32>()
        .ok()
        .filter(|_| code.len() < 5)
        .map(|code| code & 0xff)
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
