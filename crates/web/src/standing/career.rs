//! Somebody's course in a game: the rating over time, and favourite openings in the words of the game.

use leptos::prelude::*;
use table::Book;
use wire::standing::{Career, Opened};

use super::curve::curve;
use crate::boards::{self, Fetching, Opened as OpenedGame, with_coming};
use crate::host::api;
use crate::shell::continued::game_name;
use crate::shell::people::profile_address;
use crate::texts::{self, percent, t};

/// The course of somebody in a game. Openings need the words of the game, which come when they are asked for.
#[component]
pub(super) fn Course(name: String, game: String) -> impl IntoView {
    let career = RwSignal::new(None::<Career>);
    let call = format!("/api{}/games/{game}", profile_address(&name));
    leptos::task::spawn_local(async move {
        // a profile without it is one, too
        if let Ok(found) = api::get(&call).await {
            career.try_set(Some(found));
        }
    });
    move || {
        let game = game.clone();
        career.get().map(|career| {
            let line = curve(t!("standing.curve", game = game_name(&game)), &career.ratings);
            let has_openings = career.openings.iter().any(|kind| !kind.is_empty());
            view! { {line} {has_openings.then(|| openings(game, career.openings))} }
        })
    }
}

fn openings(game: String, kinds: Vec<Vec<Opened>>) -> AnyView {
    let (open, kinds) = (RwSignal::new(false), StoredValue::new(kinds));
    let shown = move || {
        let game = game.clone();
        open.get().then(|| {
            let fetching = Fetching::of(&game_name(&game));
            let coming = async move { boards::load(&game).await.map(OpenedGame::book) };
            with_coming(fetching, coming, move |book: &'static Book| {
                told(&kinds.get_value(), book)
            })
        })
    };
    view! { <details data-openings on:toggle=move |_| open.set(true)><summary>{t!("standing.openings")}</summary>{shown}</details> }
        .into_any()
}

fn told(kinds: &[Vec<Opened>], book: &'static Book) -> AnyView {
    let kind = |kind: &Vec<Opened>| {
        let rows = kind.iter().map(|opened| row(opened, book)).collect_view();
        view! { <tbody>{rows}</tbody> }
    };
    view! {
        <table class="standing-table">
            <thead><tr><th>{t!("standing.opening")}</th><th class="number">{t!("standing.games")}</th><th class="number">{t!("standing.won")}</th></tr></thead>
            {kinds.iter().filter(|kind| !kind.is_empty()).map(kind).collect_view()}
        </table>
    }
    .into_any()
}

fn row(opened: &Opened, book: &'static Book) -> impl IntoView + use<> {
    let what = opened.what.clone().bind(book).said(&texts::voice());
    let won = percent(opened.won as f32 / opened.games.max(1) as f32);
    view! { <tr><th scope="row">{what}</th><td class="number">{opened.games}</td><td class="number">{won}</td></tr> }
}
