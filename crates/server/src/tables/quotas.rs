//! How many tables and bots one person may have at once.

use sqlx::Row;

use super::{Sitting, Tables};
use crate::limits::Limit;
use crate::people::Person;
use crate::refusal::Refusal;
use crate::store::{Param, params};

/// The most open tables that one person can have.
const MOST_OPEN: i64 = 50;
/// The most running games of one person in which only bots are left.
pub(super) const MOST_ALONE: i64 = 20;

/// The running games of a person in which nobody plays but bots, those included that stand in for somebody.
macro_rules! alone {
    ($person:literal) => {
        concat!(
            "(SELECT COUNT(*) FROM members WHERE person = ",
            $person,
            " AND state = 'running' AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = members.table_id AND kind = 'person' AND stood_in = 0))"
        )
    };
}
pub(super) use alone;

impl Tables {
    /// Refuses when a person has too many open tables.
    pub(super) async fn check_number(&self, person: &Person) -> Result<(), Refusal> {
        let open = self.count("SELECT COUNT(*) FROM tables WHERE host = $1 AND state = 'open'", params![&person.id]).await?;
        if open < MOST_OPEN {
            return Ok(());
        }
        self.limits.bite(Limit::OpenTables, &person.id);
        Err(Refusal::too_many(format!("you have {MOST_OPEN} open tables; start or leave one first")))
    }

    /// Refuses when bots alone play too many games of this person: those take from everybody's bots the time to think.
    pub(super) async fn check_alone(&self, person: &Person) -> Result<(), Refusal> {
        let alone = self.count(concat!("SELECT ", alone!("$1")), params![&person.id]).await?;
        if alone < MOST_ALONE {
            return Ok(());
        }
        self.limits.bite(Limit::BotsAlone, &person.id);
        Err(Refusal::too_many(format!("bots alone play {MOST_ALONE} of your games already; wait until one is over")))
    }

    /// Refuses when too many bots would play in the running games of a host.
    pub(super) async fn check_bots(&self, sitting: &Sitting) -> Result<(), Refusal> {
        const SQL: &str = "SELECT COUNT(*) FROM tables JOIN seats ON seats.table_id = tables.id WHERE tables.host = $1 AND tables.state = 'running' AND (kind = 'bot' OR stood_in = 1)";
        let (host, most) = (&sitting.row.host, i64::from(self.limits.quotas.bot_seats));
        let wanted = sitting.seats.iter().filter(|seat| seat.sitter == super::rows::Sitter::Bot).count() as i64;
        if wanted == 0 {
            return Ok(());
        }
        let playing = self.count(SQL, params![host]).await?;
        if playing + wanted <= most {
            return Ok(());
        }
        self.limits.bite(Limit::BotSeats, host);
        Err(Refusal::too_many(format!("{playing} bots play in your games already, and {most} may. Finish a game first.")))
    }

    async fn count(&self, sql: &'static str, params: Vec<Param>) -> Result<i64, Refusal> {
        let row = self.store.row(sql, params).await?;
        Ok(row.map_or(Ok(0), |row| row.try_get(0))?)
    }
}
