//! A number on the pad: typed, checked, and counted at once.

use std::ops::RangeInclusive;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use table::{PadRow, Worth};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::desk::Desk;
use super::shelf;
use crate::texts::{figure, t};

/// The field for a row of a player.
pub fn cell(desk: Desk, place: usize, row: &PadRow, player: usize) -> AnyView {
    let PadRow { id, limits, worth, .. } = row.clone();
    let kept = desk
        .shelf
        .with_untracked(|shelf| shelf.open.columns[player].numbers.get(id).copied());
    let text = RwSignal::new(kept.map(|number| number.to_string()).unwrap_or_default());
    let allowed = StoredValue::new(limits.clone());
    let number = Memo::new(move |_| allowed.with_value(|limits| read(&text.read(), limits)));
    let enter = move |typed: String| {
        text.set(typed);
        desk.write(player, |column| match number.get_untracked() {
            Ok(Some(number)) => drop(column.numbers.insert(id.to_owned(), number)),
            _ => drop(column.numbers.remove(id)),
        });
    };
    let flip = (*limits.start() < 0).then(|| flip_button(text, enter));
    let note = move || match number.get() {
        Err(limits) => Some(t!(
            "numbers.limits",
            least = figure(*limits.start()),
            most = figure(*limits.end())
        )),
        Ok(None) => None,
        Ok(Some(_)) => brought(desk, place, worth, player),
    };
    let label = format!("numbers-row-{id} numbers-player-{player}");
    view! {
        <td class:wrong=move || number.read().is_err()>
            <div class="numbers-cell">
                <input inputmode="numeric" enterkeyhint="next" autocomplete="off" maxlength="6" size="4" aria-labelledby=label data-number=id data-of=player
                    aria-invalid=move || number.read().is_err().to_string() prop:value=text
                    on:input=move |event| enter(event_target_value(&event)) on:keydown=move |event| go_on(&event, player)/>
                {flip}
            </div>
            <small>{note}</small>
        </td>
    }
    .into_any()
}

/// What was typed, if the row takes it; or else what it would take.
fn read(typed: &str, limits: &RangeInclusive<i32>) -> Result<Option<i32>, RangeInclusive<i32>> {
    let number = shelf::read(typed).map_err(|shelf::NoNumber| limits.clone())?;
    if number.is_none_or(|number| limits.contains(&number)) {
        Ok(number)
    } else {
        Err(limits.clone())
    }
}

/// What the number brings, where it is not the points itself.
fn brought(desk: Desk, place: usize, worth: Worth, player: usize) -> Option<String> {
    let points = desk.sums.read().get(player)?.points.get(place).copied()?;
    match (worth, points) {
        (Worth::Points, Some(_)) | (Worth::Tie, _) => None,
        (_, Some(points)) => Some(t!("numbers.brings", points = figure(points))),
        (_, None) => Some(t!("numbers.not_counted")),
    }
}

/// The keys of a phone's number pad have no minus.
fn flip_button(text: RwSignal<String>, enter: impl Fn(String) + 'static) -> AnyView {
    let flip = move |_| {
        let flipped = text.with_untracked(|text| match text.trim().strip_prefix(['-', '−']) {
            Some(number) => number.to_owned(),
            None => format!("-{}", text.trim()),
        });
        enter(flipped);
    };
    view! { <button class="quiet screen-only" tabindex="-1" data-flip aria-label=t!("numbers.flip") on:click=flip>"±"</button> }
        .into_any()
}

/// Enter and the arrows go from field to field: down the column and on to the next one, or to the side where the cursor has nowhere else to go.
fn go_on(event: &KeyboardEvent, player: usize) {
    let Some(own) = event
        .target()
        .and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
    else {
        return;
    };
    let fields = column(player);
    let Some(place) = fields.iter().position(|field| *field == own) else {
        return;
    };
    let cursor = own.selection_start().ok().flatten().unwrap_or(0);
    let end = own.value().chars().count() as u32;
    let beside = |player: Option<usize>| player.and_then(|player| column(player).into_iter().nth(place));
    let next = match event.key().as_str() {
        "Enter" if place + 1 == fields.len() => column(player + 1).into_iter().next(),
        "Enter" | "ArrowDown" => fields.into_iter().nth(place + 1),
        "ArrowUp" => place.checked_sub(1).and_then(|place| fields.into_iter().nth(place)),
        "ArrowLeft" if cursor == 0 => beside(player.checked_sub(1)),
        "ArrowRight" if cursor >= end => beside(Some(player + 1)),
        _ => None,
    };
    if let Some(next) = next {
        event.prevent_default();
        let _ = next.focus();
        next.select();
    }
}

/// The fields of a player, from top to bottom.
fn column(player: usize) -> Vec<HtmlInputElement> {
    let Ok(found) = document().query_selector_all(&format!(".numbers-table input[data-of='{player}']")) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|place| found.item(place)?.dyn_into().ok())
        .collect()
}
