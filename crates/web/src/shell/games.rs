//! My games: in this browser and on the server, those that go on and those that are over.

use leptos::prelude::*;
use leptos_router::components::A;

use super::chart::{Chart, Result as Played};
use super::continued::{ago, game_name};
use super::heading::Heading;
use super::home::badge;
use super::turn::{Turn, against, local_turn, remote_turn};
use crate::boards;
use crate::few;
use crate::host::api::{self, Listed};
use crate::host::kept::{self, Kept};
use crate::host::session::Session;
use crate::texts::{figure, t};

/// My games.
#[component]
pub fn Games() -> impl IntoView {
    let session = Session::find();
    session.ask();
    let local = RwSignal::new(kept::all());
    let own = move |over: bool| {
        local
            .get()
            .into_iter()
            .filter(move |kept| kept.result.is_some() == over)
            .collect::<Vec<_>>()
    };
    let running = move || own(false).iter().map(|kept| local_row(kept, local)).collect_view();
    let finished = move || own(true).iter().map(|kept| local_row(kept, local)).collect_view();
    view! {
        <section class="sheet narrow games">
            <Heading text=t!("games.title")/>
            <h2>{t!("games.here")}</h2>
            {move || own(false).is_empty().then(|| view! { <p class="soft">{t!("games.none_here")} " " <A href="/">{t!("games.begin")}</A></p> })}
            <div class="tickets column">{running}</div>
            {move || session.me().map(|_| view! { <Online/> })}
            <p><A href="/games/finished">{t!("games.all_finished")}</A></p>
            <OpenTables/>
            {move || (!own(true).is_empty()).then(|| view! { <h2>{t!("games.finished")}</h2> })}
            <div class="tickets column">{finished}</div>
            {move || charts(&local.get())}
        </section>
    }
}

fn local_row(kept: &Kept, all: RwSignal<Vec<Kept>>) -> AnyView {
    let (id, sure) = (StoredValue::new(kept.id.clone()), RwSignal::new(false));
    let forget = move |_| {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        kept::forget(&id.get_value());
        all.set(kept::all());
    };
    let (sign, name, names, when) = (badge(&kept.game), game_name(&kept.game), names(kept), ago(kept.touched));
    let turn = local_turn(kept).filter(|_| kept.result.is_none());
    let label = move || {
        if sure.get() {
            t!("games.sure")
        } else {
            t!("games.delete")
        }
    };
    view! {
        <div class="row">
            <A href=format!("/local/{}", kept.id) attr:class="ticket">
                {sign}
                <span><strong>{name}</strong><span class="soft">{names}</span></span>
                {turn.map(Turn::shown)}
                <span class="soft when">{when}</span>
            </A>
            <button class="quiet" data-forget=kept.id.clone() on:click=forget on:blur=move |_| sure.set(false)>{label}</button>
        </div>
    }
    .into_any()
}

/// Who plays; once it is over with their points, the winner first.
fn names(kept: &Kept) -> String {
    let result = |number: usize| kept.result.as_ref()?.get(number).copied();
    let mut sitters: Vec<_> = kept::sitters(&kept.seats)
        .into_iter()
        .enumerate()
        .map(|(number, sitter)| (result(number), sitter.name))
        .collect();
    few::sort_by_key(&mut sitters, |(result, _)| result.map(|(place, _)| place));
    let name = |(result, name)| match result {
        Some((place, points)) => t!("games.result", place = place, name = name, points = figure(points)),
        None => name,
    };
    sitters.into_iter().map(name).collect::<Vec<_>>().join(" · ")
}

/// The tables on the server.
#[component]
fn Online() -> impl IntoView {
    view! {
        <Tables path="/api/me/tables?state=open" title=t!("games.gathering")/>
        <Tables path="/api/me/tables?state=running" title=t!("games.running")/>
        <Tables path="/api/me/tables?state=finished" title=t!("games.finished_online")/>
    }
}

/// Tables of others that one can join.
#[component]
fn OpenTables() -> impl IntoView {
    view! { <Tables path="/api/tables" title=t!("games.open")/> }
}

#[component]
fn Tables(path: &'static str, title: String) -> impl IntoView {
    let tables = RwSignal::new(Vec::<Listed>::new());
    leptos::task::spawn_local(async move {
        if let Ok(found) = api::get(path).await {
            tables.try_set(found);
        }
    });
    move || {
        let tables = tables.get();
        (!tables.is_empty()).then(|| view! { <h2>{title.clone()}</h2><div class="tickets column">{tables.iter().map(remote_row).collect_view()}</div> })
    }
}

fn remote_row(listed: &Listed) -> AnyView {
    let result = listed.outcome.as_ref().map(|outcome| {
        outcome
            .seats
            .iter()
            .map(|seat| seat.score.points.to_string())
            .collect::<Vec<_>>()
            .join(" : ")
    });
    let is_over = result.is_some() || listed.called_off;
    let note = result.unwrap_or_else(|| {
        if listed.called_off {
            t!("games.called_off")
        } else if listed.open > 0 {
            t!("games.free", n = listed.open)
        } else {
            api::clock_text(&listed.clock)
        }
    });
    let (sign, name, host, when) = (
        badge(&listed.game),
        game_name(&listed.game),
        against(listed),
        ago(listed.created as f64),
    );
    let turn = remote_turn(listed).filter(|_| !is_over);
    view! {
        <A href=format!("/table/{}", listed.id) attr:class="ticket">
            {sign}
            <span><strong>{name}</strong><span class="soft">{host}</span></span>
            {turn.map(Turn::shown)}
            <span class="soft when">{note} " · " {when}</span>
        </A>
    }
    .into_any()
}

/// A chart for each game of which a few results are known.
fn charts(all: &[Kept]) -> impl IntoView + use<> {
    let chart = |id: &'static str| {
        let results: Vec<Played> = all
            .iter()
            .rev()
            .filter(|kept| kept.game == id)
            .filter_map(own_result)
            .collect();
        (results.len() > 1).then(|| view! { <Chart title=t!("games.chart", game = game_name(id)) results/> })
    };
    boards::covers()
        .iter()
        .filter_map(|cover| chart(cover.meta.id))
        .collect_view()
}

/// What the first person at the table achieved, and the best of the others.
fn own_result(kept: &Kept) -> Option<Played> {
    let result = kept.result.as_ref()?;
    let own = kept.seats.iter().position(|seat| seat.bot.is_none())?;
    let (place, points) = *result.get(own)?;
    let best = result
        .iter()
        .enumerate()
        .filter(|(seat, _)| *seat != own)
        .map(|(_, (_, points))| *points)
        .max();
    Some(Played {
        points,
        best,
        won: place == 1,
    })
}
