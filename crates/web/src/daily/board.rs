//! The challenge of a game on a day, and who did best.

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_query_map;
use wire::daily::{DailyBoard, DailyRow, Progress};

use super::{PlayIt, left, told, written};
use crate::boards::{self, Opened};
use crate::host::api;
use crate::host::session::Session;
use crate::shell::continued::game_name;
use crate::shell::heading::Heading;
use crate::shell::home::{badge, colour};
use crate::shell::missing::Missing;
use crate::standing::{Asked, answered, person};
use crate::texts::{figure, t, voice};

/// The page of a game's challenge.
#[component]
pub fn BoardPage(
    /// The game's id.
    game: String,
) -> impl IntoView {
    let (session, query) = (Session::find(), use_query_map());
    session.ask();
    if boards::cover(&game).is_none() {
        return view! { <Missing/> }.into_any();
    }
    let asked: Asked<DailyBoard> = RwSignal::new(None);
    let path = StoredValue::new(format!("/api/daily/{game}"));
    Effect::new(move |_| {
        session.get();
        let day = query.read().get("day").filter(|day| !day.is_empty());
        let day = day.map_or_else(String::new, |day| {
            format!("?day={}", String::from(js_sys::encode_uri_component(&day)))
        });
        let call = format!("{}{day}", path.get_value());
        leptos::task::spawn_local(async move {
            asked.try_set(Some(api::get(&call).await));
        });
    });
    let id = game.clone();
    view! {
        <section class="sheet narrow daily" style=("--game", colour(&game)) data-daily-board=game.clone()>
            <div class="title-row">{badge(&game)}<Heading text=t!("daily.of", game = game_name(&game))/></div>
            {answered(asked, move |board| shown(&id, &board))}
            <p class="ways"><A href="/daily">{t!("daily.all")}</A></p>
        </section>
    }
    .into_any()
}

fn shown(game: &str, board: &DailyBoard) -> AnyView {
    let is_today = board.after.is_none();
    let day = written(&board.day);
    let time = if is_today {
        t!("daily.today", day = day, left = left(board.ends))
    } else {
        t!("daily.past", day = day)
    };
    let play = is_today.then(|| view! { <div class="ways"><PlayIt challenge=board.challenge.clone()/></div> });
    let way = |day: &str, text: String| view! { <A href=format!("/daily/{game}?day={day}")>{text}</A> };
    let after = board.after.as_deref().map(|day| way(day, t!("daily.next")));
    view! {
        <p class="soft" data-day=board.day.clone()>{time}</p>
        <p>{told(&board.challenge)}</p>
        {play}
        {yours(board)}
        {best(game, board)}
        <p class="ways">{way(&board.before, t!("daily.previous"))}{after}</p>
    }
    .into_any()
}

/// How the reader did.
fn yours(board: &DailyBoard) -> Option<AnyView> {
    if board.challenge.progress == Progress::Missed {
        return Some(view! { <p data-missed>{t!("daily.missed")}</p> }.into_any());
    }
    let row = board.yours.as_ref()?;
    let points = t!("daily.points", n = row.points);
    let place = if row.place > 0 {
        t!("daily.place", n = row.place)
    } else {
        t!("daily.guest")
    };
    Some(view! { <p class="lead" data-own-result=row.points>{points}" "{(row.place > 0 || !board.account).then_some(place)}</p> }.into_any())
}

/// Who did best, as soon as one may know.
fn best(game: &str, board: &DailyBoard) -> AnyView {
    let Some(rows) = board.best.clone() else {
        return view! { <h2>{t!("daily.best")}</h2><p data-secret>{t!("daily.secret")}</p> }.into_any();
    };
    if rows.is_empty() {
        return view! { <h2>{t!("daily.best")}</h2><p>{t!("daily.nobody")}</p> }.into_any();
    }
    view! { <h2>{t!("daily.best")}</h2>{boards::with_game(game, move |opened| table(&rows, opened))} }.into_any()
}

fn table(rows: &[DailyRow], game: &'static dyn Opened) -> AnyView {
    let row = |row: &DailyRow| {
        let title = row.title.clone().map(|title| title.bind(game.book()).said(&voice()));
        view! {
            <tr class:you=row.you data-place=row.place><td class="number">{row.place}</td><th scope="row">{person(row.name.clone(), false)}</th><td class="number">{figure(row.points)}</td>
                <td class="wide">{title}</td><td class="wide">{at(row.at)}</td><td><A href=format!("/table/{}", row.table)>{t!("cups.replay")}</A></td></tr>
        }
    };
    view! {
        <table class="standing-table daily-best">
            <caption class="hidden-text">{t!("daily.best")}</caption>
            <thead><tr><th class="number">{t!("standing.place")}</th><th>{t!("standing.player")}</th><th class="number">{t!("daily.score")}</th><th class="wide">{t!("daily.rank")}</th>
                <th class="wide">{t!("daily.when")}</th><th><span class="hidden-text">{t!("cups.replay")}</span></th></tr></thead>
            <tbody>{rows.iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// The time of day.
fn at(at: wire::Time) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    date.to_locale_time_string(voice().language.code()).into()
}
