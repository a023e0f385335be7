//! A pause that somebody asks for, and one that goes on: a line over the table.

use leptos::prelude::*;
use wire::{PauseWish, TableTime};

use super::of_table;
use crate::host::api::{self, State, TableInfo};
use crate::host::room::Room;
use crate::texts::t;

/// Where the table stands with a pause, for one who looks at it.
#[derive(Clone, PartialEq)]
enum Stage {
    /// The clocks stand.
    Paused { plays: bool },
    /// These others ask, and the reader hasn't answered.
    Asked { names: Vec<String>, plays: bool },
    /// The reader asks, and waits for these.
    Waiting { names: Vec<String> },
}

fn stage(info: &TableInfo, time: &TableTime) -> Option<Stage> {
    if info.state != State::Running {
        return None;
    }
    let plays = !info.own().is_empty();
    if time.paused.is_some() {
        return Some(Stage::Paused { plays });
    }
    let seats = || info.seats.iter().zip(&time.seats).filter(|(_, time)| time.counts);
    let names = |agree: bool| -> Vec<String> {
        let found = seats().filter(|(_, time)| time.pause == agree);
        let mut names: Vec<String> = found.filter_map(|(seat, _)| seat.name.clone()).collect();
        names.dedup();
        names
    };
    if !seats().any(|(_, time)| time.pause) {
        return None;
    }
    if seats().any(|(seat, time)| seat.yours && time.pause) {
        return Some(Stage::Waiting { names: names(false) });
    }
    Some(Stage::Asked {
        names: names(true),
        plays,
    })
}

/// Asks the server about a pause; what it refuses is told as at every table.
pub(super) fn wish(room: Room, pause: bool) {
    leptos::task::spawn_local(async move {
        let asked = api::tell(&format!("/api/tables/{}/pause", room.id()), &PauseWish { pause }).await;
        if let Err(refused) = asked {
            room.refused.try_set(Some(refused));
        }
    });
}

fn resume(room: Room) {
    leptos::task::spawn_local(async move {
        if let Err(refused) = api::order(&format!("/api/tables/{}/resume", room.id())).await {
            room.refused.try_set(Some(refused));
        }
    });
}

/// The line about a pause, if there is one.
#[component]
pub fn PauseLine(
    /// The table.
    room: Room,
) -> impl IntoView {
    let time = of_table(room);
    let stage = Memo::new(move |_| {
        let time = time.get()?;
        room.info.with(|info| stage(info.as_ref()?, &time))
    });
    let shown = move || {
        let yes = move |_| wish(room, true);
        let no = move |_| wish(room, false);
        Some(match stage.get()? {
            Stage::Paused { plays } => view! {
                <span class="tag">{t!("time.paused")}</span>
                {plays.then(|| view! { <button data-resume on:click=move |_| resume(room)>{t!("time.resume")}</button> })}
            }
            .into_any(),
            Stage::Asked { names, plays } => view! {
                <span>{t!("time.asks", names = names)}</span>
                {plays.then(|| view! {
                    <button class="main" data-pause-agree on:click=yes>{t!("time.agree")}</button>
                    <button data-pause-decline on:click=no>{t!("time.decline")}</button>
                })}
            }
            .into_any(),
            Stage::Waiting { names } => view! {
                <span>{t!("time.waiting", names = names)}</span>
                <button data-pause-decline on:click=no>{t!("time.take_back")}</button>
            }
            .into_any(),
        })
    };
    view! { <span class="ways" role="status" data-pause>{shown}</span> }
}
