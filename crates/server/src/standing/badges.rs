//! What somebody did for the first time, by what the games say themselves.

use bots::Level;
use sqlx::Row;
use wire::standing::{Badge, Deed};

use super::Standing;
use super::due::{Due, Seat};
use super::profile::spoilt_from;
use crate::refusal::Refused;
use crate::store::{Write, params};

/// Round numbers of points that are worth a badge.
const POINTS: [i32; 8] = [10, 25, 50, 75, 100, 150, 200, 250];
/// The most badges that are told of somebody.
const MOST: i64 = 200;

const AWARD: &str = "INSERT INTO badges (person, game, badge, what, table_id, at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";

/// What a deed is known by: it is done once in a game.
fn key(deed: &Deed) -> String {
    match deed {
        Deed::Finished => "finished".to_owned(),
        Deed::Won => "won".to_owned(),
        Deed::Beat { level } => format!("beat {level}"),
        Deed::Points { points } => format!("points {points}"),
        Deed::Title { title } => format!("title {title}"),
    }
}

impl Standing {
    /// Also writes down what was done for the first time in this game.
    pub(super) async fn award(&self, mut write: Write, due: &Due) -> Result<Write, Refused> {
        for (person, seat) in due.people().filter(|(_, seat)| !seat.deserted) {
            let had = self.had(person, &due.game).await?;
            for deed in deeds(due, seat).into_iter().filter(|deed| is_new(deed, &had)) {
                let what = serde_json::to_string(&deed).expect("a deed is JSON");
                write = write.also(
                    AWARD,
                    params![person, &due.game, key(&deed), what, &due.table, due.finished],
                );
            }
        }
        Ok(write)
    }

    /// The deeds of a person in a game.
    async fn had(&self, person: &str, game: &str) -> Result<Vec<Deed>, Refused> {
        const SQL: &str = "SELECT what FROM badges WHERE person = $1 AND game = $2";
        let rows = self.store.rows(SQL, params![person, game]).await?;
        let deed = |row: &sqlx::any::AnyRow| serde_json::from_str(&row.try_get::<String, _>(0).ok()?).ok();
        Ok(rows.iter().filter_map(deed).collect())
    }

    /// The badges of a person, the latest first.
    pub(super) async fn badges(&self, person: &str, own: bool) -> Result<Vec<Badge>, Refused> {
        const SQL: &str = "SELECT badges.game AS game, what, CASE WHEN played.public = 1 OR $3 = 1 THEN badges.table_id END AS table_id, at \
                           FROM badges LEFT JOIN played ON played.table_id = badges.table_id WHERE person = $1 \
                           AND COALESCE(badges.table_id, '') NOT IN (SELECT table_id FROM dailies WHERE person = $1 AND day >= $4) ORDER BY at DESC, game, badge LIMIT $2";
        let mut badges = Vec::new();
        for row in self
            .store
            .rows(SQL, params![person, MOST, own, spoilt_from(own)])
            .await?
        {
            if let Ok(deed) = serde_json::from_str(&row.try_get::<String, _>("what")?) {
                badges.push(Badge {
                    deed,
                    game: row.try_get("game")?,
                    table: row.try_get("table_id")?,
                    at: row.try_get("at")?,
                });
            }
        }
        Ok(badges)
    }
}

/// What somebody did in a game that may be worth a badge.
fn deeds(due: &Due, seat: &Seat) -> Vec<Deed> {
    let is_won = due.players > 1 && seat.place == 1;
    let beaten = |level: &&str| {
        let is_behind = |other: &Seat| other.level.as_deref() == Some(*level) && other.place > seat.place;
        is_won && due.seats.iter().any(is_behind)
    };
    let strongest = Level::ALL.iter().rev().map(|level| level.name()).find(beaten);
    let points = POINTS.iter().rev().find(|points| i64::from(**points) <= seat.points);
    let title = seat.title.clone().map(|title| Deed::Title { title });
    let deeds = [
        Some(Deed::Finished),
        is_won.then_some(Deed::Won),
        strongest.map(|level| Deed::Beat {
            level: level.to_owned(),
        }),
        points.map(|points| Deed::Points { points: *points }),
        title,
    ];
    deeds.into_iter().flatten().collect()
}

/// Has nothing like it been done before? Whoever had 100 points has had 50.
fn is_new(deed: &Deed, had: &[Deed]) -> bool {
    let is_less = |had: &Deed| match (deed, had) {
        (Deed::Points { points }, Deed::Points { points: more }) => points <= more,
        _ => key(deed) == key(had),
    };
    !had.iter().any(is_less)
}
