//! Lists of tables.

use sqlx::Row;
use sqlx::any::AnyRow;
use table::Seats;
use wire::{Listed, ListedSeat, Sitter, State};

use super::Tables;
use super::rows::{SeatRow, read_state};
use crate::clock::Time;
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::params;

fn read(row: &AnyRow) -> Result<Listed, Refused> {
    let (id, outcome): (String, Option<String>) = (row.try_get("id")?, row.try_get("outcome")?);
    let number = |column: &str| row.try_get::<i64, _>(column);
    Ok(Listed {
        state: read_state(&id, &row.try_get::<String, _>("state")?)?,
        game: row.try_get("game")?,
        host: row.try_get("host")?,
        players: number("players")? as u8,
        open: number("open_seats")? as u8,
        clock: serde_json::from_str(&row.try_get::<String, _>("clock")?).unwrap_or_default(),
        created: row.try_get("created")?,
        outcome: outcome.and_then(|text| serde_json::from_str(&text).ok()),
        called_off: number("called_off")? != 0,
        seats: Vec::new(),
        awaiting: Seats::NONE,
        id,
    })
}

/// What [`read`] reads of these tables, the newest first. They are found first, by an index, so that it does not matter how many others there are.
macro_rules! newest {
    ($found:literal) => {
        concat!(
            "SELECT tables.id AS id, game, state, people.name AS host, clock, tables.created AS created, outcome, called_off, ",
            "(SELECT COUNT(*) FROM seats WHERE table_id = tables.id) AS players, ",
            "(SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND kind = 'open') AS open_seats ",
            "FROM (",
            $found,
            ") AS found JOIN tables ON tables.id = found.id JOIN people ON people.id = tables.host ORDER BY tables.created DESC"
        )
    };
}

/// Listed tables with an open seat.
pub(super) const TO_JOIN: &str = newest!(
    "SELECT id FROM tables WHERE state = 'open' AND listed = 1 AND created < $1 \
     AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open') ORDER BY created DESC LIMIT 50"
);
/// A person's tables.
pub(super) const OWN: &str = newest!(
    "SELECT table_id AS id FROM members WHERE person = $1 AND state = $2 AND created < $3 ORDER BY created DESC LIMIT 50"
);

impl Tables {
    /// Listed tables with an open seat, made before this moment; the newest first, 50 at most.
    pub(crate) async fn open_tables(&self, before: Time) -> Result<Vec<Listed>, Refused> {
        self.store
            .rows(TO_JOIN, params![before])
            .await?
            .iter()
            .map(read)
            .collect()
    }

    /// A person's tables in this state, made before this moment; the newest first, 50 at most.
    pub(crate) async fn own_tables(&self, person: &Person, state: State, before: Time) -> Result<Vec<Listed>, Refused> {
        let rows = self.store.rows(OWN, params![&person.id, state.word(), before]).await?;
        let mut tables: Vec<Listed> = rows.iter().map(read).collect::<Result<_, _>>()?;
        for table in &mut tables {
            self.tell_seats(table, &person.id).await?;
        }
        Ok(tables)
    }

    /// Adds to a table in a list who sits there and, while the game goes on, who is to decide.
    async fn tell_seats(&self, table: &mut Listed, person: &str) -> Result<(), Refused> {
        let told = |seats: &[SeatRow]| seats.iter().map(|seat| listed(seat, person)).collect();
        if table.state != State::Running {
            table.seats = told(&SeatRow::all(&self.store, &table.id).await?);
            return Ok(());
        }
        let live = self.open(&table.id).await?;
        let sitting = self.lock_as_stored(&live).await?;
        table.seats = told(&sitting.seats);
        if !sitting.is_delayed() || !sitting.own(person).is_empty() {
            table.awaiting = sitting.awaiting();
        }
        Ok(())
    }
}

/// A seat in a list of this person's tables.
fn listed(seat: &SeatRow, person: &str) -> ListedSeat {
    ListedSeat {
        sitter: seat.sitter,
        name: seat.name.clone(),
        level: seat.level.as_ref().map(ToString::to_string),
        yours: seat.sitter == Sitter::Person && seat.person.as_deref() == Some(person),
    }
}
