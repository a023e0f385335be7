//! The score pads: for cardboard games that were just finished.

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;

use super::continued::game_name;
use super::heading::Heading;
use super::home::badge;
use crate::boards::{self, Cover, Opened};
use crate::texts::t;

/// The list of score pads.
#[component]
pub fn Pads() -> impl IntoView {
    let line = |meta: table::Meta| view! { <A href=format!("/pad/{}", meta.id) attr:class="ticket">{badge(meta.id)}<strong>{meta.name}</strong></A> };
    let covers = boards::covers().into_iter().filter(Cover::has_board);
    let pads = covers.map(|cover| line(cover.meta)).collect_view();
    view! {
        <section class="sheet narrow">
            <Heading text=t!("pad.title")/>
            <p>{t!("pad.text")}</p>
            <div class="tickets column">{pads}</div>
        </section>
    }
}

/// The score pad of a game.
#[component]
pub fn Pad() -> impl IntoView {
    let params = use_params_map();
    move || {
        let id = params.read().get("game").unwrap_or_default();
        let sheet = if boards::has_board(&id) {
            boards::with_game(&id, Opened::score_pad)
        } else {
            view! { <p>{t!("home.no_board")}</p> }.into_any()
        };
        view! {
            <section class="sheet pad-page">
                <div class="title-row">{badge(&id)}<Heading text=t!("pad.of", game = game_name(&id))/></div>
                {sheet}
            </section>
        }
    }
}
