//! What is done with the town on the pad: its tools, its Plan cards, its numbers.

use hill::Line;
use hill::cards::{PlanCard, Rotation, Upgrade};
use leptos::prelude::*;

use super::sheet::{Sheet, Wanted, entered};
use crate::boards::hill::{card, names, plan, tracks};
use crate::browser;
use crate::picture::named;
use crate::texts::t;

/// Cards or the tracks of a line; and what can be done with the card that is chosen.
pub fn draw(sheet: Sheet) -> AnyView {
    let tool = |line: Option<Line>| {
        let inside = match line {
            Some(line) => view! { {tracks::badge(line)} }.into_any(),
            None => t!("hill.sheet.cards").into_any(),
        };
        let label = line.map_or_else(
            || t!("hill.sheet.cards"),
            |line| t!("hill.sheet.tracks", line = names::line(line)),
        );
        view! {
            <button class="pad-tool" class:on=move || sheet.line.get() == line aria-label=label.clone() title=label
                aria-pressed=move || (sheet.line.get() == line).to_string() on:click=move |_| choose(sheet, line)>
                {inside}
            </button>
        }
    };
    let tools = std::iter::once(None)
        .chain(Line::ALL.map(Some))
        .map(tool)
        .collect_view();
    let hint = if sheet.line.get().is_some() {
        t!("hill.sheet.hint_tracks", pointer = browser::pointer())
    } else {
        t!("hill.sheet.hint_cards", pointer = browser::pointer())
    };
    view! { <div class="pad-tools" role="toolbar">{tools}</div><p class="pad-note">{hint}</p>{chosen_card(sheet)} }
        .into_any()
}

fn choose(sheet: Sheet, line: Option<Line>) {
    sheet.line.set(line);
    sheet.place.set(None);
    sheet.wanted.set(None);
}

fn chosen_card(sheet: Sheet) -> Option<AnyView> {
    let at = sheet.place.get()?;
    let entry = sheet.shown().cards.into_iter().find(|card| card.at == at)?;
    let cards = sheet.cards();
    let town_card = cards.towns.iter().find(|card| card.id == entry.card)?;
    let turn = move |_| {
        sheet.change_card(at, |card| {
            card.turned = Rotation::ALL[usize::from((card.turned.quarters() + 1) % 4)];
        });
    };
    let upgrades = Line::ALL
        .into_iter()
        .flat_map(|line| [Upgrade::DoubleValue(line), Upgrade::PlusThree(line)])
        .map(|each| upgrade(sheet, at, each, entry.upgrade == Some(entered(each))))
        .collect_view();
    Some(
        view! {
            <div class="pad-card">
                <b>{names::town_card(town_card)}</b>
                <div class="pad-buttons">
                    <button on:click=turn>"⟳ "{t!("hill.turn")}</button>
                    <button on:click=move |_| sheet.wanted.set(Some(Wanted::Card(at)))>{t!("hill.sheet.exchange")}</button>
                    <button on:click=move |_| sheet.take_off(at)>{t!("hill.sheet.take_off")}</button>
                </div>
                <span class="pad-note">{t!("hill.sheet.upgrade")}</span>
                <div class="pad-buttons">{upgrades}</div>
            </div>
        }
        .into_any(),
    )
}

/// The button that puts an upgrade on the card there, or takes it off again.
fn upgrade(sheet: Sheet, at: [i8; 2], upgrade: Upgrade, on: bool) -> AnyView {
    let (Upgrade::DoubleValue(line) | Upgrade::PlusThree(line)) = upgrade;
    let label = names::token_kind(hill::cards::TokenKind::Upgrade(upgrade));
    let press = move |_| sheet.change_card(at, |card| card.upgrade = (!on).then_some(entered(upgrade)));
    let tip = label.clone();
    let drawn = view! { {card::upgrade_words(upgrade)}<i>{names::letter(line)}</i> }.into_any();
    view! {
        <button class=format!("pad-upgrade {}", names::line_class(line)) class:on=on aria-pressed=on.to_string() title=tip on:click=press>
            {named(label, drawn)}
        </button>
    }
    .into_any()
}

/// The Plan cards of the four lines.
pub fn lines(sheet: Sheet) -> AnyView {
    let (town, cards) = (sheet.shown(), sheet.cards());
    let row = |line: Line| {
        let plans = town.lines[line]
            .plans
            .iter()
            .filter_map(|id| cards.plans.iter().find(|plan| plan.id == *id))
            .map(|plan| chip(sheet, line, plan))
            .collect_view();
        let more = town.lines[line].plans.len() < 4;
        view! {
            <div class="pad-line">
                {tracks::badge(line)}
                <span class="pad-count">{t!("hill.sheet.laid", n = town.lines[line].tracks.len())}</span>
                <div class="pad-chips">{plans}{more.then(|| view! {
                    <button class="pad-add" data-pick="plan" on:click=move |_| sheet.wanted.set(Some(Wanted::Plan(line)))>
                        "+ "{t!("hill.sheet.plan")}
                    </button>
                })}</div>
            </div>
        }
    };
    view! { <h3>{t!("hill.lines")}</h3>{Line::ALL.map(row).collect_view()} }.into_any()
}

fn chip(sheet: Sheet, line: Line, card: &PlanCard) -> AnyView {
    let id = card.id;
    let label = t!("hill.sheet.remove_plan", plan = names::plan_card(card));
    let (tip, drawn) = (label.clone(), view! { {plan::chip(card)}<span>"✕"</span> }.into_any());
    view! { <button class="plan-chip" title=tip on:click=move |_| sheet.remove_plan(line, id)>{named(label, drawn)}</button> }
    .into_any()
}

/// The name, the Wild landmarks and the resources.
pub fn rest(sheet: Sheet) -> AnyView {
    // read once for each town: typing must not draw the fields anew
    sheet.town.track();
    let town = untrack(move || sheet.shown());
    let set_name = move |event| sheet.change(|town| town.name = event_target_value(&event));
    let set_wilds =
        move |event| sheet.change(|town| town.wild_landmarks = number(&event_target_value(&event)).min(99) as u8);
    let set_resources = move |event| sheet.change(|town| town.resources = number(&event_target_value(&event)).min(999));
    let (wilds, resources) = (town.wild_landmarks.to_string(), town.resources.to_string());
    view! {
        <div class="pad-fields">
            <label>{t!("hill.sheet.name")}<input type="text" maxlength="24" prop:value=town.name on:change=set_name/></label>
            <label>{t!("hill.sheet.wilds")}<input type="number" min="0" max="8" prop:value=wilds on:input=set_wilds/></label>
            <label>{t!("hill.sheet.resources")}<input type="number" min="0" max="99" prop:value=resources on:input=set_resources/></label>
        </div>
    }
    .into_any()
}

fn number(typed: &str) -> u16 {
    typed.trim().parse().unwrap_or(0)
}
