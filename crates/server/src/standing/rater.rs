//! Rating the games, each once, in the order in which they ended.

use bots::Anchor;
use sqlx::Row;

use super::Standing;
use super::due::Due;
use super::rating::{Rating, after};
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Store, Write, params};

/// Stands for games of any number of players.
pub(super) const ANY: i64 = 0;

/// Only one can do this for a game.
const DONE: &str = "UPDATE played SET due = NULL WHERE table_id = $1 AND due IS NOT NULL";
/// If it is not what it was any more, somebody else has rated another game of this person meanwhile.
const RATE: &str = "INSERT INTO ratings (person, game, players, mean, deviation, floor, games, won, lot) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
                    ON CONFLICT (person, game, players) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, floor = excluded.floor, \
                    games = excluded.games, won = excluded.won WHERE ratings.games = excluded.games - 1";
const REMEMBER: &str = "INSERT INTO rating_history (person, game, players, at, table_id, mean, deviation) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";

/// A rating as it is stored.
#[derive(Clone, Copy)]
struct Known {
    rating: Rating,
    games: i64,
    won: i64,
}

impl Known {
    const NOBODY: Known = Known {
        rating: Rating::NEW,
        games: 0,
        won: 0,
    };

    async fn find(store: &Store, person: &str, game: &str, players: i64) -> Result<Known, Refused> {
        const SQL: &str =
            "SELECT mean, deviation, games, won FROM ratings WHERE person = $1 AND game = $2 AND players = $3";
        let Some(row) = store.row(SQL, params![person, game, players]).await? else {
            return Ok(Known::NOBODY);
        };
        Ok(Known {
            rating: Rating::stored(row.try_get(0)?, row.try_get(1)?),
            games: row.try_get(2)?,
            won: row.try_get(3)?,
        })
    }
}

impl Standing {
    /// Rates the game that ended first of those that are not rated yet. `false` if there is none.
    pub(super) async fn rate_next(&self) -> Result<bool, Refused> {
        let Some(due) = Due::first(&self.store).await? else {
            return Ok(false);
        };
        let mut write = Write::default().must(DONE, params![&due.table]);
        if due.rated {
            for players in [ANY, due.players] {
                write = self.rate(write, &due, players).await?;
            }
        }
        write = self.award(write, &due).await?;
        // if another server was faster, that is as well
        self.store.write(write).await?;
        Ok(true)
    }

    /// Also writes the ratings after this game, among games of this number of players.
    async fn rate(&self, write: Write, due: &Due, players: i64) -> Result<Write, Refused> {
        let mut before = Vec::with_capacity(due.seats.len());
        for seat in &due.seats {
            let known = match (&seat.person, &seat.level) {
                (Some(person), _) => Known::find(&self.store, person, &due.game, players).await?,
                (None, level) => Known {
                    rating: bot(&due.game, level.as_deref().unwrap_or_default()),
                    ..Known::NOBODY
                },
            };
            before.push(known);
        }
        let ranked: Vec<(Rating, usize)> = before
            .iter()
            .zip(&due.seats)
            .map(|(known, seat)| (known.rating, rank(seat.place, seat.deserted, due.players)))
            .collect();
        let rated = after(&ranked).into_iter().zip(before).zip(&due.seats);
        Ok(rated.fold(write, |write, ((rating, known), seat)| match &seat.person {
            Some(person) => {
                let won = known.won + i64::from(seat.place == 1 && !seat.deserted);
                store(
                    write,
                    due,
                    person,
                    players,
                    Known {
                        rating,
                        games: known.games + 1,
                        won,
                    },
                )
            }
            None => write,
        }))
    }
}

/// Who has left is last, behind all who stayed, whatever the bot reached that played on: otherwise it would pay to leave a bad position to a strong bot.
fn rank(place: i64, deserted: bool, players: i64) -> usize {
    let rank = if deserted { players + 1 } else { place };
    usize::try_from(rank).unwrap_or(usize::MAX)
}

fn bot(game: &str, level: &str) -> Rating {
    Anchor::of(game, level).map_or(Rating::NEW, |anchor| Rating::anchored(anchor.points, anchor.within))
}

fn store(write: Write, due: &Due, person: &str, players: i64, known: Known) -> Write {
    let (mean, deviation) = (known.rating.mean(), known.rating.deviation());
    write
        .must(
            RATE,
            params![
                person,
                &due.game,
                players,
                mean,
                deviation,
                known.rating.floor(),
                known.games,
                known.won,
                secret::id()
            ],
        )
        .also(
            REMEMBER,
            params![person, &due.game, players, due.finished, &due.table, mean, deviation],
        )
}
