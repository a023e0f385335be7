//! Days of leave: everybody has some each year, and meanwhile the own clocks stand at all tables that count in days.
//!
//! A leave is taken in whole days of one's own calendar. Only what is still to come can be changed, so that no time is given or taken afterwards: one that goes on
//! ends at the moment when it is cancelled, and the day that has begun is used.

mod calendar;

use std::sync::Arc;

use sqlx::Row;
use wire::{Leave, LeaveYear, Leaves, NewLeave, Refusal, Time};

use crate::clock::now;
use crate::people::Person;
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Store, Write, params};
use crate::tables::Tables;
use calendar::{Calendar, Part};

/// Two servers may be asked at once: the second waits for the first.
const ONE_BY_ONE: &str = "UPDATE people SET name = name WHERE id = $1";
const TAKE: &str = "INSERT INTO leaves (id, person, year, first, last, days, since, until) SELECT $1, $2, $3, $4, $5, $6, $7, $8 \
                    WHERE NOT EXISTS (SELECT 1 FROM leaves AS others WHERE others.person = $2 AND others.id <> $1 AND others.since < $8 AND others.until > $7) \
                    AND (SELECT COALESCE(SUM(days), 0) FROM leaves AS others WHERE others.person = $2 AND others.year = $3) + $6 <= $9";
/// All running tables of a person that count in days are looked after at once, by whichever server.
const WAKE: &str = "UPDATE tables SET wake = $2 WHERE state = 'running' AND clock LIKE '%correspondence%' \
                    AND id IN (SELECT table_id FROM members WHERE person = $1 AND state = 'running')";
const DROP: &str = "DELETE FROM leaves WHERE person = $1 AND id = $2 AND since > $3";
const SHORTEN: &str = "UPDATE leaves SET until = $3, last = $4, days = $5 WHERE person = $1 AND id = $2 AND since <= $3 AND until > $3 AND first = $6";

/// Where people take leave.
pub(crate) struct LeaveDesk {
    store: Arc<Store>,
    tables: Arc<Tables>,
    /// How many days a year everybody has.
    days: u32,
}

/// A row of the database: the part of a leave that lies in one year.
struct Taken {
    id: String,
    part: Part,
    days: i64,
    since: Time,
    until: Time,
    year: i64,
}

impl LeaveDesk {
    pub(crate) fn new(store: Arc<Store>, tables: Arc<Tables>, days: u32) -> LeaveDesk {
        LeaveDesk { store, tables, days }
    }

    /// What somebody has, in a calendar of this zone.
    pub(crate) async fn leaves(&self, person: &Person) -> Result<Leaves, Refused> {
        let taken = self.taken(person).await?;
        let now = now();
        let this_year = Calendar::utc(now).year();
        let year = |year: i32| LeaveYear {
            year,
            left: self.left(&taken, year),
        };
        let mut leaves: Vec<Leave> = Vec::new();
        for row in &taken {
            match leaves.iter_mut().find(|leave| leave.id == row.id) {
                Some(leave) => row.go_on(leave),
                None => leaves.push(row.told()),
            }
        }
        leaves.retain(|leave| leave.until > now);
        Ok(Leaves {
            days: self.days,
            years: vec![year(this_year), year(this_year + 1)],
            leaves,
        })
    }

    /// Takes leave.
    pub(crate) async fn take(&self, person: &Person, new: &NewLeave) -> Result<Leaves, Refused> {
        let calendar = Calendar::new(&new.zone, now())?;
        let parts = calendar.parts(&new.first, &new.last)?;
        let id = secret::id();
        let mut write = Write::default().must(ONE_BY_ONE, params![&person.id]);
        for part in &parts {
            let span = calendar.span(part);
            write = write.must(
                TAKE,
                params![
                    &id,
                    &person.id,
                    i64::from(part.year()),
                    part.first.to_string(),
                    part.last.to_string(),
                    part.days(),
                    span.0,
                    span.1,
                    i64::from(self.days)
                ],
            );
        }
        if !self.store.write(write.also(WAKE, params![&person.id, now()])).await? {
            return Err(self.why_not(person, &calendar, &parts).await?.into());
        }
        self.tables.retime(&person.id).await?;
        self.leaves(person).await
    }

    /// Cancels a leave, or ends it now.
    pub(crate) async fn cancel(&self, person: &Person, id: &str) -> Result<Leaves, Refused> {
        let now = now();
        let taken = self.taken(person).await?;
        let own: Vec<&Taken> = taken.iter().filter(|row| row.id == id && row.until > now).collect();
        if own.is_empty() {
            return Err(Refusal::NoLeave.into());
        }
        let mut write = Write::default().also(DROP, params![&person.id, id, now]);
        for row in own.iter().filter(|row| row.since <= now) {
            let ended = row.part.ended(row.since, row.until, now);
            write = write.also(
                SHORTEN,
                params![
                    &person.id,
                    id,
                    now,
                    ended.last.to_string(),
                    ended.days(),
                    row.part.first.to_string()
                ],
            );
        }
        self.store.write(write.also(WAKE, params![&person.id, now])).await?;
        self.tables.retime(&person.id).await?;
        self.leaves(person).await
    }

    async fn taken(&self, person: &Person) -> Result<Vec<Taken>, Refused> {
        const SQL: &str =
            "SELECT id, year, first, last, days, since, until FROM leaves WHERE person = $1 ORDER BY since";
        let mut taken = Vec::new();
        for row in self.store.rows(SQL, params![&person.id]).await? {
            let (first, last): (String, String) = (row.try_get("first")?, row.try_get("last")?);
            let Some(part) = Part::read(&first, &last) else {
                continue;
            };
            taken.push(Taken {
                id: row.try_get("id")?,
                part,
                days: row.try_get("days")?,
                since: row.try_get("since")?,
                until: row.try_get("until")?,
                year: row.try_get("year")?,
            });
        }
        Ok(taken)
    }

    /// How many days of a year are still free.
    fn left(&self, taken: &[Taken], year: i32) -> u32 {
        let own = taken.iter().filter(|row| row.year == i64::from(year));
        let used: i64 = own.map(|row| row.days).sum();
        u32::try_from(i64::from(self.days) - used).unwrap_or(0)
    }

    async fn why_not(&self, person: &Person, calendar: &Calendar, parts: &[Part]) -> Result<Refusal, Refused> {
        let taken = self.taken(person).await?;
        let overlaps = |part: &Part| {
            let (since, until) = calendar.span(part);
            taken.iter().any(|row| row.since < until && row.until > since)
        };
        if parts.iter().any(overlaps) {
            return Ok(Refusal::LeaveOverlaps);
        }
        let short = parts
            .iter()
            .find(|part| part.days() > i64::from(self.left(&taken, part.year())));
        Ok(short.map_or(Refusal::TableChanged, |part| Refusal::LeaveUsedUp {
            year: part.year(),
            left: self.left(&taken, part.year()),
        }))
    }
}

impl Taken {
    fn told(&self) -> Leave {
        Leave {
            id: self.id.clone(),
            first: self.part.first.to_string(),
            last: self.part.last.to_string(),
            days: u32::try_from(self.days).unwrap_or(0),
            since: self.since,
            until: self.until,
        }
    }

    /// The leave goes on in this year.
    fn go_on(&self, leave: &mut Leave) {
        leave.last = self.part.last.to_string();
        leave.days += u32::try_from(self.days).unwrap_or(0);
        leave.until = self.until;
    }
}

/// Forgets the leave of a person.
pub(crate) fn forget(person: &str) -> Write {
    Write::default().also("DELETE FROM leaves WHERE person = $1", params![person])
}
