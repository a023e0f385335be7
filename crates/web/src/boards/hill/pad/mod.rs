//! The score pad: finished cardboard towns, entered card by card and scored by the rules (H14).

mod picker;
mod result;
mod sheet;
mod tools;
mod town;

use hill::entry::Entry;
use leptos::prelude::*;

use self::sheet::Sheet;
use super::names;
use crate::browser;
use crate::picture::named;
use crate::texts::t;

/// The name under which the pad is kept in the browser.
const KEPT: &str = "pad.hill";

/// The score pad, with the cards of the list that was chosen.
pub fn draw(options: Memo<hill::Options>) -> AnyView {
    let sheet = Sheet::new(
        options,
        browser::load(KEPT).filter(|entry: &Entry| !entry.towns.is_empty()),
    );
    Effect::new(move |_| sheet.entry.with(|entry| browser::keep(KEPT, entry)));
    view! {
        <div class="hill-pad">
            <p class="pad-about">{t!("hill.sheet.about")}</p>
            {move || tabs(sheet)}
            <div class="pad-grid">
                <section class="pad-town">{move || town::draw(sheet)}</section>
                <section class="pad-side">{move || tools::draw(sheet)}{move || picker::draw(sheet)}</section>
                <section class="pad-lines">{move || tools::lines(sheet)}{move || tools::rest(sheet)}{move || requests(sheet)}</section>
                <section class="pad-result" aria-live="polite">{move || result::draw(sheet)}</section>
            </div>
        </div>
    }
    .into_any()
}

fn tabs(sheet: Sheet) -> AnyView {
    let towns = sheet
        .entry
        .with(|entry| entry.towns.iter().map(|town| town.name.clone()).collect::<Vec<_>>());
    let (count, now) = (towns.len(), sheet.town.get());
    let tab = |(number, name): (usize, String)| {
        let name = if name.is_empty() {
            t!("hill.sheet.town", n = number + 1)
        } else {
            name
        };
        view! {
            <button role="tab" class="pad-tab" class:on=number == now aria-selected=(number == now).to_string() on:click=move |_| sheet.show(number)>
                {name}
            </button>
        }
    };
    view! {
        <div class="pad-tabs">
            <div class="pad-tab-list" role="tablist">{towns.into_iter().enumerate().map(tab).collect_view()}</div>
            {(count < 4).then(|| view! { <button class="quiet" on:click=move |_| sheet.add_town()>"+ "{t!("hill.sheet.add")}</button> })}
            <span class="pad-space"></span>
            {(count > 1).then(|| view! { <button class="quiet" on:click=move |_| sheet.remove_town()>{t!("hill.sheet.remove")}</button> })}
            <button class="quiet" on:click=move |_| sheet.clear()>{t!("hill.sheet.clear")}</button>
        </div>
    }
    .into_any()
}

/// H2.9: the two Request cards of the Residents' variant.
fn requests(sheet: Sheet) -> AnyView {
    let chosen = sheet.entry.with(|entry| entry.requests.clone());
    let request = |card: &hill::cards::RequestCard| {
        let (id, on) = (card.id.clone(), chosen.contains(&card.id));
        let words = names::request(card.kind);
        let label = words.clone();
        view! {
            <button class="pad-request" class:on=on title=words aria-pressed=on.to_string()
                on:click=move |_| sheet.toggle_request(&id)>
                {named(label, card.id.clone().into_any())}
            </button>
        }
    };
    let cards = sheet.cards();
    let words = cards
        .requests
        .iter()
        .filter(|card| chosen.contains(&card.id))
        .map(|card| view! { <p class="pad-note"><b>{card.id.clone()}</b>" "{names::request(card.kind)}</p> });
    view! { <h3>{t!("hill.sheet.requests")}</h3><div class="pad-requests">{cards.requests.iter().map(request).collect_view()}</div>{words.collect_view()} }
        .into_any()
}
