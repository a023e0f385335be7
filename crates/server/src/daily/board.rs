//! Who did best, and how far somebody has come.

use sqlx::Row;
use sqlx::any::AnyRow;
use wire::CupRefusal;
use wire::daily::{Challenge, Daily, DailyBoard, DailyRow, Progress, WhichDay};

use super::{Dailies, Day, solo};
use crate::clock::Time;
use crate::people::Person;
use crate::refusal::Refused;
use crate::standing::shown;
use crate::store::params;

/// How many of the best are told.
const BEST: i64 = 100;
/// The longest streak that is counted.
const LONGEST: i64 = 1_000;

/// What was played to the end, by the person, on the day.
macro_rules! done {
    () => {
        " FROM dailies JOIN results ON results.table_id = dailies.table_id AND results.person = dailies.person AND results.deserted = 0 \
          AND results.finished < (dailies.day + 1) * 86400000"
    };
}

impl Dailies {
    /// Today's challenges.
    pub(crate) async fn today(&self, reader: Option<&Person>, now: Time) -> Result<Daily, Refused> {
        let day = Day::of(now);
        let mut games = Vec::new();
        for game in catalog::games().iter().filter(|game| game.meta().players.contains(&1)) {
            games.push(self.challenge(game.meta().id, day, reader, now).await?);
        }
        Ok(Daily {
            day: day.text(),
            ends: day.end(),
            games,
        })
    }

    /// The challenge of a game on a day, and who did best, as far as this reader may know.
    pub(crate) async fn board(
        &self,
        game: &str,
        which: &WhichDay,
        reader: Option<&Person>,
        now: Time,
    ) -> Result<DailyBoard, Refused> {
        solo(game)?;
        let today = Day::of(now);
        let day = which.day.as_deref().map_or(Ok(today), Day::read)?;
        if day > today {
            return Err(CupRefusal::NoDay.into());
        }
        let challenge = self.challenge(game, day, reader, now).await?;
        let may_know = day < today || matches!(challenge.progress, Progress::Done | Progress::Missed);
        let best = if may_know {
            Some(self.best(game, day, reader).await?)
        } else {
            None
        };
        let yours = match reader {
            Some(reader) => self.own(game, day, reader, best.as_deref()).await?,
            None => None,
        };
        Ok(DailyBoard {
            day: day.text(),
            before: day.before().text(),
            after: (day < today).then(|| day.after().text()),
            ends: day.end(),
            challenge,
            best,
            yours,
            account: reader.is_some_and(|reader| reader.account.is_some()),
        })
    }

    async fn challenge(&self, game: &str, day: Day, reader: Option<&Person>, now: Time) -> Result<Challenge, Refused> {
        const DONE: &str = concat!(
            "SELECT COUNT(*)",
            done!(),
            " WHERE dailies.day = $1 AND dailies.game = $2"
        );
        let row = self.store.row(DONE, params![day.number(), game]).await?;
        let done: i64 = row.map_or(Ok(0), |row| row.try_get(0))?;
        let (progress, table, streak) = match reader {
            Some(reader) => {
                let (progress, table) = self.progress(game, day, reader, now).await?;
                (progress, table, self.streak(game, Day::of(now), reader).await?)
            }
            None => (Progress::New, None, 0),
        };
        Ok(Challenge {
            game: game.to_owned(),
            progress,
            table,
            done: done as u32,
            streak,
        })
    }

    /// How far a person has come, and the table.
    async fn progress(
        &self,
        game: &str,
        day: Day,
        person: &Person,
        now: Time,
    ) -> Result<(Progress, Option<String>), Refused> {
        const SQL: &str = "SELECT dailies.table_id AS table_id, state, results.finished AS finished, results.deserted AS deserted FROM dailies JOIN tables ON tables.id = dailies.table_id \
                           LEFT JOIN results ON results.table_id = dailies.table_id WHERE day = $1 AND dailies.game = $2 AND dailies.person = $3";
        let Some(row) = self.store.row(SQL, params![day.number(), game, &person.id]).await? else {
            return Ok((Progress::New, None));
        };
        let (finished, deserted): (Option<i64>, Option<i64>) = (row.try_get("finished")?, row.try_get("deserted")?);
        let progress = match finished {
            Some(finished) if deserted == Some(0) && finished < day.end() => Progress::Done,
            None if now < day.end() => Progress::Begun,
            _ => Progress::Missed,
        };
        Ok((progress, row.try_get("table_id")?))
    }

