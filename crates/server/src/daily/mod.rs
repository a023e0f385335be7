//! The daily challenge: one solo deal a day for each game that can be played alone, the same for everybody.
//!
//! The seed of a day is the hash of the day, the game and a secret of the server, so that nobody can play it ahead. Everybody has one try, on a table of their own that nobody else sees
//! until they have played, or the day is over. What counts is what was played to the end, by the person, on the day.

mod board;
mod day;
#[cfg(test)]
mod tests;

use std::net::IpAddr;
use std::sync::Arc;

use catalog::AnyGame;
use sha2::{Digest, Sha256};
use sqlx::Row;
use table::Seed;
use wire::{CupRefusal, NewTable, Refusal};

pub(crate) use day::Day;

use crate::clock::Time;
use crate::limits::Limits;
use crate::people::Person;
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Store, StoreError, Write, params};
use crate::tables::{Chair, Laid, Purpose, Tables};

/// The daily challenge.
pub(crate) struct Dailies {
    store: Arc<Store>,
    tables: Arc<Tables>,
    limits: Arc<Limits>,
    /// Without it, nobody can tell the seed of a day.
    key: String,
}

impl Dailies {
    /// With the secret that is kept in the database; the first server makes it.
    pub(crate) async fn open(
        store: Arc<Store>,
        tables: Arc<Tables>,
        limits: Arc<Limits>,
    ) -> Result<Dailies, StoreError> {
        const INSERT: &str = "INSERT INTO settings (name, value) VALUES ('daily key', $1) ON CONFLICT DO NOTHING";
        const FIND: &str = "SELECT value FROM settings WHERE name = 'daily key'";
        store
            .write(Write::default().also(INSERT, params![secret::token()]))
            .await?;
        let row = store.row(FIND, Vec::new()).await?.ok_or(StoreError::Closed)?;
        let key = row.try_get(0)?;
        Ok(Dailies {
            store,
            tables,
            limits,
            key,
        })
    }

    /// The seed of a game's challenge on a day.
    fn seed(&self, game: &str, day: Day) -> Seed {
        let text = format!("roundhouse daily\n{}\n{game}\n{}", self.key, day.number());
        Seed::new(Sha256::digest(text.as_bytes()).into())
    }

    /// Begins today's challenge, or goes on with it. Returns the table.
    pub(crate) async fn play(
        &self,
        person: &Person,
        address: IpAddr,
        game: &str,
        now: Time,
    ) -> Result<String, Refused> {
        const TRY: &str =
            "INSERT INTO dailies (day, game, person, table_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        solo(game)?;
        let day = Day::of(now);
        if let Some(table) = self.table_of(person, game, day).await? {
            self.tables.begin(&table).await?; // the server may have ended just before it did
            return Ok(table);
        }
        self.limits.table(&person.id, address, 0)?;
        let laid = Laid {
            host: &person.id,
            table: NewTable {
                listed: false,
                rated: false,
                ..NewTable::new(game, [])
            },
            chairs: vec![Chair::Person(person.id.clone())],
            seed: self.seed(game, day),
            purpose: Purpose::Daily(day.number()),
        };
        let (table, write) = self.tables.lay(Write::default(), laid)?;
        let write = write.must(TRY, params![day.number(), game, &person.id, &table]);
        self.store.write(write).await?; // in another tab somebody may have been faster: then that is the table
        let table = self.table_of(person, game, day).await?.ok_or(Refusal::NotMade)?;
        self.tables.begin(&table).await?;
        Ok(table)
    }

    /// The table of a person's try.
    async fn table_of(&self, person: &Person, game: &str, day: Day) -> Result<Option<String>, Refused> {
        const SQL: &str = "SELECT table_id FROM dailies WHERE day = $1 AND game = $2 AND person = $3";
        let row = self.store.row(SQL, params![day.number(), game, &person.id]).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}

/// The game with this id, if it can be played alone.
fn solo(game: &str) -> Result<&'static dyn AnyGame, Refused> {
    let found = catalog::find(game).map_err(|error| Refused::by(game, error))?;
    if found.meta().players.contains(&1) {
        Ok(found)
    } else {
        Err(CupRefusal::NoSolo.into())
    }
}
