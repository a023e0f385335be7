//! One connection that writes.
//!
//! It begins and commits by statements of its own. A driver counts transactions itself, and miscounts when the database gives one up (SQLite on a full disk): then it takes the
//! next transaction for a part of the lost one, and what it calls a commit never is.

use std::io;
use std::time::Duration;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::error::DatabaseError;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Connection, Row};
use tokio::time::timeout;

#[cfg(test)]
use super::faults::{Faults, How};
use super::{Engine, Place, connect};

/// How long the database may take for a statement. SQLite waits up to 10 s for a lock.
const PATIENCE: Duration = Duration::from_secs(15);
/// The same for what is done once, at the start of a new version, with all that is stored.
const LONG_PATIENCE: Duration = Duration::from_hours(2);

/// A connection that writes.
pub(super) struct Link {
    connection: AnyConnection,
    engine: Engine,
    patience: Duration,
    #[cfg(test)]
    faults: std::sync::Arc<Faults>,
}

/// Why a transaction does not count as committed.
pub(super) enum Uncommitted {
    /// Nothing of it was written.
    Nothing(sqlx::Error),
    /// The answer was lost. PostgreSQL can be asked later what became of the transaction with this id.
    Unknown(String, sqlx::Error),
}

impl Link {
    pub(super) async fn open(place: &Place, #[cfg(test)] faults: std::sync::Arc<Faults>) -> Result<Link, sqlx::Error> {
        let connection = in_time(PATIENCE, connect(place)).await?;
        Ok(Link {
            connection,
            engine: place.engine(),
            patience: PATIENCE,
            #[cfg(test)]
            faults,
        })
    }

    pub(super) fn engine(&self) -> Engine {
        self.engine
    }

    /// From now on, in this transaction, everything may take long.
    pub(super) async fn take_time(&mut self) -> Result<(), sqlx::Error> {
        self.patience = LONG_PATIENCE;
        if self.engine == Engine::Postgres {
            self.execute(sqlx::query("SET LOCAL statement_timeout = 0")).await?;
            self.execute(sqlx::query("SET LOCAL lock_timeout = 0")).await?;
        }
        Ok(())
    }

    /// Begins a transaction. This fails if one is open already.
    pub(super) async fn begin(&mut self) -> Result<(), sqlx::Error> {
        let sql = match self.engine {
            Engine::Sqlite => "BEGIN IMMEDIATE",
            Engine::Postgres => "BEGIN",
        };
        self.execute(sqlx::query(sql)).await.map(|_| ())
    }

    /// Carries out a statement, and says how many rows it changed.
    pub(super) async fn execute(&mut self, query: Query<'_, Any, AnyArguments>) -> Result<u64, sqlx::Error> {
        #[cfg(test)]
        if let Some(how) = self.faults.strikes() {
            return self.fail(how, query).await;
        }
        in_time(self.patience, query.execute(&mut self.connection))
            .await
            .map(|result| result.rows_affected())
    }

    /// Carries out a statement that returns rows.
    pub(super) async fn fetch(&mut self, query: Query<'_, Any, AnyArguments>) -> Result<Vec<AnyRow>, sqlx::Error> {
        #[cfg(test)]
        if let Some(how) = self.faults.strikes() {
            return self.fail(how, query).await;
        }
        in_time(self.patience, query.fetch_all(&mut self.connection)).await
    }

    /// Gives the transaction up.
    pub(super) async fn roll_back(&mut self) -> Result<(), sqlx::Error> {
        self.execute(sqlx::query("ROLLBACK")).await.map(|_| ())
    }

    /// Commits, and makes sure of it: afterwards no transaction is open, and the database says that this one was committed.
    pub(super) async fn commit(&mut self) -> Result<(), Uncommitted> {
        match self.engine {
            Engine::Sqlite => self.commit_sqlite().await.map_err(Uncommitted::Nothing),
            Engine::Postgres => self.commit_postgres().await,
        }
    }

    /// A file has no memory of transactions; that another one can begin shows that ours is not open any more.
    async fn commit_sqlite(&mut self) -> Result<(), sqlx::Error> {
        self.execute(sqlx::query("COMMIT")).await?;
        self.execute(sqlx::query("BEGIN")).await?;
        self.roll_back().await
    }

    async fn commit_postgres(&mut self) -> Result<(), Uncommitted> {
        let rows = self
            .fetch(sqlx::query("SELECT CAST(pg_current_xact_id() AS TEXT)"))
            .await
            .map_err(Uncommitted::Nothing)?;
        let id: String = rows
            .first()
            .ok_or(sqlx::Error::RowNotFound)
            .and_then(|row| row.try_get(0))
            .map_err(Uncommitted::Nothing)?;
        match self.execute(sqlx::query("COMMIT")).await {
            Ok(_) => {}
            Err(sqlx::Error::Database(refused)) if !is_farewell(refused.as_ref()) => {
                return Err(Uncommitted::Nothing(sqlx::Error::Database(refused)));
            }
            Err(lost) => return Err(Uncommitted::Unknown(id, lost)),
        }
        // of a transaction in which something went wrong, PostgreSQL's commit makes a rollback, and says nothing
        match self.is_committed(&id).await {
            Ok(Some(true)) => Ok(()),
            Ok(_) => Err(Uncommitted::Nothing(sqlx::Error::Protocol(
                "the transaction was rolled back".into(),
            ))),
            Err(lost) => Err(Uncommitted::Unknown(id, lost)),
        }
    }

    /// What became of a transaction of PostgreSQL's; `None` if it is still under way.
    pub(super) async fn is_committed(&mut self, id: &str) -> Result<Option<bool>, sqlx::Error> {
        let rows = self
            .fetch(sqlx::query("SELECT pg_xact_status(CAST($1 AS xid8))").bind(id.to_owned()))
            .await?;
        let status: Option<String> = rows.first().ok_or(sqlx::Error::RowNotFound)?.try_get(0)?;
        Ok(match status.as_deref() {
            Some("in progress") => None,
            status => Some(status == Some("committed")),
        })
    }

    /// Ends the connection in peace.
    pub(super) async fn close(self) {
        let _ = timeout(PATIENCE, self.connection.close()).await; // everything is committed already
    }

    /// Throws the connection away, and with it whatever was not committed.
    pub(super) async fn throw_away(self) {
        let _ = timeout(Duration::from_secs(1), self.connection.close_hard()).await; // it is of no use any more
    }
}

/// Does PostgreSQL tell that it ends the connection? That can come after the commit was made.
fn is_farewell(error: &dyn DatabaseError) -> bool {
    error
        .code()
        .is_some_and(|code| code.starts_with("57") || code.starts_with("08"))
}

async fn in_time<T>(patience: Duration, work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let late = || sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, "the database does not answer"));
    timeout(patience, work).await.unwrap_or_else(|_| Err(late()))
}

#[cfg(test)]
impl Link {
    /// What a statement does that goes wrong in this way.
    async fn fail<T>(&mut self, how: How, query: Query<'_, Any, AnyArguments>) -> Result<T, sqlx::Error> {
        match how {
            How::Refused => {}
            How::AnswerLost => drop(query.fetch_all(&mut self.connection).await),
            How::GivenUp => drop(sqlx::query("ROLLBACK").execute(&mut self.connection).await),
        }
        Err(sqlx::Error::Io(io::Error::other("a fault of the test")))
    }
}
