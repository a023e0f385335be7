//! Whether others find you in lists.

use leptos::prelude::*;
use wire::standing::Privacy;

use crate::host::api;
use crate::shell::fields::{Switch, problem};
use crate::texts::t;

/// Hides you from lists, or shows you again.
#[component]
pub fn PrivacySwitch() -> impl IntoView {
    let (hidden, error) = (RwSignal::new(false), RwSignal::new(None));
    leptos::task::spawn_local(async move {
        if let Ok(privacy) = api::get::<Privacy>("/api/me/privacy").await {
            hidden.try_set(privacy.hidden);
        }
    });
    let choose = move |wish: bool| {
        hidden.set(wish);
        leptos::task::spawn_local(async move {
            let privacy = Privacy { hidden: wish };
            if let Err(refused) = api::post::<Privacy>("/api/me/privacy", &privacy).await {
                hidden.try_set(!wish);
                error.try_set(Some(refused.text));
            }
        });
    };
    view! {
        <div data-privacy><Switch label=t!("standing.hide") now=hidden choose=choose/></div>
        <p class="soft">{t!("standing.hide_note")}</p>
        {problem(error)}
    }
}
