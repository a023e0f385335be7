//! What only the organiser can do.

use leptos::prelude::*;
use wire::cups::{Cup, CupSecret, CupState, Entry};

use super::one::Followed;
use crate::browser;
use crate::host::api;
use crate::shell::copied::Copied;
use crate::texts::t;

/// Have enough people signed up?
pub(super) fn has_enough(cup: &Cup) -> bool {
    cup.people.len() >= usize::from(cup.least)
}

/// What only the organiser can do; nothing for others.
pub(super) fn organiser(followed: Followed, cup: &Cup) -> AnyView {
    if !cup.yours || !matches!(cup.state, CupState::Open | CupState::Running) {
        return ().into_any();
    }
    let is_open = cup.state == CupState::Open;
    let start = (is_open && has_enough(cup)).then(|| view! { <button class="main" data-start-cup on:click=move |_| followed.order("start")>{t!("cups.start")}</button> });
    let link = is_open.then(|| match cup.entry {
        Entry::Open => view! { <Copied address=format!("/cups/{}", cup.id) label=t!("cups.copy")/> }.into_any(),
        Entry::Invited => invitation(followed, &cup.id),
    });
    view! {
        <fieldset class="organiser"><legend>{t!("cups.organise")}</legend>
            <div class="ways">{start}{link}{call_off(followed)}</div>
        </fieldset>
    }
    .into_any()
}

/// The link to sign up with: this browser keeps it; elsewhere another one can be made.
fn invitation(followed: Followed, id: &str) -> AnyView {
    let key = format!("cup.{id}");
    let secret = RwSignal::new(browser::load::<String>(&key));
    let address = format!("/cups/{id}?key=");
    let path = format!("/api/cups/{id}/link");
    let fresh = move |_| {
        let (path, key) = (path.clone(), key.clone());
        followed.carry_out(async move {
            let made: CupSecret = api::post(&path, &()).await?;
            if let Some(made) = made.secret {
                browser::keep(&key, &made);
                secret.try_set(Some(made));
            }
            Ok(())
        });
    };
    let shown = move || match secret.get() {
        Some(secret) => {
            view! { <Copied address=format!("{address}{secret}") label=t!("cups.copy_secret") wide=true/> }.into_any()
        }
        None => view! { <button data-new-link on:click=fresh.clone()>{t!("cups.new_link")}</button> }.into_any(),
    };
    view! { {shown} }.into_any()
}

/// Calling it off, in two clicks.
fn call_off(followed: Followed) -> AnyView {
    let asks = RwSignal::new(false);
    let ways = move || {
        if asks.get() {
            view! {
                <span class="sure"><span>{t!("cups.cancel_sure")}</span> <button class="main" data-cancel-cup on:click=move |_| followed.order("cancel")>{t!("cups.cancel")}</button>
                    <button on:click=move |_| asks.set(false)>{t!("lobby.stay")}</button></span>
            }
            .into_any()
        } else {
            view! { <button class="quiet" data-cancel-ask on:click=move |_| asks.set(true)>{t!("cups.cancel")}</button> }.into_any()
        }
    };
    view! { {ways} }.into_any()
}
