//! The leaderboard of a game.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use wire::standing::{BotStanding, Standing, Standings};

use super::{Asked, answered, person, rating, way};
use crate::boards;
use crate::host::api;
use crate::host::session::Session;
use crate::shell::continued::game_name;
use crate::shell::fields::{Pick, level_name, problem};
use crate::shell::heading::Heading;
use crate::shell::home::{badge, colour};
use crate::shell::missing::Missing;
use crate::texts::{percent, t};

/// The leaderboard of a game.
#[component]
pub fn Leaderboard() -> impl IntoView {
    let params = use_params_map();
    Session::find().ask();
    move || {
        let game = params.read().get("game").unwrap_or_default();
        if boards::cover(&game).is_none() {
            return view! { <Missing/> }.into_any();
        }
        page(game)
    }
}

fn page(game: String) -> AnyView {
    let players = RwSignal::new(0u8);
    let id = game.clone();
    let board = move || {
        let players = players.get();
        let call = format!(
            "/api/standings/{id}?{}",
            if players == 0 {
                String::new()
            } else {
                format!("players={players}")
            }
        );
        let asked: Asked<Standings> = RwSignal::new(None);
        let first = call.clone();
        leptos::task::spawn_local(async move {
            asked.try_set(Some(api::get(&first).await));
        });
        answered(asked, move |standings| {
            view! { <Board call=call.clone() first=standings/> }.into_any()
        })
    };
    let other = |cover: &boards::Cover| way(format!("/standings/{}", cover.meta.id), cover.meta.name.to_owned());
    let covers = boards::covers();
    let others = covers
        .iter()
        .filter(|cover| cover.meta.id != game)
        .map(other)
        .collect_view();
    view! {
        <section class="sheet narrow leaderboard" style=("--game", colour(&game)) data-standings=game.clone()>
            <div class="title-row">{badge(&game)}<Heading text=t!("standing.leaderboard", game = game_name(&game))/></div>
            <p class="soft">{t!("standing.how")}</p>
            <p class="ways">{others}{way(format!("/games/finished?game={game}"), t!("standing.finished"))}</p>
            <Pick label=t!("standing.players") choices=numbers(&game) now=players choose=move |n| players.set(n)/>
            {board}
        </section>
    }
    .into_any()
}

/// The numbers of players with whom one can be compared; 0 for all of them.
fn numbers(game: &str) -> Vec<(u8, String)> {
    let most = boards::cover(game).map_or(2, |cover| *cover.meta.players.end());
    let number = |n: u8| {
        (
            n,
            if n == 0 {
                t!("standing.any_players")
            } else {
                t!("standing.n_players", n = n)
            },
        )
    };
    std::iter::once(0).chain(2..=most).map(number).collect()
}

/// A line of the board: a person, or a bot where it would stand.
#[derive(Clone)]
enum Line {
    Person(Standing),
    Bot(BotStanding),
}

#[component]
fn Board(call: String, first: Standings) -> impl IntoView {
    let (rows, next, error) = (
        RwSignal::new(first.rows),
        RwSignal::new(first.next),
        RwSignal::new(None),
    );
    let (bots, yours) = (StoredValue::new(first.bots), first.yours);
    let call = StoredValue::new(call);
    let more = move |_| {
        let Some(after) = next.get_untracked() else { return };
        let call = format!("{}&after={after}", call.get_value());
        leptos::task::spawn_local(async move {
            match api::get::<Standings>(&call).await {
                Ok(page) => {
                    rows.try_update(|rows| rows.extend(page.rows));
                    next.try_set(page.next);
                }
                Err(refused) => drop(error.try_set(Some(refused.text))),
            }
        });
    };
    let lines = move || {
        lines(&rows.get(), &bots.get_value(), next.with(Option::is_none))
            .into_iter()
            .map(shown)
            .collect_view()
    };
    let own = yours.map(|own| view! { <p data-your-place>{t!("standing.your_place", place = own.place, rating = rating(own.rating))}</p> });
    view! {
        {own}
        {move || rows.with(Vec::is_empty).then(|| view! { <p>{t!("standing.nobody_yet")}</p> })}
        <table class="standing-table">
            <caption class="hidden-text">{t!("standing.ratings")}</caption>
            <thead><tr><th class="number">{t!("standing.place")}</th><th>{t!("standing.player")}</th><th class="number">{t!("standing.points")}</th>
                <th class="number">{t!("standing.games")}</th><th class="number wide">{t!("standing.won")}</th></tr></thead>
            <tbody>{lines}</tbody>
        </table>
        {move || next.get().map(|_| view! { <p class="ways"><button data-more on:click=more>{t!("standing.more")}</button></p> })}
        {problem(error)}
    }
}

/// People and bots in one order. People stand by what they are worth at the least, and bots by the same.
fn lines(people: &[Standing], bots: &[BotStanding], complete: bool) -> Vec<Line> {
    let floor = |rating: wire::standing::Rating| rating.points - rating.within as i32;
    let mut bots: Vec<&BotStanding> = bots.iter().collect();
    let mut lines = Vec::new();
    for person in people {
        while let Some(bot) = bots.pop_if(|bot| floor(bot.rating) > floor(person.rating)) {
            lines.push(Line::Bot(bot.clone()));
        }
        lines.push(Line::Person(person.clone()));
    }
    // behind the last of a page may stand others
    if complete {
        lines.extend(bots.into_iter().rev().cloned().map(Line::Bot));
    }
    lines
}

fn shown(line: Line) -> AnyView {
    match line {
        Line::Bot(bot) => view! {
            <tr class="bot" data-bot=bot.level.clone()><td></td><th scope="row">{t!("table.bot", level = level_name(&bot.level))}</th><td class="number">{rating(bot.rating)}</td><td></td><td class="wide"></td></tr>
        }
        .into_any(),
        Line::Person(row) => {
            let won = percent(row.won as f32 / row.games.max(1) as f32);
            view! {
                <tr class:you=row.you data-place=row.place><td class="number">{row.place}</td><th scope="row">{person(row.name, false)}</th>
                    <td class="number">{rating(row.rating)}</td><td class="number">{row.games}</td><td class="number wide">{won}</td></tr>
            }
            .into_any()
        }
    }
}
