//! Another password.

use leptos::prelude::*;
use wire::account::{NewPassword, Passkeys, Proof};

use super::proof::{by_passkey, by_password, passkey_button, password_field};
use super::{Outcome, words};
use crate::host::api;
use crate::standing::Asked;
use crate::texts::t;

/// Chooses another password.
#[component]
pub(super) fn Password(keys: Asked<Passkeys>) -> impl IntoView {
    let (old, new, outcome) = (
        RwSignal::new(String::new()),
        RwSignal::new(String::new()),
        Outcome::new(),
    );
    let change = move |proof: Proof| async move {
        // whoever has left while the browser asked for a passkey chooses no password any more
        let Some(password) = new.try_get_untracked() else {
            return Ok(None);
        };
        api::tell("/api/me/password", &NewPassword { proof, password })
            .await
            .map_err(words)?;
        old.try_set(String::new());
        new.try_set(String::new());
        Ok(Some(t!("company.password_changed")))
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        outcome.of(async move || change(by_password(old.get_untracked())).await);
    };
    let passkey = move || outcome.of(async move || change(by_passkey().await?).await);
    view! {
        <form class="credentials" on:submit=submit>
            {password_field("old", t!("company.old_password"), old, false)}
            {password_field("new", t!("company.new_password"), new, true)}
            <p class="ways"><button class="main">{t!("company.change_password")}</button>{passkey_button(keys, passkey)}</p>
            {outcome.shown()}
        </form>
    }
}
