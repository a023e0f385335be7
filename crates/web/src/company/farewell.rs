//! The end of an account.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use wire::account::{Passkeys, Proof};

use super::proof::{by_passkey, by_password, passkey_button, password_field};
use super::{Outcome, words};
use crate::host::api;
use crate::host::session::Session;
use crate::standing::Asked;
use crate::texts::t;

/// Deletes the account, after a second thought and a proof.
#[component]
pub(super) fn Farewell(keys: Asked<Passkeys>, has_account: bool) -> impl IntoView {
    let (session, navigate) = (Session::find(), StoredValue::new_local(use_navigate()));
    let (password, outcome) = (RwSignal::new(String::new()), Outcome::new());
    let leave = move |proof: Proof| async move {
        api::tell("/api/me/delete", &proof).await.map_err(words)?;
        session.lost();
        navigate.try_with_value(|navigate| navigate("/", NavigateOptions::default()));
        Ok(None)
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let proof = if has_account {
            by_password(password.get_untracked())
        } else {
            Proof::default()
        };
        outcome.of(async move || leave(proof).await);
    };
    let passkey = move || outcome.of(async move || leave(by_passkey().await?).await);
    view! {
        <p>{t!("company.delete_note")}</p>
        <form class="credentials" on:submit=submit>
            {has_account.then(|| password_field("farewell", t!("company.your_password"), password, false))}
            <p class="ways"><button class="main" data-delete>{t!("company.delete_now")}</button>{passkey_button(keys, passkey)}</p>
            {outcome.shown()}
        </form>
    }
}
