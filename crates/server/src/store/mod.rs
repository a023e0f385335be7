//! Where everything is kept: an SQLite file, or PostgreSQL. One schema and one set of queries for both.
//!
//! There is one writer per process; what it has acknowledged survives a power cut. Readers have connections of their own.

mod check;
mod entries;
#[cfg(test)]
mod faults;
mod link;
mod listener;
mod lists;
mod notice;
mod schema;
mod write;
mod writer;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::any::{AnyPoolOptions, AnyRow, install_default_drivers};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Connection, Row};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;

pub(crate) use check::{Checked, check_file};
pub(crate) use listener::{Ears, Heard};
pub(crate) use lists::List;
use lists::Lists;
pub(crate) use notice::Notice;
pub(crate) use write::{NewEntry, Param, Write, params};

use crate::metrics::Metrics;
use crate::secret;
#[cfg(test)]
pub(crate) use faults::{Faults, How};
use link::Link;
use writer::{Job, Writer, bound, pulse, pulse_of};

/// Where everything is kept.
#[derive(Clone)]
pub enum Place {
    /// In this SQLite file.
    File(PathBuf),
    /// In the PostgreSQL database with this URL, which may hold a password.
    Postgres(String),
}

/// The kind of database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Engine {
    Sqlite,
    Postgres,
}

impl Place {
    pub(crate) fn engine(&self) -> Engine {
        match self {
            Place::File(_) => Engine::Sqlite,
            Place::Postgres(_) => Engine::Postgres,
        }
    }

    fn url(&self) -> String {
        match self {
            Place::File(path) => sqlite_url(path, "rwc"),
            Place::Postgres(url) => url.clone(),
        }
    }
}

/// The URL of an SQLite file. Characters that mean something in a URL are written as such.
fn sqlite_url(path: &Path, mode: &str) -> String {
    let path = path
        .display()
        .to_string()
        .replace('%', "%25")
        .replace('?', "%3F")
        .replace('#', "%23");
    format!("sqlite://{path}?mode={mode}")
}

/// Without the URL of a database: it may hold a password.
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => path.fmt(f),
            Place::Postgres(_) => f.write_str("PostgreSQL"),
        }
    }
}

/// Why something could not be stored or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database says so.
    #[error("the database refuses: {0}")]
    Database(#[from] sqlx::Error),
    /// The database does not write at the moment.
    #[error("the database cannot be written to")]
    Unwell,
    /// The database does not answer.
    #[error("the database does not answer")]
    Silent,
    /// The file is damaged.
    #[error("{}: the database is damaged ({reason}); put a backup in its place, as docs/server.md says", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What SQLite found.
        reason: String,
    },
    /// The server is about to end.
    #[error("the server is shutting down")]
    Closed,
    /// No database stores this text. Nobody else's fault: nothing was asked of it.
    #[error("a text has a NUL in it")]
    Nul,
    /// The database was made by a newer program.
    #[error("the database was made by a newer version of this program")]
    Newer,
    /// What is stored makes no sense.
    #[error("table {table} cannot be read: {reason}")]
    Unreadable {
        /// The table.
        table: String,
        /// Why not.
        reason: String,
    },
}

/// PostgreSQL takes no text with a NUL; so that a stranger's text never looks like trouble with the database, none is sent there, nor to SQLite.
fn check_texts<'a>(params: impl IntoIterator<Item = &'a Param>) -> Result<(), StoreError> {
    let has_nul = |param: &Param| matches!(param, Param::Text(Some(text)) if text.contains('\0'));
    if params.into_iter().any(has_nul) {
        return Err(StoreError::Nul);
    }
    Ok(())
}

/// How long a reader may take.
const READING: Duration = Duration::from_secs(10);
/// How long the database may take to show that it can be written to.
const PULSE: Duration = Duration::from_secs(5);
/// The most writes that wait. Whoever comes then waits at the door.
const MOST_WAITING: usize = 10_000;

/// Where everything is kept.
pub(crate) struct Store {
    readers: AnyPool,
    writer: mpsc::Sender<Job>,
    engine: Engine,
    /// A name for this process among those on the same database.
    process: String,
    metrics: Arc<Metrics>,
    lists: Lists,
    /// Can the database be written to?
    is_well: watch::Receiver<bool>,
}

impl Store {
    /// Opens the database, and makes it or brings it up to date first. The writer ends when the store is gone.
    pub(crate) async fn open(place: &Place, metrics: Arc<Metrics>) -> Result<(Store, JoinHandle<()>), StoreError> {
        Store::open_with(
            place,
            metrics,
            #[cfg(test)]
            Arc::new(Faults::none()),
        )
        .await
    }

    /// Opens the database; in tests the writer's statements go wrong like this.
    pub(crate) async fn open_with(
        place: &Place,
        metrics: Arc<Metrics>,
        #[cfg(test)] faults: Arc<Faults>,
    ) -> Result<(Store, JoinHandle<()>), StoreError> {
        install_default_drivers();
        let mut link = Link::open(
            place,
            #[cfg(test)]
            Arc::new(Faults::none()),
        )
        .await?;
        schema::bring_up_to_date(&mut link).await?;
        link.close().await;
        let process = secret::id();
        let (writer, jobs) = mpsc::channel(MOST_WAITING);
        let (tell_well, is_well) = watch::channel(true);
        let writing = Writer {
            place: place.clone(),
            process: process.clone(),
            link: None,
            metrics: metrics.clone(),
            is_well: tell_well,
            #[cfg(test)]
            faults,
        };
        let task = on_its_own_thread(writing.run(jobs))?;
        Ok((
            Store {
                readers: readers(place).await?,
                writer,
                engine: place.engine(),
                process,
                metrics,
                lists: Lists::default(),
                is_well,
            },
            task,
        ))
    }

