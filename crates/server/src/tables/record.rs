//! Games to take home.

use serde_json::{Value, json};
use table::Viewer;

use super::live::Sitting;
use super::rows::State;
use super::running::Running;
use crate::people::Person;
use crate::refusal::Refusal;
use crate::roster::BotName;

impl Sitting {
    /// The record of a game: once it is over the whole, with the seed and the log, which `roundhouse verify` checks; before that what the person sees of it.
    pub(crate) fn record(&self, person: Option<&Person>) -> Result<Value, Refusal> {
        let viewer = self.viewer(person, None)?;
        let running = self.running.as_ref().ok_or_else(|| Refusal::conflict("the game has not begun"))?;
        if self.row.state == State::Finished { Ok(self.whole(running)) } else { self.as_seen(running, viewer) }
    }

    /// The log alone, once the game is over: a game file for `roundhouse replay` and all its siblings.
    pub(crate) fn log(&self, person: Option<&Person>) -> Result<Value, Refusal> {
        self.viewer(person, None)?;
        self.check_state(State::Finished)?;
        self.running.as_ref().map(|running| running.play().log()).ok_or_else(|| Refusal::conflict("the game has not begun"))
    }

    fn whole(&self, running: &Running) -> Value {
        json!({
            "record": 1,
            "table": self.row.id,
            "hash": self.row.seed.commitment(),
            "players": self.players(),
            "outcome": running.play().state().outcome(),
            "log": running.play().log(),
        })
    }

    fn as_seen(&self, running: &Running, viewer: Viewer) -> Result<Value, Refusal> {
        Ok(json!({
            "table": self.row.id,
            "hash": self.row.seed.commitment(),
            "players": self.players(),
            "game": self.row.game,
            "seat": viewer.seat(),
            "entries": running.heard(viewer, 0),
            "view": running.play().state().view(viewer)?,
        }))
    }

    fn players(&self) -> Vec<Value> {
        self.seats.iter().map(|seat| json!({"name": seat.name, "level": seat.level.as_ref().map(BotName::as_str)})).collect()
    }
}
