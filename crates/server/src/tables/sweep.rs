//! Tidying up: tables that never began, guests who never played, sessions that nobody uses and lists that no table needs are removed after a while. Games that were played stay.

use std::time::Duration;

use sqlx::Row;

use super::Tables;
use crate::clock::{DAY, Time, now};
use crate::refusal::Refused;
use crate::store::{Notice, Param, Write, params};

/// How long what nobody needs is kept, in days.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keep {
    /// Tables that never began, guests who never played.
    pub(crate) unplayed: u32,
    /// Sessions that nobody uses.
    pub(crate) sessions: u32,
}

/// How many are removed in one go. Everybody else's writes come in between.
const AT_ONCE: i64 = 200;
/// The pause between two such goes.
const PAUSE: Duration = Duration::from_millis(200);

const OLD_TABLES: &str = "SELECT id FROM tables WHERE state IN ('open', 'closed') AND created < $1 \
                          AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND here_until > $2) LIMIT $3";
const OLD_GUESTS: &str = "SELECT id FROM people WHERE account IS NULL AND created < $1 AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id) \
                          AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id) AND NOT EXISTS (SELECT 1 FROM results WHERE person = people.id) AND NOT EXISTS (SELECT 1 FROM cup_people WHERE person = people.id) \
                          AND NOT EXISTS (SELECT 1 FROM cups WHERE host = people.id) AND NOT EXISTS (SELECT 1 FROM reports WHERE accused = people.id OR reporter = people.id) \
                          AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND used >= $1) LIMIT $2";
const OLD_SESSIONS: &str = "SELECT id FROM sessions WHERE used < $1 LIMIT $2";
const OLD_LISTS: &str = "SELECT hash FROM lists WHERE created < $1 AND NOT EXISTS (SELECT 1 FROM table_lists WHERE hash = lists.hash) LIMIT $2";
/// Of processes that have ended.
const OLD_PULSES: &str = "DELETE FROM settings WHERE name LIKE 'pulse%' AND value < $1";

impl Tables {
    /// Removes what nobody needs any more.
    pub(crate) async fn sweep(&self, keep: Keep) -> Result<(), Refused> {
        let (unplayed, unused) = (
            now() - Time::from(keep.unplayed) * DAY,
            now() - Time::from(keep.sessions) * DAY,
        );
        self.remove_all("tables", OLD_TABLES, params![unplayed, now(), AT_ONCE], |id| {
            remove_table(id, unplayed)
        })
        .await?;
        self.remove_all("sessions", OLD_SESSIONS, params![unused, AT_ONCE], remove_session)
            .await?;
        self.remove_all("guests", OLD_GUESTS, params![unplayed, AT_ONCE], remove_guest)
            .await?;
        self.remove_all("lists", OLD_LISTS, params![unplayed, AT_ONCE], remove_list)
            .await?;
        self.store
            .write(Write::default().also("DELETE FROM watching WHERE until < $1", params![now() - DAY]))
            .await?;
        self.store
            .write(Write::default().also(OLD_PULSES, params![(now() - DAY).to_string()]))
            .await?;
        Ok(())
    }

    /// Removes all that are found, a few at a time.
    async fn remove_all(
        &self,
        kind: &'static str,
        find: &'static str,
        params: Vec<Param>,
        remove: impl Fn(&str) -> Write,
    ) -> Result<(), Refused> {
        loop {
            let rows = self.store.rows(find, params.clone()).await?;
            let mut removed = 0;
            for row in &rows {
                let id: String = row.try_get(0)?;
                match self.store.write(remove(&id)).await {
                    Ok(true) => {
                        removed += 1;
                        self.forget(&id).await; // if it is a table
                    }
                    Ok(false) => {}
                    // whatever holds it, all else can be tidied up
                    Err(error) => tracing::warn!(kind, id, %error, "could not be removed"),
                }
            }
            self.metrics.removed(kind, removed);
            if removed > 0 {
                tracing::info!(kind, removed, "tidied up");
            }
            // whatever is still there is needed again; the next sweep looks at it
            if rows.len() < AT_ONCE as usize || removed == 0 {
                return Ok(());
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// Removes a table that never began. If somebody comes or begins a game there at this moment, it stays.
fn remove_table(id: &str, unplayed: Time) -> Write {
    const CLOSE: &str = "UPDATE tables SET state = 'closed', wake = NULL WHERE id = $1 AND state IN ('open', 'closed') AND created < $2 \
                         AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND here_until > $3)";
    Write::default()
        .must(CLOSE, params![id, unplayed, now()])
        .also("DELETE FROM chat WHERE table_id = $1", params![id])
        .join(crate::news::forget_table(id))
        .also("DELETE FROM members WHERE table_id = $1", params![id])
        .also("DELETE FROM table_lists WHERE table_id = $1", params![id])
        .also("DELETE FROM pauses WHERE table_id = $1", params![id])
        // laid by a server that ended before it could begin the game
        .also("DELETE FROM dailies WHERE table_id = $1", params![id])
        .also("DELETE FROM cup_games WHERE table_id = $1", params![id])
        .also("DELETE FROM seats WHERE table_id = $1", params![id])
        .also("UPDATE tables SET next = NULL WHERE next = $1", params![id])
        .must("DELETE FROM tables WHERE id = $1", params![id])
        .tell(Notice::Table(id.to_owned()))
}

fn remove_session(id: &str) -> Write {
    Write::default()
        .must("DELETE FROM sessions WHERE id = $1", params![id])
        .tell(Notice::Ended(id.to_owned()))
}

/// Removes a guest, unless it has sat down somewhere meanwhile.
fn remove_guest(id: &str) -> Write {
    const FREE: &str = "DELETE FROM people WHERE id = $1 AND account IS NULL AND NOT EXISTS (SELECT 1 FROM seats WHERE person = $1) \
                        AND NOT EXISTS (SELECT 1 FROM tables WHERE host = $1) AND NOT EXISTS (SELECT 1 FROM results WHERE person = $1) \
                        AND NOT EXISTS (SELECT 1 FROM reports WHERE accused = $1 OR reporter = $1) \
                        AND NOT EXISTS (SELECT 1 FROM cup_people WHERE person = $1) AND NOT EXISTS (SELECT 1 FROM cups WHERE host = $1)";
    Write::default()
        .also("DELETE FROM sessions WHERE person = $1", params![id])
        .join(crate::news::forget(id))
        .also("DELETE FROM shunned WHERE person = $1 OR other = $1", params![id])
        .also("DELETE FROM questions WHERE person = $1", params![id])
        .join(crate::leave::forget(id))
        .join(crate::follows::forget(id))
        .join(crate::plans::forget(id))
        .must(FREE, params![id])
}

fn remove_list(hash: &str) -> Write {
    const FREE: &str = "DELETE FROM lists WHERE hash = $1 AND NOT EXISTS (SELECT 1 FROM table_lists WHERE hash = $1)";
    Write::default().must(FREE, params![hash])
}
