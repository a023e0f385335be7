//! The daily challenge: today's deals, and who did best on a day.

mod board;

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_params_map};
use wire::daily::{Challenge, Daily, DailyTable, Progress};

use crate::browser;
use crate::host::api;
use crate::host::session::Session;
use crate::shell::continued::game_name;
use crate::shell::fields::problem;
use crate::shell::heading::Heading;
use crate::shell::home::{badge, colour};
use crate::shell::naming::Naming;
use crate::standing::{Asked, answered};
use crate::texts::t;

/// The page at `/daily` or `/daily/GAME`.
#[component]
pub fn DailyPage() -> impl IntoView {
    let params = use_params_map();
    let game = Memo::new(move |_| params.read().get("game").filter(|game| !game.is_empty()));
    move || match game.get() {
        None => view! { <Today/> }.into_any(),
        Some(game) => view! { <board::BoardPage game/> }.into_any(),
    }
}

/// Today's challenges.
#[component]
fn Today() -> impl IntoView {
    let session = Session::find();
    session.ask();
    let asked: Asked<Daily> = RwSignal::new(None);
    Effect::new(move |_| {
        session.get();
        leptos::task::spawn_local(async move {
            asked.try_set(Some(api::get("/api/daily").await));
        });
    });
    let shown = move |daily: Daily| {
        let challenges = daily.games.iter().map(challenge).collect_view();
        view! { <p class="soft" data-day=daily.day.clone()>{t!("daily.today", day = written(&daily.day), left = left(daily.ends))}</p><div class="dailies">{challenges}</div> }.into_any()
    };
    view! {
        <section class="sheet narrow daily">
            <Heading text=t!("daily.title")/>
            <p>{t!("daily.text")}</p>
            {answered(asked, shown)}
            <p class="ways"><A href="/cups">{t!("cups.title")}</A></p>
        </section>
    }
}

fn challenge(challenge: &Challenge) -> AnyView {
    let id = challenge.game.clone();
    view! {
        <article class="daily-game" style=("--game", colour(&id)) data-daily=id.clone()>
            <h2>{badge(&id)} {game_name(&id)}</h2>
            <p class="soft">{told(challenge)}</p>
            <div class="ways"><PlayIt challenge=challenge.clone()/><A href=format!("/daily/{id}")>{t!("daily.best")}</A></div>
        </article>
    }
    .into_any()
}

/// How many have done it, and for how long one has.
fn told(challenge: &Challenge) -> String {
    let done = t!("daily.done", n = challenge.done);
    // one day is no row yet
    if challenge.streak < 2 {
        return done;
    }
    format!("{done} {}", t!("daily.streak", n = challenge.streak))
}

/// The way to one's table: to begin, to go on, or to look at it again.
#[component]
fn PlayIt(
    /// How far one has come.
    challenge: Challenge,
) -> impl IntoView {
    let (session, navigate) = (Session::find(), use_navigate());
    let (error, asks, busy) = (RwSignal::new(None), RwSignal::new(false), RwSignal::new(false));
    if let (Progress::Done | Progress::Missed, Some(table)) = (challenge.progress, &challenge.table) {
        return view! { <A href=format!("/table/{table}") attr:class="button" attr:data-own-try="">{t!("daily.yours")}</A> }.into_any();
    }
    let path = StoredValue::new(format!("/api/daily/{}", challenge.game));
    let play = move || {
        let (navigate, path, here) = (navigate.clone(), path.get_value(), browser::path());
        busy.set(true);
        leptos::task::spawn_local(async move {
            match api::post::<DailyTable>(&path, &()).await {
                Ok(made) if browser::path() == here => {
                    navigate(&format!("/table/{}", made.table), NavigateOptions::default());
                }
                Ok(_) => {} // the reader has gone elsewhere meanwhile
                Err(refused) => {
                    busy.try_set(false);
                    error.try_set(Some(refused.text));
                }
            }
        });
    };
    let text = if challenge.progress == Progress::Begun {
        t!("daily.go_on")
    } else {
        t!("daily.play")
    };
    let shown = move || {
        if asks.get() && session.me().is_none() {
            return view! { <Naming text=Signal::derive(|| t!("daily.name_yourself"))/> }.into_any();
        }
        let play = play.clone();
        let click = move |_| match session.me_now() {
            Some(_) => play(),
            None => asks.set(true),
        };
        view! { <button class="main" data-play-daily disabled=busy on:click=click>{text.clone()}</button> }.into_any()
    };
    view! { {shown}{problem(error)} }.into_any()
}

/// A day as the language writes it, from `2026-11-18`.
fn written(day: &str) -> String {
    // at noon it is the same day wherever one is
    let date = js_sys::Date::new(&format!("{day}T12:00:00").into());
    crate::standing::day(date.get_time() as i64)
}

/// How long there is until then.
fn left(ends: wire::Time) -> String {
    let minutes = ((ends as f64 - browser::now()) / 60_000.0).max(0.0) as u32;
    if minutes >= 60 {
        t!("daily.hours", n = minutes / 60)
    } else {
        t!("daily.minutes", n = minutes)
    }
}
