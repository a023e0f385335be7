//! The lobby of a table on the server: who is there, who is missing, and how they come.

use leptos::prelude::*;
use leptos_router::components::A;
use serde_json::json;
use table::Seat;

use super::continued::game_name;
use super::copied::Copied;
use super::fields::problem;
use super::heading::Heading;
use super::home::badge;
use super::new_options;
use super::talk::Talk;
use crate::browser;
use crate::host::api::{self, Link, Refused, SeatInfo, Sitting, TableInfo};
use crate::host::room::Room;
use crate::texts::t;

/// The lobby.
#[component]
pub fn Lobby(
    /// The table.
    room: Room,
) -> impl IntoView {
    let error = RwSignal::new(None);
    let game = room.info.with_untracked(|info| info.as_ref().map(|info| info.game.clone()).unwrap_or_default());
    // what is said and typed stays in place while the rest follows the table
    let told = move || {
        room.info.get().map(|info| {
            view! {
                <ol class="lobby-seats">{seats(room, &info, error)}</ol>
                {problem(error)}
                {ways(room, &info, error)}
                {invitation(&info)}
                {fairness(&info)}
            }
        })
    };
    view! {
        <section class="sheet lobby">
            <div class="title-row">{badge(&game)}<Heading text=t!("lobby.title", game = game_name(&game))/></div>
            <p class="soft facts">{move || room.info.with(|info| info.as_ref().map(facts))}</p>
            <div class="lobby-parts">
                <div>{told}</div>
                <div class="lobby-talk"><h2>{t!("lobby.chat")}</h2><Talk room/></div>
            </div>
        </section>
    }
}

/// Clock, options and spectators in a few words.
pub fn facts(info: &TableInfo) -> impl IntoView + use<> {
    let looking = if info.spectators { t!("lobby.spectators") } else { t!("lobby.no_spectators") };
    let options = info.options.iter().filter_map(|(name, value)| new_options::chosen(&info.game, name, value));
    [info.clock.text(), looking].into_iter().chain(options).map(|fact| view! { <span>{fact}</span> }).collect_view()
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

fn seats(room: Room, info: &TableInfo, error: RwSignal<Option<String>>) -> Vec<AnyView> {
    let can_join = info.own().is_empty();
    (0u8..).zip(&info.seats).filter_map(|(number, seat)| Some(seat_line(room, Seat::new(number)?, seat, can_join, info.host, error))).collect()
}

fn seat_line(room: Room, seat: Seat, info: &SeatInfo, can_join: bool, host: bool, error: RwSignal<Option<String>>) -> AnyView {
    let join = move |_| ask(error, async move { api::tell(&format!("/api/tables/{}/join", room.id()), &json!({ "seat": seat })).await });
    let who = match info.sitter {
        Sitting::Open => t!("lobby.open"),
        Sitting::Invited => t!("lobby.invited"),
        Sitting::Person => info.name.clone().unwrap_or_default(),
        Sitting::Bot => t!("table.bot", level = t!(&format!("level.{}", info.level.clone().unwrap_or_default()))),
    };
    let (sitter, yours) = (info.sitter, info.yours);
    let note = move || match sitter {
        Sitting::Open => t!("lobby.open_note"),
        Sitting::Invited => t!("lobby.invited_note"),
        Sitting::Person if yours => t!("lobby.yours"),
        Sitting::Person if room.away.get().contains(seat) => t!("lobby.is_away"),
        Sitting::Person => t!("lobby.is_there"),
        Sitting::Bot => t!("lobby.ready"),
    };
    let is_free = matches!(info.sitter, Sitting::Open | Sitting::Invited);
    view! {
        <li class=format!("lobby-seat seat-{}", seat.index()) class:free=is_free>
            <span class="seat-number" aria-hidden="true">{seat.index() + 1}</span>
            <span><strong>{who}</strong><span class="soft">{note}</span></span>
            {(info.sitter == Sitting::Open && can_join).then(|| view! { <button class="main" data-join on:click=join>{t!("lobby.sit")}</button> })}
            {(info.sitter == Sitting::Invited && host).then(|| view! { <SeatLink room seat/> })}
        </li>
    }
    .into_any()
}

/// The secret link to an invited seat, for its host.
#[component]
fn SeatLink(room: Room, seat: Seat) -> impl IntoView {
    let secret = RwSignal::new(kept_links(&room.id()).into_iter().find(|link| link.seat == seat).map(|link| link.secret));
    let fresh = move |_| {
        leptos::task::spawn_local(async move {
            if let Ok(link) = api::post::<Link>(&format!("/api/tables/{}/link", room.id()), &json!({ "seat": seat })).await {
                secret.try_set(Some(link.secret.clone()));
                keep(&room.id(), link);
            }
        });
    };
    move || match secret.get() {
        Some(secret) => view! { <Copied address=format!("/claim/{secret}") label=t!("lobby.copy_seat")/> }.into_any(),
        None => view! { <button on:click=fresh>{t!("lobby.make_link")}</button> }.into_any(),
    }
}

fn kept_links(table: &str) -> Vec<Link> {
    browser::load(&format!("links.{table}")).unwrap_or_default()
}

/// The older link to the seat has ended.
fn keep(table: &str, link: Link) {
    let mut links = kept_links(table);
    links.retain(|kept| kept.seat != link.seat);
    links.push(link);
    browser::keep(&format!("links.{table}"), &links);
}

fn ways(room: Room, info: &TableInfo, error: RwSignal<Option<String>>) -> impl IntoView + use<> {
    let waiting = info.is_waiting();
    let start = move |_| ask(error, async move { api::order(&format!("/api/tables/{}/start", room.id())).await });
    let leave = move |_| ask(error, async move { api::order(&format!("/api/tables/{}/leave", room.id())).await });
    let begin = info.host.then(|| view! { <button class="main big" data-start disabled=waiting on:click=start>{t!("lobby.start")}</button> });
    let note = match (info.host, waiting) {
        (_, true) => t!("lobby.waiting"),
        (true, false) => t!("lobby.all_there"),
        (false, false) => t!("lobby.host_starts"),
    };
    let leaving = if info.host { t!("lobby.close") } else { t!("lobby.leave") };
    view! {
        <p class="ways">
            {begin}
            <span class="soft" role="status">{note}</span>
            {(info.host || !info.own().is_empty()).then(|| view! { <button class="quiet" data-leave on:click=leave>{leaving}</button> })}
        </p>
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

/// The hash of the seed: what makes it certain that nobody changes the cards later.
pub fn fairness(info: &TableInfo) -> impl IntoView + use<> {
    let seed = info.seed.clone().map(|seed| view! { <p>{t!("lobby.seed")}<br/><code>{seed}</code></p> });
    view! {
        <details class="fairness">
            <summary>{t!("lobby.fairness")}</summary>
            <p>{t!("lobby.fairness_note")}</p>
            <code>{info.hash.clone()}</code>
            {seed}
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
