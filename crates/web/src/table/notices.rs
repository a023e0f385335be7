//! What the table has to tell: refusals, and the state of the line to the server. It lies over the board, under the prompt bar, so that nothing moves when it comes.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::Table;
use super::rule_sheet::rule_link;
use crate::boards::Board;
use crate::texts::t;

/// Everything that there is to tell now.
pub(super) fn panel<G: Board>(table: Table<G>) -> AnyView {
    let adrift = move || {
        table
            .adrift
            .get()
            .then(|| view! { <p class="adrift" role="alert">{t!("table.reconnecting")}</p> })
    };
    let unstored = move || {
        table
            .unstored
            .get()
            .then(|| view! { <p class="unstored" role="status">{t!("table.unstored")}</p> })
    };
    go_away(table);
    view! { <div class="notices">{move || notice(table)}{adrift}{unstored}</div> }.into_any()
}

/// Whoever goes on elsewhere has read it: it covers nothing any longer.
fn go_away<G: Board>(table: Table<G>) {
    let pressed = window_event_listener(ev::pointerdown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_inside = target.is_some_and(|target| target.closest(".notices") != Ok(None));
        if !is_inside && table.notice.with_untracked(Option::is_some) {
            table.notice.set(None);
        }
    });
    on_cleanup(move || pressed.remove());
}

/// What was refused, with the clause that says so.
fn notice<G: Board>(table: Table<G>) -> Option<AnyView> {
    let notice = table.notice.get()?;
    let game = G::meta().id;
    let clause = notice
        .clause
        .filter(|clause| !clause.is_empty())
        .map(|clause| rule_link(game, &clause, t!("table.rule", clause = clause), ""));
    let close = view! { <button class="quiet" aria-label=t!("table.close") on:click=move |_| table.notice.set(None)>"×"</button> };
    Some(view! { <p class="notice" role="alert"><span>{notice.text}</span>" "{clause}{close}</p> }.into_any())
}
