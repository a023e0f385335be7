//! A game that is to be rated.

use sqlx::Row;
use sqlx::any::AnyRow;
use table::Message;

use crate::clock::Time;
use crate::refusal::Refused;
use crate::store::{Store, params};

/// A game that is to be rated.
pub(super) struct Due {
    pub(super) table: String,
    pub(super) game: String,
    pub(super) players: i64,
    pub(super) finished: Time,
    /// Does it count for ratings?
    pub(super) rated: bool,
    pub(super) seats: Vec<Seat>,
}

/// Who played a seat, and what came of it.
pub(super) struct Seat {
    pub(super) person: Option<String>,
    pub(super) level: Option<String>,
    pub(super) points: i64,
    pub(super) place: i64,
    /// Had the person left?
    pub(super) deserted: bool,
    /// Had the person other seats, too?
    pub(super) shared: bool,
    pub(super) title: Option<Message>,
}

impl Due {
    /// The one that ended first, if there is any.
    pub(super) async fn first(store: &Store) -> Result<Option<Due>, Refused> {
        const FIRST: &str = "SELECT table_id, game, players, finished, rated FROM played WHERE due IS NOT NULL ORDER BY due, table_id LIMIT 1";
        const SEATS: &str = "SELECT person, level, score, place, deserted, shared, title FROM results WHERE table_id = $1 ORDER BY seat";
        let Some(row) = store.row(FIRST, Vec::new()).await? else {
            return Ok(None);
        };
        let table: String = row.try_get("table_id")?;
        let seats = store.rows(SEATS, params![&table]).await?;
        Ok(Some(Due {
            game: row.try_get("game")?,
            players: row.try_get("players")?,
            finished: row.try_get("finished")?,
            rated: row.try_get::<i64, _>("rated")? != 0,
            seats: seats.iter().map(Seat::read).collect::<Result<_, _>>()?,
            table,
        }))
    }

    /// The seats of people who played one seat only, and to the end or not.
    pub(super) fn people(&self) -> impl Iterator<Item = (&str, &Seat)> {
        let own = |seat: &'_ Seat| !seat.shared;
        let named = |seat| Some((Seat::person(seat)?, seat));
        self.seats.iter().filter(move |seat| own(seat)).filter_map(named)
    }
}

impl Seat {
    fn read(row: &AnyRow) -> Result<Seat, Refused> {
        let title: Option<String> = row.try_get("title")?;
        Ok(Seat {
            person: row.try_get("person")?,
            level: row.try_get("level")?,
            points: row.try_get("score")?,
            place: row.try_get("place")?,
            deserted: row.try_get::<i64, _>("deserted")? != 0,
            shared: row.try_get::<i64, _>("shared")? != 0,
            title: title.and_then(|title| serde_json::from_str(&title).ok()),
        })
    }

    fn person(&self) -> Option<&str> {
        self.person.as_deref()
    }
}
