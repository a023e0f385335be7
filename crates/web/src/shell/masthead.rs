//! The head of every page: the sign, and where the tracks lead.

use leptos::prelude::*;
use leptos_router::components::A;

use super::brand::Brand;
use super::pages;
use crate::texts::{Key, key, t};

const WAYS: [(&str, Key); 5] = [
    ("/games", key!("shell.games")),
    ("/rules", key!("shell.rules")),
    ("/pad", key!("shell.pad")),
    ("/settings", key!("shell.settings")),
    ("/about", key!("shell.about")),
];

/// The head of every page.
#[component]
pub fn Masthead() -> impl IntoView {
    let open = RwSignal::new(false);
    let way =
        |(address, key): (&'static str, Key)| view! { <A href=address on:click=move |_| open.set(false)>{t!(key)}</A> };
    view! {
        <header class="masthead" class:open=open on:keydown=move |event| if event.key() == "Escape" { open.set(false) }>
            <A href="/" attr:class="brand" on:click=move |_| open.set(false)><Brand/></A>
            <button class="quiet menu" aria-expanded=move || open.get().to_string() aria-controls="ways" on:click=move |_| open.update(|open| *open = !*open)>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16"/></svg>
                {t!("shell.menu")}
            </button>
            <nav id="ways" on:pointerenter=|_| pages::prepare() aria-label=t!("shell.nav")>{WAYS.map(way).collect_view()}</nav>
        </header>
    }
}
