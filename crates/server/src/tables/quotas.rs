//! How many tables and bots one person may have at once.

use sqlx::Row;
use wire::Refusal;

use super::Tables;
use crate::limits::Limit;
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::{Param, Write, params};

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

/// The seats that bots play in the running games of a host.
macro_rules! bots {
    () => {
        "(SELECT COUNT(*) FROM tables JOIN seats ON seats.table_id = tables.id WHERE tables.host = $1 AND tables.state = 'running' AND (kind = 'bot' OR stood_in = 1))"
    };
}

/// The open tables of a person.
macro_rules! open {
    () => {
        "(SELECT COUNT(*) FROM tables WHERE host = $1 AND state = 'open')"
    };
}

impl Tables {
    /// Refuses when a person has too many open tables.
    pub(super) async fn check_number(&self, person: &Person) -> Result<(), Refused> {
        let open = self.count(concat!("SELECT ", open!()), params![&person.id]).await?;
        if open < MOST_OPEN {
            return Ok(());
        }
        self.limits.bite(Limit::OpenTables, &person.id);
        Err(Refusal::OpenTables { most: MOST_OPEN }.into())
    }

    /// Refuses when bots alone play too many games of this person: those take from everybody's bots the time to think.
    pub(super) async fn check_alone(&self, person: &Person) -> Result<(), Refused> {
        let alone = self
            .count(concat!("SELECT ", alone!("$1")), params![&person.id])
            .await?;
        if alone < MOST_ALONE {
            return Ok(());
        }
        self.limits.bite(Limit::BotsAlone, &person.id);
        Err(Refusal::BotsAlone { most: MOST_ALONE }.into())
    }

    /// Refuses when too many bots would play in the running games of a host.
    pub(super) async fn check_bots(&self, host: &str, wanted: usize) -> Result<(), Refused> {
        let (wanted, most) = (wanted as i64, i64::from(self.limits.quotas.bot_seats));
        if wanted == 0 {
            return Ok(());
        }
        let playing = self.count(concat!("SELECT ", bots!()), params![host]).await?;
        if playing + wanted <= most {
            return Ok(());
        }
        self.limits.bite(Limit::BotSeats, &host);
        Err(Refusal::BotSeats { playing, most }.into())
    }

    /// A write about what a person has. Where other processes write as well, it waits for theirs about the same person: otherwise each would count what was there before the other.
    fn of_person(&self, person: &str) -> Write {
        if self.store.is_shared() {
            Write::default().must("UPDATE people SET name = name WHERE id = $1", params![person])
        } else {
            Write::default()
        }
    }

    /// A write that is refused if a person has too many open tables by then.
    pub(super) fn if_few_open(&self, person: &str) -> Write {
        const SQL: &str = concat!("UPDATE people SET name = name WHERE id = $1 AND ", open!(), " < $2");
        self.of_person(person).must(SQL, params![person, MOST_OPEN])
    }

    /// A write that is refused if too many bots would play for a host by then, or too many games of a person alone.
    pub(super) fn if_few_bots(&self, host: &str, wanted: usize, alone: Option<&str>) -> Write {
        const BOTS: &str = concat!(
            "UPDATE people SET name = name WHERE id = $1 AND ",
            bots!(),
            " + $2 <= $3"
        );
        const ALONE: &str = concat!(
            "UPDATE people SET name = name WHERE id = $1 AND ",
            alone!("$1"),
            " < $2"
        );
        let mut write = Write::default();
        if wanted > 0 {
            write = self.of_person(host).must(
                BOTS,
                params![host, wanted as i64, i64::from(self.limits.quotas.bot_seats)],
            );
        }
        match alone {
            Some(person) => write.must(ALONE, params![person, MOST_ALONE]),
            None => write,
        }
    }

    async fn count(&self, sql: &'static str, params: Vec<Param>) -> Result<i64, Refused> {
        let row = self.store.row(sql, params).await?;
        Ok(row.map_or(Ok(0), |row| row.try_get(0))?)
    }
}
