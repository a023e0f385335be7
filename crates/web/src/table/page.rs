//! The page of a table: the board in the middle, everything else around it.

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;

use super::rule_sheet::{RuleSheet, rule_sheet};
use super::{Table, curtain, film, guide, hints, keys, log, players, prompt, sheet};
use crate::boards::{self, Board};
use crate::host::kept;
use crate::host::local::Local;
use crate::shell::heading::Heading;
use crate::texts::t;

/// A table in this browser.
#[component]
pub fn LocalTable() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.read().get("id").unwrap_or_default());
    move || {
        let id = id.get();
        match kept::find(&id).filter(|kept| boards::has_board(&kept.game)) {
            Some(kept) => boards::with_game(&kept.game, move |game| game.local_table(&id)),
            None => unknown(),
        }
    }
}

fn unknown() -> AnyView {
    view! {
        <section class="sheet narrow">
            <Heading text=t!("table.unknown")/>
            <p><A href="/games" attr:class="button main">{t!("shell.games")}</A></p>
        </section>
    }
    .into_any()
}

/// A table of this browser, with its game.
pub fn open<G: Board>(id: &str) -> AnyView {
    let table = Table::<G>::new();
    if !Local::open(id, table) {
        return unknown();
    }
    let own = id.to_owned();
    view! {
        <div class="hidden-text"><Heading text=G::meta().name.to_owned()/></div>
        {guide::guide(table, id)}
        {at_table(table, move || play_again(&own))}
    }
    .into_any()
}

/// The same once more.
fn play_again(id: &str) -> AnyView {
    let again = |kept: kept::Kept| view! { <p><button class="main" data-again on:click=move |_| kept::play_again(&kept)>{t!("sheet.again")}</button></p> };
    kept::find(id).map(again).into_any()
}

/// What the side shows on a narrow screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Players,
    Log,
}

impl Tab {
    const ALL: [Tab; 2] = [Tab::Players, Tab::Log];

    fn name(self) -> String {
        match self {
            Tab::Players => t!("table.players"),
            Tab::Log => t!("table.log"),
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Tab::Players => "tab-players",
            Tab::Log => "tab-log",
        }
    }
}

/// The table with everything around the board. `again` leads from the score sheet to another game.
pub fn at_table<G: Board>(table: Table<G>, again: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let tab = RwSignal::new(Tab::Players);
    let help = RwSignal::new(false);
    let rules = RuleSheet::provide();
    let hints = hints::Hints::new(table);
    film::begin(table);
    film::listen(table);
    keys::listen(table, hints, help);
    let pressed = film::Pressed::new();
    let tabs = Tab::ALL.map(|each| {
        view! { <button class="quiet" aria-pressed=move || (tab.get() == each).to_string() on:click=move |_| tab.set(each)>{each.name()}</button> }
    });
    let is_over = move || table.moment().is_some_and(|moment| moment.outcome.is_some());
    // once the result is there, the page is as long as it takes; before, everything is in sight
    let has_ended = Memo::new(move |_| {
        table
            .history
            .with(|history| history.last().is_some_and(|moment| moment.outcome.is_some()))
    });
    view! {
        <div class="table-page" data-game=G::meta().id data-light=move || table.light.get() class:over=is_over class:ended=has_ended
            on:pointerdown:capture=move |event| pressed.press(&event) on:click:capture=move |event| pressed.click(table, &event)>
            {prompt::bar(table, hints, help)}
            <div class="board-area" class:past=move || table.looks_back() data-shown=move || table.moment().map(|moment| moment.ply)>{G::board(table)}</div>
            <aside class=move || format!("side {}", tab.get().class())>
                <div class="tabs" role="group" aria-label=t!("table.tabs")>{tabs}</div>
                <div class="tab-page for-players">{players::panel(table)}</div>
                {players::waiting(table)}
                <div class="tab-page for-log">{log::panel(table)}</div>
                {hints.panel()}
            </aside>
            {sheet::sheet(table, again)}
            {film::stage(table)}
            {curtain::curtain(table)}
            {keys::help::<G>(help)}
            {rule_sheet(G::meta(), rules)}
        </div>
    }
    .into_any()
}
