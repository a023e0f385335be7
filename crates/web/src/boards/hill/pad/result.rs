//! What the towns on the pad score; or what is wrong with them.

use hill::Hill;
use leptos::prelude::*;
use table::{ScorePad, ScorePart, SeatResult};

use super::sheet::Sheet;
use crate::boards::hill::names;
use crate::texts::{figure, t};

/// The scores of all towns, or everything that needs mending.
pub fn draw(sheet: Sheet) -> AnyView {
    let entry = sheet.entry.get();
    if entry.towns.iter().all(|town| town.cards.is_empty()) {
        return view! { <p class="pad-note">{t!("hill.sheet.start")}</p> }.into_any();
    }
    match Hill::score(&sheet.options.get(), &entry) {
        Ok(outcome) => outcome
            .seats
            .iter()
            .enumerate()
            .map(|(number, seat)| result(number, seat))
            .collect_view()
            .into_any(),
        Err(error) => {
            let problems = error
                .0
                .into_iter()
                .map(|problem| view! { <li>{names::said(&problem)}</li> })
                .collect_view();
            view! { <h3>{t!("hill.sheet.problems")}</h3><ul class="pad-problems">{problems}</ul> }.into_any()
        }
    }
}

fn result(number: usize, seat: &SeatResult) -> AnyView {
    let name = seat
        .name
        .clone()
        .unwrap_or_else(|| t!("hill.sheet.town", n = number + 1));
    let title = seat
        .title
        .as_ref()
        .map(|title| view! { <span class="pad-note">{names::said(title)}</span> });
    view! {
        <details class="pad-score" open>
            <summary><b>{seat.place}"."</b>" "{name}" "{title}<strong>{figure(seat.score.points)}</strong></summary>
            {seat.score.parts.iter().map(part).collect_view()}
        </details>
    }
    .into_any()
}

fn part(part: &ScorePart) -> AnyView {
    let head = view! { <span>{names::said(&part.what)}</span><b>{figure(part.points)}</b> };
    if part.parts.is_empty() {
        return view! { <div class="pad-part">{head}</div> }.into_any();
    }
    let inside = part.parts.iter().map(|part| view! { <div class="pad-part leaf"><span>{names::said(&part.what)}</span><b>{figure(part.points)}</b></div> });
    view! { <details class="pad-part-more"><summary class="pad-part">{head}</summary>{inside.collect_view()}</details> }
        .into_any()
}
