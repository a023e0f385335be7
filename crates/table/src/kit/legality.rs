//! An action is legal exactly when `apply` accepts it, and an illegal one is refused properly.

use crate::game::Game;
use crate::seat::{MOST_SEATS, Seat, Seats};

use super::Conceivable;
use super::failure::{Check, Verdict};
use super::position::Position;

/// No action is offered twice.
pub(super) fn no_duplicates<G: Game>(position: &Position<G>) -> Verdict {
    for seat in position.state.awaiting().iter() {
        let legal = position.legal(seat);
        for (n, action) in legal.iter().enumerate() {
            Check::Duplicate.unless(!legal[..n].contains(action), || {
                format!("{seat} is offered {action:?} twice")
            })?;
        }
    }
    Ok(())
}

/// Of all conceivable actions, sent by any seat (also from beyond the table), exactly the listed ones are accepted.
pub(super) fn only_listed_are_accepted<G: Game>(position: &Position<G>, conceivable: Conceivable<G>) -> Verdict {
    let mut actions = Vec::new();
    conceivable(&position.state, &mut actions);
    for (seat, action) in position.choices() {
        Check::Conceivable.unless(actions.contains(action), || {
            format!("{action:?} is legal for {seat}, but not in the list of conceivable actions")
        })?;
    }
    for seat in Seats::all(MOST_SEATS).iter() {
        sweep(position, seat, &actions)?;
    }
    Ok(())
}

/// Sends all these actions from one seat. One copy serves all of them: a refused action must leave it as it was.
fn sweep<G: Game>(position: &Position<G>, seat: Seat, actions: &[G::Action]) -> Verdict {
    let legal = position.legal(seat);
    let mut copy = position.state.clone();
    let mut told = Vec::new();
    // in one position a reason has the same words whichever action it refuses
    let mut in_words = Vec::new();
    for action in actions {
        let what = |what: &str| format!("{action:?} of {seat} {what}");
        match copy.apply(seat, action, &mut told) {
            Ok(_) => {
                Check::Unlisted.unless(legal.contains(action), || what("is accepted, but not listed"))?;
                copy = position.state.clone();
                told.clear();
            }
            Err(illegal) => {
                Check::Refusal.unless(copy == position.state, || what("is refused, but changed the state"))?;
                Check::Refusal.unless(told.is_empty(), || what("is refused, but told events"))?;
                if !in_words.contains(&illegal) {
                    let refused = copy.explain(illegal);
                    Check::Refusal.unless(
                        !refused.clause.is_empty() && !refused.message.to_string().is_empty(),
                        || what("is refused without a clause or a reason"),
                    )?;
                    in_words.push(illegal);
                }
            }
        }
    }
    Ok(())
}
