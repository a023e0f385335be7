//! The company at a table: who else is there, and whether the game should end.

use leptos::prelude::*;
use table::{Seat, Seats};
use wire::company::{EndWish, Whom};

use super::shunned::KeepAway;
use super::words;
use crate::host::api::{self, Sitting, State, TableInfo};
use crate::host::room::Room;
use crate::shell::fields::problem;
use crate::texts::t;

fn room() -> Room {
    use_context().expect("a table is open")
}

/// In the drawer of a table: the people there, and ending the game.
#[component]
pub fn AtTable() -> impl IntoView {
    let room = room();
    let others = Memo::new(move |_| room.info.with(|info| info.as_ref().map(others).unwrap_or_default()));
    let people = move || {
        let people = others.get();
        (!people.is_empty()).then(|| {
            view! {
                <h2>{t!("company.people")}</h2>
                <ul class="own-list">{people.into_iter().map(|(seat, name)| person(room, seat, name)).collect_view()}</ul>
            }
        })
    };
    let may_end = Memo::new(move |_| room.info.with(|info| info.as_ref().is_some_and(may_ask)));
    view! {
        {people}
        {move || may_end.get().then(|| view! { <AskToEnd/> })}
    }
}

/// The other people who play.
fn others(info: &TableInfo) -> Vec<(u8, String)> {
    let is_other = |seat: &api::SeatInfo| seat.sitter == Sitting::Person && !seat.yours;
    let seats = (0..).zip(&info.seats).filter(|(_, seat)| is_other(seat));
    seats
        .filter_map(|(number, seat)| Some((number, seat.name.clone()?)))
        .collect()
}

fn person(room: Room, seat: u8, name: String) -> AnyView {
    let whom = Whom::Seat { table: room.id(), seat };
    let (mark, shown) = (name.clone(), name.clone());
    view! {
        <li data-person=mark>
            <strong>{shown}</strong>
            <div><KeepAway whom name room/></div>
        </li>
    }
    .into_any()
}

fn may_ask(info: &TableInfo) -> bool {
    info.state == State::Running && !info.own().is_empty() && info.to_end.is_empty()
}

fn wish(room: Room, end: bool, error: RwSignal<Option<String>>) {
    error.set(None);
    leptos::task::spawn_local(async move {
        let path = format!("/api/tables/{}/end", room.id());
        if let Err(refused) = api::tell(&path, &EndWish { end }).await {
            error.try_set(Some(words(refused)));
        }
    });
}

/// A button that asks the others, but not by one click.
#[component]
fn AskToEnd() -> impl IntoView {
    let (room, sure, error) = (room(), RwSignal::new(false), RwSignal::new(None));
    let shown = move || {
        if !sure.get() {
            return view! { <p><button data-ask-end on:click=move |_| sure.set(true)>{t!("company.end")}</button></p> }
                .into_any();
        }
        view! {
            <p>{t!("company.end_note")}</p>
            <p class="ways">
                <button class="main" data-end on:click=move |_| wish(room, true, error)>{t!("company.end_yes")}</button>
                <button on:click=move |_| sure.set(false)>{t!("company.play_on")}</button>
            </p>
        }
        .into_any()
    };
    view! { {shown} {problem(error)} }
}

/// What there is to say about the end of the game, over the table: that somebody asks for it, or that all have agreed.
#[component]
pub fn EndQuestion() -> impl IntoView {
    let (room, error) = (room(), RwSignal::new(None));
    let shown = move || {
        room.info.with(|info| {
            let info = info.as_ref()?;
            if info.called_off {
                return Some(view! { <p role="status" data-called-off>{t!("company.called_off")}</p> }.into_any());
            }
            (!info.to_end.is_empty()).then(|| question(room, info, error))
        })
    };
    view! { <div class="end-question">{shown}{problem(error)}</div> }
}

fn question(room: Room, info: &TableInfo, error: RwSignal<Option<String>>) -> AnyView {
    let own = info.own();
    let wants = |seat: Seat| own.contains(seat);
    let people = Seats::all(info.seats.len() as u8);
    let missing: Vec<String> = people
        .iter()
        .filter(|seat| info.seats[seat.index()].sitter == Sitting::Person && !info.to_end.contains(*seat))
        .filter_map(|seat| info.seats[seat.index()].name.clone())
        .collect();
    if info.to_end.iter().any(wants) {
        return view! {
            <p role="status">{t!("company.waiting_to_end", names = missing)}</p>
            <p class="ways"><button data-play-on on:click=move |_| wish(room, false, error)>{t!("company.withdraw")}</button></p>
        }
        .into_any();
    }
    let asking: Vec<String> = info
        .to_end
        .iter()
        .filter_map(|seat| info.seats[seat.index()].name.clone())
        .collect();
    let ways = (!own.is_empty()).then(|| {
        view! {
            <p class="ways">
                <button class="main" data-agree-end on:click=move |_| wish(room, true, error)>{t!("company.agree")}</button>
                <button data-play-on on:click=move |_| wish(room, false, error)>{t!("company.play_on")}</button>
            </p>
        }
    });
    view! { <p role="status" data-asked-to-end>{t!("company.asks_to_end", names = asking)}</p>{ways} }.into_any()
}
