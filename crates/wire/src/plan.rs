//! Plans: what a player lays down for the future, to be carried out by the server as soon as it fits.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

/// What is laid down for a seat: a tree of decisions, or one of the simple forms, or several of them. The tree comes first; once it is used up, the seat passes as long as that is
/// wished, and forced decisions are made.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// What to decide when it is this seat's turn: the first branch that fits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Branch>,
    /// Pass, until this happens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pass: Option<Until>,
    /// Make every decision that is none: there is one legal action, or all come to the same.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
}

/// A decision, and under which conditions it is made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// All of this must have happened since the seat decided last; nothing: in any other case.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<Condition>,
    /// The decision.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub act: Value,
    /// What to decide after that, in the same turn or in the next.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    pub then: Vec<Branch>,
}

/// Another player's decision, as the seat that plans hears of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// The event that tells it, as `entries` have them.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub event: Value,
    /// Will any event of that player do that is of the same kind?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alike: bool,
}

/// When to pass no longer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// The next round begins, or what the game has in place of rounds.
    Round,
    /// Somebody decides this.
    Decision(Condition),
}

impl Plan {
    /// Does it say nothing?
    pub fn is_empty(&self) -> bool {
        self.branches.is_empty() && self.pass.is_none() && !self.forced
    }

    /// How many decisions it has.
    pub fn decisions(&self) -> usize {
        fn count(branches: &[Branch]) -> usize {
            branches.iter().map(|branch| 1 + count(&branch.then)).sum()
        }
        count(&self.branches)
    }

    /// Every condition in it.
    pub fn conditions(&mut self) -> Vec<&mut Condition> {
        fn collect<'a>(branches: &'a mut [Branch], found: &mut Vec<&'a mut Condition>) {
            for branch in branches {
                found.extend(&mut branch.when);
                collect(&mut branch.then, found);
            }
        }
        let mut found = Vec::new();
        collect(&mut self.branches, &mut found);
        if let Some(Until::Decision(condition)) = &mut self.pass {
            found.push(condition);
        }
        found
    }

    /// How many conditions the decision has that has most of them.
    pub fn most_conditions(&self) -> usize {
        fn most(branches: &[Branch]) -> usize {
            let each = |branch: &Branch| branch.when.len().max(most(&branch.then));
            branches.iter().map(each).max().unwrap_or(0)
        }
        most(&self.branches)
    }

    /// Every decision in it.
    pub fn acts(&self) -> Vec<&Value> {
        fn collect<'a>(branches: &'a [Branch], found: &mut Vec<&'a Value>) {
            for branch in branches {
                found.push(&branch.act);
                collect(&branch.then, found);
            }
        }
        let mut found = Vec::new();
        collect(&self.branches, &mut found);
        found
    }
}

/// A plan to lay down: `PUT /api/tables/{id}/plan`. It takes the place of the one before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPlan {
    /// Your seat.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// How many entries you had seen when you made it: it looks at what happens from there on.
    pub ply: usize,
    /// The plan.
    pub plan: Plan,
}

/// Whose plan: the query of `GET` and `DELETE /api/tables/{id}/plan`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct WhosePlan {
    /// Your seat.
    #[cfg_attr(feature = "schema", param(value_type = u8))]
    pub seat: Seat,
}

/// What became of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// All of it was carried out.
    Done,
    /// It was your turn, and none of its branches fitted.
    NoFit,
    /// The decision that it came to was not allowed.
    Illegal,
    /// Somebody took back a decision that was made before the plan.
    TakenBack,
    /// You, or the bot that stood in for you, decided otherwise.
    Overtaken,
    /// What you passed for has happened.
    Awaited,
}

impl Fate {
    /// All of them.
    pub const ALL: [Fate; 6] = [
        Fate::Done,
        Fate::NoFit,
        Fate::Illegal,
        Fate::TakenBack,
        Fate::Overtaken,
        Fate::Awaited,
    ];

    /// As it is written in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Fate::Done => "done",
            Fate::NoFit => "no_fit",
            Fate::Illegal => "illegal",
            Fate::TakenBack => "taken_back",
            Fate::Overtaken => "overtaken",
            Fate::Awaited => "awaited",
        }
    }

    /// Was it dropped for what others did, so that its owner has to be told?
    pub const fn is_dropped(self) -> bool {
        matches!(self, Fate::NoFit | Fate::Illegal | Fate::TakenBack)
    }
}

/// How a plan of yours stands.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlanStand {
    /// What is laid down; empty if nothing is.
    pub plan: Plan,
    /// From which entry on it looks at what happens.
    pub ply: usize,
    /// How many of your decisions it has made.
    pub carried_out: usize,
    /// What became of it, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fate: Option<Fate>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn words_are_those_of_the_json() {
        for fate in Fate::ALL {
            assert_eq!(serde_json::to_value(fate).unwrap(), fate.word());
        }
    }

    #[test]
    fn a_plan_is_short_json() {
        let text = json!({"branches": [
            {"when": [{"event": {"took": {"seat": 1}}}], "act": {"take": {"location": "c"}}, "then": [{"act": "end_turn"}]},
            {"act": {"pass": {}}},
        ]});
        let mut plan: Plan = serde_json::from_value(text.clone()).unwrap();
        assert_eq!(
            (plan.decisions(), plan.conditions().len(), plan.acts().len()),
            (3, 1, 3)
        );
        assert_eq!(serde_json::to_value(&plan).unwrap(), text);
        assert!(!plan.is_empty() && Plan::default().is_empty());
        assert!(
            serde_json::from_value::<Plan>(json!({"branch": []})).is_err(),
            "a typing error is no empty plan"
        );
    }
}
