//! What is written as JSON and read back is the same.

use crate::event::Told;
use crate::game::{Game, Portable, Takeback};
use crate::log::Log;
use crate::play::Play;
use crate::seat::Viewer;

use super::decision::Decision;
use super::failure::{Check, Failure, Verdict};
use super::position::{Position, legal_actions};

/// What came of one decision: whether it can be taken back, and what was told.
pub(super) type Step<G> = (Takeback, Vec<Told<<G as Game>::Event>>);

/// Writes a value as JSON text and reads it back; it must be equal.
fn there_and_back<T: Portable>(what: &str, value: &T) -> Result<T, Failure> {
    let text = serde_json::to_string(value)
        .map_err(|error| Check::RoundTrip.broken(format!("{what} cannot be written: {error}: {value:?}")))?;
    let read: T = serde_json::from_str(&text)
        .map_err(|error| Check::RoundTrip.broken(format!("{what} cannot be read back: {error}: {text}")))?;
    Check::RoundTrip.unless(read == *value, || {
        format!("{what} is not the same when read back: {text}")
    })?;
    Ok(read)
}

/// The state, every view, and all that can be done and heard now survive a round trip; the state read back goes on in the same way.
pub(super) fn messages<G: Game>(position: &Position<G>, decisions: &[Decision<G>]) -> Verdict {
    let read = there_and_back("the state", &position.state)?;
    for viewer in Viewer::all(position.state.players()) {
        there_and_back("a view", &position.state.view(viewer))?;
    }
    if let Some(outcome) = position.state.outcome() {
        there_and_back("the outcome", &outcome)?;
    }
    for decision in decisions {
        there_and_back("an action", &decision.action)?;
        there_and_back("a list of events", &decision.told)?;
    }
    goes_on(position, &read, decisions)
}

/// The state read back offers the same actions, and they do the same: nothing was lost that equality does not see.
fn goes_on<G: Game>(position: &Position<G>, read: &G, decisions: &[Decision<G>]) -> Verdict {
    for seat in position.state.awaiting().iter() {
        Check::RoundTrip.unless(legal_actions(read, seat) == position.legal(seat), || {
            format!("the state read back offers {seat} other actions")
        })?;
    }
    for decision in decisions {
        let (seat, action) = (decision.seat, &decision.action);
        let again = Decision::attempt(read, seat, action).ok();
        let same = again.is_some_and(|again| {
            again.after == decision.after && again.takeback == decision.takeback && again.told == decision.told
        });
        Check::RoundTrip.unless(same, || {
            format!("{action:?} of {seat} does something else in the state read back")
        })?;
    }
    Ok(())
}

/// The log, written and read back, gives the same game: the same state at the end, and the same at every step.
pub(super) fn replay<G: Game>(play: &Play<G>, steps: &[Step<G>]) -> Verdict {
    let log: Log<G> = there_and_back("the log", play.log())?;
    let mut again: Vec<Step<G>> = Vec::new();
    let end = log.replay_with(&mut Vec::new(), |_, _, told, takeback| {
        again.push((takeback, std::mem::take(told)));
    });
    let end = end.map_err(|error| Check::Replay.broken(error.to_string()))?;
    let differs = again.iter().zip(steps).position(|(again, step)| again != step);
    Check::Replay.unless(differs.is_none(), || {
        format!(
            "decision {} tells other events, or can be taken back otherwise",
            differs.unwrap_or_default()
        )
    })?;
    Check::Replay.unless(end == *play.state(), || "the log leads to another state".into())
}
