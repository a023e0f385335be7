//! The page: its frame, and which address shows what.

use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;

use crate::host::session::Session;
use crate::settings::{Settings, settings};
use crate::shell;
use crate::shell::masthead::Masthead;
use crate::table::page::LocalTable;
use crate::table::remote_page::RemoteTable;
use crate::texts::t;

/// Starts the page.
pub fn start() {
    leptos::mount::mount_to_body(|| {
        Settings::start();
        Session::provide();
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
            <Masthead/>
            <main id="main" tabindex="-1">
                <Routes fallback=shell::missing::Missing>
                    <Route path=path!("/") view=shell::home::Home/>
                    <Route path=path!("/new/:game") view=shell::new_game::NewGame/>
                    <Route path=path!("/local/:id") view=LocalTable/>
                    <Route path=path!("/table/:id") view=RemoteTable/>
                    <Route path=path!("/claim/:secret") view=shell::claim::Claim/>
                    <Route path=path!("/games") view=shell::games::Games/>
                    <Route path=path!("/learn/:game") view=shell::learn::Learn/>
                    <Route path=path!("/rules") view=shell::rules::AllRules/>
                    <Route path=path!("/rules/:game/:clause?") view=shell::rules::Rules/>
                    <Route path=path!("/pad") view=shell::pad::Pads/>
                    <Route path=path!("/pad/:game") view=shell::pad::Pad/>
                    <Route path=path!("/settings") view=shell::settings::SettingsPage/>
                    <Route path=path!("/about") view=shell::about::About/>
                </Routes>
            </main>
        </Router>
    }
}
