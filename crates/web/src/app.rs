//! The page: its frame, and which address shows what.

use leptos::prelude::*;
use leptos_router::components::{FlatRoutes, Route, Router};
use leptos_router::path;

use crate::host::session::Session;
use crate::settings::{Settings, settings};
use crate::shell;
use crate::shell::masthead::Masthead;
use crate::shell::online::{OnlinePage, online};
use crate::shell::pages::{Page, later};
use crate::shell::word::Word;
use crate::table::page::LocalTable;
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
            view! { <Frame/> }
        }
    });
}

#[component]
fn Frame() -> impl IntoView {
    view! {
        <Router>
            <a class="skip" href="#main">{t!("shell.skip")}</a>
            <Masthead/>
            <main id="main" tabindex="-1">
                <FlatRoutes fallback=shell::missing::Missing>
                    <Route path=path!("/") view=shell::home::Home/>
                    <Route path=path!("/local/:id") view=LocalTable/>
                    <Route path=path!("/new/:game") view=|| later(Page::NewGame)/>
                    <Route path=path!("/table/:id") view=|| online(OnlinePage::Table)/>
                    <Route path=path!("/t/:id") view=|| online(OnlinePage::Table)/>
                    <Route path=path!("/watch") view=|| online(OnlinePage::Live)/>
                    <Route path=path!("/claim/:secret") view=|| online(OnlinePage::Claim)/>
                    <Route path=path!("/people/:name") view=|| online(OnlinePage::Profile)/>
                    <Route path=path!("/standings/:game") view=|| online(OnlinePage::Standings)/>
                    <Route path=path!("/cups/:id?") view=|| online(OnlinePage::Cups)/>
                    <Route path=path!("/daily/:game?") view=|| online(OnlinePage::Daily)/>
                    <Route path=path!("/games/finished") view=|| online(OnlinePage::Finished)/>
                    <Route path=path!("/games") view=|| later(Page::Games)/>
                    <Route path=path!("/learn/:game") view=|| later(Page::Learn)/>
                    <Route path=path!("/learn/:game/:lesson") view=|| later(Page::Lesson)/>
                    <Route path=path!("/puzzles/:game") view=|| later(Page::Puzzles)/>
                    <Route path=path!("/puzzles/:game/:puzzle") view=|| later(Page::OnePuzzle)/>
                    <Route path=path!("/rules") view=|| later(Page::AllRules)/>
                    <Route path=path!("/rules/:game/:clause?") view=|| later(Page::Rules)/>
                    <Route path=path!("/strategy/:game") view=|| later(Page::Strategy)/>
                    <Route path=path!("/pad") view=|| later(Page::Pads)/>
                    <Route path=path!("/pad/:game/:mode?") view=|| later(Page::Pad)/>
                    <Route path=path!("/settings") view=|| later(Page::Settings)/>
                    <Route path=path!("/account") view=|| online(OnlinePage::Account)/>
                    <Route path=path!("/reset/:secret") view=|| online(OnlinePage::Reset)/>
                    <Route path=path!("/leave") view=|| online(OnlinePage::Leave)/>
                    <Route path=path!("/told") view=|| online(OnlinePage::Told)/>
                    <Route path=path!("/about") view=|| later(Page::About)/>
                </FlatRoutes>
            </main>
            <Word/>
        </Router>
    }
}
