//! What the strip over a table has for plans: the way to plan mode, that a plan is laid down, and what became of one.

use leptos::prelude::*;
use table::Seat;
use wire::{Fate, PlanStand};

use super::words::{self, Said};
use crate::boards::cover;
use crate::host::api::{self, Refused, State, TableInfo, TableNews};
use crate::host::room::Room;
use crate::shell::fields::problem;
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
    let laid = Laid {
        room,
        stand: RwSignal::default(),
        open: RwSignal::new(false),
        error: RwSignal::new(None),
    };
    let own = Memo::new(move |_| own(room));
    // whenever something becomes of the plan
    Effect::new(move |_| {
        let (number, Some(seat)) = (room.plan.get(), own.get()) else {
            return;
        };
        if number.is_none() {
            return laid.show(PlanStand::default());
        }
        let path = path(room, seat);
        laid.carry_out(async move { api::get(&path).await });
    });
    let begin = move |_| {
        laid.open.set(false);
        room.planning.set(true);
    };
    // another plan would take the place of the one that lies there
    let is_free = move || laid.stand.with(|stand| stand.plan.is_empty());
    let may = move || own.get().is_some() && !room.turn.get() && !room.planning.get() && is_free();
    view! {
        {move || may().then(|| view! { <button class="quiet" data-plan on:click=begin>{t!("plans.plan")}</button> })}
        {move || own.get().and_then(|seat| tag(laid, seat))}
        {move || own.get().and_then(|seat| fate(laid, seat))}
        {move || (!laid.open.get()).then(|| problem(laid.error))}
    }
}

/// The plan that is laid down. A handle of signals, copied freely.
#[derive(Clone, Copy)]
struct Laid {
    room: Room,
    stand: RwSignal<PlanStand>,
    /// Is it open to be read?
    open: RwSignal<bool>,
    error: RwSignal<Option<String>>,
}

impl Laid {
    /// What is gone can't be read any more.
    fn show(self, now: PlanStand) {
        self.error.set(None);
        if now.plan.is_empty() {
            self.open.set(false);
        }
        self.stand.set(now);
    }

    /// Does something at the server, and shows how the plan stands then, or why it wasn't done.
    fn carry_out(self, work: impl Future<Output = Result<PlanStand, Refused>> + 'static) {
        leptos::task::spawn_local(async move {
            match work.await {
                Ok(now) => self.show(now),
                Err(refused) => drop(self.error.try_set(Some(refused.text))),
            }
        });
    }

    /// Takes the plan away, with what became of it.
    fn take_away(self, seat: Seat) {
        let path = path(self.room, seat);
        self.carry_out(async move { api::delete(&path).await.map(|()| PlanStand::default()) });
    }
}

fn path(room: Room, seat: Seat) -> String {
    format!("/api/tables/{}/plan?seat={}", room.id(), u8::from(seat))
}

/// That a plan is laid down; opened, what it says.
fn tag(laid: Laid, seat: Seat) -> Option<AnyView> {
    let (room, open) = (laid.room, laid.open);
    let plan = laid.stand.with(|stand| stand.plan.clone());
    if plan.is_empty() {
        return None;
    }
    let lines = RwSignal::new(None::<Vec<Said>>);
    Effect::new(move |_| {
        let plan = plan.clone();
        if open.get() && lines.get_untracked().is_none() {
            leptos::task::spawn_local(async move {
                match said(room, seat, &plan).await {
                    Ok(said) => drop(lines.try_set(Some(said))),
                    Err(why) => drop(laid.error.try_set(Some(why))),
                }
            });
        }
    });
    let sheet = move || {
        view! {
            <aside class="drawer" aria-label=t!("plans.laid") on:keydown=move |event| if event.key() == "Escape" { open.set(false) }>
                <div class="title-row"><h2>{t!("plans.laid")}</h2><button class="quiet" aria-label=t!("lobby.close_drawer") on:click=move |_| open.set(false)>"✕"</button></div>
                <p class="soft">{t!("plans.secret")}</p>
                {move || lines.get().map(words::list)}
                {problem(laid.error)}
                <p class="ways"><button data-plan-away on:click=move |_| laid.take_away(seat)>{t!("plans.take_away")}</button></p>
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

/// The plan in words, by its game; or why it can't be said.
async fn said(room: Room, seat: Seat, plan: &wire::Plan) -> Result<Vec<Said>, String> {
    let unknown = || t!("loading.page_failed");
    let info: TableInfo = room.info.get_untracked().ok_or_else(unknown)?;
    let planner = cover(&info.game)
        .and_then(|cover| cover.planner())
        .ok_or_else(unknown)?;
    let planner = planner.await.map_err(|_| unknown())?;
    let path = format!("/api/tables/{}?seat={}&seen=100000", info.id, u8::from(seat));
    let news: TableNews = api::get(&path).await.map_err(|refused| refused.text)?;
    let names: Vec<String> = crate::host::remote::sitters(&info)
        .into_iter()
        .map(|sitter| sitter.name)
        .collect();
    let words = news.view.and_then(|view| planner.words(view.get(), seat, &names, plan));
    words.ok_or_else(unknown)
}

/// What became of a plan, until the reader has seen it.
fn fate(laid: Laid, seat: Seat) -> Option<AnyView> {
    let fate = laid.stand.with(|stand| stand.fate)?;
    let text = match fate {
        Fate::Done => t!("plans.fate_done"),
        Fate::NoFit => t!("plans.fate_no_fit"),
        Fate::Illegal => t!("plans.fate_illegal"),
        Fate::TakenBack => t!("plans.fate_taken_back"),
        Fate::Overtaken => t!("plans.fate_overtaken"),
        Fate::Awaited => t!("plans.fate_awaited"),
    };
    Some(
        view! {
            <span class="plan-fate" role="status" data-plan-fate=fate.word()>{text}" "<button class="quiet" aria-label=t!("plans.close") on:click=move |_| laid.take_away(seat)>"✕"</button></span>
        }
        .into_any(),
    )
}
