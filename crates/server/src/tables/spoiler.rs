//! Who may see the table of a day's challenge: whoever plays there, whoever has played that challenge, and everybody when the day is over.

use table::{Seat, Viewer};
use wire::State;

use super::{Sitting, Tables};
use crate::clock::{DAY, Time};
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::params;

impl Sitting {
    /// Would this table tell the person what a challenge holds that it may still want to play?
    pub(super) fn is_spoiler(&self, person: Option<&Person>, now: Time) -> bool {
        let Some(day) = self.row.daily else { return false };
        let is_open = self.row.state == State::Finished && now >= (day + 1) * DAY;
        !is_open && !person.is_some_and(|person| self.belongs(&person.id))
    }
}

impl Tables {
    /// Whose eyes a person may look through, as [`Sitting::viewer`] says; and whoever has played a day's challenge may see how others did.
    pub(crate) async fn viewer(
        &self,
        sitting: &Sitting,
        person: Option<&Person>,
        seat: Option<Seat>,
    ) -> Result<Viewer, Refused> {
        let found = sitting.viewer(person, seat);
        let (Err(_), Some(person), Some(day), None) = (&found, person, sitting.row.daily, seat) else {
            return found;
        };
        let is_over = sitting.row.state == State::Finished;
        if is_over && self.has_played(person, &sitting.row.game, day).await? {
            return Ok(Viewer::Spectator);
        }
        found
    }

    /// Has this person played the challenge of a game on a day to its end?
    async fn has_played(&self, person: &Person, game: &str, day: i64) -> Result<bool, Refused> {
        const SQL: &str = "SELECT 1 FROM dailies JOIN tables ON tables.id = dailies.table_id WHERE day = $1 AND dailies.game = $2 AND person = $3 AND state = 'finished'";
        Ok(self.store.row(SQL, params![day, game, &person.id]).await?.is_some())
    }
}
