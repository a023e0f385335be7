//! Tidying up: tournaments that never began are removed after a while. Those that were played stay.

use sqlx::Row;

use super::Cups;
use super::entering::called_off;
use super::stage::Stage;
use crate::clock::{DAY, Time, now};
use crate::refusal::Refused;
use crate::store::{Write, params};

const OLD: &str = "SELECT id FROM cups WHERE created < $1 AND started IS NULL AND (state = 'cancelled' OR (state = 'open' AND (starts IS NULL OR starts < $1))) LIMIT 200";

impl Cups {
    /// Calls off what has been open for so many days, and removes what was called off before it began.
    pub(crate) async fn sweep(&self, days: u32) -> Result<(), Refused> {
        let before = now() - Time::from(days) * DAY;
        for row in self.store.rows(OLD, params![before]).await? {
            let id: String = row.try_get(0)?;
            let Some(stage) = Stage::load(&self.store, &id).await? else {
                continue;
            };
            let write = match stage.row.state {
                wire::cups::CupState::Open => called_off(&stage),
                _ => remove(&id),
            };
            self.store.write(write).await?; // if somebody was faster, the next sweep looks again
        }
        Ok(())
    }
}

fn remove(id: &str) -> Write {
    Write::default()
        .also("DELETE FROM cup_people WHERE cup = $1", params![id])
        .must("DELETE FROM cups WHERE id = $1 AND started IS NULL", params![id])
}
