//! Where everything is kept: an SQLite file, or PostgreSQL. One schema and one set of queries for both.
//!
//! There is one writer per process; what it has acknowledged survives a power cut. Readers have connections of their own.

mod entries;
mod listener;
mod notice;
mod schema;
mod write;
mod writer;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyPoolOptions, AnyRow, install_default_drivers};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

pub(crate) use listener::{Heard, listen};
pub(crate) use notice::Notice;
pub(crate) use write::{NewEntry, Param, Write, params};

use crate::metrics::Metrics;
use crate::secret;
use writer::{Job, Writer, bound};

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
    let path = path.display().to_string().replace('%', "%25").replace('?', "%3F").replace('#', "%23");
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
    /// The server is about to end.
    #[error("the server is shutting down")]
    Closed,
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

/// Where everything is kept.
pub(crate) struct Store {
    readers: AnyPool,
    writer: mpsc::Sender<Job>,
    engine: Engine,
    /// A name for this process among those on the same database.
    process: String,
}

impl Store {
    /// Opens the database, and makes it or brings it up to date first. The writer ends when the store is gone.
    pub(crate) async fn open(place: &Place, metrics: Arc<Metrics>) -> Result<(Store, JoinHandle<()>), StoreError> {
        install_default_drivers();
        let mut connection = connect(place).await?;
        schema::bring_up_to_date(&mut connection, place.engine()).await?;
        let process = secret::id();
        let (writer, jobs) = mpsc::channel(10_000);
        let writing = Writer { place: place.clone(), process: process.clone(), connection, metrics };
        let task = on_its_own_thread(writing.run(jobs))?;
        Ok((Store { readers: readers(place).await?, writer, engine: place.engine(), process }, task))
    }

    /// Writes. `true` is said only when it is safe on the disk; `false` if a statement that must change something did not, and then nothing was.
    pub(crate) async fn write(&self, write: Write) -> Result<bool, StoreError> {
        if write.is_empty() {
            return Ok(true);
        }
        let (reply, written) = oneshot::channel();
        self.writer.send(Job { write, reply }).await.map_err(|_| StoreError::Closed)?;
        written.await.map_err(|_| StoreError::Closed)?
    }

    /// What a query finds.
    pub(crate) async fn rows(&self, sql: &'static str, params: Vec<Param>) -> Result<Vec<AnyRow>, StoreError> {
        Ok(bound(sql, &params).fetch_all(&self.readers).await?)
    }

    /// The one row that a query finds.
    pub(crate) async fn row(&self, sql: &'static str, params: Vec<Param>) -> Result<Option<AnyRow>, StoreError> {
        Ok(bound(sql, &params).fetch_optional(&self.readers).await?)
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
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(sqlx::Error::Io)?;
    Ok(tokio::task::spawn_blocking(move || runtime.block_on(writing)))
}

/// How many connections read.
const READERS: u32 = 4;

async fn readers(place: &Place) -> Result<AnyPool, StoreError> {
    let engine = place.engine();
    let pool = AnyPoolOptions::new().max_connections(READERS).acquire_timeout(Duration::from_secs(20));
    Ok(pool.after_connect(move |connection, _| Box::pin(settle(connection, engine))).connect(&place.url()).await?)
}

async fn connect(place: &Place) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = AnyConnection::connect(&place.url()).await?;
    settle(&mut connection, place.engine()).await?;
    Ok(connection)
}

/// A commit returns only when it is on the disk, for both engines, whatever their defaults are.
async fn settle(connection: &mut AnyConnection, engine: Engine) -> Result<(), sqlx::Error> {
    let statements: &[&'static str] = match engine {
        Engine::Sqlite => {
            &["PRAGMA busy_timeout = 10000", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON", "PRAGMA cache_size = -8000"]
        }
        Engine::Postgres => &["SET synchronous_commit = on", "SET client_min_messages = warning"],
    };
    for statement in statements {
        sqlx::query(*statement).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Copies an SQLite database, also while a server runs on it, into a new file.
pub(crate) async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    install_default_drivers();
    let mut connection = AnyConnection::connect(&sqlite_url(from, "ro")).await?;
    let to = to.display().to_string().replace('\'', "''");
    sqlx::query(AssertSqlSafe(format!("VACUUM INTO '{to}'"))).execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}
