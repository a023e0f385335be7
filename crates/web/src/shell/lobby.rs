//! The lobby of a table on the server: who is there, who is missing, and how they come.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;

use super::continued::game_name;
use super::copied::Copied;
use super::fields::problem;
use super::heading::Heading;
use super::home::badge;
use super::lobby_seat::seats;
use super::new_options;
use super::passport::KeepName;
use super::talk::Talk;
use crate::host::api::{self, AnySeat, Chosen, Refused, Sitting, TableInfo};
use crate::host::room::Room;
use crate::texts::t;
use crate::time::clock_text;
use crate::watch::delay_text;

/// The lobby.
#[component]
pub fn Lobby(
    /// The table.
    room: Room,
) -> impl IntoView {
    let error = RwSignal::new(None);
    Effect::new(move |_| {
        if let Some(refused) = room.refusal() {
            error.set(Some(refused.text));
        }
    });
    let game = room
        .info
        .with_untracked(|info| info.as_ref().map(|info| info.game.clone()).unwrap_or_default());
    // what is said and typed stays in place while the rest follows the table
    let told = move || {
        room.info.get().map(|info| {
            view! {
                {info.asks_you().then(|| question(room, &info, error))}
                <ol class="lobby-seats">{seats(room, &info, error)}</ol>
                {problem(error)}
                {(!info.asks_you()).then(|| ways(room, &info, error))}
                {invitation(&info)}
                {fairness(room, &info)}
            }
        })
    };
    view! {
        <section class="sheet lobby">
            <div class="title-row">{badge(&game)}<Heading text=t!("lobby.title", game = game_name(&game))/></div>
            {move || room.adrift.get().then(|| view! { <p class="adrift" role="status">{t!("table.reconnecting")}</p> })}
            <p class="soft facts">{move || room.info.with(|info| info.as_ref().map(facts))}</p>
            <div class="lobby-parts">
                <div>{told}<KeepName room/></div>
                <div class="lobby-talk"><h2>{t!("lobby.chat")}</h2><Talk room/></div>
            </div>
        </section>
    }
}

/// Clock, options and spectators in a few words.
pub fn facts(info: &TableInfo) -> impl IntoView + use<> {
    let looking = match (info.spectators, info.spectator_chat) {
        (false, _) => t!("lobby.no_spectators"),
        (true, false) => t!("lobby.spectators"),
        (true, true) => t!("lobby.spectators_talk"),
    };
    let rated = if info.rated {
        t!("lobby.rated")
    } else {
        t!("lobby.unrated")
    };
    let usual = [clock_text(&info.clock), looking, rated].map(|fact| view! { <span>{fact}</span> });
    let options = info
        .options
        .iter()
        .filter_map(|(name, value)| Some(option(name, value, new_options::chosen(&info.game, name, value)?)));
    let behind = info
        .delay
        .as_ref()
        .and_then(wire::Unread::read)
        .filter(|_| info.spectators);
    let behind = behind.map(|delay| view! { <span data-behind>{delay_text(delay)}</span> });
    view! { {usual.collect_view()}{behind}{options.collect_view()} }
}

/// An option; your own list can be opened.
fn option(name: &str, value: &Chosen, fact: String) -> AnyView {
    match value {
        Chosen::Short(_) => view! { <span data-option=name.to_owned()>{fact}</span> }.into_any(),
        Chosen::Long { list } => {
            let list = format!("/api/lists/{list}");
            view! { <span data-option=name.to_owned()><a href=list rel="external" target="_blank">{fact}</a></span> }
                .into_any()
        }
    }
}

/// Tells the server something; what it refuses is shown.
pub fn ask(error: RwSignal<Option<String>>, asking: impl Future<Output = Result<(), Refused>> + 'static) {
    error.set(None);
    leptos::task::spawn_local(async move {
        if let Err(refused) = asking.await {
            error.try_set(Some(refused.text));
        }
    });
}

