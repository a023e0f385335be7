//! The sign over the door.

use leptos::prelude::*;

/// A turntable with its tracks, and the name.
#[component]
pub fn Brand() -> impl IntoView {
    view! {
        <svg class="brand-sign" viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" stroke-width="3"/>
            <circle cx="16" cy="16" r="8" fill="none" stroke="currentColor" stroke-width="1.5"/>
            <path d="M5 11 L27 21 M5 16 L27 16" stroke="var(--line-red)" stroke-width="3" stroke-linecap="round"/>
            <circle cx="16" cy="16" r="2.5" fill="currentColor"/>
        </svg>
        <span>"Roundhouse"</span>
    }
}
