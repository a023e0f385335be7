//! One's passkeys.

use leptos::prelude::*;
use wire::account::{PasskeyInfo, PasskeyQuestion, Passkeys, Proof};

use super::proof::{by_passkey, by_password, passkey_button, password_field};
use super::{Outcome, browser_passkey, words};
use crate::host::api;
use crate::standing::{Asked, answered_in_part, day};
use crate::texts::t;

/// The passkeys, and a way to another one.
#[component]
pub(super) fn OwnPasskeys(keys: Asked<Passkeys>, changes: RwSignal<u32>) -> impl IntoView {
    let outcome = Outcome::new();
    let list = move |known: Passkeys| {
        let rows = known.keys.into_iter().map(|key| row(key, changes, outcome));
        view! { <ul class="own-list">{rows.collect_view()}</ul> }.into_any()
    };
    // not known before there is an answer
    let possible = Memo::new(move |_| {
        let known = keys.read();
        let known = known.as_ref()?.as_ref().ok()?;
        Some(known.possible && browser_passkey::is_possible())
    });
    let form = move || {
        Some(if possible.get()? {
            view! { <NewPasskey keys changes outcome/> }.into_any()
        } else {
            view! { <p class="soft">{t!("company.no_passkeys")}</p> }.into_any()
        })
    };
    view! {
        <p>{t!("company.passkeys_note")}</p>
        {answered_in_part(keys, list)}
        {form}
        {outcome.shown()}
    }
}

fn row(key: PasskeyInfo, changes: RwSignal<u32>, outcome: Outcome) -> AnyView {
    let (name, id) = (key.name.clone(), key.id.clone());
    let note = match key.used {
        Some(used) => t!("company.last_used", day = day(used)),
        None => t!("company.made", day = day(key.created)),
    };
    let remove = move |_| {
        let id = id.clone();
        outcome.of(async move || {
            api::delete(&format!("/api/me/passkeys/{id}")).await.map_err(words)?;
            changes.try_update(|changes| *changes += 1);
            Ok(Some(t!("company.passkey_removed")))
        });
    };
    view! {
        <li data-passkey=name.clone()>
            <span><strong>{key.name}</strong><span class="soft">{note}</span></span>
            <button class="quiet" aria-label=t!("company.remove_passkey", name = name) on:click=remove>{t!("company.remove")}</button>
        </li>
    }
    .into_any()
}

#[component]
fn NewPasskey(keys: Asked<Passkeys>, changes: RwSignal<u32>, outcome: Outcome) -> impl IntoView {
    let (name, password) = (
        RwSignal::new(t!("company.passkey_name_now")),
        RwSignal::new(String::new()),
    );
    let add = move |proof: Proof| async move {
        let question: PasskeyQuestion = api::post("/api/me/passkeys/ask", &proof).await.map_err(words)?;
        let mut answer = browser_passkey::make(question).await?;
        answer.name = name.try_get_untracked();
        let added: PasskeyInfo = api::post("/api/me/passkeys", &answer).await.map_err(words)?;
        password.try_set(String::new());
        changes.try_update(|changes| *changes += 1);
        Ok(Some(t!("company.passkey_added", name = added.name)))
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        outcome.of(async move || add(by_password(password.get_untracked())).await);
    };
    let passkey = move || outcome.of(async move || add(by_passkey().await?).await);
    view! {
        <form class="credentials" on:submit=submit>
            <label class="field"><span class="label">{t!("company.passkey_name")}</span>
                <input name="passkey" required maxlength="40" prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
            {password_field("proof", t!("company.your_password"), password, false)}
            <p class="ways"><button class="main" data-add-passkey>{t!("company.add_passkey")}</button>{passkey_button(keys, passkey)}</p>
        </form>
    }
}
