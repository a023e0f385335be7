//! Does imagination imagine anything? A battery in which every imagined state is the true one proves nothing about secrets.

use serde::Deserialize;
use serde_json::Value;

use crate::chance::Chance;
use crate::game::Game;
use crate::seat::Viewer;

use super::failure::{Check, Verdict};

/// What a game hides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrets {
    /// Nothing.
    None,
    /// Something that nobody sees, like the order of a pile.
    Unseen,
    /// That, and something that only some see, like a hand of cards.
    Private,
}

/// Which viewers have imagined something otherwise than it was.
#[derive(Default)]
pub(super) struct Variety {
    unseen: Vec<Viewer>,
    private: Vec<Viewer>,
}

impl Variety {
    /// Notes in what the state imagined by this viewer differs from the true one, chance itself apart.
    pub(super) fn note<G: Game>(&mut self, state: &G, imagined: &G, viewer: Viewer) {
        if !self.unseen.contains(&viewer) && without_chance(state) != without_chance(imagined) {
            self.unseen.push(viewer);
        }
        let others_see = || Viewer::all(state.players()).any(|other| state.view(other) != imagined.view(other));
        if !self.private.contains(&viewer) && others_see() {
            self.private.push(viewer);
        }
    }

    /// Every viewer has imagined what is hidden otherwise at least once.
    pub(super) fn enough(&self, secrets: Secrets, players: u8) -> Verdict {
        for viewer in Viewer::all(players) {
            let unseen = secrets == Secrets::None || self.unseen.contains(&viewer);
            Check::Imagine.unless(unseen, || {
                format!("{viewer:?} only ever imagined the true state; if nothing is hidden, say Secrets::None")
            })?;
            let private = secrets != Secrets::Private || self.private.contains(&viewer);
            Check::Imagine.unless(private, || {
                format!("{viewer:?} always imagined what others see as it was; if nobody sees more than the others, say Secrets::Unseen")
            })?;
        }
        Ok(())
    }
}

/// The state as JSON, without its chance: an imagined state always has another seed.
fn without_chance<G: Game>(state: &G) -> Value {
    fn forget(value: &mut Value) {
        match value {
            _ if Chance::deserialize(&*value).is_ok() => *value = Value::Null,
            Value::Array(items) => items.iter_mut().for_each(forget),
            Value::Object(fields) => fields.values_mut().for_each(forget),
            _ => (),
        }
    }
    let mut value = serde_json::to_value(state).unwrap_or_default();
    forget(&mut value);
    value
}
