//! The page of a link for who has forgotten the password.

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use wire::account::Reset;

use super::proof::password_field;
use super::{Outcome, words};
use crate::host::api;
use crate::shell::heading::Heading;
use crate::texts::t;

/// Chooses a new password.
#[component]
pub fn ResetPage() -> impl IntoView {
    let params = use_params_map();
    let (password, outcome, is_done) = (RwSignal::new(String::new()), Outcome::new(), RwSignal::new(false));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let secret = params.read_untracked().get("secret").unwrap_or_default();
        let password = password.get_untracked();
        outcome.of(async move || {
            api::tell("/api/password/reset", &Reset { secret, password })
                .await
                .map_err(words)?;
            is_done.try_set(true);
            Ok(Some(t!("company.reset_done")))
        });
    };
    let form = move || {
        if is_done.get() {
            return view! { <p><A href="/account" attr:class="button main">{t!("company.to_sign_in")}</A></p> }
                .into_any();
        }
        view! {
            <form on:submit=submit>
                {password_field("new", t!("company.new_password"), password, true)}
                <button class="main">{t!("company.change_password")}</button>
            </form>
        }
        .into_any()
    };
    view! {
        <section class="sheet narrow">
            <Heading text=t!("company.reset_title")/>
            {outcome.shown()}
            {form}
        </section>
    }
}
