//! A tournament with all that happened in it.

use std::collections::BTreeMap;

use cup::{Entrant, Field, Mark, Match, Played, turned};
use sqlx::Row;
use wire::State;
use wire::cups::Leavers;

use super::row::CupRow;
use crate::clock::Time;
use crate::refusal::Refused;
use crate::store::{Store, StoreError, params};

/// A tournament with all that happened in it.
pub(super) struct Stage {
    pub(super) row: CupRow,
    /// In the order of their numbers once it has begun, before that as they signed up.
    pub(super) people: Vec<Player>,
    pub(super) rounds: Vec<Vec<Meeting>>,
}

/// Somebody who takes part.
pub(super) struct Player {
    pub(super) person: String,
    pub(super) name: String,
    pub(super) guest: bool,
    pub(super) hidden: bool,
    pub(super) left_at: Option<Time>,
    /// When the person came back last.
    pub(super) back_at: Time,
}

/// A match with its games.
pub(super) struct Meeting {
    pub(super) played: Match,
    pub(super) games: Vec<Game>,
}

/// A game of a match.
pub(super) struct Game {
    pub(super) table: String,
    pub(super) state: State,
    pub(super) created: Time,
    /// What came of it, in the order of the chairs of the first game, once it is over.
    pub(super) results: Vec<Sat>,
}

/// What came of a game for a chair.
#[derive(Clone, Copy)]
pub(super) struct Sat {
    pub(super) played: Played,
    /// Had the person left?
    pub(super) deserted: bool,
}

impl Stage {
    /// The tournament with this id, as it is stored.
    pub(super) async fn load(store: &Store, id: &str) -> Result<Option<Stage>, Refused> {
        let Some(row) = CupRow::find(store, id).await? else {
            return Ok(None);
        };
        let people = players(store, id).await?;
        let rounds = rounds(store, id).await?;
        Ok(Some(Stage { row, people, rounds }))
    }

    /// All who take part, and who of them has left.
    pub(super) fn field(&self) -> Field {
        let mut field = Field::new(self.people.len() as u16);
        let left = self
            .people
            .iter()
            .zip(0..)
            .filter(|(player, _)| player.left_at.is_some());
        let left = left.map(|(_, number)| Entrant(number));
        match self.row.leavers {
            Leavers::Bot => field.replaced.extend(left),
            Leavers::Out => field.out.extend(left),
        }
        field
    }

    /// The rounds so far, as pairing sees them.
    pub(super) fn matches(&self) -> Vec<Vec<Match>> {
        let plain = |round: &Vec<Meeting>| round.iter().map(|meeting| meeting.played.clone()).collect();
        self.rounds.iter().map(plain).collect()
    }

    /// Somebody by the number.
    pub(super) fn player(&self, entrant: Entrant) -> Option<&Player> {
        self.people.get(usize::from(entrant.0))
    }

    /// The place of a person among all who take part.
    pub(super) fn place_of(&self, person: &str) -> Option<usize> {
        self.people.iter().position(|player| player.person == person)
    }

    /// The tables at which games of this round go on.
    pub(super) fn running(&self) -> impl Iterator<Item = (&Meeting, &Game)> {
        let last = self.rounds.last().into_iter().flatten();
        let games = last.filter_map(|meeting| Some((meeting, meeting.games.last()?)));
        games.filter(|(_, game)| game.state != State::Finished)
    }
}

async fn players(store: &Store, id: &str) -> Result<Vec<Player>, StoreError> {
    const SQL: &str = "SELECT person, name, account, hidden, left_at, back_at FROM cup_people LEFT JOIN people ON people.id = cup_people.person WHERE cup = $1 ORDER BY number, joined, person";
    let mut players = Vec::new();
    for row in store.rows(SQL, params![id]).await? {
        players.push(Player {
            person: row.try_get::<Option<String>, _>("person")?.unwrap_or_default(),
            name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
            guest: row.try_get::<Option<String>, _>("account")?.is_none(),
            // who is gone for good has no name
            hidden: row
                .try_get::<Option<i64>, _>("hidden")?
                .is_none_or(|hidden| hidden != 0),
            left_at: row.try_get("left_at")?,
            back_at: row.try_get("back_at")?,
        });
    }
    Ok(players)
}

