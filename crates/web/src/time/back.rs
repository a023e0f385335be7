//! Saying when one will be back.

use leptos::prelude::*;
use wire::BackIn;

use super::of_table;
use super::words::moment;
use crate::browser;
use crate::host::api;
use crate::host::room::Room;
use crate::shell::lobby::ask;
use crate::texts::t;

const HOUR: u32 = 60;
const DAY: u32 = 24 * HOUR;

/// A note at one's seat, for the others.
#[component]
pub(super) fn BackNote(room: Room, error: RwSignal<Option<String>>) -> impl IntoView {
    let time = of_table(room);
    let say = move |minutes: u32| {
        ask(error, async move {
            api::tell(&format!("/api/tables/{}/away", room.id()), &BackIn { minutes }).await
        });
    };
    let note = Memo::new(move |_| {
        let seats = time.get()?.seats;
        let own = room.info.with(|info| info.as_ref()?.own().first())?;
        seats.get(own.index())?.back_by
    });
    let choices = move || {
        [
            (15, t!("time.in_minutes", n = 15u32)),
            (HOUR, t!("time.in_hours", n = 1u32)),
            (3 * HOUR, t!("time.in_hours", n = 3u32)),
            (DAY, t!("time.in_days", n = 1u32)),
            (3 * DAY, t!("time.in_days", n = 3u32)),
        ]
    };
    let shown = move || match note.get() {
        Some(at) => view! {
            <span>{t!("time.back_by", when = moment(at, browser::now() as i64))}</span>
            <button data-back="0" on:click=move |_| say(0)>{t!("time.back_now")}</button>
        }
        .into_any(),
        None => choices()
            .map(|(minutes, text)| view! { <button data-back=minutes on:click=move |_| say(minutes)>{text}</button> })
            .collect_view()
            .into_any(),
    };
    view! {
        <p class="label" id="back-in">{t!("time.back_in")}</p>
        <p class="ways" role="group" aria-labelledby="back-in">{shown}</p>
    }
}
