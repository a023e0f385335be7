//! The puzzles of a game: today's, training by theme, and a puzzle on its board.

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::{use_params_map, use_query_map};

use super::continued::game_name;
use super::course::with_course;
use super::heading::Heading;
use super::home::{badge, colour};
use super::missing::Missing;
use super::picture::picture;
use crate::boards::{self, Fetching, with_coming};
use crate::lesson::Course;
use crate::puzzle::kept::{Record, today};
use crate::puzzle::shelf::{Item, Shelf};
use crate::puzzle::{Opening, grade};
use crate::texts::{figure, t};

/// In an address: the puzzle of the day.
const DAILY: &str = "daily";
/// In an address: one that fits, and was never tried.
const NEXT: &str = "next";
/// In an address: what it is to be about.
const THEME: &str = "theme";

/// The puzzles of a game.
#[component]
pub fn Puzzles() -> impl IntoView {
    let params = use_params_map();
    move || {
        let game = params.read().get("game").unwrap_or_default();
        with_shelf(&game, |game, course, shelf| {
            shelf.with_value(|shelf| hall(game, course, shelf))
        })
    }
}

/// A puzzle on its board.
#[component]
pub fn OnePuzzle() -> impl IntoView {
    let (params, query) = (use_params_map(), use_query_map());
    let place = Memo::new(move |_| {
        let params = params.read();
        (
            params.get("game").unwrap_or_default(),
            params.get("puzzle").unwrap_or_default(),
            query.read().get(THEME),
        )
    });
    move || {
        let (game, puzzle, theme) = place.get();
        with_shelf(&game, move |game, course, shelf| {
            one(game, course, shelf, &puzzle, theme.clone()).unwrap_or_else(|| view! { <Missing/> }.into_any())
        })
    }
}

/// Something of the puzzles of a game, once board and puzzles are here.
fn with_shelf(
    game: &str,
    show: impl Fn(&'static str, &'static dyn Course, StoredValue<Shelf>) -> AnyView + Clone + Send + Sync + 'static,
) -> AnyView {
    let Some(id) = boards::cover(game).map(|cover| cover.meta.id) else {
        return view! { <Missing/> }.into_any();
    };
    with_course(game, move |course| {
        let show = show.clone();
        let coming = async move { Shelf::fetch(id).await.map(StoredValue::new) };
        let fetching = Fetching {
            coming: t!("puzzle.coming"),
            failed: t!("puzzle.failed"),
        };
        with_coming(fetching, coming, move |shelf| show(id, course, shelf))
    })
}

/// What there is.
fn hall(game: &'static str, course: &'static dyn Course, shelf: &Shelf) -> AnyView {
    let (record, day) = (Record::load(game), today());
    let solved = record.tried.iter().filter(|(_, right)| *right).count();
    let streak = record.streak_on(day);
    let daily = shelf.of_day(day).map(|item| {
        let level = item.grade;
        let is_done = record.day == day;
        view! {
            <A href=format!("/puzzles/{game}/{DAILY}") attr:class="button main big" attr:data-daily="">
                {if is_done { t!("puzzle.daily_done") } else { t!("puzzle.daily") }}" "{grade(level)}
            </A>
        }
    });
    let theme = |(name, count): (String, usize)| {
        let label = course.theme(&name);
        view! {
            <li><A href=format!("/puzzles/{game}/{NEXT}?{THEME}={name}") attr:class="button" attr:data-theme-of=name.clone()>{label}" "<span class="soft">{count}</span></A></li>
        }
    };
    view! {
        <section class="sheet learn puzzles" style=("--game", colour(game))>
            <div class="learn-head">
                <div>
                    <div class="title-row">{badge(game)}<Heading text=t!("puzzle.title", game = game_name(game))/></div>
                    <p class="lead">{t!("puzzle.text", n = shelf.items.len())}</p>
                    <p class="ways">
                        {daily}
                        <A href=format!("/puzzles/{game}/{NEXT}") attr:class="button big" attr:data-train="">{t!("puzzle.train")}</A>
                    </p>
                    <dl class="puzzle-record">
                        <div><dt>{t!("puzzle.rating")}</dt><dd data-rating>{figure(record.rating.round() as i32)}</dd></div>
                        <div><dt>{t!("puzzle.solved_count")}</dt><dd data-solved>{t!("puzzle.of", n = solved, all = record.tried.len())}</dd></div>
                        <div><dt>{t!("puzzle.streak")}</dt><dd data-streak>{t!("puzzle.days", n = streak)}</dd></div>
                    </dl>
                </div>
                <div class="poster-picture">{picture(game)}</div>
            </div>
            <h2>{t!("puzzle.by_theme")}</h2>
            <ul class="puzzle-themes">{shelf.themes().into_iter().map(theme).collect_view()}</ul>
            <p class="soft">{t!("puzzle.how")}</p>
            <p class="ways"><A href=format!("/learn/{game}")>{t!("puzzle.course")}</A></p>
        </section>
    }
    .into_any()
}

/// A puzzle on its board; `None` if there is no such one.
fn one(
    game: &'static str,
    course: &'static dyn Course,
    shelf: StoredValue<Shelf>,
    name: &str,
    theme: Option<String>,
) -> Option<AnyView> {
    let day = (name == DAILY).then(today);
    let item = shelf.with_value(|shelf| {
        let item = match name {
            DAILY => shelf.of_day(today()),
            NEXT => Record::load(game).next(shelf, theme.as_deref(), None),
            id => shelf.find(id),
        };
        item.cloned()
    })?;
    let title = if day.is_some() {
        t!("puzzle.daily")
    } else {
        t!("puzzle.one")
    };
    let next = next(game, shelf, item.id.clone(), theme);
    course.puzzle(&item.text, opening(game, &item, title, next, day))
}

/// Where to go on from a puzzle, by what was tried until then.
fn next(game: &'static str, shelf: StoredValue<Shelf>, from: String, theme: Option<String>) -> Callback<(), String> {
    Callback::new(move |()| {
        let found = shelf.with_value(|shelf| {
            let item = Record::load(game).next(shelf, theme.as_deref(), Some(&from));
            item.map(|item| item.id.clone())
        });
        match (found, &theme) {
            (None, _) => format!("/puzzles/{game}"),
            (Some(id), None) => format!("/puzzles/{game}/{id}"),
            (Some(id), Some(theme)) => format!("/puzzles/{game}/{id}?{THEME}={theme}"),
        }
    })
}

fn opening(game: &'static str, item: &Item, title: String, next: Callback<(), String>, day: Option<u32>) -> Opening {
    let (id, hard) = (StoredValue::new(item.id.clone()), item.grade);
    let tried = Callback::new(move |right: bool| {
        let mut record = Record::load(game);
        record.note(&id.get_value(), hard, right);
        if let Some(day) = day.filter(|_| right) {
            record.note_day(day);
        }
        record.keep(game);
    });
    let dislike = Callback::new(move |()| {
        let mut record = Record::load(game);
        record.unclear.push(id.get_value());
        record.keep(game);
    });
    Opening {
        game,
        id: item.id.clone(),
        title,
        grade: hard,
        themes: item.themes.clone(),
        next,
        tried,
        dislike,
    }
}
