//! The secret link to a seat: whoever opens it gets the seat.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_params_map};

use super::naming::signed_in;
use crate::host::api::{self, Claimed, Secret};
use crate::texts::t;

/// Takes the seat of a link, and goes to its table.
#[component]
pub fn Claim() -> impl IntoView {
    let params = use_params_map();
    let navigate = use_navigate();
    let error = RwSignal::new(None);
    let claim = move || {
        let (secret, navigate) = (
            params.read_untracked().get("secret").unwrap_or_default(),
            navigate.clone(),
        );
        leptos::task::spawn_local(async move {
            match api::post::<Claimed>("/api/claim", &Secret { secret }).await {
                Ok(claimed) => navigate(
                    &format!("/table/{}", claimed.table),
                    NavigateOptions {
                        replace: true,
                        ..NavigateOptions::default()
                    },
                ),
                Err(refused) => drop(error.try_set(Some(refused.text))),
            }
        });
        view! {
            <section class="sheet narrow">
                <p role="status">{move || error.get().unwrap_or_else(|| t!("online.connecting"))}</p>
                <p><A href="/" attr:class="button">{t!("missing.home")}</A></p>
            </section>
        }
        .into_any()
    };
    signed_in(Signal::stored(t!("online.claim_text")), Callback::new(|()| {}), claim)
}
