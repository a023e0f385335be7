//! The page of a table on the server: the lobby before the game, the table from its start on.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::guide;
use super::page::at_table;
use super::players::SeatAside;
use crate::boards::{self, Board};
use crate::host::api::{self, AnySeat, Refused, State, TableInfo};
use crate::host::remote::Remote;
use crate::host::room::Room;
use crate::plan;
use crate::shell::bell;
use crate::shell::continued::game_name;
use crate::shell::dead_end::DeadEnd;
use crate::shell::heading::title;
use crate::shell::learn;
use crate::shell::lobby::{ClosedTable, Lobby};
use crate::shell::naming::signed_in_or;
use crate::shell::rematch::Rematch;
use crate::shell::strip::Strip;
use crate::shell::visit::{Visit, has_open_seat};
use crate::texts::t;
use crate::time;

/// A table on the server.
#[component]
pub fn RemoteTable() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.read().get("id").unwrap_or_default());
    let visit = Visit::provide();
    let stranger = move || {
        let id = id.get();
        visit.show(&id.clone(), move || in_room(Room::open(&id)))
    };
    signed_in_or(stranger, move || {
        let id = id.get();
        // who came by a link and just gave a name wants to sit down
        if !visit.takes_seat() {
            return in_room(Room::open(&id));
        }
        if visit.is_private() {
            return after_sitting_down(id);
        }
        let room = Room::open(&id);
        sit_down(room);
        in_room(room)
    })
}

async fn join(id: &str) -> Result<(), Refused> {
    api::tell(&format!("/api/tables/{id}/join"), &AnySeat::default()).await
}

/// At a table that only players see: it is opened once there is a seat at it.
fn after_sitting_down(id: String) -> AnyView {
    let (joined, asked) = (RwSignal::new(None), id.clone());
    leptos::task::spawn_local(async move {
        joined.try_set(Some(join(&asked).await));
    });
    let shown = move || match joined.get() {
        None => view! { <p class="sheet narrow soft" role="status">{t!("online.connecting")}</p> }.into_any(),
        Some(Ok(())) => in_room(Room::open(&id)),
        Some(Err(refused)) => view! { <DeadEnd title=t!("online.no_table") text=refused.text/> }.into_any(),
    };
    view! { {shown} }.into_any()
}

/// Sits down as soon as the table is known, if there is an open seat.
fn sit_down(room: Room) {
    Effect::new(move |done: Option<bool>| {
        let info = room.info.get();
        let Some(info) = info.filter(|_| done != Some(true)) else {
            return done.unwrap_or_default();
        };
        if has_open_seat(&info) && info.own().is_empty() {
            leptos::task::spawn_local(async move { drop(join(&info.id).await) });
        }
        true
    });
}

/// What a page shows of a table.
#[derive(Clone, PartialEq)]
enum Stage {
    Unknown,
    Gathering,
    Closed,
    Playing(String),
}

fn stage(info: Option<&TableInfo>) -> Stage {
    match info {
        None => Stage::Unknown,
        Some(info) => match info.state {
            State::Open => Stage::Gathering,
            State::Closed => Stage::Closed,
            State::Running | State::Finished => Stage::Playing(info.game.clone()),
        },
    }
}

fn in_room(room: Room) -> AnyView {
    provide_context(SeatAside {
        room,
        beside: time::beside,
        below: time::below,
    });
    bell::listen(room);
    let stage = Memo::new(move |_| stage(room.info.read().as_ref()));
    let shown = move || {
        if let Some(error) = room.ended.get() {
            let was_there = room.info.with_untracked(Option::is_some);
            let heading = if was_there {
                t!("online.gone")
            } else {
                t!("online.no_table")
            };
            return view! { <DeadEnd title=heading text=error/> }.into_any();
        }
        match stage.get() {
            Stage::Unknown => {
                view! { <p class="sheet narrow soft" role="status">{t!("online.connecting")}</p> }.into_any()
            }
            Stage::Gathering => gathering(room),
            Stage::Closed => view! { <ClosedTable/> }.into_any(),
            Stage::Playing(game) => playing(room, &game),
        }
    };
    view! { {shown} }.into_any()
}

/// The lobby. The game comes meanwhile: its options have names, and it will soon be played.
fn gathering(room: Room) -> AnyView {
    let game = room
        .info
        .with_untracked(|info| info.as_ref().map(|info| info.game.clone()));
    boards::with_game(&game.unwrap_or_default(), move |_| view! { <Lobby room/> }.into_any())
}

fn playing(room: Room, game: &str) -> AnyView {
    title(&game_name(game));
    let game = game.to_owned();
    let table = move || {
        if !boards::has_board(&game) {
            view! { <p class="sheet narrow">{t!("home.no_board")}</p> }.into_any()
        } else if room.planning.get() {
            plan::mode(room)
        } else {
            boards::with_game(&game, move |game| game.remote_table(room))
        }
    };
    view! {
        <Strip room/>
        {table}
    }
    .into_any()
}

/// A table of the server, with its game.
pub fn open<G: Board>(room: Room) -> AnyView {
    let (table, id) = (Remote::<G>::open(room), room.id());
    let is_invited = room.info.with_untracked(|info| {
        info.as_ref()
            .is_some_and(|info| info.state == State::Running && !info.host && !info.own().is_empty())
    });
    if is_invited {
        learn::guide_newcomer(&id, G::meta().id);
    }
    view! {
        {guide::guide(table, &id)}
        {at_table(table, move || view! { <p class="ways"><Rematch room/></p> }.into_any())}
    }
    .into_any()
}
