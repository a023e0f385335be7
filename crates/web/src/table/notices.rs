//! What the table has to tell: refusals, and the state of the line to the server. It lies over the board, under the prompt bar, so that nothing moves when it comes.

use leptos::prelude::*;
use leptos_router::components::A;

use super::Table;
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
    view! { <div class="notices">{move || notice(table)}{adrift}{unstored}</div> }.into_any()
}

/// What was refused, with the clause that says so.
fn notice<G: Board>(table: Table<G>) -> Option<AnyView> {
    let notice = table.notice.get()?;
    let game = G::meta().id;
    let clause = notice.clause.filter(|clause| !clause.is_empty()).map(|clause| {
        let (to, label) = (format!("/rules/{game}/{clause}"), t!("table.rule", clause = clause));
        view! { <A href=to attr:class="rule-link">{label}</A> }
    });
    let close = view! { <button class="quiet" aria-label=t!("table.close") on:click=move |_| table.notice.set(None)>"×"</button> };
    Some(view! { <p class="notice" role="alert"><span>{notice.text}</span>" "{clause}{close}</p> }.into_any())
}
