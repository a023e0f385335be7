//! A plan in words.

use leptos::prelude::*;
use table::{Seat, Voice};
use wire::{Branch, Condition, Plan, Until};

use crate::boards::Board;
use crate::texts::{self, t};

/// A line of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// How far it stands in.
    pub depth: usize,
    /// What is written there.
    pub text: String,
}

/// An event as the reader is told of it.
pub(super) fn told<G: Board>(
    view: &G::View,
    event: &G::Event,
    you: Seat,
    name: &dyn Fn(Seat) -> String,
) -> Option<String> {
    let voice = Voice {
        you: Some(you),
        name: Some(name),
        ..texts::voice()
    };
    G::told(view, event, &voice)
}

/// The same with a word of it where anything like it will do.
pub(super) fn worded(words: String, condition: &Condition) -> String {
    if condition.alike {
        t!("plans.alike", what = words)
    } else {
        words
    }
}

/// What must have happened, in words.
pub(super) fn case(when: &[String], is_first: bool) -> String {
    match when {
        [] if is_first => t!("plans.always"),
        [] => t!("plans.otherwise"),
        all => t!("plans.if", what = all.join(" · ")),
    }
}

/// A plan in words, as who sees this view would say it.
pub(super) fn of<G: Board>(view: &str, seat: Seat, names: &[String], plan: &Plan) -> Option<Vec<Said>> {
    let view: G::View = serde_json::from_str(view).ok()?;
    let name = |other: Seat| names.get(other.index()).cloned().unwrap_or_default();
    let said = |condition: &Condition| {
        let event = serde_json::from_str(&condition.event.to_string()).ok()?;
        told::<G>(&view, &event, seat, &name).map(|words| worded(words, condition))
    };
    let act = |branch: &Branch| {
        let action = serde_json::from_str(&branch.act.to_string()).ok()?;
        Some(G::action_line(&view, &action))
    };
    let mut lines = Vec::new();
    write(&plan.branches, 0, &said, &act, &mut lines)?;
    let mut add = |text| lines.push(Said { depth: 0, text });
    match &plan.pass {
        Some(Until::Round) => add(t!("plans.pass_round")),
        Some(Until::Decision(condition)) => add(t!("plans.pass_until", what = said(condition)?)),
        None => {}
    }
    if plan.forced {
        add(t!("plans.forced"));
    }
    Some(lines)
}

fn write(
    branches: &[Branch],
    depth: usize,
    said: &dyn Fn(&Condition) -> Option<String>,
    act: &dyn Fn(&Branch) -> Option<String>,
    lines: &mut Vec<Said>,
) -> Option<()> {
    for (number, branch) in branches.iter().enumerate() {
        let when: Vec<String> = branch.when.iter().map(said).collect::<Option<_>>()?;
        // decisions in a row need no case of their own
        let in_a_row = depth > 0 && when.is_empty() && branches.len() == 1;
        if !in_a_row {
            let text = case(&when, number == 0);
            lines.push(Said { depth, text });
        }
        let depth = depth + usize::from(!in_a_row);
        let text = act(branch)?;
        lines.push(Said { depth, text });
        write(&branch.then, depth, said, act, lines)?;
    }
    Some(())
}

/// Lines of a plan, each standing in as far as it says.
pub(super) fn list(lines: Vec<Said>) -> AnyView {
    let line = |Said { depth, text }| view! { <li style:margin-left=format!("{}em", depth.min(8))>{text}</li> };
    view! { <ul class="plan-tree" data-plan-words>{lines.into_iter().map(line).collect::<Vec<_>>()}</ul> }.into_any()
}
