//! Other ways in: a passkey, and a link for who has forgotten the password.

use leptos::prelude::*;
use wire::account::{Forgotten, PasskeyQuestion};

use super::{Outcome, browser_passkey, words};
use crate::host::api::{self, Me};
use crate::host::session::Session;
use crate::texts::t;

/// Both of them.
#[component]
pub fn Entrance() -> impl IntoView {
    let session = Session::find();
    let (outcome, forgot) = (Outcome::new(), RwSignal::new(false));
    let passkey = move |_| {
        outcome.of(async move || {
            let question: PasskeyQuestion = api::post("/api/sessions/passkey/ask", &()).await.map_err(words)?;
            let answer = browser_passkey::prove(question).await?;
            session.came_in(api::post::<Me>("/api/sessions/passkey", &answer).await.map_err(words)?);
            Ok(None)
        });
    };
    view! {
        <p class="ways">
            {browser_passkey::is_possible().then(|| view! { <button type="button" data-passkey-in on:click=passkey>{t!("company.sign_in_by_passkey")}</button> })}
            <button type="button" class="quiet" data-forgot aria-expanded=move || forgot.get().to_string() on:click=move |_| forgot.update(|forgot| *forgot = !*forgot)>{t!("company.forgot")}</button>
        </p>
        {move || forgot.get().then(|| view! { <Link/> })}
        {outcome.shown()}
    }
}

/// Sends a link.
#[component]
fn Link() -> impl IntoView {
    let (address, outcome) = (RwSignal::new(String::new()), Outcome::new());
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let address = address.get_untracked();
        outcome.of(async move || {
            api::tell("/api/password/forgotten", &Forgotten { address })
                .await
                .map_err(words)?;
            Ok(Some(t!("company.link_sent")))
        });
    };
    view! {
        <form class="credentials" on:submit=send>
            <p>{t!("company.forgot_note")}</p>
            <label class="field"><span class="label">{t!("company.mail")}</span>
                <input name="mail" type="email" required maxlength="254" autocomplete="email" prop:value=address on:input=move |event| address.set(event_target_value(&event))/></label>
            <button class="main">{t!("company.send_link")}</button>
            {outcome.shown()}
        </form>
    }
}
