//! The page: its frame, and which address shows what.

use leptos::prelude::*;
use leptos_router::components::{A, Route, Router, Routes};
use leptos_router::path;

use crate::settings::{Settings, settings};
use crate::shell;
use crate::table::page::LocalTable;
use crate::texts::t;

/// Starts the page.
pub fn start() {
    leptos::mount::mount_to_body(|| {
        Settings::start();
        let language = settings().language();
        // a new language draws the whole page anew; tables are kept, and come back as they were
        move || {
            language.get();
            view! { <Page/> }
        }
    });
}

#[component]
fn Page() -> impl IntoView {
    view! {
        <Router>
            <a class="skip" href="#main">{t!("shell.skip")}</a>
            <header class="masthead">
                <A href="/" attr:class="brand"><shell::brand::Brand/></A>
                <nav aria-label=t!("shell.nav")>
                    <A href="/games">{t!("shell.games")}</A>
                    <A href="/rules">{t!("shell.rules")}</A>
                    <A href="/pad">{t!("shell.pad")}</A>
                    <A href="/settings">{t!("shell.settings")}</A>
                    <A href="/about">{t!("shell.about")}</A>
                </nav>
            </header>
            <main id="main" tabindex="-1">
                <Routes fallback=shell::missing::Missing>
                    <Route path=path!("/") view=shell::home::Home/>
                    <Route path=path!("/local/:id") view=LocalTable/>
                </Routes>
            </main>
        </Router>
    }
}