    /// Writes. `true` is said only when it is safe on the disk; `false` if a statement that must change something did not, and then nothing was.
    pub(crate) async fn write(&self, write: Write) -> Result<bool, StoreError> {
        if write.is_empty() {
            return Ok(true);
        }
        check_texts(write.params())?;
        let (reply, written) = oneshot::channel();
        self.writer
            .send(Job { write, reply })
            .await
            .map_err(|_| StoreError::Closed)?;
        written.await.map_err(|_| StoreError::Closed)?
    }

    /// What a query finds.
    pub(crate) async fn rows(&self, sql: &'static str, params: Vec<Param>) -> Result<Vec<AnyRow>, StoreError> {
        check_texts(&params)?;
        let mut reader = self.reader().await?;
        self.in_time(bound(sql, &params).fetch_all(&mut *reader)).await
    }

    /// The one row that a query finds.
    pub(crate) async fn row(&self, sql: &'static str, params: Vec<Param>) -> Result<Option<AnyRow>, StoreError> {
        check_texts(&params)?;
        let mut reader = self.reader().await?;
        self.in_time(bound(sql, &params).fetch_optional(&mut *reader)).await
    }

    async fn reader(&self) -> Result<PoolConnection<Any>, StoreError> {
        let begun = Instant::now();
        let reader = self.readers.acquire().await;
        self.metrics.waited_for_a_reader(begun.elapsed());
        Ok(reader?)
    }

    async fn in_time<T>(&self, reading: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        let read = timeout(READING, reading).await.map_err(|_| StoreError::Silent)?;
        read.map_err(|error| {
            if check::is_damage(&error) {
                self.metrics.found_damage();
            }
            StoreError::Database(error)
        })
    }

    /// Can the database be written to and read? It is tried.
    pub(crate) async fn check(&self) -> Result<(), StoreError> {
        if !*self.is_well.borrow() {
            return Err(StoreError::Unwell);
        }
        let written = timeout(PULSE, self.write(pulse(&self.process)))
            .await
            .map_err(|_| StoreError::Silent)??;
        let read = self
            .row(
                "SELECT value FROM settings WHERE name = $1",
                params![pulse_of(&self.process)],
            )
            .await?;
        if written && read.is_some() && !self.metrics.has_found_damage() {
            Ok(())
        } else {
            Err(StoreError::Unwell)
        }
    }

    /// Waits until the database can be written to, as far as is known.
    pub(crate) async fn usable(&self) {
        let _ = self.is_well.clone().wait_for(|is_well| *is_well).await; // if the writer has ended, the next write says so
    }

    /// Nobody reads any more. When the writer has ended as well, the last connection is closed, and an SQLite file is complete in itself.
    pub(crate) async fn close_readers(&self) {
        let _ = timeout(PULSE, self.readers.close()).await; // whoever still reads has had time enough
    }

    /// May other processes write here, too?
    pub(crate) fn is_shared(&self) -> bool {
        self.engine == Engine::Postgres
    }

    pub(crate) fn process(&self) -> &str {
        &self.process
    }
}

/// The writer has a thread of its own, so that it never waits behind other work.
fn on_its_own_thread(writing: impl Future<Output = ()> + Send + 'static) -> Result<JoinHandle<()>, StoreError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(sqlx::Error::Io)?;
    Ok(tokio::task::spawn_blocking(move || runtime.block_on(writing)))
}

/// How many connections read.
const READERS: u32 = 4;

async fn readers(place: &Place) -> Result<AnyPool, StoreError> {
    let engine = place.engine();
    let pool = AnyPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(Duration::from_secs(5));
    Ok(pool
        .after_connect(move |connection, _| Box::pin(settle(connection, engine)))
        .connect(&place.url())
        .await?)
}

async fn connect(place: &Place) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = AnyConnection::connect(&place.url()).await?;
    settle(&mut connection, place.engine()).await?;
    Ok(connection)
}

/// A commit returns only when it is on the disk, for both engines, whatever their defaults are.
async fn settle(connection: &mut AnyConnection, engine: Engine) -> Result<(), sqlx::Error> {
    let statements: &[&'static str] = match engine {
        Engine::Sqlite => &[
            "PRAGMA busy_timeout = 10000",
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            "PRAGMA foreign_keys = ON",
            "PRAGMA cache_size = -8000",
        ],
        // a server that stands still in the middle of something holds up the others for seconds, not for ever
        Engine::Postgres => &[
            "SET synchronous_commit = on",
            "SET client_min_messages = warning",
            "SET statement_timeout = '14s'",
            "SET lock_timeout = '5s'",
            "SET idle_in_transaction_session_timeout = '20s'",
        ],
    };
    for statement in statements {
        sqlx::query(*statement).execute(&mut *connection).await?;
    }
    Ok(())
}

/// The one text that a query finds in a PostgreSQL database, which a server may be using.
pub(crate) async fn look_up(url: &str, sql: &'static str) -> Result<Option<String>, StoreError> {
    install_default_drivers();
    let mut connection = AnyConnection::connect(url).await?;
    let row = sqlx::query(sql).fetch_optional(&mut connection).await?;
    connection.close().await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// Copies an SQLite database, also while a server runs on it, into a new file.
pub(crate) async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    install_default_drivers();
    let mut connection = AnyConnection::connect(&sqlite_url(from, "ro")).await?;
    let to = to.display().to_string().replace('\'', "''");
    sqlx::query(AssertSqlSafe(format!("VACUUM INTO '{to}'")))
        .execute(&mut connection)
        .await?;
    connection.close().await?;
    Ok(())
}
