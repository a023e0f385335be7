//! "Open" is honest: a decision that can be taken back drew nothing and taught nobody anything.

use crate::game::Game;
use crate::seat::Viewer;

use super::decision::Decision;
use super::failure::{Check, Verdict};
use super::position::legal_actions;

/// What an open decision may show others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Showing {
    /// Nothing.
    Nothing,
    /// What it names: a card played from the hand.
    Named,
    /// That, and what was chosen earlier in secret: a payment that is complete.
    Earlier,
}

/// What a decision, if it is open, may show others.
pub type Shows<G> = fn(&G, &<G as Game>::Action) -> Showing;

/// Holds an open decision against a state that the viewer cannot tell from the true one. Who decided sees and hears the same there; so do the others, where
/// that decision can be made. Where it cannot, something else that the seat could do there looks the same to them. A decision that shows what it names is
/// free of the last; one that shows what was chosen earlier, of both.
pub(super) fn honest<G: Game>(decision: &Decision<G>, imagined: &G, viewer: Viewer, showing: Showing) -> Verdict {
    let (seat, action) = (decision.seat, &decision.action);
    let own = viewer == Viewer::Seat(seat);
    if showing == Showing::Earlier && !own {
        return Ok(());
    }
    let what =
        |what: &str| format!("{action:?} of {seat} is open, but in a state that {viewer:?} cannot tell apart {what}");
    match Decision::attempt(imagined, seat, action) {
        Ok(there) if there.is_open() => {
            Check::Open.unless(decision.looks_like(&there, viewer), || what("it looks different"))
        }
        Ok(_) if own => Err(Check::Open.broken(what("it is not"))),
        Err(illegal) if own => Err(Check::Open.broken(what(&format!("it is refused: {illegal:?}")))),
        _ => Check::Open.unless(
            showing == Showing::Named || has_double(decision, imagined, viewer),
            || what("nothing open looks the same: it was learned from"),
        ),
    }
}

/// Could the seat have done something open in the imagined state that looks the same to the viewer?
fn has_double<G: Game>(decision: &Decision<G>, imagined: &G, viewer: Viewer) -> bool {
    let doubles = legal_actions(imagined, decision.seat);
    let mut tried = doubles
        .iter()
        .filter_map(|action| Decision::attempt(imagined, decision.seat, action).ok());
    tried.any(|there| there.is_open() && decision.looks_like(&there, viewer))
}
