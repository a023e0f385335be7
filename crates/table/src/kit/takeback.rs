//! Undo: an open decision is taken back exactly, a closed one not at all.

use crate::game::{Game, Takeback};
use crate::play::{Play, UndoError};
use crate::seat::{Seat, Seats};

use super::failure::{Check, Verdict};
use super::position::referee;

/// Takes back the decision between the two, and makes it again.
pub(super) fn last_decision<G: Game>(before: &Play<G>, after: &Play<G>, seat: Seat, takeback: Takeback) -> Verdict {
    let mut play = after.clone();
    match (takeback, play.undo(seat)) {
        (Takeback::Closed, Err(UndoError::Closed { .. })) => Ok(()),
        (Takeback::Open, Ok(undone)) => {
            Check::Undo.unless(same(&play, before), || {
                format!(
                    "taking back {:?} of {seat} does not give the state before",
                    undone.action
                )
            })?;
            let again = play.act(seat, &undone.action, &mut ());
            Check::Undo.unless(again.is_ok() && same(&play, after), || {
                format!("{:?} of {seat} does something else when made again", undone.action)
            })
        }
        (_, result) => Err(Check::Undo.broken(format!(
            "the last decision of {seat} is {takeback:?}, but taking it back gives {result:?}"
        ))),
    }
}

/// Whoever takes back what: a refusal changes nothing, and a success leaves a state that the referee accepts.
pub(super) fn any_seat<G: Game>(now: &Play<G>) -> Verdict {
    for seat in Seats::all(now.state().players()).iter() {
        let mut play = now.clone();
        match play.undo(seat) {
            Ok(_) => referee(play.state(), format_args!("after an undo of {seat}"))?,
            Err(error) => Check::Undo.unless(same(&play, now), || {
                format!("undo is refused ({error}), but changed the game")
            })?,
        }
    }
    Ok(())
}

fn same<G: Game>(one: &Play<G>, other: &Play<G>) -> bool {
    one.state() == other.state() && one.log() == other.log()
}
