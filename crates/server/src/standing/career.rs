//! Somebody's course in a game: ratings over time, and favourite openings.

use std::collections::BTreeMap;

use serde_json::value::RawValue;
use sqlx::Row;
use wire::standing::{Career, Moment, Opened};

use super::Standing;
use super::rater::ANY;
use super::rating::Rating;
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::params;

/// How many ratings are told: the last ones.
const RATINGS: i64 = 300;
/// Openings are counted over this many of the last games.
const GAMES: i64 = 300;
/// How many of each kind are told.
const FAVOURITES: usize = 4;

impl Standing {
    /// Somebody's course in a game.
    pub(crate) async fn career(&self, name: &str, game: &str, reader: Option<&Person>) -> Result<Career, Refused> {
        catalog::find(game).map_err(|error| Refused::by(game, error))?;
        let found = self.account(name, reader).await?;
        Ok(Career {
            ratings: self.ratings(&found.id, game, found.is(reader)).await?,
            openings: self.openings(&found.id, game).await?,
        })
    }

    async fn ratings(&self, person: &str, game: &str, own: bool) -> Result<Vec<Moment>, Refused> {
        const SQL: &str = "SELECT at, CASE WHEN played.public = 1 OR $5 = 1 THEN rating_history.table_id END AS table_id, mean, deviation FROM rating_history \
                           LEFT JOIN played ON played.table_id = rating_history.table_id WHERE person = $1 AND rating_history.game = $2 AND rating_history.players = $3 \
                           ORDER BY at DESC, rating_history.table_id DESC LIMIT $4";
        let rows = self.store.rows(SQL, params![person, game, ANY, RATINGS, own]).await?;
        let moment = |row: &sqlx::any::AnyRow| {
            Ok(Moment {
                at: row.try_get("at")?,
                table: row.try_get("table_id")?,
                rating: Rating::stored(row.try_get("mean")?, row.try_get("deviation")?).told(),
            })
        };
        rows.iter().rev().map(moment).collect()
    }

    async fn openings(&self, person: &str, game: &str) -> Result<Vec<Vec<Opened>>, Refused> {
        const SQL: &str = "SELECT opening, place, deserted FROM results WHERE person = $1 AND game = $2 AND shared = 0 AND players > 1 \
                           ORDER BY finished DESC LIMIT $3";
        let mut counted: Vec<Count> = Vec::new();
        for row in self.store.rows(SQL, params![person, game, GAMES]).await? {
            let text: String = row.try_get("opening")?;
            let won = row.try_get::<i64, _>("place")? == 1 && row.try_get::<i64, _>("deserted")? == 0;
            let opening: Vec<&RawValue> = serde_json::from_str(&text).unwrap_or_default();
            counted.resize_with(counted.len().max(opening.len()), Count::default);
            for (count, what) in counted.iter_mut().zip(opening) {
                count.add(what, won);
            }
        }
        Ok(counted.into_iter().map(Count::favourites).collect())
    }
}

/// How often each thing was done, and won with; a thing is known by its JSON.
#[derive(Default)]
struct Count(BTreeMap<String, (u32, u32)>);

impl Count {
    fn add(&mut self, what: &RawValue, won: bool) {
        let (games, wins) = self.0.entry(what.get().to_owned()).or_default();
        *games += 1;
        *wins += u32::from(won);
    }

    fn favourites(self) -> Vec<Opened> {
        let opened = |(what, (games, won)): (String, (u32, u32))| {
            let what = serde_json::from_str(&what).ok()?;
            Some(Opened { what, games, won })
        };
        let mut all: Vec<Opened> = self.0.into_iter().filter_map(opened).collect();
        all.sort_by_key(|opened| std::cmp::Reverse(opened.games));
        all.truncate(FAVOURITES);
        all
    }
}
