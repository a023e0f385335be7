//! What others did since the viewer last acted, step by step.

use leptos::prelude::*;

use super::Table;
use crate::boards::Board;
use crate::texts::t;

/// The place in the history from which others acted: after the viewer's last decision.
fn since<G: Board>(table: Table<G>) -> Option<usize> {
    let history = table.history.read();
    let last = history.last()?;
    let seat = last.seat()?;
    let own = table
        .log
        .with(|log| log.iter().rev().find(|entry| entry.seat == seat).map(|entry| entry.ply))?;
    let place = history.iter().rposition(|moment| moment.ply <= own)?;
    (place + 1 < history.len()).then_some(place)
}

/// "What happened?"
pub(super) fn button<G: Board>(table: Table<G>) -> AnyView {
    let missed = Memo::new(move |_| {
        let moment = table.moment()?;
        let others = table.sitters.with(Vec::len) > 1;
        if !others || !moment.is_mine() || table.looks_back() {
            None
        } else {
            Some(table.history.read().len() - 1 - since(table)?)
        }
    });
    let show = move || {
        let count = missed.get()?;
        let begin = move |_| table.past.set(since(table).map(|place| place + 1));
        Some(view! { <button class="quiet" data-catch-up on:click=begin>{t!("catch_up.what", n = count)}</button> })
    };
    (move || show()).into_any()
}

/// The buttons to step through the past.
pub(super) fn panel<G: Board>(table: Table<G>) -> AnyView {
    let last = move || table.history.read().len().saturating_sub(1);
    let step = move |by: isize| {
        let Some(place) = table.past.get_untracked() else {
            return;
        };
        let next = place.saturating_add_signed(by);
        table.past.set((next < last()).then_some(next));
    };
    let shown = move || {
        table.looks_back().then(|| {
            view! {
                <div class="stepper" role="group" aria-label=t!("catch_up.title")>
                    <button data-step-back on:click=move |_| step(-1)>"‹ "{t!("catch_up.back")}</button>
                    <button data-step on:click=move |_| step(1)>{t!("catch_up.next")}" ›"</button>
                    <button class="main" data-now on:click=move |_| table.past.set(None)>{t!("catch_up.now")}</button>
                </div>
            }
        })
    };
    shown.into_any()
}
