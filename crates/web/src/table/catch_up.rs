//! What others did since the viewer last acted, or left: a film of it, and the buttons to step through the past of a finished game.

use leptos::prelude::*;

use super::{Table, film};
use crate::boards::Board;
use crate::texts::t;

/// "What happened?"
pub(super) fn button<G: Board>(table: Table<G>) -> AnyView {
    let missed = Memo::new(move |_| {
        let moment = table.moment()?;
        let others = table.sitters.with(Vec::len) > 1;
        // who was away is offered it even while others decide
        let is_due = moment.is_mine() || moment.outcome.is_none() && table.film.left_at.get().is_some();
        if !others || !is_due || table.looks_back() || table.film.is_running() {
            None
        } else {
            Some(film::count_missed(table)).filter(|&count| count > 0)
        }
    });
    let show = move || {
        let count = missed.get()?;
        let begin = move |_| film::catch_up(table);
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
        table.past.get().is_some().then(|| {
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
