//! What the strip over a table has for plans: the way to plan mode, that a plan is laid down, and what became of one.

use leptos::prelude::*;
use table::Seat;
use wire::{Fate, PlanStand};

use super::words::{self, Said};
use crate::boards::cover;
use crate::host::api::{self, State, TableInfo, TableNews};
use crate::host::room::Room;
use crate::texts::t;

/// The own seat, where there is one: around one screen nobody plans.
fn own(room: Room) -> Option<Seat> {
    room.info.with(|info| {
        let info = info.as_ref().filter(|info| info.state == State::Running)?;
        let own = info.own();
        own.first()
            .filter(|seat| own.len() == 1 && !info.seats[seat.index()].stood_in)
    })
}

/// Plans in the strip.
#[component]
pub fn PlanStrip(
    /// The table.
    room: Room,
) -> impl IntoView {
    let (stand, open) = (RwSignal::new(PlanStand::default()), RwSignal::new(false));
    let own = Memo::new(move |_| own(room));
    // whenever something becomes of the plan
    Effect::new(move |_| {
        let (number, Some(seat)) = (room.plan.get(), own.get()) else {
            return;
        };
        if number.is_none() {
            return stand.set(PlanStand::default());
        }
        leptos::task::spawn_local(async move {
            if let Ok(now) = api::get::<PlanStand>(&path(room, seat)).await {
                stand.try_set(now);
            }
        });
    });
    let begin = move |_| {
        open.set(false);
        room.planning.set(true);
    };
    let may = move || own.get().is_some() && !room.turn.get() && !room.planning.get();
    view! {
        {move || may().then(|| view! { <button class="quiet" data-plan on:click=begin>{t!("plans.plan")}</button> })}
        {move || own.get().and_then(|seat| laid(stand, open, room, seat))}
        {move || own.get().and_then(|seat| fate(stand, room, seat))}
    }
}

fn path(room: Room, seat: Seat) -> String {
    format!("/api/tables/{}/plan?seat={}", room.id(), u8::from(seat))
}

/// Takes the plan away, with what became of it.
fn take_away(stand: RwSignal<PlanStand>, room: Room, seat: Seat) {
    leptos::task::spawn_local(async move {
        if api::delete(&path(room, seat)).await.is_ok() {
            stand.try_set(PlanStand::default());
        }
    });
}

/// That a plan is laid down; opened, what it says.
fn laid(stand: RwSignal<PlanStand>, open: RwSignal<bool>, room: Room, seat: Seat) -> Option<AnyView> {
    let plan = stand.with(|stand| stand.plan.clone());
    if plan.is_empty() {
        return None;
    }
    let lines = RwSignal::new(None::<Vec<Said>>);
    Effect::new(move |_| {
        let plan = plan.clone();
        if open.get() && lines.get_untracked().is_none() {
            leptos::task::spawn_local(async move {
                lines.try_set(Some(said(room, seat, &plan).await.unwrap_or_default()));
            });
        }
    });
    let gone = move |_| {
        open.set(false);
        take_away(stand, room, seat);
    };
    let sheet = move || {
        view! {
            <aside class="drawer" aria-label=t!("plans.laid") on:keydown=move |event| if event.key() == "Escape" { open.set(false) }>
                <div class="title-row"><h2>{t!("plans.laid")}</h2><button class="quiet" aria-label=t!("lobby.close_drawer") on:click=move |_| open.set(false)>"✕"</button></div>
                <p class="soft">{t!("plans.secret")}</p>
                {move || lines.get().map(words::list)}
                <p class="ways"><button data-plan-away on:click=gone>{t!("plans.take_away")}</button></p>
            </aside>
        }
    };
    Some(
        view! {
            <button class="quiet" data-plan-laid aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                <span class="tag">{t!("plans.laid")}</span>
            </button>
            {move || open.get().then(sheet)}
        }
        .into_any(),
    )
}

/// The plan in words, by its game.
async fn said(room: Room, seat: Seat, plan: &wire::Plan) -> Option<Vec<Said>> {
    let info: TableInfo = room.info.get_untracked()?;
    let planner = cover(&info.game)?.planner()?.await.ok()?;
    let path = format!("/api/tables/{}?seat={}&seen=100000", info.id, u8::from(seat));
    let news: TableNews = api::get(&path).await.ok()?;
    let names: Vec<String> = crate::host::remote::sitters(&info)
        .into_iter()
        .map(|sitter| sitter.name)
        .collect();
    planner.words(news.view?.get(), seat, &names, plan)
}

/// What became of a plan, until the reader has seen it.
fn fate(stand: RwSignal<PlanStand>, room: Room, seat: Seat) -> Option<AnyView> {
    let fate = stand.with(|stand| stand.fate)?;
    let text = match fate {
        Fate::Done => t!("plans.fate_done"),
        Fate::NoFit => t!("plans.fate_no_fit"),
        Fate::Illegal => t!("plans.fate_illegal"),
        Fate::TakenBack => t!("plans.fate_taken_back"),
        Fate::Overtaken => t!("plans.fate_overtaken"),
        Fate::Awaited => t!("plans.fate_awaited"),
    };
    let close = move |_| take_away(stand, room, seat);
    Some(
        view! {
            <span class="plan-fate" role="status" data-plan-fate=fate.word()>{text}" "<button class="quiet" aria-label=t!("plans.close") on:click=close>"✕"</button></span>
        }
        .into_any(),
    )
}
