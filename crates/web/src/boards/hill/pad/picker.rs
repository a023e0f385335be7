//! The picker: all cards that are not on the pad yet, by landmark and number.

use hill::cards::{Landmark, PlanCard, PlanKind, TownCard};
use leptos::prelude::*;

use super::sheet::{Sheet, Wanted};
use crate::boards::hill::{card, icons, names, plan};
use crate::picture::named;
use crate::texts::t;

/// The picker, while something is looked for.
pub fn draw(sheet: Sheet) -> Option<AnyView> {
    let wanted = sheet.wanted.get()?;
    let landmark = RwSignal::new(None::<Landmark>);
    let number = RwSignal::new(String::new());
    let filter = |which: Landmark| {
        let name = names::landmark(which);
        let press = move |_| landmark.update(|now| *now = if *now == Some(which) { None } else { Some(which) });
        view! {
            <button class="pad-filter" class:on=move || landmark.get() == Some(which) aria-label=name.clone() title=name on:click=press>
                {icons::landmark_icon(which)}
            </button>
        }
    };
    let found = move || match wanted {
        Wanted::Card(at) => towns(sheet, at, landmark.get(), &number.get()),
        Wanted::Plan(line) => plans(sheet, line, landmark.get(), &number.get()),
    };
    let title = match wanted {
        Wanted::Card(_) => t!("hill.sheet.pick_card"),
        Wanted::Plan(line) => t!("hill.sheet.pick_plan", line = names::line(line)),
    };
    Some(
        view! {
            <div class="pad-picker">
                <header><b>{title}</b><button class="quiet" aria-label=t!("hill.close") on:click=move |_| sheet.wanted.set(None)>"✕"</button></header>
                <div class="pad-buttons">
                    {Landmark::ALL.map(filter).collect_view()}
                    <input type="search" inputmode="numeric" placeholder=t!("hill.sheet.number") aria-label=t!("hill.sheet.number")
                        on:input=move |event| number.set(event_target_value(&event))/>
                </div>
                <div class="pad-found">{found}</div>
            </div>
        }
        .into_any(),
    )
}

fn numbered(id: u16, typed: &str) -> bool {
    let typed = typed.trim();
    typed.is_empty() || id.to_string().starts_with(typed)
}

fn towns(sheet: Sheet, at: [i8; 2], landmark: Option<Landmark>, typed: &str) -> AnyView {
    let cards = sheet.cards();
    let fits = |town: &&TownCard| {
        (landmark.is_none() || town.landmark == landmark) && numbered(town.id.0, typed) && !sheet.has_card(town.id)
    };
    let button = |town: &TownCard| {
        let (id, name) = (town.id, names::town_card(town));
        let (tip, drawn) = (
            name.clone(),
            view! { {card::picture(town)}<span>{id.0}</span> }.into_any(),
        );
        view! { <button class="pad-town-card" data-pick="card" title=tip on:click=move |_| sheet.put(id, at)>{named(name, drawn)}</button> }
    };
    cards.towns.iter().filter(fits).map(button).collect_view().into_any()
}

fn plans(sheet: Sheet, line: hill::Line, landmark: Option<Landmark>, typed: &str) -> AnyView {
    let cards = sheet.cards();
    let names_it = |kind: PlanKind| match (landmark, kind) {
        (None, _) => true,
        (Some(landmark), PlanKind::ThreeLandmarks(three)) => three.contains(&landmark),
        _ => false,
    };
    let fits = |plan: &&PlanCard| names_it(plan.kind) && numbered(plan.id.0, typed) && !sheet.has_plan(plan.id);
    let button = |card: &PlanCard| {
        let (id, name) = (card.id, names::plan_card(card));
        let tip = name.clone();
        view! { <button class="plan-card" data-pick="plan" title=tip on:click=move |_| sheet.add_plan(line, id)>{named(name, plan::face(card))}</button> }
    };
    cards.plans.iter().filter(fits).map(button).collect_view().into_any()
}
