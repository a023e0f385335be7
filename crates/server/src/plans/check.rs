//! Whether a plan makes sense when it is laid down. Whether its decisions are legal is found out when their time has come.

use catalog::{AnyState, CatalogError};
use table::Seat;
use wire::{Plan, Refusal};

use crate::refusal::Refused;

/// The most decisions of a plan, what one of them can wait for, and the bytes of all of it.
const MOST_DECISIONS: usize = 60;
const MOST_CONDITIONS: usize = 12;
const MOST_BYTES: usize = 16_000;

/// The plan as it is stored, if it is one for this seat. `refused` says what a game finds wrong with an action.
pub(crate) fn checked(
    mut plan: Plan,
    seat: Seat,
    game: &dyn AnyState,
    refused: impl Fn(CatalogError) -> Refused,
) -> Result<Plan, Refused> {
    if plan.is_empty() {
        return Err(Refusal::PlanEmpty.into());
    }
    if plan.decisions() > MOST_DECISIONS || text(&plan).len() > MOST_BYTES {
        return Err(Refusal::PlanLarge {
            decisions: MOST_DECISIONS,
            bytes: MOST_BYTES,
        }
        .into());
    }
    if plan.pass.is_some() && !game.can_pass() {
        return Err(Refusal::PlanNoPass {
            game: game.meta().name.to_owned(),
        }
        .into());
    }
    if plan.most_conditions() > MOST_CONDITIONS {
        return Err(Refusal::PlanConditions { most: MOST_CONDITIONS }.into());
    }
    for action in plan.acts() {
        game.check_action(action).map_err(&refused)?;
    }
    for condition in plan.conditions() {
        let deed = game.deed(&condition.event).map_err(|error| Refusal::PlanUnseen {
            why: error.message().to_string(),
        })?;
        let deed = deed.ok_or_else(|| Refusal::PlanUnseen {
            why: table::words::excerpt(&condition.event.to_string(), 60),
        })?;
        if deed.seat == seat {
            return Err(Refusal::PlanOwnDecision.into());
        }
        condition.event = deed.event;
    }
    Ok(plan)
}

/// A plan as it is stored.
pub(super) fn text(plan: &Plan) -> String {
    serde_json::to_string(plan).expect("a plan is JSON")
}
