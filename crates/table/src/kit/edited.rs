//! States edited by hand, as anyone can who keeps a game in a file.

use serde_json::Value;

use crate::game::Game;

use super::golden;

/// The state of a golden game after this many decisions, as JSON.
pub fn state<G: Game>(game: &str, decisions: usize) -> Value {
    serde_json::to_value(golden::position::<G>(game, decisions)).expect("a state can be written")
}

/// Why that state is refused once it is edited. Panics if it is accepted.
pub fn refusal<G: Game>(game: &str, decisions: usize, edit: impl FnOnce(&mut Value)) -> String {
    let mut state = state::<G>(game, decisions);
    edit(&mut state);
    match serde_json::from_value::<G>(state) {
        Ok(_) => panic!("the edited state of {game} after {decisions} decisions is accepted"),
        Err(error) => error.to_string(),
    }
}
