//! A game told decision by decision.

use serde::Serialize;
use serde_json::Value;
use table::{Ply, Seat, Told};

use crate::any_play::AnyPlay;
use crate::any_state::AnyState;

/// One decision with all that belongs to it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Step {
    /// The decision's number, from 0.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// The complete state before.
    pub state: Value,
    /// What the seat could have done.
    pub legal: Vec<Value>,
    /// What it did.
    pub action: Value,
    /// What happened, and who was told.
    pub events: Vec<Told<Value>>,
}

/// The steps of a game in their order. Only one is held at a time.
pub struct Steps {
    state: Box<dyn AnyState>,
    decisions: std::iter::Enumerate<std::vec::IntoIter<Ply<Value>>>,
}

impl Steps {
    /// The steps of this game so far.
    pub fn new(play: &dyn AnyPlay) -> Steps {
        Steps {
            state: play.start(),
            decisions: play.decisions().into_iter().enumerate(),
        }
    }
}

impl Iterator for Steps {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let (ply, Ply { seat, action }) = self.decisions.next()?;
        let state = self.state.to_json();
        let legal = self.state.legal(seat).expect(SOUND);
        let done = self.state.act(seat, &action).expect(SOUND);
        Some(Step {
            ply,
            seat,
            state,
            legal,
            action,
            events: done.events,
        })
    }
}

const SOUND: &str = "the log of a game being played is sound";
