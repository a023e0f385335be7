//! The guided first game: ten short steps for each game.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_params_map};

use super::continued::game_name;
use super::heading::Heading;
use super::home::{badge, colour};
use super::missing::Missing;
use super::picture::picture;
use crate::boards::{self, Opened};
use crate::browser;
use crate::host::kept::{self, usual_players};
use crate::texts::{self, Key, t};

/// The steps of a game, a title and a few sentences each. The key of the first title says whose they are.
pub fn steps(first: Key) -> Vec<(String, String)> {
    let step = |number: usize| {
        let part = |part| texts::find_beside(first, &first.name().replace("1.title", &format!("{number}.{part}")));
        Some((part("title")?, part("text")?))
    };
    (1..).map_while(step).collect()
}

/// The way through a first game.
#[component]
pub fn Learn() -> impl IntoView {
    let params = use_params_map();
    move || {
        let id = params.read().get("game").unwrap_or_default();
        if boards::has_board(&id) {
            let game = id.clone();
            boards::with_game(&id, move |opened| walk(&game, opened).into_any())
        } else {
            view! { <Missing/> }.into_any()
        }
    }
}

fn walk(id: &str, game: &'static dyn Opened) -> impl IntoView + use<> {
    let (navigate, error) = (use_navigate(), RwSignal::new(None));
    let players = usual_players(id);
    let begin = move |_| match begin(game, players) {
        Ok(address) => navigate(&address, NavigateOptions::default()),
        Err(reason) => error.set(Some(reason)),
    };
    let step = |(number, (title, text)): (usize, (String, String))| {
        view! { <li><span class="step-number" aria-hidden="true">{number + 1}</span><div><h2>{title}</h2><p>{text}</p></div></li> }
    };
    view! {
        <section class="sheet learn" style=("--game", colour(id))>
            <div class="learn-head">
                <div>
                    <div class="title-row">{badge(id)}<Heading text=t!("learn.title", game = game_name(id))/></div>
                    <p class="lead">{t!("learn.text")}</p>
                    <p class="ways">
                        <button class="main big" data-learn=id.to_owned() on:click=begin>{t!("learn.begin")}</button>
                        <A href=format!("/rules/{id}")>{t!("learn.rules")}</A>
                    </p>
                    {super::fields::problem(error)}
                </div>
                <div class="poster-picture">{picture(id)}</div>
            </div>
            <ol class="steps">{game.steps().into_iter().enumerate().map(step).collect_view()}</ol>
        </section>
    }
}

/// Sets up a game against the weakest bots; the table shows the steps beside it.
fn begin(game: &'static dyn Opened, players: u8) -> Result<String, String> {
    let id = game.begin(kept::against_bots(players, bots::Level::Beginner.name()), &[])?;
    guide_through(&id);
    Ok(format!("/local/{id}"))
}

/// From now on the steps are shown at this table.
pub fn guide_through(table: &str) {
    browser::keep("learn", &(table, 0));
}

/// The step that a table shows, while it is the guided game: kept in the browser, so that it goes on after a reload.
pub fn guide(table: &str, game: &str, steps: Vec<(String, String)>) -> Option<AnyView> {
    let (id, step): (String, usize) = browser::load("learn").filter(|(id, _): &(String, usize)| id == table)?;
    let (steps, now) = (StoredValue::new(steps), RwSignal::new(Some(step)));
    let last = steps.with_value(Vec::len).checked_sub(1)?;
    let table = StoredValue::new(id);
    let go = move |step: usize| {
        browser::keep("learn", &(table.get_value(), step));
        now.set(Some(step));
    };
    let end = move |_| {
        browser::forget("learn");
        now.set(None);
    };
    let card = move || {
        let step = now.get()?.min(last);
        let (title, text) = steps.with_value(|steps| steps[step].clone());
        Some(view! {
            <section class="guide" aria-live="polite" aria-label=t!("learn.guide")>
                <span class="step-number" aria-hidden="true">{step + 1}</span>
                <p><strong>{title}</strong> " " {text}</p>
                <span class="ways">
                    <button class="quiet" disabled=step == 0 on:click=move |_| go(step - 1)>{t!("learn.back")}</button>
                    <button disabled=step == last on:click=move |_| go(step + 1)>{t!("learn.next", n = step + 1, all = last + 1)}</button>
                    <button class="quiet" aria-label=t!("learn.end") on:click=end>"✕"</button>
                </span>
            </section>
        })
    };
    Some(view! { <div class="guide-place" style=("--game", colour(game))>{card}</div> }.into_any())
}
