//! Around one screen: nothing is shown before the next player has taken the seat.

use leptos::prelude::*;

use super::Table;
use crate::boards::Board;
use crate::texts::t;

/// The curtain, when it is closed.
pub(super) fn curtain<G: Board>(table: Table<G>) -> AnyView {
    let closed = move || {
        let seat = table.curtain.get()?;
        let (name, mark) = (table.name(seat), G::seat_mark(seat));
        let button = NodeRef::<leptos::html::Button>::new();
        Effect::new(move |_| {
            if let Some(button) = button.get() {
                let _ = button.focus();
            }
        });
        Some(view! {
            <div class=format!("curtain {}", mark.class) role="dialog" aria-modal="true" aria-label=t!("curtain.title", name = name)>
                <div>
                    <span class="mark" aria-hidden="true">{mark.letter.to_string()}</span>
                    <h2>{t!("curtain.title", name = name)}</h2>
                    <p>{t!("curtain.text")}</p>
                    <button class="main" data-reveal node_ref=button on:click=move |_| table.with_host(|host| host.reveal(seat))>{t!("curtain.button", name = name)}</button>
                </div>
            </div>
        })
    };
    closed.into_any()
}
