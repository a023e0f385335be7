//! That it is really you: the password, or a passkey.

use leptos::prelude::*;
use wire::account::{PasskeyQuestion, Passkeys, Proof};

use super::{browser_passkey, words};
use crate::host::api;
use crate::standing::Asked;
use crate::texts::t;

/// Has this person a passkey that this browser could use?
pub(super) fn has_passkey(keys: Asked<Passkeys>) -> bool {
    browser_passkey::is_possible()
        && keys.with(|keys| matches!(keys, Some(Ok(keys)) if keys.possible && !keys.keys.is_empty()))
}

/// By the password.
pub(crate) fn by_password(password: String) -> Proof {
    Proof {
        password: Some(password),
        passkey: None,
    }
}

/// By a passkey: the browser asks for it.
pub(super) async fn by_passkey() -> Result<Proof, String> {
    let question: PasskeyQuestion = api::post("/api/me/passkeys/prove", &()).await.map_err(words)?;
    Ok(Proof {
        password: None,
        passkey: Some(browser_passkey::prove(question).await?),
    })
}

/// A field for a password.
pub(crate) fn password_field(name: &'static str, label: String, value: RwSignal<String>, is_new: bool) -> AnyView {
    let word = if is_new { "new-password" } else { "current-password" };
    view! {
        <label class="field"><span class="label">{label}</span>
            <input name=name type="password" required minlength="8" maxlength="200" autocomplete=word prop:value=value on:input=move |event| value.set(event_target_value(&event))/></label>
    }
    .into_any()
}

/// A button for whoever would rather use a passkey, where there is one.
pub(super) fn passkey_button(keys: Asked<Passkeys>, then: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    let button = move || {
        has_passkey(keys).then(|| view! { <button type="button" data-by-passkey on:click=move |_| then()>{t!("company.by_passkey")}</button> })
    };
    view! { {button} }.into_any()
}
