//! The panel of a hint: beside the board where there is room, a sheet from below on a phone.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::{Choice, Hints, figures, sight, why};
use crate::boards::Board;
use crate::texts::t;

/// As many steps are told; the board shows them all.
const TOLD: usize = 4;

/// The panel; empty unless there is a hint to be seen.
pub(super) fn panel<G: Board>(hints: Hints<G>) -> AnyView {
    let open = Memo::new(move |_| hints.is_open());
    let told = Memo::new(move |last: Option<&String>| told(hints, last));
    view! {
        <section class="hint-panel" class:open=open aria-label=t!("hints.title") on:keydown=|event| press(&event)>
            {move || open.get().then(|| inside(hints))}
            <p class="hidden-text" role="status" aria-live="polite">{move || told.get()}</p>
        </section>
    }
    .into_any()
}

/// What those hear who don't see the board: the choice that is shown and why, once all of it is known.
fn told<G: Board>(hints: Hints<G>, last: Option<&String>) -> String {
    if !hints.is_open() {
        return String::new();
    }
    let Some(choices) = choices(hints) else {
        return t!("hints.thinking");
    };
    if !hints.is_whole() {
        return last.cloned().unwrap_or_default();
    }
    let number = hints.shown.get();
    let words = choices.get(number).map(|choice| words(hints, choice));
    let reason = hints.why(&choices);
    match (words, reason) {
        (Some(action), Some(reason)) => t!("hints.told", action = action, reason = reason),
        _ => String::new(),
    }
}

fn choices<G: Board>(hints: Hints<G>) -> Option<Vec<Choice<G>>> {
    hints.asked.with(|asked| asked.as_ref()?.choices.clone())
}

fn words<G: Board>(hints: Hints<G>, choice: &Choice<G>) -> String {
    let moment = hints.table.moment_now();
    moment
        .map(|moment| G::action_line(&moment.view, &choice.action))
        .unwrap_or_default()
}

fn inside<G: Board>(hints: Hints<G>) -> AnyView {
    let close = move |_| {
        hints.close();
    };
    let body = move || match choices(hints) {
        None => view! { <p class="thinking">{t!("hints.thinking")}</p> }.into_any(),
        Some(choices) => list(hints, &choices),
    };
    view! {
        <header class="hint-head">
            <h2>{t!("hints.title")}</h2>
            <button class="quiet" data-close-hint aria-label=t!("hints.close") title=t!("hints.close") on:click=close>"×"</button>
        </header>
        {body}
    }
    .into_any()
}

fn list<G: Board>(hints: Hints<G>, choices: &[Choice<G>]) -> AnyView {
    let rows = (0..)
        .zip(choices)
        .map(|(number, choice)| row(hints, number, choice))
        .collect_view();
    view! { <ol class="hints">{rows}</ol>{reason(hints)} }.into_any()
}

/// A choice: pointing at it, tapping it or coming to it by keys shows it on the board; only its own button does it.
fn row<G: Board>(hints: Hints<G>, number: usize, choice: &Choice<G>) -> AnyView {
    let words = words(hints, choice);
    let label = t!("hints.do_this", action = words);
    let data = serde_json::to_string(&choice.action).unwrap_or_default();
    let shown = move || hints.shown.get() == number;
    let show = move || hints.show(number);
    // a pointer that rests where the panel comes up points at nothing
    let point = move |_| {
        if hints.shown.get_untracked() != number {
            show();
        }
    };
    view! {
        <li class:shown=shown on:pointermove=point>
            <button class="hint" data-show-hint=number aria-pressed=move || shown().to_string() on:click=move |_| show() on:focus=move |_| show()>
                <b>{words}</b><small>{expected(hints, choice)}</small>
            </button>
            <button class="do-hint" class:main=number == 0 data-do-hint=data aria-label=label on:focus=move |_| show()
                on:click=move |_| hints.act(number)>
                {t!("hints.do")}
            </button>
        </li>
    }
    .into_any()
}

/// What the bot expects of a choice.
fn expected<G: Board>(hints: Hints<G>, choice: &Choice<G>) -> String {
    let alone = hints.table.sitters.with_untracked(Vec::len) < 2;
    figures::below(&choice.expected, alone)
}

/// Why, and what would follow.
fn reason<G: Board>(hints: Hints<G>) -> AnyView {
    let line = Memo::new(move |_| hints.why(&choices(hints)?));
    let steps = Memo::new(move |_| hints.advised().map(|advised| why::steps(&advised)).unwrap_or_default());
    let follow = move || {
        let mut steps = steps.get();
        let left = steps.len().saturating_sub(TOLD);
        steps.truncate(TOLD);
        let more = (left > 0).then(|| view! { <li class="more">{t!("hints.more_steps", n = left)}</li> });
        let rows = steps
            .into_iter()
            .map(|step| view! { <li>{step}</li> })
            .collect::<Vec<_>>();
        (!rows.is_empty()).then(
            || view! { <p class="hint-then">{t!("hints.then")}</p><ol class="hint-steps" start="2">{rows}{more}</ol> },
        )
    };
    view! { <div class="hint-reason"><p class="hint-why">{move || line.get()}</p>{follow}</div> }.into_any()
}

/// The arrow keys go from choice to choice.
fn press(event: &KeyboardEvent) {
    let by = match event.key().as_str() {
        "ArrowDown" => 1,
        "ArrowUp" => -1,
        _ => return,
    };
    if sight::step(by) {
        event.prevent_default();
    }
}
