//! The heading of a page: it names the window too, and is where reading goes on after a way was taken.

use std::sync::atomic::{AtomicBool, Ordering};

use leptos::html::H1;
use leptos::prelude::*;

use crate::browser;

/// Has a page been shown already? The first one is read from its beginning.
static SHOWN: AtomicBool = AtomicBool::new(false);

/// Names the window.
pub fn title(text: &str) {
    browser::document().set_title(&if text.is_empty() {
        "Roundhouse".to_owned()
    } else {
        format!("{text} · Roundhouse")
    });
}

/// The heading of a page.
#[component]
pub fn Heading(
    /// What it says.
    text: String,
    /// What the window is called, if something else.
    #[prop(optional, into)]
    window: Option<String>,
) -> impl IntoView {
    title(window.as_ref().unwrap_or(&text));
    let place = NodeRef::<H1>::new();
    place.on_load(|heading| {
        if SHOWN.swap(true, Ordering::Relaxed) {
            let _ = heading.focus();
        }
    });
    view! { <h1 class="heading" tabindex="-1" node_ref=place>{text}</h1> }
}
