//! The course of a game: a railway line whose stops are lessons; the last one is a real game.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_params_map, use_query_map};

use super::continued::game_name;
use super::heading::Heading;
use super::home::{badge, colour};
use super::learn;
use super::missing::Missing;
use super::picture::picture;
use crate::boards::{self, Fetching, with_coming};
use crate::host::kept::usual_players;
use crate::host::session::Session;
use crate::lesson::{Course, Stop, kept};
use crate::texts::t;

/// The course of a game.
#[component]
pub fn Line() -> impl IntoView {
    let params = use_params_map();
    move || {
        let game = params.read().get("game").unwrap_or_default();
        let shown = game.clone();
        with_course(&game, move |course| line(&shown, course.stops()))
    }
}

/// A lesson on its board.
#[component]
pub fn Lesson() -> impl IntoView {
    let (params, query) = (use_params_map(), use_query_map());
    let place = Memo::new(move |_| {
        let params = params.read();
        (
            params.get("game").unwrap_or_default(),
            params.get("lesson").unwrap_or_default(),
            query.read().get("clause"),
        )
    });
    move || {
        let (game, lesson, clause) = place.get();
        with_course(&game, move |course| {
            let opened = if lesson == kept::NEXT {
                let stops = course.stops();
                let next = next_of(&stops, &kept::done()).or(stops.first());
                next.and_then(|next| course.open(next.id, None))
            } else {
                course.open(&lesson, clause.as_deref())
            };
            opened.unwrap_or_else(|| view! { <Missing/> }.into_any())
        })
    }
}

/// Something of a course, once it is here.
pub(super) fn with_course(
    game: &str,
    show: impl Fn(&'static dyn Course) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let coming = boards::cover(game).and_then(|cover| Some((cover.meta.name, cover.course()?)));
    match coming {
        Some((name, coming)) => with_coming(Fetching::of(name), coming, show),
        None => view! { <Missing/> }.into_any(),
    }
}

fn line(game: &str, stops: Vec<Stop>) -> AnyView {
    let done = RwSignal::new(kept::done());
    share(done);
    let (id, count) = (game.to_owned(), stops.len());
    let stops = StoredValue::new(stops);
    let (begin_at, list_at) = (id.clone(), id.clone());
    view! {
        <section class="sheet learn" style=("--game", colour(game))>
            <div class="learn-head">
                <div>
                    <div class="title-row">{badge(game)}<Heading text=t!("learn.title", game = game_name(game))/></div>
                    <p class="lead">{t!("course.text", n = count)}</p>
                    <p class="ways">
                        {move || stops.with_value(|stops| begin(&begin_at, stops, &done.read()))}
                        <A href=format!("/puzzles/{id}") attr:data-puzzles="">{t!("learn.puzzles")}</A>
                        <A href=format!("/rules/{id}")>{t!("learn.rules")}</A>
                        <A href=format!("/strategy/{id}")>{t!("strategy.link")}</A>
                    </p>
                </div>
                <div class="poster-picture">{picture(game)}</div>
            </div>
            <ol class="course">
                {move || stops.with_value(|stops| list(&list_at, stops, &done.read()))}
                {last_stop(game)}
            </ol>
        </section>
    }
    .into_any()
}

/// Whoever is signed in to an account has the lessons of all devices.
fn share(done: RwSignal<Vec<String>>) {
    let session = Session::find();
    session.ask();
    let has_account = Memo::new(move |_| session.me().is_some_and(|me| me.account.is_some()));
    Effect::new(move |_| {
        if has_account.get() {
            leptos::task::spawn_local(async move {
                if let Some(all) = kept::share().await {
                    done.try_set(all);
                }
            });
        }
    });
}

/// The first lesson that is not done yet.
fn next_of<'a>(stops: &'a [Stop], done: &[String]) -> Option<&'a Stop> {
    stops.iter().find(|stop| !is_done(stop, done))
}

fn is_done(stop: &Stop, done: &[String]) -> bool {
    done.iter().any(|id| id == stop.id)
}

/// The way to the next lesson.
fn begin(game: &str, stops: &[Stop], done: &[String]) -> Option<AnyView> {
    let next = next_of(stops, done)?;
    let has_begun = stops.iter().any(|stop| is_done(stop, done));
    let label = if has_begun {
        t!("course.go_on", title = next.title.clone())
    } else {
        t!("course.begin")
    };
    let address = format!("/learn/{game}/{}", next.id);
    Some(view! { <A href=address attr:class="button main big" attr:data-begin="">{label}</A> }.into_any())
}

fn list(game: &str, stops: &[Stop], done: &[String]) -> AnyView {
    let next = next_of(stops, done);
    let stop = |(number, stop): (usize, &Stop)| {
        let (is_done, is_next) = (is_done(stop, done), next == Some(stop));
        let state = if is_done { t!("course.done") } else { String::new() };
        let (id, title) = (stop.id, stop.title.clone());
        view! {
            <li class:done=is_done class:next=is_next>
                <A href=format!("/learn/{game}/{id}") attr:data-stop=id>
                    <span class="step-number" aria-hidden="true">{number}</span>
                    <span class="stop-title">{title}</span>
                    <span class="hidden-text">{state}</span>
                </A>
            </li>
        }
    };
    (1..).zip(stops).map(stop).collect_view().into_any()
}

/// The last stop of every line: a real game.
fn last_stop(game: &str) -> AnyView {
    let (navigate, error, id) = (use_navigate(), RwSignal::new(None), game.to_owned());
    let begin = move |_| {
        let (navigate, id) = (navigate.clone(), id.clone());
        leptos::task::spawn_local(async move {
            let begun = match boards::load(&id).await {
                Ok(game) => learn::begin(game, usual_players(&id)),
                Err(boards::NotLoaded) => Err(t!("loading.failed", game = game_name(&id))),
            };
            match begun {
                Ok(address) => navigate(&address, NavigateOptions::default()),
                Err(reason) => drop(error.try_set(Some(reason))),
            }
        });
    };
    view! {
        <li class="terminus">
            <button class="stop" data-learn=game.to_owned() on:click=begin>
                <span class="step-number" aria-hidden="true">"★"</span>
                <span class="stop-title">{t!("course.game")}</span>
            </button>
            {super::fields::problem(error)}
        </li>
    }
    .into_any()
}
