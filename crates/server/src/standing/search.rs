//! Searching in games that are over.

use sqlx::Row;
use sqlx::any::AnyRow;
use wire::{Finished, FinishedGame, FinishedSeat, Refusal, WhichFinished};

use super::Standing;
use super::privacy::shown;
use crate::clock::Time;
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::{Param, params};

/// How many games are on a page.
const PAGE: usize = 20;

/// What narrows the search down further, once an index has led to games: $1 and $2 are where the last page ended, $3 how many are wanted, $4 and $5 the time, $6 the players, $7 the
/// option with its value $8, which is the usual one where $9 is 1, and $10 the points.
macro_rules! narrowed {
    ($led:literal, $by:literal) => {
        concat!(
            " AND played.finished >= $4 AND played.finished < $5 AND ($6 = 0 OR played.players = $6) AND played.best >= $10 \
              AND ($7 = '' OR CASE WHEN $9 = 1 THEN NOT EXISTS (SELECT 1 FROM played_options AS chosen WHERE chosen.table_id = played.table_id AND chosen.name = $7) \
              ELSE EXISTS (SELECT 1 FROM played_options AS chosen WHERE chosen.table_id = played.table_id AND chosen.name = $7 AND chosen.value = $8) END) ORDER BY ",
            $led,
            ".",
            $by,
            " DESC, ",
            $led,
            ".table_id DESC LIMIT $3"
        )
    };
}

/// Games that are found so, with everything that a list tells of them, in this order.
macro_rules! told {
    ($found:expr, $order:literal) => {
        concat!(
            "SELECT found.table_id AS table_id, found.game AS game, found.finished AS finished, found.best AS best, found.rated AS rated, tables.options AS options, \
             results.seat AS seat, results.person AS person, people.name AS name, people.account AS account, people.hidden AS hidden, results.level AS level, \
             results.deserted AS deserted, results.place AS place, results.score AS score FROM (",
            $found,
            ") AS found JOIN tables ON tables.id = found.table_id JOIN results ON results.table_id = found.table_id LEFT JOIN people ON people.id = results.person ORDER BY ",
            $order,
            ", results.seat"
        )
    };
}

/// The latest first, of games to which an index has led in that order.
macro_rules! newest {
    ($led:literal, $found:literal) => {
        told!(
            concat!(
                "SELECT played.table_id, played.game, played.finished, played.best, played.rated FROM ",
                $found,
                " AND (",
                $led,
                ".finished, ",
                $led,
                ".table_id) < ($1, $2)",
                narrowed!($led, "finished")
            ),
            "found.finished DESC, found.table_id DESC"
        )
    };
}

const ALL: &str = newest!("played", "played WHERE public = 1");
const OF_GAME: &str = newest!("played", "played WHERE public = 1 AND played.game = $11");
const WITH_OPTION: &str = newest!(
    "led",
    "played_options AS led JOIN played ON played.table_id = led.table_id AND public = 1 WHERE led.game = $11 AND led.name = $7 AND led.value = $8"
);
const OF_PLAYER: &str = newest!(
    "led",
    "results AS led JOIN played ON played.table_id = led.table_id AND (public = 1 OR $12 = 1) WHERE led.person = $13 AND led.shared = 0 AND ($11 = '' OR led.game = $11)"
);
const BEST: &str = told!(
    concat!(
        "SELECT played.table_id, played.game, played.finished, played.best, played.rated FROM played WHERE public = 1 AND played.game = $11 \
         AND (played.best, played.table_id) < ($1, $2)",
        narrowed!("played", "best")
    ),
    "found.best DESC, found.table_id DESC"
);

/// What is asked for, as it is asked of the database.
struct Wanted<'a> {
    which: &'a WhichFinished,
    /// The name and the value of an option, and whether it is the usual one.
    option: Option<(String, String, bool)>,
    /// Who played.
    player: Option<String>,
    is_reader: bool,
    /// Where the last page ended: a time or a number of points, and a table.
    after: (i64, String),
}

impl Standing {
    /// Games that are over.
    pub(crate) async fn finished(&self, which: &WhichFinished, reader: Option<&Person>) -> Result<Finished, Refused> {
        let player = match &which.player {
            Some(name) => Some(self.account(name, reader).await?.id),
            None => None,
        };
        let wanted = Wanted {
            option: option(which)?,
            is_reader: reader.is_some_and(|reader| Some(&reader.id) == player.as_ref()),
            player,
            after: which.after.as_deref().map_or_else(|| Ok(start(which)), after)?,
            which,
        };
        if which.game.is_none() && (which.least.is_some() || which.option.is_some()) {
            return Err(Refusal::GameFirst.into());
        }
        let rows = self.store.rows(wanted.sql(), wanted.params()).await?;
        let mut games = read(&rows, reader)?;
        let is_last = games.len() <= PAGE;
        games.truncate(PAGE);
        let next = games.last().filter(|_| !is_last).map(|last| wanted.end(last));
        Ok(Finished { games, next })
    }
}

