//! Where a hint looks and is looked at: the place that it talks about comes into view, and the keys find its choices.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::Hints;
use crate::boards::Board;

/// What is shown of a choice, the most telling first: its first step on the board, any step there, its button.
const MARKS: [&str; 3] = [
    ".board-area [data-advised='1']",
    ".board-area [data-advised]",
    "[data-advised]",
];
/// The choices.
const CHOICES: &str = ".hint-panel [data-show-hint]";
/// Up to this width the hint is a sheet over the page.
const NARROW: f64 = 820.0;

/// Brings what is shown into view, when another choice is shown and when all its steps are known.
pub(super) fn follow<G: Board>(hints: Hints<G>) {
    let looks_at = Memo::new(move |_| {
        let begun = hints.plans.with(|plans| !plans.is_empty());
        begun.then(|| (hints.shown.get(), hints.is_whole()))
    });
    Effect::new(move |_| {
        if looks_at.get().is_some() {
            // the board draws it first
            request_animation_frame(|| request_animation_frame(reveal));
        }
    });
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

fn all(selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = document().query_selector_all(selector) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|number| found.get(number)?.dyn_into().ok())
        .collect()
}

/// Something of this selector that takes up room on the page.
fn find_drawn(selector: &str) -> Option<Element> {
    let found = document().query_selector_all(selector).ok()?;
    let is_drawn = |element: &Element| {
        let area = element.get_bounding_client_rect();
        area.width() > 0.0 || area.height() > 0.0
    };
    (0..found.length())
        .filter_map(|number| found.get(number)?.dyn_into().ok())
        .find(is_drawn)
}

/// The part of the window that neither the prompt nor the sheet covers: from top to bottom.
fn free() -> (f64, f64) {
    let size = |size: Result<wasm_bindgen::JsValue, _>| size.ok().and_then(|size| size.as_f64()).unwrap_or(0.0);
    let (wide, high) = (size(window().inner_width()), size(window().inner_height()));
    let edge = |selector: &str| find(selector).map(|element| element.get_bounding_client_rect());
    let top = edge(".prompt-bar").map_or(0.0, |bar| bar.bottom().max(0.0));
    let sheet = edge(".hint-panel").filter(|_| wide <= NARROW);
    (top, sheet.map_or(high, |sheet| sheet.top().min(high)))
}

/// Scrolls to what is shown, if it is not in view.
fn reveal() {
    let Some(mark) = MARKS.into_iter().find_map(find_drawn) else {
        return;
    };
    let middle = |mark: &Element| {
        let area = mark.get_bounding_client_rect();
        f64::midpoint(area.top(), area.bottom())
    };
    let (top, bottom) = free();
    if (top..=bottom).contains(&middle(&mark)) {
        return;
    }
    // boards that scroll by themselves first, then the page
    mark.scroll_into_view_with_bool(false);
    let by = middle(&mark) - f64::midpoint(top, bottom);
    window().scroll_by_with_x_and_y(0.0, by);
}

/// Whoever asked by keys goes on at the first choice, or at the one that is shown.
pub(super) fn focus_first(by_keys: bool) {
    if by_keys {
        request_animation_frame(|| {
            let choice = find(".hint-panel .shown [data-show-hint]").or_else(|| find(CHOICES));
            let _ = choice
                .and_then(|choice| choice.dyn_into::<HtmlElement>().ok())
                .map(|choice| choice.focus());
        });
    }
}

/// Goes from the choice that has the focus to another one. `false` if none has it, or there is none on that side.
pub(super) fn step(by: isize) -> bool {
    let (choices, here) = (all(CHOICES), document().active_element());
    let place = choices
        .iter()
        .position(|choice| here.as_ref().is_some_and(|here| **choice == *here));
    let next = place.and_then(|place| place.checked_add_signed(by));
    next.and_then(|next| choices.get(next)?.focus().ok()).is_some()
}

/// If something in the panel has the focus, the button that asks for a hint gets it.
pub(super) fn leave() {
    let is_inside = find(".hint-panel :focus").is_some();
    if is_inside {
        let _ = all("[data-hint]").first().map(HtmlElement::focus);
    }
}