    /// How many days in a row, up to this one or the one before, a person has done it.
    async fn streak(&self, game: &str, today: Day, person: &Person) -> Result<u32, Refused> {
        const SQL: &str = concat!(
            "SELECT dailies.day",
            done!(),
            " WHERE dailies.person = $1 AND dailies.game = $2 AND dailies.day <= $3 ORDER BY dailies.day DESC LIMIT $4"
        );
        let rows = self
            .store
            .rows(SQL, params![&person.id, game, today.number(), LONGEST])
            .await?;
        let days: Vec<i64> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        Ok(in_a_row(&days, today.number()))
    }

    async fn best(&self, game: &str, day: Day, reader: Option<&Person>) -> Result<Vec<DailyRow>, Refused> {
        const SQL: &str = concat!(
            "SELECT results.person AS person, people.name AS name, hidden, score, title, results.finished AS finished, results.table_id AS table_id",
            done!(),
            " JOIN people ON people.id = dailies.person WHERE dailies.day = $1 AND dailies.game = $2 AND account IS NOT NULL ORDER BY score DESC, results.finished, results.table_id LIMIT $3"
        );
        let rows = self.store.rows(SQL, params![day.number(), game, BEST]).await?;
        let mut best = rows
            .iter()
            .map(|row| read(row, reader))
            .collect::<Result<Vec<_>, _>>()?;
        for place in 0..best.len() {
            let is_equal = place > 0 && best[place - 1].points == best[place].points;
            best[place].place = if is_equal {
                best[place - 1].place
            } else {
                place as u32 + 1
            };
        }
        Ok(best)
    }

    /// How a person did, also if it is a guest or not among the best.
    async fn own(
        &self,
        game: &str,
        day: Day,
        person: &Person,
        best: Option<&[DailyRow]>,
    ) -> Result<Option<DailyRow>, Refused> {
        const SQL: &str = concat!(
            "SELECT results.person AS person, people.name AS name, hidden, score, title, results.finished AS finished, results.table_id AS table_id",
            done!(),
            " JOIN people ON people.id = dailies.person WHERE dailies.day = $1 AND dailies.game = $2 AND dailies.person = $3"
        );
        if let Some(row) = best.into_iter().flatten().find(|row| row.you) {
            return Ok(Some(row.clone()));
        }
        let row = self.store.row(SQL, params![day.number(), game, &person.id]).await?;
        row.map(|row| read(&row, Some(person))).transpose()
    }
}

fn read(row: &AnyRow, reader: Option<&Person>) -> Result<DailyRow, Refused> {
    let person: String = row.try_get("person")?;
    let title: Option<String> = row.try_get("title")?;
    Ok(DailyRow {
        place: 0,
        name: shown(row.try_get("name")?, row.try_get("hidden")?, Some(&person), reader),
        you: reader.is_some_and(|reader| reader.id == person),
        points: row.try_get::<i64, _>("score")? as i32,
        title: title.and_then(|title| serde_json::from_str(&title).ok()),
        at: row.try_get("finished")?,
        table: row.try_get("table_id")?,
    })
}

/// How many of these days, the latest first, follow each other up to today or yesterday.
fn in_a_row(days: &[i64], today: i64) -> u32 {
    let Some(last) = days.first().filter(|last| today - **last <= 1) else {
        return 0;
    };
    days.iter()
        .zip(0..)
        .take_while(|(day, back)| **day == last - back)
        .count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_lasts_until_a_day_was_left_out() {
        assert_eq!(in_a_row(&[10, 9, 8, 6], 10), 3);
        assert_eq!(in_a_row(&[9, 8], 10), 2, "there is still time today");
        assert_eq!(in_a_row(&[8, 7], 10), 0);
        assert_eq!(in_a_row(&[], 10), 0);
    }
}
