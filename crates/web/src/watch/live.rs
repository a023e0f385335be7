//! The games that go on now, for whoever likes to look on; and whom one follows.

use std::time::Duration;

use leptos::prelude::*;
use leptos_router::components::A;
use wire::{Delay, Followed, WatchedSeat, WatchedTable};

use super::delay::delay_text;
use crate::host::api;
use crate::host::session::Session;
use crate::shell::continued::game_name;
use crate::shell::fields::level_name;
use crate::shell::heading::Heading;
use crate::shell::home::badge;
use crate::shell::people::profile_address;
use crate::standing::{Asked, answered_in_part};
use crate::texts::t;

/// How often the page looks again.
const AGAIN: Duration = Duration::from_secs(15);

/// The page.
#[component]
pub fn LivePage() -> impl IntoView {
    let session = Session::find();
    session.ask();
    let tables = RwSignal::new(None::<Vec<WatchedTable>>);
    let error = RwSignal::new(None);
    let look = move || {
        leptos::task::spawn_local(async move {
            match api::get("/api/watch").await {
                Ok(found) => {
                    let _ = error.try_set(None);
                    let _ = tables.try_set(Some(found));
                }
                Err(refused) => drop(error.try_set(Some(refused.text))),
            }
        });
    };
    look();
    let again = set_interval_with_handle(look, AGAIN);
    on_cleanup(move || {
        if let Ok(again) = again {
            again.clear();
        }
    });
    let list = move || {
        let mut found = tables.get()?;
        found.sort_by_key(|table| !table.followed); // those first whom one knows
        Some(if found.is_empty() {
            view! { <p>{t!("watch.none")}</p> }.into_any()
        } else {
            view! { <div class="tickets" data-live>{found.iter().map(ticket).collect_view()}</div> }.into_any()
        })
    };
    view! {
        <section class="sheet narrow">
            <Heading text=t!("watch.title")/>
            {list}
            {crate::shell::fields::problem(error)}
            {move || session.me().is_some().then(|| view! { <Following/> })}
        </section>
    }
}

fn ticket(table: &WatchedTable) -> AnyView {
    let names: Vec<String> = table.seats.iter().map(name).collect();
    let progress = t!("watch.progress", n = table.decisions, watching = table.watching);
    let behind = (table.delay != Delay::None).then(|| delay_text(table.delay));
    let followed = table
        .followed
        .then(|| view! { <span class="whose yours">{t!("watch.followed")}</span> });
    let (sign, game) = (badge(&table.game), game_name(&table.game));
    view! {
        <A href=format!("/table/{}", table.id) attr:class="ticket">
            {sign}
            <span><strong>{game}</strong><span class="soft">{t!("games.with", names = names)}</span>
                <span class="soft">{progress}{behind.map(|behind| format!(" · {behind}"))}</span></span>
            {followed}
        </A>
    }
    .into_any()
}

fn name(seat: &WatchedSeat) -> String {
    match (&seat.name, &seat.level) {
        (Some(name), _) => name.clone(),
        (None, Some(level)) => t!("table.bot", level = level_name(level)),
        (None, None) => t!("standing.somebody"),
    }
}

/// Whom one follows.
#[component]
fn Following() -> impl IntoView {
    let followed: Asked<Vec<Followed>> = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        followed.try_set(Some(api::get("/api/me/follows").await));
    });
    let line = |one: Followed| {
        let playing =
            (one.playing > 0).then(|| view! { " " <span class="tag">{t!("watch.playing", n = one.playing)}</span> });
        view! { <li><A href=profile_address(&one.name)>{one.name.clone()}</A>{playing}</li> }
    };
    let list = move |all: Vec<Followed>| {
        if all.is_empty() {
            return view! { <p class="soft">{t!("watch.following_none")}</p> }.into_any();
        }
        view! { <ul data-following>{all.into_iter().map(line).collect_view()}</ul> }.into_any()
    };
    view! {
        <h2>{t!("watch.following")}</h2>
        {answered_in_part(followed, list)}
    }
}
