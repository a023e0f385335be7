//! The panel of plan mode: what the imagined game waits for, the plan as a tree in words, and the ways on.

use leptos::prelude::*;
use wire::Until;

use super::desk::{Asks, Moves, PlanDesk};
use super::sketch::{Clause, Node, ROOT, Sketch};
use super::words::{case, worded};
use crate::shell::fields::problem;
use crate::texts::t;

/// The panel.
pub(super) fn panel(desk: PlanDesk) -> AnyView {
    let asks = move || match desk.asks.get() {
        Asks::Nothing => t!("table.loading"),
        Asks::Other(name) => t!("plans.others", name = name),
        Asks::You => t!("plans.mine"),
        Asks::Over => t!("plans.over"),
    };
    let is_others = move || matches!(desk.asks.get(), Asks::Other(_));
    let went_on = move || {
        let text = if desk.room.turn.get() {
            t!("plans.your_turn")
        } else {
            t!("plans.went_on")
        };
        desk.went_on
            .get()
            .then(|| view! { <p role="status" data-plan-late>{text}</p> })
    };
    let ask = move |what: fn(Moves)| {
        if let Some(moves) = desk.moves.get_untracked() {
            what(moves);
        }
    };
    let is_empty =
        move || desk.sketch.with(|sketch| sketch.nodes.is_empty()) && desk.pass.get().is_none() && !desk.forced.get();
    view! {
        <section class="plan-panel" aria-label=t!("plans.title")>
            <div class="title-row"><h2>{t!("plans.title")}</h2></div>
            <p class="soft">{t!("plans.about")}</p>
            {went_on}
            <p role="status" aria-live="polite" data-plan-asks><strong>{asks}</strong></p>
            <p class="ways">
                <button data-plan-anything disabled=move || !is_others() on:click=move |_| ask(|moves| moves.anything.run(()))>{t!("plans.anything")}</button>
                <button class="quiet" data-plan-back on:click=move |_| ask(|moves| moves.back.run(()))>{t!("plans.back")}</button>
            </p>
            {move || supposed(desk)}
            {move || tree(desk)}
            {simple(desk)}
            {problem(desk.error)}
            <p class="ways">
                <button class="main" data-plan-lay disabled=is_empty on:click=move |_| desk.lay()>{t!("plans.lay")}</button>
                <button data-plan-cancel on:click=move |_| desk.leave()>{t!("plans.cancel")}</button>
            </p>
        </section>
    }
    .into_any()
}

/// What is supposed since the last own decision; each can be left out.
fn supposed(desk: PlanDesk) -> Option<AnyView> {
    let supposed = desk.sketch.with(|sketch| sketch.supposed.clone());
    if supposed.is_empty() {
        return None;
    }
    let last = supposed.last().cloned();
    let until = move |_| {
        if let Some(clause) = last.clone() {
            let words = worded(clause.words, &clause.condition);
            desk.pass.set(Some((Until::Decision(clause.condition), words)));
        }
    };
    let line = |(place, clause): (usize, Clause)| {
        let label = t!("plans.remove_it", what = clause.words.clone());
        let forget = move |_| desk.sketch.update(|sketch| sketch.forget(place));
        let alike = move |event: leptos::ev::Event| {
            let alike = event_target_checked(&event);
            desk.sketch.update(|sketch| sketch.take_alike(place, alike));
        };
        view! {
            <li>{t!("plans.if", what = clause.words)}" "<button class="quiet" aria-label=label on:click=forget>"✕"</button><br/>
                <label class="soft"><input type="checkbox" data-plan-alike=place prop:checked=clause.condition.alike on:change=alike/>" "{t!("plans.alike_too")}</label></li>
        }
    };
    let lines: Vec<_> = supposed.into_iter().enumerate().map(line).collect();
    Some(
        view! {
            <ul class="plan-tree" data-plan-supposed>{lines}</ul>
            {desk.can_pass.get().then(|| view! { <p><button class="quiet" data-plan-until on:click=until>{t!("plans.pass_this")}</button></p> })}
        }
        .into_any(),
    )
}

