//! The one writer: what arrives while a commit is under way shares the next one.

use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::error::{DatabaseError, ErrorKind as Violation};
use sqlx::{Any, query::Query};
use tokio::sync::{mpsc, oneshot, watch};

use super::check::is_damage;
#[cfg(test)]
use super::faults::Faults;
use super::link::{Link, Uncommitted};
use super::write::{Param, Write, params};
use super::{Engine, Place, StoreError, entries};
use crate::clock::now;
use crate::metrics::Metrics;

/// The most writes that share a commit.
const MOST: usize = 1_000;
/// How often a database that could not be written to is tried again.
const PROBE: Duration = Duration::from_millis(250);
/// How long it may take to learn what became of a commit whose answer was lost.
const INQUIRY: Duration = Duration::from_secs(10);

/// Tells the other processes what stands on the lines: one statement for all of a commit.
const NOTIFY: &str = "SELECT pg_notify('roundhouse', line) FROM unnest(string_to_array($1, chr(10))) AS line";
/// Shows that the database can be written to.
const PULSE: &str =
    "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value";

/// A write, and who waits for it.
pub(super) struct Job {
    pub(super) write: Write,
    /// Hears whether it was written (`true`) or refused, only after the commit is safe on the disk.
    pub(super) reply: oneshot::Sender<Result<bool, StoreError>>,
}

/// Why nothing of a batch was written.
enum Failed {
    /// A later statement of a write was refused, so the write has to be undone as a whole.
    Late,
    /// One of the writes is wrong in itself.
    Wrong(sqlx::Error),
    /// Another process holds what one of them needs. Alone it may be luckier.
    Entangled(sqlx::Error),
    /// Nobody knows whether it was written: the answer to the commit was lost. To write it again might write it twice.
    Lost(sqlx::Error),
    /// The database does not write.
    Database(sqlx::Error),
}

/// PostgreSQL's codes for transactions that stand in each other's way: no order can be found, a deadlock, a lock that is not to be had in time.
const ENTANGLED: [&str; 3] = ["40001", "40P01", "55P03"];

/// How PostgreSQL's codes begin for values that can't be stored, such as a text with a NUL in it.
const DATA: &str = "22";
/// How long its codes are; SQLite's are shorter or numbers of other meaning.
const STATE: usize = 5;

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Failed {
        let told = error.as_database_error();
        match told.and_then(DatabaseError::code).as_deref() {
            Some(code) if ENTANGLED.contains(&code) => return Failed::Entangled(error),
            Some(code) if code.len() == STATE && code.starts_with(DATA) => return Failed::Wrong(error),
            _ => {}
        }
        match told.map(DatabaseError::kind) {
            Some(
                Violation::UniqueViolation
                | Violation::ForeignKeyViolation
                | Violation::NotNullViolation
                | Violation::CheckViolation,
            ) => Failed::Wrong(error),
            _ => Failed::Database(error),
        }
    }
}

/// Where a process notes that it can write. Each has a place of its own: nobody waits there for another one that stands still.
pub(super) fn pulse_of(process: &str) -> String {
    format!("pulse {process}")
}

/// A write that shows that the database can be written to.
pub(super) fn pulse(process: &str) -> Write {
    Write::default().must(PULSE, params![pulse_of(process), now().to_string()])
}

pub(super) struct Writer {
    pub(super) place: Place,
    pub(super) process: String,
    /// The connection, unless it was thrown away.
    pub(super) link: Option<Link>,
    pub(super) metrics: Arc<Metrics>,
    /// Can the database be written to?
    pub(super) is_well: watch::Sender<bool>,
    #[cfg(test)]
    pub(super) faults: Arc<Faults>,
}

