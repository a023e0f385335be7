//! The one writer: what arrives while a commit is under way shares the next one.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::{Any, AnyConnection, Connection};
use tokio::sync::{mpsc, oneshot};

use super::write::{Param, Write};
use super::{Engine, Place, StoreError, connect, entries};
use crate::metrics::Metrics;

/// The most writes that share a commit.
const MOST: usize = 1_000;

/// Tells the other processes what stands on the lines: one statement for all of a commit.
const NOTIFY: &str = "SELECT pg_notify('roundhouse', line) FROM unnest(string_to_array($1, chr(10))) AS line";

/// A write, and who waits for it.
pub(super) struct Job {
    pub(super) write: Write,
    /// Hears whether it was written (`true`) or refused, only after the commit is safe on the disk.
    pub(super) reply: oneshot::Sender<Result<bool, StoreError>>,
}

/// Why a batch was not committed.
enum Failed {
    /// A later statement of a write was refused, so the write has to be undone as a whole.
    Late,
    Database(sqlx::Error),
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Failed {
        Failed::Database(error)
    }
}

pub(super) struct Writer {
    pub(super) place: Place,
    pub(super) process: String,
    pub(super) connection: AnyConnection,
    pub(super) metrics: Arc<Metrics>,
}

impl Writer {
    /// Writes until nobody can ask for more.
    pub(super) async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::with_capacity(MOST);
        while jobs.recv_many(&mut batch, MOST).await > 0 {
            let begun = Instant::now();
            let number = batch.len();
            self.write(&mut batch).await;
            self.metrics.committed(number, begun.elapsed());
        }
        let _ = self.connection.close().await; // everything is committed already
    }

    async fn write(&mut self, batch: &mut Vec<Job>) {
        match self.commit(batch).await {
            Ok(written) => batch.drain(..).zip(written).for_each(|(job, written)| answer(job, Ok(written))),
            Err(_) => self.one_by_one(batch).await,
        }
    }

    /// After a failed commit nothing of the batch is written; so that one bad write does not take the others with it, each gets a commit of its own.
    async fn one_by_one(&mut self, batch: &mut Vec<Job>) {
        for job in batch.drain(..) {
            if self.connection.ping().await.is_err() {
                self.reconnect().await;
            }
            let written = match self.commit(std::slice::from_ref(&job)).await {
                Ok(written) => Ok(written == [true]),
                Err(Failed::Late) => Ok(false),
                Err(Failed::Database(error)) => Err(StoreError::Database(error)),
            };
            answer(job, written);
        }
    }

    async fn commit(&mut self, batch: &[Job]) -> Result<Vec<bool>, Failed> {
        let mut transaction = self.connection.begin().await?;
        let mut written = Vec::with_capacity(batch.len());
        let entries = batch.iter().filter_map(|job| job.write.entry.as_ref()).collect::<Vec<_>>();
        let added = entries::add(&mut transaction, &entries).await?;
        for job in batch {
            let entered = job.write.entry.as_ref().is_none_or(|entry| added.contains(&(entry.table.clone(), entry.ply)));
            let done = entered && carry_out(&mut transaction, &job.write).await?;
            written.push(done);
        }
        let done = batch.iter().zip(&written).filter(|(_, written)| **written).map(|(job, _)| job);
        let notices: BTreeSet<String> = done.flat_map(|job| &job.write.notices).map(|notice| notice.text(&self.process)).collect();
        if self.place.engine() == Engine::Postgres && !notices.is_empty() {
            let lines = notices.into_iter().collect::<Vec<_>>().join("\n");
            sqlx::query(NOTIFY).bind(lines).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(written)
    }

    async fn reconnect(&mut self) {
        match connect(&self.place).await {
            Ok(connection) => self.connection = connection,
            Err(error) => {
                tracing::error!(%error, "the database cannot be reached");
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    }
}

fn answer(job: Job, written: Result<bool, StoreError>) {
    let _ = job.reply.send(written); // whoever asked may have gone; it is written all the same
}

/// Carries out a write; `false` if it is refused, and then nothing was changed.
async fn carry_out(connection: &mut AnyConnection, write: &Write) -> Result<bool, Failed> {
    for (number, statement) in write.statements.iter().enumerate() {
        let changed = bound(statement.sql, &statement.params).execute(&mut *connection).await?.rows_affected();
        if statement.must && changed == 0 {
            let untouched = number == 0 && write.entry.is_none();
            return if untouched { Ok(false) } else { Err(Failed::Late) };
        }
    }
    Ok(true)
}

/// A query with its values.
pub(super) fn bound<'q>(sql: &'static str, params: &[Param]) -> sqlx::query::Query<'q, Any, sqlx::any::AnyArguments> {
    params.iter().fold(sqlx::query(sql), |query, param| match param.clone() {
        Param::Int(number) => query.bind(number),
        Param::Text(text) => query.bind(text),
    })
}
