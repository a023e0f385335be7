//! Hidden means hidden: states which differ only in what a viewer cannot see are the same to that viewer.

use crate::chance::{Rng, Seed};
use crate::error::Illegal;
use crate::game::Game;
use crate::seat::{Seat, Viewer};

use super::Conceivable;
use super::decision::Decision;
use super::failure::{Check, Failure, Verdict};
use super::position::{Position, legal_actions, referee};

/// Imagines a state from what the viewer sees: a possible one, with the same view, and the same one from the same random numbers.
pub(super) fn imagine<G: Game>(state: &G, viewer: Viewer, rng: &mut Rng) -> Result<G, Failure> {
    let view = state.view(viewer);
    let again = G::imagine(&view, &mut rng.clone());
    let imagined = G::imagine(&view, rng);
    Check::Imagine.unless(imagined == again, || {
        format!("what {viewer:?} imagines does not come from the rng alone")
    })?;
    Check::Imagine.unless(imagined.view(viewer) == view, || {
        format!(
            "what {viewer:?} imagines looks different: {:?} instead of {view:?}",
            imagined.view(viewer)
        )
    })?;
    referee(&imagined, format_args!("in a state imagined by {viewer:?}"))?;
    Ok(imagined)
}

/// The same seats are awaited, and the viewer is offered the same actions in the same order (an order can tell secrets too).
pub(super) fn same_offer<G: Game>(position: &Position<G>, imagined: &G, viewer: Viewer) -> Verdict {
    let (awaited, otherwise) = (position.state.awaiting(), imagined.awaiting());
    Check::Secrecy.unless(awaited == otherwise, || {
        format!("{awaited:?} are awaited, but {otherwise:?} in a state that {viewer:?} cannot tell apart")
    })?;
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let (offer, otherwise) = (position.legal(seat), legal_actions(imagined, seat));
    Check::Secrecy.unless(offer == otherwise, || {
        format!("{seat} is offered {offer:?}, but {otherwise:?} in a state that it cannot tell apart")
    })
}

/// The viewer is refused the same actions for the same reasons.
pub(super) fn same_refusals<G: Game>(
    position: &Position<G>,
    imagined: &G,
    viewer: Viewer,
    conceivable: Conceivable<G>,
) -> Verdict {
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let mut actions = Vec::new();
    conceivable(&position.state, &mut actions);
    let answers = answers(&position.state, seat, &actions);
    for ((action, answer), otherwise) in actions.iter().zip(answers).zip(self::answers(imagined, seat, &actions)) {
        Check::Secrecy.unless(answer == otherwise, || {
            format!("{action:?} of {seat} is answered with {answer:?}, but with {otherwise:?} in a state that {seat} cannot tell apart")
        })?;
    }
    Ok(())
}

/// Why each action is refused; `None` where it is not.
fn answers<G: Game>(state: &G, seat: Seat, actions: &[G::Action]) -> Vec<Option<Illegal<G::Refusal>>> {
    let mut copy = state.clone();
    let mut answer = |action| {
        let refusal = copy.apply(seat, action, &mut ()).err();
        if refusal.is_none() {
            copy = state.clone();
        }
        refusal
    };
    actions.iter().map(&mut answer).collect()
}

/// Where the same decision ends in the same view, the viewer heard the same: an event tells nothing that stays hidden.
pub(super) fn same_events<G: Game>(decision: &Decision<G>, imagined: &G, viewer: Viewer) -> Verdict {
    let Ok(there) = Decision::attempt(imagined, decision.seat, &decision.action) else {
        return Ok(());
    };
    Check::Secrecy.unless(decision.sounds_like(&there, viewer) || !decision.ends_like(&there, viewer), || {
        let (seat, action, told, otherwise) = (decision.seat, &decision.action, &decision.told, &there.told);
        format!("{action:?} of {seat} tells {told:?}, but {otherwise:?} in a state that {viewer:?} cannot tell apart, before or after")
    })
}

/// No view of a running game shows the seed.
pub(super) fn seed_is_hidden<G: Game>(state: &G, seed: Seed) -> Verdict {
    if state.awaiting().is_empty() {
        return Ok(());
    }
    for viewer in Viewer::all(state.players()) {
        let text = serde_json::to_string(&state.view(viewer)).unwrap_or_default();
        Check::Secrecy.unless(!text.contains(&seed.to_string()), || {
            format!("the view of {viewer:?} shows the seed")
        })?;
    }
    Ok(())
}
