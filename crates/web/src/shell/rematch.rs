//! After the game: another one.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;

use crate::host::api::{self, State, TableInfo};
use crate::host::room::Room;
use crate::texts::t;

/// Asks the others for another game; once somebody has, leads to its table, where everybody says yes or no.
#[component]
pub fn Rematch(
    /// The table of the last game.
    room: Room,
) -> impl IntoView {
    let navigate = use_navigate();
    let rematch = move |_| {
        let navigate = navigate.clone();
        leptos::task::spawn_local(async move {
            match api::post::<TableInfo>(&format!("/api/tables/{}/rematch", room.id()), &()).await {
                Ok(next) => navigate(&format!("/table/{}", next.id), NavigateOptions::default()),
                Err(refused) => drop(room.refused.try_set(Some(refused))),
            }
        });
    };
    let way = move |info: &TableInfo| {
        if let Some(next) = &info.next {
            return Some(view! { <A href=format!("/table/{next}") attr:class="button main" attr:data-next="">{t!("lobby.to_rematch")}</A> }.into_any());
        }
        let may_ask = info.state == State::Finished && !info.own().is_empty();
        may_ask.then(|| {
            view! { <button class="main" data-rematch on:click=rematch.clone()>{t!("lobby.rematch")}</button> }
                .into_any()
        })
    };
    move || room.info.with(|info| info.as_ref().and_then(&way))
}
