//! The games that go on, at the top of home.

use leptos::prelude::*;
use leptos_router::components::A;

use super::home::badge;
use crate::boards;
use crate::browser;
use crate::host::api::{self, Listed, TableNews};
use crate::host::kept::{self, Kept};
use crate::host::session::Session;
use crate::texts::t;

/// More than this are found under My games.
const SHOWN: usize = 4;

/// The games that go on.
#[component]
pub fn Continued() -> impl IntoView {
    let session = Session::find();
    session.ask();
    let online = RwSignal::new(Vec::<Listed>::new());
    let turns = RwSignal::new(Vec::<String>::new());
    Effect::new(move |_| {
        if session.me().is_some() {
            leptos::task::spawn_local(async move {
                if let Ok(tables) = api::get::<Vec<Listed>>("/api/me/tables?state=running").await {
                    let ids: Vec<String> = tables.iter().take(SHOWN).map(|table| table.id.clone()).collect();
                    online.try_set(tables);
                    find_turns(ids, turns).await;
                }
            });
        }
    });
    let local: Vec<Kept> = kept::all()
        .into_iter()
        .filter(|kept| kept.result.is_none())
        .take(SHOWN)
        .collect();
    move || {
        let (mut tables, turns) = (online.get(), turns.get());
        tables.truncate(SHOWN);
        tables.sort_by_key(|table| !turns.contains(&table.id));
        let remote = tables
            .iter()
            .map(|table| remote_ticket(table, turns.contains(&table.id)));
        let tickets: Vec<AnyView> = remote.chain(local.iter().map(local_ticket)).collect();
        (!tickets.is_empty()).then(|| {
            view! {
                <section class="continued" aria-labelledby="continued">
                    <h2 id="continued">{t!("home.continue")}</h2>
                    <div class="tickets">{tickets}</div>
                </section>
            }
        })
    }
}

/// Finds out at which of the tables it is the reader's turn.
async fn find_turns(tables: Vec<String>, turns: RwSignal<Vec<String>>) {
    for id in tables {
        let Ok(news) = api::get::<TableNews>(&format!("/api/tables/{id}?seen={}", u32::MAX)).await else {
            continue;
        };
        let own = news.info.map(|info| info.own());
        if own.is_some_and(|own| news.awaiting.iter().any(|seat| own.contains(seat))) {
            turns.try_update(|turns| turns.push(id));
        }
    }
}

fn local_ticket(kept: &Kept) -> AnyView {
    let names: Vec<String> = kept::sitters(&kept.seats)
        .into_iter()
        .map(|sitter| sitter.name)
        .collect();
    ticket(
        format!("/local/{}", kept.id),
        &kept.game,
        names.join(" · "),
        ago(kept.touched),
        false,
    )
}

fn remote_ticket(listed: &Listed, turn: bool) -> AnyView {
    let names = t!("online.table_of", name = listed.host, n = listed.players);
    let note = if turn {
        t!("home.your_turn")
    } else {
        api::clock_text(listed.clock)
    };
    ticket(format!("/table/{}", listed.id), &listed.game, names, note, turn)
}

fn ticket(address: String, game: &str, names: String, note: String, turn: bool) -> AnyView {
    let (sign, name) = (badge(game), game_name(game));
    view! {
        <A href=address attr:class="ticket">
            {sign}
            <span><strong>{name}</strong><span class="soft">{names}</span></span>
            <span class="when" class:soft=!turn class:turn=turn>{note}</span>
        </A>
    }
    .into_any()
}

/// The full name of a game.
pub fn game_name(id: &str) -> String {
    boards::cover(id).map_or_else(|| id.to_owned(), |cover| cover.meta.name.to_owned())
}

/// How long ago a moment is, in words.
pub fn ago(then: f64) -> String {
    let minutes = ((browser::now() - then) / 60_000.0).max(0.0) as u64;
    match minutes {
        0..2 => t!("home.just_now"),
        2..60 => t!("home.minutes_ago", n = minutes),
        60..1440 => t!("home.hours_ago", n = minutes / 60),
        _ => t!("home.days_ago", n = minutes / 1440),
    }
}
