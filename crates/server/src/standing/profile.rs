//! What others see of somebody.

use sqlx::Row;
use sqlx::any::AnyRow;
use table::words::excerpt;
use wire::Refusal;
use wire::standing::{GameRecord, Profile, RatingOf, Rival, Tally};

use super::Standing;
use super::privacy::shown;
use super::rating::Rating;
use crate::clock::{DAY, Time, now};
use crate::names;
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::params;

/// Games with others are counted over this many of the last ones.
const LAST: i64 = 500;
/// How many of those whom somebody meets most often are told.
const RIVALS: i64 = 10;

const RECORDS: &str = "SELECT game, COUNT(*) AS finished, CAST(SUM(CASE WHEN players > 1 THEN 1 ELSE 0 END) AS BIGINT) AS contests, \
                       CAST(SUM(CASE WHEN players > 1 AND place = 1 AND deserted = 0 THEN 1 ELSE 0 END) AS BIGINT) AS won, MAX(score) AS best \
                       FROM results WHERE person = $1 AND shared = 0 \
                       AND table_id NOT IN (SELECT table_id FROM dailies WHERE person = $1 AND day >= $2) GROUP BY game ORDER BY COUNT(*) DESC, game";
const RATINGS: &str = "SELECT game, players, mean, deviation, games FROM ratings WHERE person = $1 ORDER BY players";

/// The last games of a person against others, and those others.
macro_rules! met {
    () => {
        "FROM (SELECT table_id, place FROM results WHERE person = $1 AND shared = 0 AND players > 1 ORDER BY finished DESC LIMIT $2) AS mine \
         JOIN played ON played.table_id = mine.table_id AND (public = 1 OR $4 = 1) JOIN results AS them ON them.table_id = mine.table_id AND them.person <> $1 AND them.shared = 0"
    };
}
macro_rules! tally {
    () => {
        "COUNT(*) AS games, CAST(SUM(CASE WHEN mine.place < them.place THEN 1 ELSE 0 END) AS BIGINT) AS ahead, \
         CAST(SUM(CASE WHEN mine.place > them.place THEN 1 ELSE 0 END) AS BIGINT) AS behind "
    };
}
const RIVALS_OF: &str = concat!(
    "SELECT met.person AS person, games, ahead, behind, name, account, hidden FROM (SELECT them.person AS person, ",
    tally!(),
    met!(),
    " GROUP BY them.person ORDER BY COUNT(*) DESC, them.person LIMIT $3) AS met JOIN people ON people.id = met.person ORDER BY games DESC, met.person"
);
const WITH: &str = concat!("SELECT ", tally!(), met!(), " AND them.person = $3");

/// From which day on what came of the daily challenge is kept back: today, or never from who played it.
pub(super) fn spoilt_from(own: bool) -> i64 {
    if own { i64::MAX } else { now() / DAY }
}

/// Somebody with an account, found by name.
pub(super) struct Found {
    pub(super) id: String,
    name: String,
    since: Time,
    hidden: bool,
}

impl Standing {
    /// The account of this name. Who is hidden is there for nobody else.
    pub(super) async fn account(&self, name: &str, reader: Option<&Person>) -> Result<Found, Refused> {
        const SQL: &str =
            "SELECT id, name, created, hidden FROM people WHERE account = $1 OR account = $2 ORDER BY account <> $1";
        let [now, before] = names::keys(name);
        let nobody = || Refusal::NoPerson {
            name: excerpt(name, 40),
        };
        let row = self.store.row(SQL, params![&now, &before]).await?.ok_or_else(nobody)?;
        let found = Found {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
            since: row.try_get("created")?,
            hidden: row.try_get::<i64, _>("hidden")? != 0,
        };
        if found.hidden && !found.is(reader) {
            return Err(nobody().into());
        }
        Ok(found)
    }

    /// What this reader sees of somebody.
    pub(crate) async fn profile(&self, name: &str, reader: Option<&Person>) -> Result<Profile, Refused> {
        let found = self.account(name, reader).await?;
        let with_you = match reader {
            Some(reader) if reader.id != found.id => self.with(&found.id, &reader.id).await?,
            _ => None,
        };
        Ok(Profile {
            you: found.is(reader),
            games: self.records(&found.id, found.is(reader)).await?,
            badges: self.badges(&found.id, found.is(reader)).await?,
            rivals: self.rivals(&found.id, reader).await?,
            with_you,
            name: found.name,
            since: found.since,
            hidden: found.hidden,
        })
    }

    /// Others aren't told how somebody did in today's challenge: they may still want to play it.
    async fn records(&self, person: &str, own: bool) -> Result<Vec<GameRecord>, Refused> {
        let ratings = self.store.rows(RATINGS, params![person]).await?;
        let mut records = Vec::new();
        for row in self.store.rows(RECORDS, params![person, spoilt_from(own)]).await? {
            let game: String = row.try_get("game")?;
            let mut own = Vec::new();
            for rating in &ratings {
                if rating.try_get::<String, _>("game")? == game {
                    own.push(rating_of(rating)?);
                }
            }
            records.push(GameRecord {
                finished: number(&row, "finished")?,
                contests: number(&row, "contests")?,
                won: number(&row, "won")?,
                best: row.try_get::<i64, _>("best")? as i32,
                ratings: own,
                game,
            });
        }
        Ok(records)
    }

    /// Others hear only of games that anybody may watch.
    async fn rivals(&self, person: &str, reader: Option<&Person>) -> Result<Vec<Rival>, Refused> {
        let own = reader.is_some_and(|reader| reader.id == person);
        let rows = self.store.rows(RIVALS_OF, params![person, LAST, RIVALS, own]).await?;
        rows.iter().map(|row| rival(row, reader)).collect()
    }

    /// How two stand, from the reader's side.
    async fn with(&self, person: &str, reader: &str) -> Result<Option<Tally>, Refused> {
        let row = self.store.row(WITH, params![reader, LAST, person, true]).await?;
        let tally = row.map(|row| tally(&row)).transpose()?;
        Ok(tally.filter(|tally| tally.games > 0))
    }
}

impl Found {
    pub(super) fn is(&self, reader: Option<&Person>) -> bool {
        reader.is_some_and(|reader| reader.id == self.id)
    }
}

fn number(row: &AnyRow, column: &str) -> Result<u32, sqlx::Error> {
    let number: Option<i64> = row.try_get(column)?;
    Ok(number.unwrap_or(0) as u32)
}

fn rating_of(row: &AnyRow) -> Result<RatingOf, Refused> {
    let players: i64 = row.try_get("players")?;
    Ok(RatingOf {
        players: u8::try_from(players).ok().filter(|players| *players > 0),
        rating: Rating::stored(row.try_get("mean")?, row.try_get("deviation")?).told(),
        games: number(row, "games")?,
    })
}

fn tally(row: &AnyRow) -> Result<Tally, Refused> {
    Ok(Tally {
        games: number(row, "games")?,
        ahead: number(row, "ahead")?,
        behind: number(row, "behind")?,
    })
}

fn rival(row: &AnyRow, reader: Option<&Person>) -> Result<Rival, Refused> {
    let (person, account): (String, Option<String>) = (row.try_get("person")?, row.try_get("account")?);
    Ok(Rival {
        name: shown(row.try_get("name")?, row.try_get("hidden")?, Some(&person), reader),
        guest: account.is_none(),
        tally: tally(row)?,
    })
}
