//! "Open" is honest: a decision that can be taken back drew nothing and taught nobody anything.

use crate::game::Game;
use crate::seat::Viewer;

use super::decision::Decision;
use super::failure::{Check, Verdict};
use super::position::legal_actions;

/// Holds an open decision against a state that the viewer cannot tell from the true one. Who decided sees and hears the same there; so do the others, where
/// that decision can be made. Where it cannot, something else that the seat could do there looks the same to them, unless open decisions `may_show`.
pub(super) fn honest<G: Game>(decision: &Decision<G>, imagined: &G, viewer: Viewer, may_show: bool) -> Verdict {
    let (seat, action) = (decision.seat, &decision.action);
    let own = viewer == Viewer::Seat(seat);
    let what = |what: &str| format!("{action:?} of {seat} is open, but in a state that {viewer:?} cannot tell apart {what}");
    match Decision::attempt(imagined, seat, action) {
        Ok(there) if there.is_open() => Check::Open.unless(decision.looks_like(&there, viewer), || what("it looks different")),
        Ok(_) if own => Err(Check::Open.broken(what("it is not"))),
        Err(illegal) if own => Err(Check::Open.broken(what(&format!("it is refused: {illegal}")))),
        _ => Check::Open.unless(may_show || has_double(decision, imagined, viewer), || what("nothing open looks the same: it was learned from")),
    }
}

/// Could the seat have done something open in the imagined state that looks the same to the viewer?
fn has_double<G: Game>(decision: &Decision<G>, imagined: &G, viewer: Viewer) -> bool {
    let doubles = legal_actions(imagined, decision.seat);
    let mut tried = doubles.iter().filter_map(|action| Decision::attempt(imagined, decision.seat, action).ok());
    tried.any(|there| there.is_open() && decision.looks_like(&there, viewer))
}
