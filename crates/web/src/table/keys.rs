//! The keys of a table, and the card that lists them.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::Table;
use super::hints::Hints;
use crate::boards::Board;
use crate::texts::t;

/// Listens for the keys that work anywhere at a table.
pub(super) fn listen<G: Board>(table: Table<G>, hints: Hints<G>, help: RwSignal<bool>) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || is_writing(&event) {
            return;
        }
        match event.key().as_str() {
            "u" | "U" => table.undo(),
            "h" | "H" => hints.ask(),
            "?" => help.update(|open| *open = !*open),
            "Escape" => {
                help.set(false);
                table.notice.set(None);
                table.past.set(None);
            }
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}

/// Does somebody write, so that letters are letters?
fn is_writing(event: &web_sys::KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    element.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

/// The card that lists the keys.
pub(super) fn help(open: RwSignal<bool>) -> AnyView {
    let rows = || {
        let keys = [
            ("Tab", "keys.tab"),
            ("Enter", "keys.enter"),
            ("R", "keys.turn"),
            ("U", "keys.undo"),
            ("H", "keys.hint"),
            ("Esc", "keys.escape"),
            ("?", "keys.help"),
        ];
        keys.map(|(key, text)| view! { <dt><kbd>{key}</kbd></dt><dd>{t!(text)}</dd> })
    };
    let shown = move || {
        open.get().then(|| {
            view! {
                <div class="dialog-back" on:click=move |_| open.set(false)>
                    <div class="dialog" role="dialog" aria-modal="true" aria-label=t!("keys.title") on:click=|event| event.stop_propagation()>
                        <h2>{t!("keys.title")}</h2>
                        <dl class="keys">{rows()}</dl>
                        <button class="main" autofocus on:click=move |_| open.set(false)>{t!("table.close")}</button>
                    </div>
                </div>
            }
        })
    };
    shown.into_any()
}
