//! Home: the games as posters, and the games that go on.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;

use super::continued::Continued;
use super::fields::problem;
use super::heading::Heading;
use super::open_tables::OpenTables;
use super::pages;
use super::people::profile_address;
use super::picture::picture;
use super::unheard::Unheard;
use crate::boards::{self, Cover};
use crate::host::kept;
use crate::host::session::Session;
use crate::lesson::kept as kept_lessons;
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
            <Unheard/>
            <Continued/>
            <div class="posters">{boards::covers().iter().map(poster).collect_view()}</div>
            <OpenTables/>
            <p class="ways"><A href="/daily" attr:data-daily="">{t!("home.daily")}</A><A href="/cups" attr:data-cups="">{t!("home.cups")}</A></p>
            <AccountWay/>
        </section>
    }
}

/// Who plays here, and the way to an account.
#[component]
fn AccountWay() -> impl IntoView {
    let session = Session::find();
    let way = move || match session.me() {
        Some(me) if me.account.is_some() => (t!("settings.signed_in", name = me.name), t!("settings.account")),
        Some(me) => (t!("home.playing_as", name = me.name), t!("settings.make_account")),
        None => (t!("home.no_account"), t!("home.account")),
    };
    let profile = move || {
        let account = session.me().and_then(|me| me.account)?;
        Some(view! { " · " <A href=profile_address(&account) attr:data-own-profile="">{t!("home.profile")}</A> })
    };
    view! { <p class="soft account-way" data-account>{move || way().0} " " <A href="/account">{move || way().1}</A>{profile} " · " <A href="/watch">{t!("home.watch")}</A></p> }
}

/// From how many to how many can play, in words.
pub fn players(meta: &table::Meta) -> String {
    let (least, most) = (*meta.players.start(), *meta.players.end());
    t!("home.players", least = least, most = most)
}

/// The round badge with the letter of a game.
pub fn badge(id: &str) -> impl IntoView + use<> {
    let letter = boards::cover(id).map(|cover| cover.meta.letter.to_string());
    view! { <span class="game-badge" style=("--game", colour(id)) aria-hidden="true">{letter}</span> }
}

/// The colour of a game.
pub fn colour(id: &str) -> &'static str {
    boards::cover(id).map_or("", |cover| cover.meta.colour)
}

fn poster(cover: &Cover) -> impl IntoView + use<> {
    let (meta, voice) = (&cover.meta, texts::voice());
    let id = meta.id;
    view! {
        <article class="poster" style=("--game", meta.colour)>
            <div class="poster-picture">{picture(id)}</div>
            <div class="poster-text">
                <h2>{badge(id)} {meta.name}</h2>
                <p class="facts"><span>{players(meta)}</span><span>{cover.length(&voice)}</span></p>
                <p>{cover.about(&voice)}</p>
            </div>
            {ways(id, cover.has_board())}
        </article>
    }
}

fn ways(id: &'static str, has_board: bool) -> AnyView {
    if !has_board {
        return view! {
            <div class="poster-ways">
                <A href=format!("/rules/{id}")>{t!("home.rules")}</A>
            </div>
        }
        .into_any();
    }
    let error = RwSignal::new(None);
    view! {
        <div class="poster-ways">
            {play_now(id, error)}
            <A href=format!("/new/{id}") attr:class="button">{t!("home.friends")}</A>
            <span class="small-ways" on:pointerenter=|_| pages::prepare()>
                <A href=lessons(id) attr:data-lessons=id>{t!("home.learn")}</A>
                <A href=format!("/puzzles/{id}") attr:data-puzzles=id>{t!("home.puzzles")}</A>
                <A href=format!("/rules/{id}")>{t!("home.rules")}</A>
                <A href=format!("/pad/{id}")>{t!("home.pad")}</A>
                <A href=format!("/strategy/{id}")>{t!("strategy.link")}</A>
                <A href=format!("/standings/{id}")>{t!("home.standings")}</A>
            </span>
            {problem(error)}
        </div>
    }
    .into_any()
}

/// The way to the lessons of a game: whoever has done none yet begins with the first one at once.
fn lessons(id: &str) -> String {
    let letter = boards::cover(id).map(|cover| cover.meta.letter.to_ascii_lowercase());
    let has_begun = kept_lessons::done()
        .iter()
        .any(|lesson| lesson.chars().next() == letter);
    if has_begun {
        format!("/learn/{id}")
    } else {
        format!("/learn/{id}/{}", kept_lessons::NEXT)
    }
}

/// The button that leads straight into a game.
fn play_now(id: &'static str, error: RwSignal<Option<String>>) -> impl IntoView {
    let (busy, navigate) = (RwSignal::new(false), use_navigate());
    let play = move |_| {
        let navigate = navigate.clone();
        busy.set(true);
        error.set(None);
        leptos::task::spawn_local(async move {
            let table = kept::play_now(id).await;
            if busy.try_set(false).is_some() {
                return; // the page was left in the meantime
            }
            match table {
                Ok(address) => navigate(&address, NavigateOptions::default()),
                Err(reason) => error.set(Some(reason)),
            }
        });
    };
    // it comes while the finger or the pointer is still on its way
    let prepare = move || boards::prepare(id);
    view! { <button class="main" data-play=id disabled=busy on:pointerenter=move |_| prepare() on:focus=move |_| prepare() on:click=play>{t!("home.play_now")}</button> }
}
