//! The page of a table on the server: the lobby before the game, the table from its start on.

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;

use super::page::at_table;
use crate::boards::{self, Board};
use crate::host::api::{self, AnySeat, Sitting, State, TableInfo, TableNews};
use crate::host::remote::Remote;
use crate::host::room::Room;
use crate::host::session::{Known, Session};
use crate::shell::continued::game_name;
use crate::shell::heading::{Heading, title};
use crate::shell::lobby::{ClosedTable, Lobby};
use crate::shell::naming::signed_in;
use crate::shell::rematch::Rematch;
use crate::shell::strip::Strip;
use crate::texts::t;

/// A table on the server.
#[component]
pub fn RemoteTable() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.read().get("id").unwrap_or_default());
    // who came by a link and just gave a name wants to sit down
    let newcomer = StoredValue::new(false);
    let named = Callback::new(move |()| newcomer.set_value(true));
    signed_in(invitation(id), named, move || {
        let room = Room::open(&id.get());
        if newcomer.get_value() {
            newcomer.set_value(false);
            sit_down(room);
        }
        in_room(room)
    })
}

/// What the table is, for those who are not known yet.
fn invitation(id: Memo<String>) -> Signal<String> {
    let text = RwSignal::new(t!("online.table_text"));
    let session = Session::find();
    Effect::new(move |_| {
        let id = id.get();
        if session.get() == Known::Nobody {
            leptos::task::spawn_local(async move {
                if let Ok(TableNews { info: Some(info), .. }) = api::get(&format!("/api/tables/{id}")).await {
                    text.try_set(invitation_text(&info));
                }
            });
        }
    });
    text.into()
}

fn invitation_text(info: &TableInfo) -> String {
    let names: Vec<&str> = info
        .seats
        .iter()
        .filter(|seat| seat.sitter != Sitting::Asked)
        .filter_map(|seat| seat.name.as_deref())
        .collect();
    let (names, game) = (names, game_name(&info.game));
    let is_open = info.state == State::Open && info.seats.iter().any(|seat| seat.sitter == Sitting::Open);
    if is_open {
        t!("online.invited_to", names = names, game = game)
    } else {
        t!("online.watch_invited", names = names, game = game)
    }
}

/// Sits down as soon as the table is known, if there is an open seat.
fn sit_down(room: Room) {
    Effect::new(move |done: Option<bool>| {
        let info = room.info.get();
        let Some(info) = info.filter(|_| done != Some(true)) else {
            return done.unwrap_or_default();
        };
        let is_open = info.state == State::Open && info.seats.iter().any(|seat| seat.sitter == Sitting::Open);
        if is_open && info.own().is_empty() {
            leptos::task::spawn_local(async move {
                drop(api::tell(&format!("/api/tables/{}/join", info.id), &AnySeat::default()).await);
            });
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
    let stage = Memo::new(move |_| stage(room.info.read().as_ref()));
    let shown = move || {
        if let Some(error) = room.ended.get() {
            let was_there = room.info.with_untracked(Option::is_some);
            return view! { <Ended error was_there/> }.into_any();
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

/// Why the table is not shown (any more).
#[component]
fn Ended(error: String, was_there: bool) -> impl IntoView {
    view! {
        <section class="sheet narrow" data-ended>
            <Heading text=if was_there { t!("online.gone") } else { t!("online.no_table") }/>
            <p>{error}</p>
            <p class="ways"><A href="/" attr:class="button main">{t!("missing.home")}</A><A href="/games" attr:class="button">{t!("shell.games")}</A></p>
        </section>
    }
}

fn playing(room: Room, game: &str) -> AnyView {
    title(&game_name(game));
    let table = if boards::has_board(game) {
        boards::with_game(game, move |game| game.remote_table(room))
    } else {
        view! { <p class="sheet narrow">{t!("home.no_board")}</p> }.into_any()
    };
    view! {
        <Strip room/>
        {table}
    }
    .into_any()
}

/// A table of the server, with its game.
pub fn open<G: Board>(room: Room) -> AnyView {
    at_table(Remote::<G>::open(room), move || {
        view! { <p class="ways"><Rematch room/></p> }.into_any()
    })
}