impl Wanted<'_> {
    /// The way to the games that needs the fewest looks.
    fn sql(&self) -> &'static str {
        match (&self.player, &self.option, &self.which.game) {
            (Some(_), _, _) => OF_PLAYER,
            (None, _, Some(_)) if self.by_points() => BEST,
            (None, Some((_, _, false)), _) => WITH_OPTION,
            (None, _, Some(_)) => OF_GAME,
            (None, _, None) => ALL,
        }
    }

    fn by_points(&self) -> bool {
        self.which.least.is_some() && self.player.is_none()
    }

    fn params(&self) -> Vec<Param> {
        let which = self.which;
        let (name, value, is_usual) = self.option.clone().unwrap_or_default();
        let mut all = params![
            self.after.0,
            &self.after.1,
            PAGE as i64 + 1,
            which.from.unwrap_or(Time::MIN),
            which.to.unwrap_or(Time::MAX),
            i64::from(which.players.unwrap_or(0)),
            name,
            value,
            is_usual,
            which.least.map_or(i64::MIN, i64::from)
        ];
        let sql = self.sql();
        if sql.contains("$11") {
            all.extend(params![which.game.clone().unwrap_or_default()]);
        }
        if sql.contains("$12") {
            all.extend(params![self.is_reader, self.player.clone()]);
        }
        all
    }

    /// How to go on after this game.
    fn end(&self, last: &FinishedGame) -> String {
        let best = last.seats.iter().map(|seat| i64::from(seat.points)).max();
        let key = if self.by_points() {
            best.unwrap_or(0)
        } else {
            last.finished
        };
        format!("{key}.{}", last.table)
    }
}

/// Before all games that are wanted: the end of the time that is asked for, so that nobody looks through what is later.
fn start(which: &WhichFinished) -> (i64, String) {
    match which.to {
        Some(to) if which.least.is_none() => (to, String::new()),
        _ => (i64::MAX, "~".to_owned()),
    }
}

fn after(text: &str) -> Result<(i64, String), Refusal> {
    let end = text.split_once('.').and_then(|(key, table)| {
        let is_table = table.len() <= 64 && table.bytes().all(|byte| byte.is_ascii_alphanumeric());
        Some((key.parse().ok()?, is_table.then(|| table.to_owned())?))
    });
    end.ok_or(Refusal::BadQuery {
        why: "after".to_owned(),
    })
}

/// The option that is asked for, which the game has to know.
fn option(which: &WhichFinished) -> Result<Option<(String, String, bool)>, Refused> {
    let game = which.game.as_deref();
    let info = game
        .map(|game| catalog::find(game).map_err(|error| Refused::by(game, error)))
        .transpose()?
        .map(catalog::AnyGame::info);
    let (Some(option), Some(info)) = (which.option.as_deref(), info) else {
        return Ok(None);
    };
    let (name, value) = option.split_once('=').unwrap_or((option, "true"));
    let Some(known) = info.options.iter().find(|known| known.name == name) else {
        let options = info.options.iter().map(|known| known.name.clone()).collect();
        let name = table::words::excerpt(name, 40);
        return Err(Refusal::UnknownOption { name, options }.into());
    };
    if value.chars().any(char::is_control) {
        return Err(Refusal::BadQuery {
            why: "option".to_owned(),
        }
        .into()); // nor can every database be asked for any text
    }
    Ok(Some((name.to_owned(), value.to_owned(), known.default == value)))
}

/// A row for each seat, those of one game behind each other.
fn read(rows: &[AnyRow], reader: Option<&Person>) -> Result<Vec<FinishedGame>, Refused> {
    let mut games: Vec<FinishedGame> = Vec::new();
    for row in rows {
        let table: String = row.try_get("table_id")?;
        if games.last().is_none_or(|game| game.table != table) {
            games.push(FinishedGame {
                table,
                game: row.try_get("game")?,
                options: serde_json::from_str(&row.try_get::<String, _>("options")?).unwrap_or_default(),
                finished: row.try_get("finished")?,
                rated: row.try_get::<i64, _>("rated")? != 0,
                seats: Vec::new(),
            });
        }
        if let Some(game) = games.last_mut() {
            game.seats.push(seat(row, reader)?);
        }
    }
    Ok(games)
}

fn seat(row: &AnyRow, reader: Option<&Person>) -> Result<FinishedSeat, Refused> {
    let (person, account): (Option<String>, Option<String>) = (row.try_get("person")?, row.try_get("account")?);
    let hidden: Option<i64> = row.try_get("hidden")?;
    let you = person.is_some() && reader.map(|reader| &reader.id) == person.as_ref();
    Ok(FinishedSeat {
        name: shown(row.try_get("name")?, hidden.unwrap_or(0), person.as_deref(), reader),
        guest: person.is_some() && account.is_none(),
        level: row.try_get("level")?,
        deserted: row.try_get::<i64, _>("deserted")? != 0,
        place: row.try_get::<i64, _>("place")? as u8,
        points: row.try_get::<i64, _>("score")? as i32,
        you,
    })
}
