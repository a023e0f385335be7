//! What a player can do about time, in the drawer of a table: ask for a pause, say when to be back, take leave.

use leptos::prelude::*;
use leptos_router::components::A;

use super::back::BackNote;
use super::of_table;
use super::pause::wish;
use super::words::clock_text;
use crate::host::api::{State, TableInfo};
use crate::host::room::Room;
use crate::texts::t;

/// The part of the drawer about time; nothing for spectators, and nothing without a clock.
#[component]
pub fn TimeWays(
    /// The table.
    room: Room,
    /// Where problems are told.
    error: RwSignal<Option<String>>,
) -> impl IntoView {
    let time = of_table(room);
    let clock = Memo::new(move |_| {
        let plays = |info: &TableInfo| info.state == State::Running && !info.own().is_empty();
        room.info
            .with(|info| info.as_ref().filter(|info| plays(info)).map(|info| info.clock.clone()))
    });
    let is_free = Memo::new(move |_| {
        time.get()
            .is_some_and(|time| time.paused.is_none() && !time.seats.iter().any(|seat| seat.pause))
    });
    let shown = move || {
        let clock = clock.get().filter(|_| time.with(Option::is_some))?;
        let is_slow = clock.is_slow();
        Some(view! {
            <h2>{t!("time.title")}</h2>
            <p class="soft">{clock_text(&clock)}</p>
            {move || is_free.get().then(|| view! { <p><button data-ask-pause on:click=move |_| wish(room, true)>{t!("time.ask_pause")}</button></p> })}
            <BackNote room error/>
            {is_slow.then(|| view! { <p><A href="/leave">{t!("time.take_leave")}</A></p> })}
        })
    };
    view! { {shown} }
}