impl Writer {
    /// Writes until nobody can ask for more.
    pub(super) async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::with_capacity(MOST);
        loop {
            let is_well = *self.is_well.borrow();
            tokio::select! {
                number = jobs.recv_many(&mut batch, MOST) => {
                    if number == 0 { break }
                    self.metrics.writes_waiting(number + jobs.len());
                    self.write(&mut batch).await;
                    self.metrics.writes_waiting(jobs.len());
                }
                () = tokio::time::sleep(PROBE), if !is_well => drop(self.commit(&[&pulse(&self.process)]).await),
            }
        }
        if let Some(link) = self.link.take() {
            link.close().await;
        }
    }

    async fn write(&mut self, batch: &mut Vec<Job>) {
        let writes: Vec<&Write> = batch.iter().map(|job| &job.write).collect();
        let mut committed = self.commit(&writes).await;
        if matches!(&committed, Err(Failed::Database(error)) if self.is_worth_another_try(error)) {
            committed = self.commit(&writes).await;
        }
        match committed {
            Ok(written) => batch
                .drain(..)
                .zip(written)
                .for_each(|(job, written)| answer(job, Ok(written))),
            Err(Failed::Database(error) | Failed::Lost(error)) => all_refused(batch, error),
            Err(_) => self.one_by_one(batch).await,
        }
    }

    /// A connection may have been cut while it rested: on a fresh one the same may go well. Nothing was written, so nothing is written twice.
    fn is_worth_another_try(&self, error: &sqlx::Error) -> bool {
        let is_late = matches!(error, sqlx::Error::Io(error) if error.kind() == ErrorKind::TimedOut);
        self.place.engine() == Engine::Postgres && !is_late
    }

    /// So that one bad write does not take the others with it, each gets a commit of its own.
    async fn one_by_one(&mut self, batch: &mut Vec<Job>) {
        let mut rest = std::mem::take(batch).into_iter();
        while let Some(job) = rest.next() {
            match self.commit(&[&job.write]).await {
                Ok(written) => answer(job, Ok(written == [true])),
                Err(Failed::Late) => answer(job, Ok(false)),
                Err(Failed::Wrong(error) | Failed::Entangled(error)) => answer(job, Err(StoreError::Database(error))),
                Err(Failed::Database(error) | Failed::Lost(error)) => {
                    return all_refused(&mut std::iter::once(job).chain(rest).collect(), error);
                }
            }
        }
    }

    /// Writes these in one transaction, and says which of them were written. A connection on which anything went wrong is never used again.
    async fn commit(&mut self, writes: &[&Write]) -> Result<Vec<bool>, Failed> {
        let begun = Instant::now();
        let committed = self.try_commit(writes).await;
        match &committed {
            Ok(_) => self.metrics.committed(writes.len(), begun.elapsed()),
            Err(Failed::Database(error) | Failed::Lost(error)) => self.tell_unwell(error),
            Err(_) => {}
        }
        if committed.is_ok() && !self.is_well.send_replace(true) {
            tracing::info!("the database can be written to again");
        }
        committed
    }

    fn tell_unwell(&self, error: &sqlx::Error) {
        self.metrics.commit_failed();
        if is_damage(error) {
            self.metrics.found_damage();
        }
        if self.is_well.send_replace(false) {
            tracing::error!(%error, "the database cannot be written to; nothing is acknowledged until it can");
        }
    }

    async fn try_commit(&mut self, writes: &[&Write]) -> Result<Vec<bool>, Failed> {
        let mut link = match self.link.take() {
            Some(link) => link,
            None => {
                Link::open(
                    &self.place,
                    #[cfg(test)]
                    self.faults.clone(),
                )
                .await?
            }
        };
        let written = match carry_out_all(&mut link, writes, &self.process).await {
            Ok(written) => written,
            Err(failed) => {
                match failed {
                    Failed::Late if link.roll_back().await.is_ok() => self.link = Some(link),
                    _ => link.throw_away().await,
                }
                return Err(failed);
            }
        };
        match link.commit().await {
            Ok(()) => self.link = Some(link),
            Err(uncommitted) => {
                link.throw_away().await;
                self.inquire(uncommitted).await?;
            }
        }
        Ok(written)
    }

    /// Finds out what became of a commit that went wrong: fine if it was one all the same.
    async fn inquire(&mut self, uncommitted: Uncommitted) -> Result<(), Failed> {
        let (id, lost) = match uncommitted {
            Uncommitted::Nothing(error) => return Err(error.into()),
            Uncommitted::Unknown(id, lost) => (id, lost),
        };
        let until = Instant::now() + INQUIRY;
        while Instant::now() < until {
            if let Ok(mut link) = Link::open(
                &self.place,
                #[cfg(test)]
                self.faults.clone(),
            )
            .await
            {
                match link.is_committed(&id).await {
                    Ok(Some(true)) => {
                        self.link = Some(link);
                        return Ok(());
                    }
                    Ok(Some(false)) => return Err(lost.into()),
                    Ok(None) | Err(_) => {}
                }
            }
            tokio::time::sleep(PROBE).await;
        }
        tracing::error!(error = %lost, "the answer to a commit was lost, and the database does not tell what became of it");
        Err(Failed::Lost(lost))
    }
}

fn answer(job: Job, written: Result<bool, StoreError>) {
    let _ = job.reply.send(written); // whoever asked may have gone; it is written all the same
}

/// The database does not write: everybody hears it at once.
fn all_refused(batch: &mut Vec<Job>, error: sqlx::Error) {
    let mut why = Some(error);
    for job in batch.drain(..) {
        let refusal = why.take().map_or(StoreError::Unwell, StoreError::Database);
        answer(job, Err(refusal));
    }
}

/// Carries out all of these in a transaction that it begins, and says which were not refused.
async fn carry_out_all(link: &mut Link, writes: &[&Write], process: &str) -> Result<Vec<bool>, Failed> {
    link.begin().await?;
    let mut written = Vec::with_capacity(writes.len());
    let entries = writes
        .iter()
        .filter_map(|write| write.entry.as_ref())
        .collect::<Vec<_>>();
    let mut added = entries::add(link, &entries).await?;
    for write in writes {
        // what was added is one write's: another one with the same number was not
        let entered = write
            .entry
            .as_ref()
            .is_none_or(|entry| added.remove(&(entry.table.clone(), entry.ply)));
        written.push(entered && carry_out(link, write).await?);
    }
    let done = writes
        .iter()
        .zip(&written)
        .filter(|(_, written)| **written)
        .map(|(write, _)| write);
    let notices: BTreeSet<String> = done
        .flat_map(|write| &write.notices)
        .map(|notice| notice.text(process))
        .collect();
    if link.engine() == Engine::Postgres && !notices.is_empty() {
        let lines = notices.into_iter().collect::<Vec<_>>().join("\n");
        link.execute(sqlx::query(NOTIFY).bind(lines)).await?;
    }
    Ok(written)
}

/// Carries out a write; `false` if it is refused, and then nothing was changed.
async fn carry_out(link: &mut Link, write: &Write) -> Result<bool, Failed> {
    for (number, statement) in write.statements.iter().enumerate() {
        let changed = link.execute(bound(statement.sql, &statement.params)).await?;
        if statement.must && changed == 0 {
            let untouched = number == 0 && write.entry.is_none();
            return if untouched { Ok(false) } else { Err(Failed::Late) };
        }
    }
    Ok(true)
}

/// A query with its values.
pub(super) fn bound<'q>(sql: &'static str, params: &[Param]) -> Query<'q, Any, sqlx::any::AnyArguments> {
    params
        .iter()
        .fold(sqlx::query(sql), |query, param| match param.clone() {
            Param::Int(number) => query.bind(number),
            Param::Text(text) => query.bind(text),
        })
}
