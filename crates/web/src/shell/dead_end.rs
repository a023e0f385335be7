//! The end of a way: a link that leads to nothing (any more), said at once.

use leptos::prelude::*;
use leptos_router::components::A;

use super::heading::Heading;
use crate::texts::t;

/// What a link that leads nowhere shows, with the ways on from there.
#[component]
pub fn DeadEnd(
    /// What is over.
    title: String,
    /// Why, and what would work.
    text: String,
) -> impl IntoView {
    view! {
        <section class="sheet narrow" data-ended>
            <Heading text=title/>
            <p role="alert">{text}</p>
            <p class="ways"><A href="/" attr:class="button main">{t!("missing.home")}</A><A href="/games" attr:class="button">{t!("shell.games")}</A></p>
        </section>
    }
}
