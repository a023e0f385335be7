//! The secret link to a seat: whoever opens it gets the seat. One that has ended says so before a name is asked.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_params_map};

use super::continued::game_name;
use super::dead_end::DeadEnd;
use super::naming::signed_in;
use crate::host::api::{self, Claimed, Offered, Refused, Secret};
use crate::texts::t;

/// Looks where a link leads, and lets the seat be taken.
#[component]
pub fn Claim() -> impl IntoView {
    let params = use_params_map();
    let offer = RwSignal::new(None::<Result<Offered, Refused>>);
    let secret = params.read_untracked().get("secret").unwrap_or_default();
    leptos::task::spawn_local(async move {
        offer.try_set(Some(api::post("/api/claim/look", &Secret { secret }).await));
    });
    move || match offer.get() {
        None => view! { <p class="sheet narrow soft" role="status">{t!("online.connecting")}</p> }.into_any(),
        Some(Err(refused)) => view! { <DeadEnd title=t!("online.dead_link") text=refused.text/> }.into_any(),
        Some(Ok(offered)) => taking(&offered).into_any(),
    }
}

/// Takes the seat of a link, and goes to its table.
fn taking(offered: &Offered) -> impl IntoView + use<> {
    let text = t!(
        "online.claim_from",
        host = offered.host.as_str(),
        game = game_name(&offered.game)
    );
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
        let told = move || match error.get() {
            None => view! { <p class="sheet narrow soft" role="status">{t!("online.connecting")}</p> }.into_any(),
            Some(text) => view! { <DeadEnd title=t!("online.dead_link") text/> }.into_any(),
        };
        told.into_any()
    };
    signed_in(Signal::stored(text), Callback::new(|()| {}), claim)
}
