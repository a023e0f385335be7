//! Going on from a position by legal actions.

use catalog::{AnyState, Done};
use serde_json::Value;
use table::{Seat, Viewer};

use crate::soundness::{check, legal};

/// One legal decision; the numbers choose the seat and the action. `None` when the game is over.
pub(crate) fn step(state: &mut dyn AnyState, mut number: impl FnMut() -> usize) -> Option<()> {
    let awaiting: Vec<Seat> = state.awaiting().iter().collect();
    let seat = *awaiting.get(number() % awaiting.len().max(1))?;
    let actions = legal(state, seat);
    let action = &actions[number() % actions.len()];
    let done = state.act(seat, action).unwrap_or_else(|error| {
        panic!(
            "the legal action {action} of {seat} is refused: {error}\n{}",
            state.to_json()
        )
    });
    tell(state, &done);
    Some(())
}

/// Tries an action that may be nonsense: if it is refused, nothing has changed.
pub(crate) fn attempt(state: &mut dyn AnyState, seat: Seat, action: &Value) {
    let before = state.to_json();
    let listed = state.legal(seat).is_ok_and(|actions| actions.contains(action));
    match state.act(seat, action) {
        Ok(done) => {
            tell(state, &done);
            check(state);
        }
        Err(error) => {
            crate::refusal::says_why(&error);
            assert_eq!(
                state.to_json(),
                before,
                "a refused action changes nothing: {action} of {seat}"
            );
            assert!(
                !listed,
                "{action} of {seat} is listed as legal and refused: {error}\n{before}"
            );
        }
    }
}

/// Tells the events to those who hear of them.
fn tell(state: &dyn AnyState, done: &Done) {
    for viewer in Viewer::all(state.players()) {
        for told in done.events.iter().filter(|told| told.to.includes(viewer)) {
            let line = state.event_line(viewer, &told.event).expect("an event can be told");
            assert!(!line.to_string().is_empty(), "an event has words");
        }
    }
}
