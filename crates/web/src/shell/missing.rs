//! Addresses that lead nowhere.

use leptos::prelude::*;
use leptos_router::components::A;

use super::heading::Heading;
use crate::texts::t;

/// There is nothing here.
#[component]
pub fn Missing() -> impl IntoView {
    view! {
        <section class="sheet narrow">
            <Heading text=t!("missing.title")/>
            <p>{t!("missing.text")}</p>
            <p><A href="/" attr:class="button main">{t!("missing.home")}</A></p>
        </section>
    }
}
