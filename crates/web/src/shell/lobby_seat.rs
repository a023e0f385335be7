//! A seat in the lobby: who sits there, and what can be done about it.

use leptos::html::Button;
use leptos::prelude::*;
use table::Seat;

use super::copied::Copied;
use super::fields::guest_mark;
use super::lobby::ask;
use super::people::person_link;
use super::visit::{Asker, Want};
use crate::browser;
use crate::host::api::{self, AnySeat, Link, OneSeat, SeatInfo, Sitting, TableInfo};
use crate::host::room::Room;
use crate::shell::fields::level_name;
use crate::texts::t;

/// All seats.
pub fn seats(room: Room, info: &TableInfo, error: RwSignal<Option<String>>) -> Vec<AnyView> {
    (0u8..)
        .filter_map(Seat::new)
        .zip(&info.seats)
        .map(|(seat, who)| line(room, info, seat, who, error))
        .collect()
}

fn line(room: Room, info: &TableInfo, seat: Seat, who: &SeatInfo, error: RwSignal<Option<String>>) -> AnyView {
    let asker = Asker::find();
    let join = move |_| {
        if asker.asks(Want::Seat) {
            return;
        }
        ask(error, async move {
            api::tell(
                &format!("/api/tables/{}/join", room.id()),
                &AnySeat { seat: Some(seat) },
            )
            .await
        });
    };
    let can_join = who.sitter == Sitting::Open && info.own().is_empty() && !info.asks_you();
    let can_remove = info.host && !who.yours && matches!(who.sitter, Sitting::Person | Sitting::Asked);
    let is_free = matches!(who.sitter, Sitting::Open | Sitting::Invited | Sitting::Asked);
    let guest = who.guest.then(guest_mark);
    let has_profile = who.sitter == Sitting::Person && !who.guest;
    view! {
        <li class=format!("lobby-seat seat-{}", seat.index()) class:free=is_free>
            <span class="seat-number" aria-hidden="true">{seat.index() + 1}</span>
            <span class="who"><strong>{person_link(name(who), has_profile)}" "{guest}</strong><span class="soft">{note(room, seat, who)}</span></span>
            {can_join.then(|| view! { <button class="main" data-join on:click=join>{t!("lobby.sit")}</button> })}
            {(who.sitter == Sitting::Invited && info.host).then(|| view! { <SeatLink room seat/> })}
            {can_remove.then(|| view! { <Removal room seat who=who.clone() error/> })}
        </li>
    }
    .into_any()
}

fn name(who: &SeatInfo) -> String {
    match who.sitter {
        Sitting::Open => t!("lobby.open"),
        Sitting::Invited => t!("lobby.invited"),
        Sitting::Person | Sitting::Asked => who.name.clone().unwrap_or_default(),
        Sitting::Bot => t!(
            "table.bot",
            level = level_name(who.level.as_deref().unwrap_or_default())
        ),
    }
}

fn note(room: Room, seat: Seat, who: &SeatInfo) -> impl Fn() -> String + use<> {
    let (sitter, yours, kept_for_you) = (who.sitter, who.yours, who.kept_for_you);
    move || match sitter {
        Sitting::Open => t!("lobby.open_note"),
        Sitting::Invited => t!("lobby.invited_note"),
        Sitting::Asked if kept_for_you => t!("lobby.kept"),
        Sitting::Asked => t!("lobby.asked"),
        Sitting::Person if yours => t!("lobby.yours"),
        Sitting::Person if room.away.get().contains(seat) => t!("lobby.is_away"),
        Sitting::Person => t!("lobby.is_there"),
        Sitting::Bot => t!("lobby.ready"),
    }
}

/// The host removes whoever sits on the seat, or stops waiting for an answer; but not by one click.
#[component]
fn Removal(room: Room, seat: Seat, who: SeatInfo, error: RwSignal<Option<String>>) -> impl IntoView {
    let sure = RwSignal::new(false);
    let remove = move |_| {
        ask(error, async move {
            api::tell(&format!("/api/tables/{}/remove", room.id()), &OneSeat { seat }).await
        });
    };
    let words = RemovalWords::of(who);
    move || {
        let words = words.clone();
        if !sure.get() {
            return view! { <button class="quiet" data-remove aria-label=words.label on:click=move |_| sure.set(true)>{words.button}</button> }.into_any();
        }
        let stay = NodeRef::<Button>::new();
        stay.on_load(|button| drop(button.focus()));
        let label = words.question.clone();
        view! {
            <span class="sure" role="group" aria-label=label>
                <span>{words.question}</span>
                <button class="main" data-remove-sure on:click=remove>{words.yes}</button>
                <button data-keep node_ref=stay on:click=move |_| sure.set(false)>{words.no}</button>
            </span>
        }
        .into_any()
    }
}

#[derive(Clone)]
struct RemovalWords {
    button: String,
    label: String,
    question: String,
    yes: String,
    no: String,
}

impl RemovalWords {
    fn of(who: SeatInfo) -> RemovalWords {
        let name = who.name.unwrap_or_default();
        if who.sitter == Sitting::Asked {
            RemovalWords {
                button: t!("lobby.stop_waiting"),
                label: t!("lobby.stop_waiting_for", name = name),
                question: t!("lobby.stop_waiting_sure", name = name),
                yes: t!("lobby.stop_waiting_yes"),
                no: t!("lobby.stop_waiting_no"),
            }
        } else {
            RemovalWords {
                button: t!("lobby.remove"),
                label: t!("lobby.remove_whom", name = name),
                question: t!("lobby.remove_sure", name = name),
                yes: t!("lobby.remove_yes"),
                no: t!("lobby.remove_no"),
            }
        }
    }
}

/// The secret link to an invited seat, for its host.
#[component]
fn SeatLink(room: Room, seat: Seat) -> impl IntoView {
    let secret = RwSignal::new(
        kept_links(&room.id())
            .into_iter()
            .find(|link| link.seat == seat)
            .map(|link| link.secret),
    );
    let fresh = move |_| {
        leptos::task::spawn_local(async move {
            if let Ok(link) = api::post::<Link>(&format!("/api/tables/{}/link", room.id()), &OneSeat { seat }).await {
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
