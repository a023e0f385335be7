//! An address to be passed on.

use std::time::Duration;

use leptos::prelude::*;

use crate::browser;
use crate::texts::t;

/// An address of this site, and a button that copies it.
#[component]
pub fn Copied(
    /// The address, from the root of the site.
    address: String,
    /// What the button says.
    label: String,
    /// Is the address itself shown, too?
    #[prop(optional)]
    wide: bool,
) -> impl IntoView {
    let origin = browser::document()
        .location()
        .and_then(|location| location.origin().ok())
        .unwrap_or_default();
    let address = StoredValue::new(format!("{origin}{address}"));
    let done = RwSignal::new(false);
    // without a secure connection pages can't copy: then the address is shown, to be copied by hand
    let can_copy = window().is_secure_context();
    let copy = move |_| {
        let _ = window().navigator().clipboard().write_text(&address.get_value());
        done.set(true);
        set_timeout(
            move || {
                done.try_set(false);
            },
            Duration::from_secs(2),
        );
    };
    let button = can_copy.then(|| {
        view! { <button type="button" data-link=address.get_value() on:click=copy>{move || if done.get() { t!("online.copied") } else { label.clone() }}</button> }
    });
    view! {
        <span class="copied">
            {(wide || !can_copy).then(|| view! { <input readonly prop:value=address.get_value() aria-label=t!("online.link") on:focus=select/> })}
            {button}
        </span>
    }
}

fn select(event: leptos::ev::FocusEvent) {
    event_target::<web_sys::HtmlInputElement>(&event).select();
}