/// The plan so far.
fn tree(desk: PlanDesk) -> AnyView {
    let sketch = desk.sketch.get();
    if sketch.nodes.is_empty() {
        return view! { <p class="soft">{t!("plans.nothing")}</p> }.into_any();
    }
    view! { <ul class="plan-tree" data-plan-tree>{nodes(desk, &sketch, &sketch.nodes, ROOT)}</ul> }.into_any()
}

/// The decisions after another one, and the way to another case.
fn nodes(desk: PlanDesk, sketch: &Sketch, list: &[Node], after: usize) -> Vec<AnyView> {
    let mut lines: Vec<AnyView> = Vec::new();
    for (number, node) in list.iter().enumerate() {
        let when: Vec<String> = node
            .when
            .iter()
            .map(|clause| worded(clause.words.clone(), &clause.condition))
            .collect();
        let (id, words) = (node.id, node.words.clone());
        let label = t!("plans.remove_it", what = words.clone());
        let remove = move |_| remove(desk, id);
        let then = (!node.then.is_empty() || node.waits)
            .then(|| view! { <ul>{nodes(desk, sketch, &node.then, node.id)}</ul> });
        lines.push(
            view! {
                <li>
                    <span class="soft">{case(&when, number == 0)}</span>
                    <br/>
                    <span class:plan-here=sketch.at == id>{words}</span>" "<button class="quiet" aria-label=label data-plan-remove=id on:click=remove>"✕"</button>
                    {then}
                </li>
            }
            .into_any(),
        );
    }
    let another = move |_| {
        if let Some(moves) = desk.moves.get_untracked() {
            moves.case.run(after);
        }
    };
    if sketch.at != after {
        let way = if list.is_empty() {
            t!("plans.go_on")
        } else {
            t!("plans.case")
        };
        lines.push(
            view! { <li><button class="quiet" data-plan-case=after on:click=another>{way}</button></li> }.into_any(),
        );
    }
    lines
}

fn remove(desk: PlanDesk, id: usize) {
    let mut is_gone = false;
    desk.sketch.update(|sketch| is_gone = sketch.remove(id));
    if let Some(moves) = desk.moves.get_untracked().filter(|_| is_gone) {
        moves.case.run(ROOT);
    }
}

/// The simple forms.
fn simple(desk: PlanDesk) -> AnyView {
    let forced = move |event: leptos::ev::Event| desk.forced.set(event_target_checked(&event));
    let round = move |event: leptos::ev::Event| {
        let words = t!("plans.pass_round");
        desk.pass
            .set(event_target_checked(&event).then_some((Until::Round, words)));
    };
    let is_round = move || matches!(desk.pass.get(), Some((Until::Round, _)));
    let until = move || match desk.pass.get() {
        Some((Until::Decision(_), words)) => Some(pass_until(desk, words)),
        _ => None,
    };
    view! {
        <p class="plan-simple"><label><input type="checkbox" data-plan-forced prop:checked=move || desk.forced.get() on:change=forced/>" "{t!("plans.forced")}</label></p>
        {move || desk.can_pass.get().then(|| view! {
            <p class="plan-simple"><label><input type="checkbox" data-plan-round prop:checked=is_round on:change=round/>" "{t!("plans.pass_round")}</label></p>
        })}
        {until}
    }
    .into_any()
}

/// That one passes until this, which can be left out.
fn pass_until(desk: PlanDesk, words: String) -> AnyView {
    view! {
        <p class="plan-simple" data-plan-pass>{t!("plans.pass_until", what = words)}" "<button class="quiet" aria-label=t!("plans.remove") on:click=move |_| desk.pass.set(None)>"✕"</button></p>
    }
    .into_any()
}
