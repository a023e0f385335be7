//! The word of a symbol, in a small bubble beside it: when it is tapped, reached by keys, or pointed at where the browser shows nothing itself.
//!
//! A symbol's word is its `data-word`, its `title`, or the label of a picture. Boards and pages only write these; this listens for the whole page.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};

/// What does something when it is pressed: a tap there is no question.
const ACTS: &str = "button, a[href], input, select, textarea, label, summary, [role=button], [data-act], [data-pick]";
/// What is larger is a picture, and no symbol.
const LARGEST: f64 = 180.0;
/// So much room a bubble needs above its symbol.
const ROOM: f64 = 64.0;

/// A word, and where it is shown.
#[derive(Clone, PartialEq, Debug)]
struct Shown {
    word: String,
    middle: f64,
    edge: f64,
    is_below: bool,
}

impl Shown {
    /// Beside this symbol.
    fn beside(symbol: &Element, word: String) -> Shown {
        let area = symbol.get_bounding_client_rect();
        let is_below = area.top() < ROOM;
        Shown {
            word,
            middle: f64::midpoint(area.left(), area.right()),
            edge: if is_below { area.bottom() } else { area.top() },
            is_below,
        }
    }
}

/// The bubble, and what listens for whoever wants to know.
#[component]
pub fn Word() -> impl IntoView {
    let shown = RwSignal::new(None::<Shown>);
    let show = move |next: Option<Shown>| {
        if shown.with_untracked(|now| *now != next) {
            shown.set(next);
        }
    };
    let listeners = [
        window_event_listener(ev::click, move |event| show(tapped(&event))),
        window_event_listener(ev::pointerover, move |event| {
            if event.pointer_type() == "mouse" {
                show(pointed_at(&event));
            }
        }),
        window_event_listener(ev::focusin, move |event| show(reached(&event))),
        window_event_listener(ev::focusout, move |_| show(None)),
        window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" {
                show(None);
            }
        }),
        window_event_listener(ev::wheel, move |_| show(None)),
        window_event_listener(ev::pointermove, move |event| {
            if event.pointer_type() == "touch" {
                show(None);
            }
        }),
    ];
    on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
    move || shown.get().map(bubble)
}

fn bubble(shown: Shown) -> AnyView {
    let left = format!("clamp(7.5rem, {:.0}px, calc(100vw - 7.5rem))", shown.middle);
    let top = format!("{:.0}px", shown.edge);
    // whoever hears the page has heard the label
    view! { <div class="word-bubble" class:below=shown.is_below style:left=left style:top=top aria-hidden="true">{shown.word}</div> }.into_any()
}

/// A finger has tapped on something that does nothing.
fn tapped(event: &web_sys::MouseEvent) -> Option<Shown> {
    let is_touch = event
        .dyn_ref::<PointerEvent>()
        .is_some_and(|event| event.pointer_type() == "touch");
    let target = target(event)?;
    let acts = !is_touch || target.closest(ACTS) != Ok(None);
    (!acts).then(|| near(&target)).flatten()
}

/// The mouse points at something that has no title, which the browser would show.
fn pointed_at(event: &Event) -> Option<Shown> {
    let target = target(event)?;
    let has_title = target.closest("[title]") != Ok(None);
    (!has_title).then(|| near(&target)).flatten()
}

/// Keys have come to something whose title says more than it shows.
fn reached(event: &Event) -> Option<Shown> {
    let target = target(event)?;
    if target.matches(":focus-visible") != Ok(true) {
        return None;
    }
    let written = target.text_content().unwrap_or_default();
    let word = own_word(&target).filter(|word| word.trim() != written.trim())?;
    Some(Shown::beside(&target, word))
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The nearest symbol around this that has a word.
fn near(target: &Element) -> Option<Shown> {
    let around = std::iter::successors(Some(target.clone()), |inner| inner.parent_element());
    let is_small = |symbol: &Element| {
        let area = symbol.get_bounding_client_rect();
        area.width().max(area.height()) <= LARGEST
    };
    let (symbol, word) = around
        .take_while(is_small)
        .find_map(|symbol| own_word(&symbol).map(|word| (symbol, word)))?;
    Some(Shown::beside(&symbol, word))
}

/// The word that something bears itself.
fn own_word(symbol: &Element) -> Option<String> {
    // what only names its button has no room of its own
    let is_drawn = || symbol.get_bounding_client_rect().width() > 0.0;
    let labelled = || {
        symbol
            .get_attribute("aria-label")
            .filter(|_| symbol.get_attribute("role").as_deref() == Some("img") && is_drawn())
    };
    symbol
        .get_attribute("data-word")
        .or_else(|| symbol.get_attribute("title"))
        .or_else(labelled)
        .filter(|word| !word.is_empty())
}
