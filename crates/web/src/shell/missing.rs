//! Addresses that lead nowhere.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::texts::t;

/// There is nothing here.
#[component]
pub fn Missing() -> impl IntoView {
    view! {
        <section class="sheet narrow">
            <h1>{t!("missing.title")}</h1>
            <p>{t!("missing.text")}</p>
            <p><A href="/" attr:class="button main">{t!("missing.home")}</A></p>
        </section>
    }
}
