//! The list of tournaments.

use leptos::prelude::*;
use leptos_router::components::A;
use wire::cups::{CupState, ListedCup};

use super::{format_name, moment};
use crate::host::api;
use crate::host::session::{Known, Session};
use crate::shell::continued::game_name;
use crate::shell::heading::Heading;
use crate::shell::home::badge;
use crate::standing::{Asked, answered};
use crate::texts::t;

/// The list: what one takes part in, then what everybody may enter, then what is over.
#[component]
pub fn CupList() -> impl IntoView {
    let session = Session::find();
    session.ask();
    let asked: Asked<Vec<ListedCup>> = RwSignal::new(None);
    let mine: RwSignal<Vec<ListedCup>> = RwSignal::default();
    leptos::task::spawn_local(async move {
        asked.try_set(Some(api::get("/api/cups").await));
    });
    Effect::new(move |_| {
        if let Known::Somebody(_) = session.get() {
            leptos::task::spawn_local(async move {
                // whoever can't be asked now has none
                mine.try_set(api::get("/api/cups?mine=true").await.unwrap_or_default());
            });
        }
    });
    let lists = move |all: Vec<ListedCup>| {
        let of = move |states: &'static [CupState]| {
            let all = all.clone();
            move || {
                let own = mine.get();
                let other =
                    |cup: &&ListedCup| states.contains(&cup.state) && !own.iter().any(|known| known.id == cup.id);
                all.iter().filter(other).cloned().collect::<Vec<_>>()
            }
        };
        view! {
            {move || section(t!("cups.yours"), &mine.get())}
            {let open = of(&[CupState::Open]); move || section(t!("cups.open"), &open())}
            {let running = of(&[CupState::Running]); move || section(t!("cups.running"), &running())}
            {let over = of(&[CupState::Finished]); move || section(t!("cups.over"), &over())}
            {move || (asked.with(|asked| matches!(asked, Some(Ok(all)) if all.is_empty())) && mine.with(Vec::is_empty)).then(|| view! { <p>{t!("cups.none")}</p> })}
        }
        .into_any()
    };
    view! {
        <section class="sheet narrow cups" data-cups>
            <Heading text=t!("cups.title")/>
            <p class="soft">{t!("cups.text")}</p>
            <p class="ways"><A href="/cups/new" attr:class="button main" attr:data-new-cup="">{t!("cups.new")}</A><A href="/daily">{t!("daily.title")}</A></p>
            {answered(asked, lists)}
        </section>
    }
}

fn section(title: String, cups: &[ListedCup]) -> Option<AnyView> {
    if cups.is_empty() {
        return None;
    }
    let rows = cups.iter().map(row).collect_view();
    Some(view! { <h2>{title}</h2><ul class="cup-list">{rows}</ul> }.into_any())
}

fn row(cup: &ListedCup) -> AnyView {
    let state = match (cup.state, cup.starts) {
        (CupState::Open, Some(starts)) => t!(
            "cups.row_starts",
            people = cup.people,
            most = cup.most,
            at = moment(starts)
        ),
        (CupState::Open, None) => t!("cups.row_open", people = cup.people, most = cup.most),
        (CupState::Running, _) => t!("cups.row_running", round = cup.round, people = cup.people),
        (CupState::Finished, _) => t!("cups.row_over", people = cup.people),
        (CupState::Cancelled, _) => t!("cups.cancelled"),
    };
    let facts = format!("{} · {} · {state}", game_name(&cup.game), format_name(cup.format));
    let (id, name, game) = (cup.id.clone(), cup.name.clone(), cup.game.clone());
    view! {
        <li><A href=format!("/cups/{id}") attr:data-cup=id.clone()>{badge(&game)}<span><b>{name}</b><small>{facts}</small></span></A></li>
    }
    .into_any()
}