/// To somebody for whom a seat is kept: another game?
fn question(room: Room, info: &TableInfo, error: RwSignal<Option<String>>) -> impl IntoView + use<> {
    let navigate = use_navigate();
    let agree = move |_| {
        ask(error, async move {
            api::tell(&format!("/api/tables/{}/join", room.id()), &AnySeat::default()).await
        });
    };
    let decline = move |_| {
        let navigate = navigate.clone();
        ask(error, async move {
            api::order(&format!("/api/tables/{}/leave", room.id())).await?;
            navigate("/games", NavigateOptions::default());
            Ok(())
        });
    };
    let there: Vec<&str> = info
        .seats
        .iter()
        .filter(|seat| seat.sitter == Sitting::Person)
        .filter_map(|seat| seat.name.as_deref())
        .collect();
    view! {
        <div class="invitation question">
            <h2>{t!("lobby.again")}</h2>
            <p>{t!("lobby.again_note", names = there)}</p>
            <p class="ways">
                <button class="main big" data-agree on:click=agree>{t!("lobby.agree")}</button>
                <button data-decline on:click=decline>{t!("lobby.decline")}</button>
            </p>
        </div>
    }
}

/// Starting, and leaving.
fn ways(room: Room, info: &TableInfo, error: RwSignal<Option<String>>) -> impl IntoView + use<> {
    let asked = info.asked();
    let start = move |_| {
        ask(error, async move {
            api::order(&format!("/api/tables/{}/start", room.id())).await
        });
    };
    let leave = move |_| {
        ask(error, async move {
            api::order(&format!("/api/tables/{}/leave", room.id())).await
        });
    };
    let note = match () {
        () if info.has_free_seat() => t!("lobby.waiting"),
        () if !asked.is_empty() => t!("lobby.waiting_for_answer", names = asked),
        () if info.host => t!("lobby.all_there"),
        () => t!("lobby.host_starts"),
    };
    let is_waiting = info.has_free_seat() || !asked.is_empty();
    let begin = info.host.then(|| view! { <button class="main big" data-start disabled=is_waiting on:click=start>{t!("lobby.start")}</button> });
    let leaving = if info.host {
        t!("lobby.close")
    } else {
        t!("lobby.leave")
    };
    view! {
        <p class="ways">
            {begin}
            <span class="soft" role="status">{note}</span>
            {(info.host || !info.own().is_empty()).then(|| view! { <button class="quiet" data-leave on:click=leave>{leaving}</button> })}
        </p>
        {info.host.then(|| view! { <p class="soft"><A href=format!("/told?table={}", room.id()) attr:data-table-hook="">{t!("lobby.hook")}</A></p> })}
    }
}

fn invitation(info: &TableInfo) -> Option<impl IntoView + use<>> {
    let open = info.seats.iter().any(|seat| seat.sitter == Sitting::Open);
    (open || info.spectators).then(|| {
        view! {
            <div class="invitation">
                <h2>{if open { t!("lobby.invite") } else { t!("lobby.watch") }}</h2>
                <p class="soft">{if open { t!("lobby.invite_note") } else { t!("lobby.watch_note") }}</p>
                <Copied address=format!("/table/{}", info.id) label=t!("lobby.copy") wide=true/>
            </div>
        }
    })
}

/// What makes it certain that nobody changes the cards, or what was decided, later: the hash of the seed, and the chain over all decisions.
pub fn fairness(room: Room, info: &TableInfo) -> impl IntoView + use<> {
    let seed = info
        .seed
        .clone()
        .map(|seed| view! { <p>{t!("lobby.seed")}<br/><code>{seed}</code></p> });
    let chain = move || {
        room.chain
            .get()
            .map(|link| view! { <p>{t!("lobby.chain")}</p><code data-chain>{link}</code> })
    };
    view! {
        <details class="fairness">
            <summary>{t!("lobby.fairness")}</summary>
            <p>{t!("lobby.fairness_note")}</p>
            <code>{info.hash.clone()}</code>
            {seed}
            {chain}
        </details>
    }
}

/// A table that was closed before it came to a game.
#[component]
pub fn ClosedTable() -> impl IntoView {
    view! {
        <section class="sheet narrow">
            <Heading text=t!("lobby.closed")/>
            <p>{t!("lobby.closed_note")}</p>
            <p><A href="/" attr:class="button main">{t!("missing.home")}</A></p>
        </section>
    }
}
