//! The score pads: for cardboard games that were just finished.

use std::collections::BTreeMap;

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;

use super::continued::game_name;
use super::heading::Heading;
use super::home::badge;
use super::numbers::numbers;
use super::own_files::{self, Chooser};
use crate::boards::{self, Cover, Opened, cover};
use crate::texts::t;

/// The list of score pads.
#[component]
pub fn Pads() -> impl IntoView {
    let line = |meta: table::Meta| {
        view! {
            <div class="row">
                <A href=format!("/pad/{}", meta.id) attr:class="ticket">{badge(meta.id)}<strong>{meta.name}</strong></A>
                <A href=format!("/pad/{}/numbers", meta.id) attr:class="button">{t!("numbers.only")}</A>
            </div>
        }
    };
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

/// The score pad of a game: everything that lies on the table, or nothing but numbers.
#[component]
pub fn Pad() -> impl IntoView {
    let params = use_params_map();
    move || {
        let (id, mode) = params.with(|params| (params.get("game").unwrap_or_default(), params.get("mode")));
        let sheet = match cover(&id).filter(Cover::has_board) {
            None => view! { <p>{t!("home.no_board")}</p> }.into_any(),
            Some(cover) if mode.as_deref() == Some("numbers") => {
                boards::with_game(&id, move |game| numbers(&cover.meta, game))
            }
            Some(cover) => boards::with_game(&id, move |game| entry(cover.meta.id, game)),
        };
        view! {
            <section class="sheet pad-page">
                <div class="title-row">{badge(&id)}<Heading text=t!("pad.of", game = game_name(&id))/></div>
                <nav class="pad-modes screen-only" aria-label=t!("numbers.modes")>
                    <A href=format!("/pad/{id}") exact=true>{t!("numbers.full")}</A>
                    <A href=format!("/pad/{id}/numbers") exact=true>{t!("numbers.only")}</A>
                </nav>
                {sheet}
            </section>
        }
    }
}

/// The full entry, with your own lists where the game reads points and names from them.
fn entry(id: &'static str, game: &'static dyn Opened) -> AnyView {
    let options = RwSignal::new(BTreeMap::new());
    let chooser = Chooser {
        options,
        kept: Some("pad.files"),
    };
    let specs = game.pad_files();
    let fields = specs
        .iter()
        .map(|spec| own_files::field(chooser, (id, game), spec))
        .collect_view();
    let is_open = options.with_untracked(|options| !options.is_empty());
    let files = (!specs.is_empty()).then(|| {
        view! { <details data-own-files open=is_open><summary>{t!("friends.more_options")}</summary>{fields}</details> }
    });
    view! { {files}{game.score_pad(options.into())} }.into_any()
}
