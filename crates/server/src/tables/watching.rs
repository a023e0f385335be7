//! Who looks on, and at what: the games that go on where anybody may watch, and how many do.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use sqlx::Row;
use sqlx::any::AnyRow;
use tokio::runtime::Handle;
use wire::{Delay, Refusal, Sitter, WatchedSeat, WatchedTable};

use super::presence::LASTS;
use super::{Live, Tables};
use crate::clock::{MINUTE, Time, now};
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::{Write, params};

/// How many look on at each server, until when that is so.
const WATCHING: &str = "INSERT INTO watching (table_id, process, people, until) VALUES ($1, $2, $3, $4) \
                        ON CONFLICT (table_id, process) DO UPDATE SET people = $3, until = $4";
/// Only what is listed and where nobody plays who has blocked the reader, newest first. They are found first, by an index.
const RUNNING: &str = "SELECT tables.id AS id, game, delay, started, \
    (SELECT CAST(COALESCE(SUM(people), 0) AS BIGINT) FROM watching WHERE watching.table_id = tables.id AND until > $1) AS watching, \
    (SELECT COUNT(*) FROM seats JOIN follows ON follows.followed = seats.person JOIN people ON people.id = follows.followed \
     WHERE seats.table_id = tables.id AND seats.kind = 'person' AND people.hidden = 0 AND follows.person = $2) AS followed \
    FROM (SELECT id FROM tables WHERE state = 'running' AND listed = 1 AND spectators = 1 AND NOT EXISTS \
     (SELECT 1 FROM seats AS players JOIN shunned ON shunned.person = players.person WHERE players.table_id = tables.id AND players.kind = 'person' \
      AND shunned.other = $2 AND shunned.distance = 'blocked') ORDER BY created DESC LIMIT 50) AS found \
    JOIN tables ON tables.id = found.id ORDER BY tables.created DESC";
const SEATS: &str = "SELECT kind, level, person, people.name AS name, people.account AS account, people.hidden AS hidden \
                     FROM seats LEFT JOIN people ON people.id = seats.person WHERE table_id = $1 ORDER BY seat";

/// The pages of spectators that follow a table in this process.
#[derive(Default)]
pub(super) struct Watchers(AtomicUsize);

/// Somebody looks on, as long as this is kept.
pub(crate) struct Watching {
    tables: Arc<Tables>,
    live: Arc<Live>,
    runtime: Handle,
}

impl Watching {
    /// The spectator is still there.
    pub(crate) async fn beat(&self) {
        // the next one comes soon
        let _ = self.tables.count_watchers(&self.live).await;
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.live.watchers.0.fetch_sub(1, Ordering::Relaxed);
        let (tables, live) = (Arc::downgrade(&self.tables), self.live.clone());
        self.runtime.spawn(async move {
            if let Some(tables) = tables.upgrade() {
                let _ = tables.count_watchers(&live).await; // it is forgotten in a minute anyway
            }
        });
    }
}

impl Tables {
    /// Somebody begins to look on.
    pub(crate) fn watch(self: &Arc<Self>, live: &Arc<Live>) -> Watching {
        live.watchers.0.fetch_add(1, Ordering::Relaxed);
        Watching {
            tables: self.clone(),
            live: live.clone(),
            runtime: Handle::current(),
        }
    }

    /// Writes down how many look on here.
    async fn count_watchers(&self, live: &Live) -> Result<(), Refused> {
        let people = live.watchers.0.load(Ordering::Relaxed) as i64;
        let write = Write::default().also(WATCHING, params![&live.id, self.store.process(), people, now() + LASTS]);
        self.store.write(write).await?;
        Ok(())
    }

    /// The games that go on where anybody may watch; the newest first, 50 at most.
    pub(crate) async fn running_games(&self, reader: Option<&Person>) -> Result<Vec<WatchedTable>, Refused> {
        let own = reader.map_or("", |reader| reader.id.as_str());
        let mut tables = Vec::new();
        for row in self.store.rows(RUNNING, params![now(), own]).await? {
            tables.push(self.running_game(&row, own).await?);
        }
        Ok(tables)
    }

    async fn running_game(&self, row: &AnyRow, reader: &str) -> Result<WatchedTable, Refused> {
        let id: String = row.try_get("id")?;
        let delay: Delay = read_delay(&row.try_get::<String, _>("delay")?);
        let mut seats = Vec::new();
        for seat in self.store.rows(SEATS, params![&id]).await? {
            seats.push(watched_seat(&seat, reader)?);
        }
        let number =
            |column: &str| Ok::<u32, Refused>(row.try_get::<i64, _>(column)?.clamp(0, i64::from(u32::MAX)) as u32);
        Ok(WatchedTable {
            decisions: self.decisions(&id, delay).await?,
            seats,
            game: row.try_get("game")?,
            watching: number("watching")?,
            followed: number("followed")? > 0,
            started: row.try_get::<Option<Time>, _>("started")?.unwrap_or(0),
            delay,
            id,
        })
    }

    /// How many entries spectators know.
    async fn decisions(&self, table: &str, delay: Delay) -> Result<u32, Refused> {
        const SQL: &str = "SELECT COUNT(*) FROM actions WHERE table_id = $1 AND at <= $2";
        let (until, hidden) = match delay {
            Delay::None => (Time::MAX, 0),
            Delay::Decisions { n } => (Time::MAX, i64::from(n)),
            Delay::Minutes { n } => (now() - Time::from(n) * MINUTE, 0),
        };
        let row = self.store.row(SQL, params![table, until]).await?;
        let number: i64 = row.ok_or(Refusal::NoTable)?.try_get(0)?;
        Ok(u32::try_from(number - hidden).unwrap_or(0))
    }
}

/// A delay as it is stored; what can't be read is none that anybody chose.
pub(super) fn read_delay(stored: &str) -> Delay {
    serde_json::from_str(stored).unwrap_or_default()
}

/// Who is hidden has no name, but for themselves.
fn watched_seat(row: &AnyRow, reader: &str) -> Result<WatchedSeat, Refused> {
    let is_person = row.try_get::<String, _>("kind")? == Sitter::Person.word();
    let person: Option<String> = row.try_get("person")?;
    let hidden = row.try_get::<Option<i64>, _>("hidden")?.unwrap_or(0) != 0;
    let is_shown = is_person && (!hidden || person.as_deref() == Some(reader));
    Ok(WatchedSeat {
        name: row.try_get::<Option<String>, _>("name")?.filter(|_| is_shown),
        guest: is_person && row.try_get::<Option<String>, _>("account")?.is_none(),
        level: row.try_get::<Option<String>, _>("level")?.filter(|_| !is_person),
    })
}