async fn rounds(store: &Store, id: &str) -> Result<Vec<Vec<Meeting>>, StoreError> {
    const SQL: &str = "SELECT round, number, chairs, marks FROM cup_matches WHERE cup = $1 ORDER BY round, number";
    let mut games = games(store, id).await?;
    let mut rounds: Vec<Vec<Meeting>> = Vec::new();
    for row in store.rows(SQL, params![id]).await? {
        let (round, number): (i64, i64) = (row.try_get("round")?, row.try_get("number")?);
        let (chairs, marks): (String, Option<String>) = (row.try_get("chairs")?, row.try_get("marks")?);
        let unreadable = |_| StoreError::Unreadable {
            table: id.to_owned(),
            reason: format!("match {number} of round {round} of this tournament"),
        };
        let chairs: Vec<Option<Entrant>> = serde_json::from_str(&chairs).map_err(unreadable)?;
        let marks: Option<Vec<Mark>> = marks
            .map(|text| serde_json::from_str(&text))
            .transpose()
            .map_err(unreadable)?;
        let games = in_order(games.remove(&(round, number)).unwrap_or_default(), chairs.len());
        let played = Match {
            games: games.len() as u8,
            chairs,
            marks,
        };
        rounds.resize_with(rounds.len().max(round as usize + 1), Vec::new);
        rounds[round as usize].push(Meeting { played, games });
    }
    Ok(rounds)
}

/// Results in the order of the chairs, in place of the seats.
fn in_order(mut games: Vec<Game>, chairs: usize) -> Vec<Game> {
    for (number, game) in games.iter_mut().enumerate() {
        let mut by_chair: Vec<Option<Sat>> = vec![None; chairs];
        for (chair, sat) in turned(chairs, number).into_iter().zip(&game.results) {
            by_chair[chair] = Some(*sat);
        }
        game.results = by_chair.into_iter().flatten().collect();
    }
    games
}

/// The games of each match, by round and number, with results in the order of the seats.
async fn games(store: &Store, id: &str) -> Result<BTreeMap<(i64, i64), Vec<Game>>, StoreError> {
    const SQL: &str = "SELECT round, number, cup_games.table_id AS table_id, state, tables.created AS created, place, score, deserted FROM cup_games JOIN tables ON tables.id = cup_games.table_id \
                       LEFT JOIN results ON results.table_id = cup_games.table_id WHERE cup_games.cup = $1 ORDER BY round, number, cup_games.game, seat";
    let mut games: BTreeMap<(i64, i64), Vec<Game>> = BTreeMap::new();
    for row in store.rows(SQL, params![id]).await? {
        let table: String = row.try_get("table_id")?;
        let of_match = games
            .entry((row.try_get("round")?, row.try_get("number")?))
            .or_default();
        if of_match.last().is_none_or(|game| game.table != table) {
            let word: String = row.try_get("state")?;
            let state = State::ALL.into_iter().find(|state| state.word() == word);
            of_match.push(Game {
                table,
                state: state.unwrap_or(State::Closed),
                created: row.try_get("created")?,
                results: Vec::new(),
            });
        }
        let (place, score): (Option<i64>, Option<i64>) = (row.try_get("place")?, row.try_get("score")?);
        if let (Some(place), Some(score), Some(game)) = (place, score, of_match.last_mut()) {
            game.results.push(Sat {
                played: Played {
                    place: place as u8,
                    score: score as i32,
                },
                deserted: row.try_get::<Option<i64>, _>("deserted")?.unwrap_or(0) != 0,
            });
        }
    }
    Ok(games)
}
