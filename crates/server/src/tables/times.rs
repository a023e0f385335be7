//! When the clocks of a table stand, and what people see of it.

use jiff::tz::TimeZone;
use sqlx::Row;
use wire::{Clock, SeatTime, State, TableTime, Why};

use super::Sitting;
use super::rows::{SeatRow, TableRow};
use crate::clock::{self, Span, Standstill, Time, now};
use crate::store::{Store, StoreError, params};

/// When the clocks of a table stand. A table without a clock has none of it.
#[derive(PartialEq, Default, Debug)]
pub(super) struct Times {
    /// In their order.
    pauses: Vec<Span>,
    /// Of everybody at the table.
    leaves: Vec<(String, Span)>,
    /// Where weekends are off.
    zone: Option<TimeZone>,
}

impl Times {
    pub(super) async fn load(store: &Store, row: &TableRow) -> Result<Times, StoreError> {
        if row.clock == Clock::None || !matches!(row.state, State::Open | State::Running) {
            return Ok(Times::default());
        }
        let zone = match &row.clock {
            Clock::Correspondence {
                weekends_off: Some(name),
                ..
            } => clock::zone(name).ok(),
            _ => None,
        };
        Ok(Times {
            pauses: pauses(store, &row.id).await?,
            leaves: if row.clock.is_slow() {
                leaves(store, &row.id).await?
            } else {
                Vec::new()
            },
            zone,
        })
    }

    /// Since when the table is paused.
    pub(super) fn paused(&self) -> Option<Time> {
        self.pauses
            .last()
            .filter(|span| span.to.is_none())
            .map(|span| span.from)
    }

    fn leaves_of(&self, person: &str) -> Vec<Span> {
        let own = self.leaves.iter().filter(|(whose, _)| whose == person);
        own.map(|(_, span)| *span).collect()
    }

    /// When the clock of this person's seat stands.
    pub(super) fn standstill(&self, clock: &Clock, person: Option<&str>) -> Standstill {
        let standstill = Standstill::new(&self.pauses);
        if !clock.is_slow() {
            return standstill;
        }
        let leaves = person.map_or_else(Vec::new, |person| self.leaves_of(person));
        standstill.with(&leaves, Why::Leave).with_weekends(self.zone.clone())
    }

    /// Until when the person is on leave, if that is so now.
    fn on_leave(&self, person: &str, now: Time) -> Option<Time> {
        let mut until = None;
        // one that goes on after New Year is two
        for span in self.leaves_of(person) {
            if span.from <= until.unwrap_or(now) && span.to.is_some_and(|to| to > until.unwrap_or(now)) {
                until = span.to;
            }
        }
        until
    }
}

async fn pauses(store: &Store, table: &str) -> Result<Vec<Span>, StoreError> {
    const SQL: &str = "SELECT since, until FROM pauses WHERE table_id = $1 ORDER BY since";
    let mut pauses = Vec::new();
    for row in store.rows(SQL, params![table]).await? {
        pauses.push(Span {
            from: row.try_get(0)?,
            to: row.try_get(1)?,
        });
    }
    Ok(pauses)
}

async fn leaves(store: &Store, table: &str) -> Result<Vec<(String, Span)>, StoreError> {
    const SQL: &str = "SELECT person, since, until FROM leaves WHERE person IN (SELECT person FROM seats WHERE table_id = $1 AND kind = 'person') ORDER BY since";
    let mut leaves = Vec::new();
    for row in store.rows(SQL, params![table]).await? {
        let span = Span {
            from: row.try_get(1)?,
            to: Some(row.try_get(2)?),
        };
        leaves.push((row.try_get(0)?, span));
    }
    Ok(leaves)
}

impl Sitting {
    /// What people see of it, at a table with a clock.
    pub(super) fn table_time(&self) -> Option<TableTime> {
        let now = now();
        (self.row.clock != Clock::None).then(|| TableTime {
            late: self.row.late,
            paused: self.times.paused(),
            seats: self.seats.iter().map(|seat| self.seat_time(seat, now)).collect(),
        })
    }

    fn seat_time(&self, seat: &SeatRow, now: Time) -> SeatTime {
        let person = seat.person.as_deref().filter(|_| seat.sitter == wire::Sitter::Person);
        SeatTime {
            pause: seat.pause_wish,
            counts: seat.plays(),
            back_by: (seat.back_by > now).then_some(seat.back_by),
            leave: person.and_then(|person| self.times.on_leave(person, now)),
        }
    }
}
