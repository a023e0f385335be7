//! Leaderboards.

use bots::{Anchor, Level};
use sqlx::Row;
use sqlx::any::AnyRow;
use wire::Refusal;
use wire::standing::{BotStanding, Standing as Place, Standings, WhichStandings};

use super::Standing;
use super::privacy::shown;
use super::rater::ANY;
use super::rating::Rating;
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::params;

/// How many stand on a page.
const PAGE: usize = 50;

/// Those after somebody, and one more, to see whether there are others.
const ROWS: &str = "SELECT found.person AS person, mean, deviation, floor, games, won, lot, name, hidden FROM \
                    (SELECT person, mean, deviation, floor, games, won, lot FROM ratings WHERE game = $1 AND players = $2 AND (floor, lot) < ($3, $4) \
                    ORDER BY floor DESC, lot DESC LIMIT $5) AS found JOIN people ON people.id = found.person ORDER BY floor DESC, lot DESC";
const OWN: &str = "SELECT person, mean, deviation, floor, games, won, lot, name, hidden FROM ratings JOIN people ON people.id = ratings.person \
                   WHERE person = $3 AND game = $1 AND players = $2";
const AHEAD: &str = "SELECT COUNT(*) FROM ratings WHERE game = $1 AND players = $2 AND (floor, lot) > ($3, $4)";

/// Where a page ends: those with the same floor stand in the order of their lots, which say nothing about them.
struct End {
    floor: i64,
    lot: String,
}

impl End {
    /// Before everybody. Lots are hexadecimal.
    fn start() -> End {
        End {
            floor: i64::MAX,
            lot: "g".to_owned(),
        }
    }

    fn read(text: &str) -> Result<End, Refusal> {
        let end = text.split_once('.').and_then(|(floor, lot)| {
            let is_lot = lot.len() <= 64 && lot.bytes().all(|byte| byte.is_ascii_alphanumeric());
            Some(End {
                floor: floor.parse().ok()?,
                lot: is_lot.then(|| lot.to_owned())?,
            })
        });
        end.ok_or(Refusal::BadQuery {
            why: "after".to_owned(),
        })
    }

    fn of(row: &AnyRow) -> Result<End, sqlx::Error> {
        Ok(End {
            floor: row.try_get("floor")?,
            lot: row.try_get("lot")?,
        })
    }
}

impl Standing {
    /// A page of a leaderboard.
    pub(crate) async fn leaderboard(
        &self,
        game: &str,
        which: &WhichStandings,
        reader: Option<&Person>,
    ) -> Result<Standings, Refused> {
        catalog::find(game).map_err(|error| Refused::by(game, error))?;
        let players = which.players.map_or(ANY, i64::from);
        let from = which.after.as_deref().map_or(Ok(End::start()), End::read)?;
        let most = PAGE as i64 + 1;
        let rows = self
            .store
            .rows(ROWS, params![game, players, from.floor, &from.lot, most])
            .await?;
        let first = match rows.first() {
            Some(row) => self.place(game, players, &End::of(row)?).await?,
            None => 1,
        };
        let shown = &rows[..rows.len().min(PAGE)];
        let standing = |(row, place)| read(row, place, reader);
        Ok(Standings {
            rows: shown.iter().zip(first..).map(standing).collect::<Result<_, _>>()?,
            yours: match reader {
                Some(reader) => self.own_place(game, players, reader).await?,
                None => None,
            },
            bots: bots(game),
            next: match (rows.len() > PAGE).then(|| shown.last()).flatten() {
                Some(last) => End::of(last).map(|end| Some(format!("{}.{}", end.floor, end.lot)))?,
                None => None,
            },
        })
    }

    async fn own_place(&self, game: &str, players: i64, reader: &Person) -> Result<Option<Place>, Refused> {
        let Some(row) = self.store.row(OWN, params![game, players, &reader.id]).await? else {
            return Ok(None);
        };
        let place = self.place(game, players, &End::of(&row)?).await?;
        Ok(Some(read(&row, place, Some(reader))?))
    }

    /// From 1.
    async fn place(&self, game: &str, players: i64, end: &End) -> Result<u32, Refused> {
        let row = self
            .store
            .row(AHEAD, params![game, players, end.floor, &end.lot])
            .await?;
        let ahead = row.map_or(Ok(0), |row| row.try_get::<i64, _>(0))?;
        Ok(ahead as u32 + 1)
    }
}

fn read(row: &AnyRow, place: u32, reader: Option<&Person>) -> Result<Place, Refused> {
    let person: String = row.try_get("person")?;
    let number = |column: &str| row.try_get::<i64, _>(column).map(|number| number as u32);
    Ok(Place {
        place,
        name: shown(row.try_get("name")?, row.try_get("hidden")?, Some(&person), reader),
        rating: Rating::stored(row.try_get("mean")?, row.try_get("deviation")?).told(),
        games: number("games")?,
        won: number("won")?,
        you: reader.is_some_and(|reader| reader.id == person),
    })
}

/// The bots of a game whose strength is known, the weakest first.
fn bots(game: &str) -> Vec<BotStanding> {
    let standing = |level: &Level| {
        let anchor = Anchor::of(game, level.name())?;
        Some(BotStanding {
            level: level.name().to_owned(),
            rating: Rating::anchored(anchor.points, anchor.within).told(),
        })
    };
    Level::ALL.iter().filter_map(standing).collect()
}
