//! Lists of tables.

use serde::Serialize;
use serde_json::Value;
use sqlx::Row;
use sqlx::any::AnyRow;
use utoipa::ToSchema;

use super::{State, Tables};
use crate::clock::{Clock, Time};
use crate::people::Person;
use crate::refusal::Refusal;
use crate::store::params;

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct Listed {
    id: String,
    /// The game's id.
    game: String,
    state: String,
    /// The host's name.
    host: String,
    players: i64,
    /// How many seats are open to anyone.
    open: i64,
    clock: Clock,
    /// Milliseconds since 1970. The list is ordered by this, the newest first; `before` asks for older ones.
    #[schema(value_type = i64)]
    created: Time,
    /// The result, once the game is over.
    #[schema(value_type = Option<Object>)]
    outcome: Option<Value>,
}

impl Listed {
    fn read(row: &AnyRow) -> Result<Listed, Refusal> {
        let outcome: Option<String> = row.try_get("outcome")?;
        Ok(Listed {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            state: row.try_get("state")?,
            host: row.try_get("host")?,
            players: row.try_get("players")?,
            open: row.try_get("open_seats")?,
            clock: serde_json::from_str(&row.try_get::<String, _>("clock")?).unwrap_or_default(),
            created: row.try_get("created")?,
            outcome: outcome.and_then(|text| serde_json::from_str(&text).ok()),
        })
    }
}

/// What [`Listed::read`] reads of these tables, the newest first. They are found first, by an index, so that it does not matter how many others there are.
macro_rules! newest {
    ($found:literal) => {
        concat!(
            "SELECT tables.id AS id, game, state, people.name AS host, clock, tables.created AS created, outcome, ",
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
    pub(crate) async fn open_tables(&self, before: Time) -> Result<Vec<Listed>, Refusal> {
        self.store
            .rows(TO_JOIN, params![before])
            .await?
            .iter()
            .map(Listed::read)
            .collect()
    }

    /// A person's tables in this state, made before this moment; the newest first, 50 at most.
    pub(crate) async fn own_tables(&self, person: &Person, state: State, before: Time) -> Result<Vec<Listed>, Refusal> {
        self.store
            .rows(OWN, params![&person.id, state.word(), before])
            .await?
            .iter()
            .map(Listed::read)
            .collect()
    }
}
