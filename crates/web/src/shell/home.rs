//! Home: the games as posters, and the games that go on.

use leptos::prelude::*;
use leptos_router::components::A;

use super::continued::Continued;
use super::heading::Heading;
use super::picture::picture;
use crate::boards;
use crate::host::kept;
use crate::texts::{self, t};

/// The way in.
#[component]
pub fn Home() -> impl IntoView {
    view! {
        <section class="sheet home">
            <header class="welcome">
                <Heading text=t!("home.title") window=String::new()/>
                <p>{t!("home.text")}</p>
            </header>
            <Continued/>
            <div class="posters">{catalog::games().iter().map(|game| poster(*game)).collect_view()}</div>
        </section>
    }
}

/// From how many to how many can play, in words.
pub fn players(meta: &table::Meta) -> String {
    let (least, most) = (*meta.players.start(), *meta.players.end());
    t!("home.players", least = least, most = most)
}

/// The round badge with the letter of a game.
pub fn badge(id: &str) -> impl IntoView + use<> {
    let meta = catalog::find(id).ok().map(catalog::AnyGame::meta);
    let letter = meta.as_ref().map(|meta| meta.letter.to_string());
    view! { <span class="game-badge" style=("--game", colour(id)) aria-hidden="true">{letter}</span> }
}

/// The colour of a game.
pub fn colour(id: &str) -> &'static str {
    catalog::find(id).map_or("", |game| game.meta().colour)
}

fn poster(game: &'static dyn catalog::AnyGame) -> impl IntoView + use<> {
    let meta = game.meta();
    let (id, voice) = (meta.id, texts::voice());
    view! {
        <article class="poster" style=("--game", meta.colour)>
            <div class="poster-picture">{picture(id)}</div>
            <div class="poster-text">
                <h2>{badge(id)} {meta.name}</h2>
                <p class="facts"><span>{players(&meta)}</span><span>{game.length().said(&voice)}</span></p>
                <p>{game.about().said(&voice)}</p>
            </div>
            {ways(id)}
        </article>
    }
}

fn ways(id: &'static str) -> AnyView {
    if !boards::has_board(id) {
        return view! {
            <div class="poster-ways">
                <A href=format!("/rules/{id}")>{t!("home.rules")}</A>
            </div>
        }
        .into_any();
    }
    view! {
        <div class="poster-ways">
            <button class="main" data-play=id on:click=move |_| kept::play_now(id)>{t!("home.play_now")}</button>
            <A href=format!("/new/{id}") attr:class="button">{t!("home.friends")}</A>
            <span class="small-ways">
                <A href=format!("/learn/{id}")>{t!("home.learn")}</A>
                <A href=format!("/rules/{id}")>{t!("home.rules")}</A>
                <A href=format!("/pad/{id}")>{t!("home.pad")}</A>
            </span>
        </div>
    }
    .into_any()
}
