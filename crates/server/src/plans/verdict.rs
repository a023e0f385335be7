//! What a plan comes to at a moment.

use catalog::AnyState;
use serde_json::Value;
use table::Seat;
use wire::{Fate, Plan, Until};

use super::Since;

/// What a plan comes to.
pub(crate) enum Verdict {
    /// Nothing yet.
    Wait,
    /// This decision; what is planned then is in `rest`.
    Act { action: Value, rest: Plan },
    /// It is over; `rest` goes on.
    Over { fate: Fate, rest: Plan },
}

impl Verdict {
    /// What the plan of a seat comes to, after what its owner has heard since it was made.
    pub(crate) fn of(plan: &Plan, seat: Seat, since: &Since, game: &dyn AnyState) -> Verdict {
        if plan.is_empty() {
            return Verdict::Wait;
        }
        if since.owner_took_back {
            return over(Fate::Overtaken, Plan::default()); // or the same would be decided again at once
        }
        if !plan.branches.is_empty() {
            if since.has_decided(seat) {
                return over(Fate::Overtaken, without_tree(plan));
            }
            if since.is_undermined {
                return over(Fate::TakenBack, without_tree(plan));
            }
        }
        if !game.awaiting().contains(seat) {
            return Verdict::Wait;
        }
        if !plan.branches.is_empty() {
            return follow(plan, since, game);
        }
        // who decides by hand is at the table, and may want to take that back
        if since.was_last(seat) {
            return Verdict::Wait;
        }
        pass(plan, seat, since, game)
            .or_else(|| forced(plan, seat, game))
            .unwrap_or(Verdict::Wait)
    }
}

fn over(fate: Fate, rest: Plan) -> Verdict {
    Verdict::Over { fate, rest }
}

/// What stands for itself goes on when the tree is dropped.
pub(super) fn without_tree(plan: &Plan) -> Plan {
    Plan {
        forced: plan.forced,
        ..Plan::default()
    }
}

/// The first branch that fits.
fn follow(plan: &Plan, since: &Since, game: &dyn AnyState) -> Verdict {
    let fitting = plan
        .branches
        .iter()
        .find(|branch| branch.when.iter().all(|condition| since.fits(condition, game)));
    match fitting {
        Some(branch) => Verdict::Act {
            action: branch.act.clone(),
            rest: Plan {
                branches: branch.then.clone(),
                ..plan.clone()
            },
        },
        None => over(Fate::NoFit, without_tree(plan)),
    }
}

/// Has it happened what a plan passes for?
pub(crate) fn has_come(plan: &Plan, since: &Since, game: &dyn AnyState) -> bool {
    match &plan.pass {
        Some(Until::Round) => since.round_began(),
        Some(Until::Decision(condition)) => since.fits(condition, game),
        None => false,
    }
}

fn pass(plan: &Plan, seat: Seat, since: &Since, game: &dyn AnyState) -> Option<Verdict> {
    plan.pass.as_ref()?;
    if has_come(plan, since, game) {
        return Some(over(Fate::Awaited, without_tree(plan)));
    }
    let action = game.pass(seat).ok().flatten()?;
    Some(Verdict::Act {
        action,
        rest: plan.clone(),
    })
}

fn forced(plan: &Plan, seat: Seat, game: &dyn AnyState) -> Option<Verdict> {
    let action = plan.forced.then(|| game.only_choice(seat).ok().flatten())??;
    Some(Verdict::Act {
        action,
        rest: plan.clone(),
    })
}
