//! Lists of tournaments.

use cup::Plan;
use sqlx::Row;
use sqlx::any::AnyRow;
use wire::cups::{CupState, ListedCup, WhichCups};

use super::Cups;
use super::row::read_state;
use crate::clock::Time;
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::params;

/// What is told of tournaments that are found so.
macro_rules! listed {
    ($found:literal) => {
        concat!(
            "SELECT id, name, game, plan, state, most, starts, created, (SELECT COUNT(*) FROM cup_people WHERE cup = cups.id) AS people, \
             (SELECT COUNT(DISTINCT round) FROM cup_matches WHERE cup = cups.id) AS round, \
             (SELECT COUNT(*) FROM cup_people WHERE cup = cups.id AND person = $2) AS yours FROM cups WHERE created < $1 AND ",
            $found,
            " ORDER BY created DESC LIMIT 50"
        )
    };
}

/// Those that everybody may enter, but for those that came to nothing.
const ALL: &str = listed!("entry = 'open' AND state <> 'cancelled'");
const OWN: &str = listed!("(host = $2 OR EXISTS (SELECT 1 FROM cup_people WHERE cup = cups.id AND person = $2))");

impl Cups {
    /// Tournaments, the newest first, 50 at most.
    pub(crate) async fn list(&self, which: &WhichCups, reader: Option<&Person>) -> Result<Vec<ListedCup>, Refused> {
        let sql = if which.mine { OWN } else { ALL };
        let reader = reader.map_or("", |reader| reader.id.as_str());
        let rows = self
            .store
            .rows(sql, params![which.before.unwrap_or(Time::MAX), reader])
            .await?;
        rows.iter().map(read).collect()
    }
}

fn read(row: &AnyRow) -> Result<ListedCup, Refused> {
    let number = |column: &str| row.try_get::<i64, _>(column);
    let plan: String = row.try_get("plan")?;
    let plan: Option<Plan> = serde_json::from_str(&plan).ok();
    let state: String = row.try_get("state")?;
    Ok(ListedCup {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        game: row.try_get("game")?,
        format: plan.map_or(cup::Format::Swiss, |plan| plan.format),
        state: read_state(&state).unwrap_or(CupState::Cancelled),
        people: number("people")? as u16,
        most: number("most")? as u16,
        starts: row.try_get("starts")?,
        round: number("round")? as u16,
        created: row.try_get("created")?,
        yours: number("yours")? != 0,
    })
}
