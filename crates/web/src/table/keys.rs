//! The keys of a table, and the card that lists them.

use leptos::ev;
use leptos::prelude::*;
use leptos_router::components::A;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::Table;
use super::hints::Hints;
use super::steps::{Way, step};
use crate::boards::Board;
use crate::texts::{key, t};

/// Listens for the keys that work anywhere at a table.
pub(super) fn listen<G: Board>(table: Table<G>, hints: Hints<G>, help: RwSignal<bool>) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || is_writing(&event) {
            return;
        }
        match event.key().as_str() {
            "u" | "U" => table.undo(),
            "h" | "H" => hints.ask(true),
            "?" => help.update(|open| *open = !*open),
            "Escape" => {
                help.set(false);
                hints.close();
                table.notice.set(None);
                table.past.set(None);
            }
            key => {
                if Way::of(key).is_some_and(step) {
                    event.prevent_default();
                }
            }
        }
    });
    on_cleanup(move || handle.remove());
    keep_focus(table);
}

/// Whoever plays by keys goes on at the prompt when what had the focus is gone: the browser would go on at the top of the page.
fn keep_focus<G: Board>(table: Table<G>) {
    // did something have the focus when a key was pressed last? Tab may leave the page, and shall
    let had_focus = StoredValue::new(false);
    let look = move || {
        if had_focus.get_value() {
            // what is only disabled loses the focus after a frame
            request_animation_frame(|| request_animation_frame(find_lost_focus));
        }
    };
    let pressed = window_event_listener(ev::keydown, move |event| {
        had_focus.set_value(event.key() != "Tab" && focused().is_some());
    });
    let released = window_event_listener(ev::keyup, move |_| look());
    let pointed = window_event_listener(ev::pointerdown, move |_| had_focus.set_value(false));
    on_cleanup(move || {
        [pressed, released, pointed]
            .into_iter()
            .for_each(WindowListenerHandle::remove);
    });
    Effect::new(move |_| {
        table.moment();
        look();
    });
}

/// What has the focus, if anything has.
fn focused() -> Option<web_sys::Element> {
    document()
        .active_element()
        .filter(|element| element.tag_name() != "BODY")
}

fn find_lost_focus() {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    if focused().is_none() && find("[aria-modal=true]").is_none() {
        let _ = find(".prompt")
            .and_then(|prompt| prompt.dyn_into::<HtmlElement>().ok())
            .map(|prompt| prompt.focus());
    }
}

/// Does somebody write, so that letters are letters?
pub(super) fn is_writing(event: &web_sys::KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    element.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

/// The card that lists the keys, and where more is told.
pub(super) fn help<G: Board>(open: RwSignal<bool>) -> AnyView {
    let rows = || {
        let keys = [
            ("Tab", key!("keys.tab")),
            ("← ↑ ↓ →", key!("keys.arrows")),
            ("← →", key!("keys.replay")),
            ("Enter", key!("keys.enter")),
            ("R", key!("keys.turn")),
            ("U", key!("keys.undo")),
            ("H", key!("keys.hint")),
            ("Space", key!("keys.space")),
            ("Esc", key!("keys.escape")),
            ("?", key!("keys.help")),
        ];
        keys.map(|(key, text)| view! { <dt><kbd>{key}</kbd></dt><dd>{t!(text)}</dd> })
    };
    let shown = move || {
        open.get().then(|| {
            view! {
                <div class="dialog-back" on:click=move |_| open.set(false)>
                    <div class="dialog" role="dialog" aria-modal="true" aria-label=t!("keys.help_title") on:click=|event| event.stop_propagation()>
                        <h2>{t!("keys.help_title")}</h2>
                        <p class="ways">
                            <A href=format!("/learn/{}", G::meta().id)>{t!("learn.title", game = G::meta().name)}</A>
                            <A href=format!("/rules/{}", G::meta().id)>{t!("learn.rules")}</A>
                        </p>
                        <h3>{t!("keys.title")}</h3>
                        <dl class="keys">{rows()}</dl>
                        <button class="main" autofocus on:click=move |_| open.set(false)>{t!("table.close")}</button>
                    </div>
                </div>
            }
        })
    };
    shown.into_any()
}
