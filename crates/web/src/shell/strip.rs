//! The strip over a table of the server: talk, and what else concerns the table rather than the game.

use leptos::prelude::*;
use leptos_router::components::A;

use super::continued::game_name;
use super::copied::Copied;
use super::fields::problem;
use super::home::badge;
use super::lobby::{ask, facts, fairness};
use super::online::{OnlinePage, online};
use super::passport::KeepName;
use super::rematch::Rematch;
use super::talk::Talk;
use crate::host::api::{self, OneSeat, Resignation, State, TableInfo};
use crate::host::room::Room;
use crate::plan::PlanStrip;
use crate::texts::t;
use crate::time::{PauseLine, TimeWays};
use crate::watch::DelayNote;

/// The strip with its drawer.
#[component]
pub fn Strip(
    /// The table.
    room: Room,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let unread = move || room.count_unread();
    let name = move || {
        room.info.with(|info| {
            info.as_ref()
                .map(|info| view! { {badge(&info.game)}<span>{game_name(&info.game)}</span>{beyond(info)} })
        })
    };
    provide_context(room);
    let is_ending = Memo::new(move |_| {
        room.info.with(|info| {
            info.as_ref()
                .is_some_and(|info| info.called_off || !info.to_end.is_empty())
        })
    });
    let is_ending = move || is_ending.get();
    let looks_on = move || {
        room.info
            .with(|info| info.as_ref().is_some_and(|info| info.own().is_empty()))
    };
    view! {
        <div class="strip">
            <span class="strip-name">{name}</span>
            {move || looks_on().then(|| view! { <span class="tag">{t!("lobby.looking_on")}</span> })}
            <DelayNote room/>
            <PauseLine room/>
            <span class="gap"></span>
            <PlanStrip room/>
            <Rematch room/>
            <button class="quiet" data-talk aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                {t!("lobby.talk")}
                {move || (unread() > 0).then(|| view! { <span class="count">{unread}</span> })}
            </button>
        </div>
        {move || is_ending().then(|| online(OnlinePage::EndQuestion))}
        {move || open.get().then(|| drawer(room, open))}
    }
}

/// The way back to the tournament, or to the daily challenge.
fn beyond(info: &TableInfo) -> Option<AnyView> {
    let (address, text) = match &info.cup {
        Some(cup) => (format!("/cups/{cup}"), t!("home.cups")),
        None if info.daily => (format!("/daily/{}", info.game), t!("home.daily")),
        None => return None,
    };
    Some(view! { <A href=address attr:data-beyond="">{text}</A> }.into_any())
}

fn drawer(room: Room, open: RwSignal<bool>) -> impl IntoView {
    let error = RwSignal::new(None);
    view! {
        <aside class="drawer" aria-label=t!("lobby.talk") on:keydown=move |event| if event.key() == "Escape" { open.set(false) }>
            <div class="title-row"><h2>{t!("lobby.chat")}</h2><button class="quiet" aria-label=t!("lobby.close_drawer") on:click=move |_| open.set(false)>"✕"</button></div>
            <Talk room/>
            <TimeWays room error/>
            {move || room.info.get().map(|info| about(room, &info, error))}
            {online(OnlinePage::AtTable)}
            <KeepName room/>
            {problem(error)}
        </aside>
    }
}

fn about(room: Room, info: &TableInfo, error: RwSignal<Option<String>>) -> impl IntoView + use<> {
    let watch = info
        .spectators
        .then(|| view! { <p><Copied address=format!("/table/{}", info.id) label=t!("lobby.copy_watch")/></p> });
    let record = format!("/api/tables/{}/record", info.id);
    view! {
        <h2>{t!("lobby.table")}</h2>
        <p class="soft facts">{facts(info)}</p>
        {watch}
        {own_ways(room, info, error)}
        {fairness(room, info)}
        <p><a href=record rel="external" download="record.json">{t!("lobby.record")}</a></p>
    }
}

/// Taking a seat back from the bot that stands in, and giving one up.
fn own_ways(room: Room, info: &TableInfo, error: RwSignal<Option<String>>) -> Option<AnyView> {
    let own = info.own();
    let seat = own.first().filter(|_| info.state == State::Running)?;
    let stood_in = own.iter().find(|seat| info.seats[seat.index()].stood_in);
    let back = stood_in.map(|seat| {
        let back = move |_| {
            ask(error, async move {
                api::tell(&format!("/api/tables/{}/back", room.id()), &OneSeat { seat }).await
            });
        };
        view! { <p><button class="main" on:click=back>{t!("lobby.back")}</button></p> }
    });
    let sure = RwSignal::new(false);
    let resign = move |_| {
        ask(error, async move {
            api::tell(
                &format!("/api/tables/{}/resign", room.id()),
                &Resignation {
                    seat,
                    level: "casual".to_owned(),
                },
            )
            .await
        });
    };
    let resigning = move || {
        if sure.get() {
            view! {
                <p>{t!("lobby.resign_sure")}</p>
                <p class="ways"><button class="main" data-resign on:click=resign>{t!("lobby.resign")}</button><button on:click=move |_| sure.set(false)>{t!("lobby.stay")}</button></p>
            }
            .into_any()
        } else {
            view! { <p><button on:click=move |_| sure.set(true)>{t!("lobby.resign_ask")}</button></p> }.into_any()
        }
    };
    Some(view! { {back} {resigning} }.into_any())
}
