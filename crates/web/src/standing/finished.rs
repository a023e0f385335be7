//! Games that are over: search them, and watch them again.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_query_map};
use leptos_router::params::ParamsMap;
use table::{OptionKind, OptionSpec};
use wire::{Finished, FinishedGame, FinishedSeat};

use super::{Asked, answered, day};
use crate::boards::{self, Opened, with_game};
use crate::few;
use crate::host::api;
use crate::host::session::Session;
use crate::shell::continued::game_name;
use crate::shell::fields::{level_name, problem};
use crate::shell::heading::Heading;
use crate::shell::home::badge;
use crate::texts::{self, figure, t};

/// What can be asked for, as the address of the page names it.
const FIELDS: [&str; 7] = ["game", "player", "players", "option", "from", "to", "least"];
/// A day, in milliseconds.
const DAY: i64 = 86_400_000;

/// Games that are over.
#[component]
pub fn FinishedGames() -> impl IntoView {
    let query = use_query_map();
    Session::find().ask();
    move || {
        let query = query.get();
        let asked: Asked<Finished> = RwSignal::new(None);
        let call = call(&query);
        let first = call.clone();
        leptos::task::spawn_local(async move {
            asked.try_set(Some(api::get(&first).await));
        });
        view! {
            <section class="sheet narrow finished-games">
                <Heading text=t!("standing.finished")/>
                <Search query=query/>
                {answered(asked, move |page| view! { <Found call=call.clone() first=page/> }.into_any())}
            </section>
        }
    }
}

/// What the server is asked. Days are those of Greenwich, so that a link means the same everywhere.
fn call(query: &ParamsMap) -> String {
    let asked = |field: &&str| {
        let value = query.get(field).filter(|value| !value.is_empty())?;
        let value = match *field {
            "from" => midnight(&value)?.to_string(),
            "to" => (midnight(&value)? + DAY).to_string(),
            _ => String::from(js_sys::encode_uri_component(&value)),
        };
        Some(format!("{field}={value}&"))
    };
    let asked: Vec<String> = FIELDS.iter().filter_map(asked).collect();
    format!("/api/finished?{}", asked.concat())
}

/// When a day begins.
fn midnight(day: &str) -> Option<i64> {
    let at = js_sys::Date::parse(day);
    at.is_finite().then_some(at as i64)
}

/// What is asked for.
#[component]
fn Search(query: ParamsMap) -> impl IntoView {
    let navigate = use_navigate();
    let now = |field: &str| query.get(field).unwrap_or_default();
    let fields = FIELDS.map(|field| (field, RwSignal::new(now(field))));
    let field = move |name: &str| fields[FIELDS.iter().position(|field| *field == name).unwrap_or_default()].1;
    let search = move |event: SubmitEvent| {
        event.prevent_default();
        let named = |(name, value): (&str, RwSignal<String>)| {
            let value = value.get_untracked();
            (!value.trim().is_empty())
                .then(|| format!("{name}={}", String::from(js_sys::encode_uri_component(value.trim()))))
        };
        let query: Vec<String> = fields.into_iter().filter_map(named).collect();
        navigate(
            &format!("/games/finished?{}", query.join("&")),
            NavigateOptions::default(),
        );
    };
    let input = move |name: &'static str, kind: &'static str, label: String| {
        let value = field(name);
        view! {
            <label class="field"><span class="label">{label}</span>
                <input name=name type=kind maxlength="40" prop:value=value on:input=move |event| value.set(event_target_value(&event))/></label>
        }
    };
    let games = boards::covers()
        .iter()
        .map(|cover| (cover.meta.id.to_owned(), cover.meta.name.to_owned()))
        .collect();
    let numbers = (1..=5u8)
        .map(|n| (n.to_string(), t!("standing.n_players", n = n)))
        .collect();
    view! {
        <form class="search" role="search" on:submit=search>
            {choice("game", t!("standing.game"), field("game"), games)}
            {input("player", "text", t!("standing.player"))}
            {choice("players", t!("standing.players"), field("players"), numbers)}
            {input("least", "number", t!("standing.least"))}
            {input("from", "date", t!("standing.from"))}
            {input("to", "date", t!("standing.to"))}
            {move || Some(field("game").get()).filter(|game| !game.is_empty()).map(|game| with_game(&game, move |game| options(field("option"), game)))}
            <p class="ways"><button class="main" data-search>{t!("standing.search")}</button></p>
        </form>
    }
}

/// A choice, or any.
fn choice(name: &'static str, label: String, now: RwSignal<String>, choices: Vec<(String, String)>) -> AnyView {
    let option = move |(value, text): (String, String)| {
        let chosen = now.get_untracked() == value;
        view! { <option value=value selected=chosen>{text}</option> }
    };
    let any = (String::new(), t!("standing.any"));
    view! {
        <label class="field"><span class="label">{label}</span>
            <select name=name on:change=move |event| now.set(event_target_value(&event))>{std::iter::once(any).chain(choices).map(option).collect_view()}</select></label>
    }
    .into_any()
}

/// The options of a game that are a choice, each with its values.
fn options(now: RwSignal<String>, game: &'static dyn Opened) -> AnyView {
    let of = |spec: OptionSpec| -> Vec<(String, String)> {
        let about = spec.label.unwrap_or(spec.about).said(&texts::voice());
        let values = match spec.kind {
            OptionKind::Flag => vec!["true".to_owned()],
            OptionKind::Choice { values } => values,
            _ => Vec::new(),
        };
        let text = |value: &String| {
            if value == "true" {
                about.clone()
            } else {
                format!("{about}: {value}")
            }
        };
        values
            .iter()
            .map(|value| (format!("{}={value}", spec.name), text(value)))
            .collect()
    };
    choice(
        "option",
        t!("standing.option"),
        now,
        game.options().into_iter().flat_map(of).collect(),
    )
}

/// What was found, a page after the other.
#[component]
fn Found(call: String, first: Finished) -> impl IntoView {
    let (games, next, error) = (
        RwSignal::new(first.games),
        RwSignal::new(first.next),
        RwSignal::new(None),
    );
    let call = StoredValue::new(call);
    let more = move |_| {
        let Some(after) = next.get_untracked() else { return };
        let call = format!("{}after={after}", call.get_value());
        leptos::task::spawn_local(async move {
            match api::get::<Finished>(&call).await {
                Ok(page) => {
                    games.try_update(|games| games.extend(page.games));
                    next.try_set(page.next);
                }
                Err(refused) => drop(error.try_set(Some(refused.text))),
            }
        });
    };
    view! {
        {move || games.with(Vec::is_empty).then(|| view! { <p data-none>{t!("standing.none_found")}</p> })}
        <div class="tickets column" data-found>{move || games.get().iter().map(ticket).collect_view()}</div>
        {move || next.get().map(|_| view! { <p class="ways"><button data-more on:click=more>{t!("standing.more")}</button></p> })}
        {problem(error)}
    }
}

fn ticket(game: &FinishedGame) -> AnyView {
    let mut seats: Vec<&FinishedSeat> = game.seats.iter().collect();
    few::sort_by_key(&mut seats, |seat| seat.place);
    let names = seats.into_iter().map(result).collect::<Vec<_>>().join(" · ");
    let note = if game.rated {
        t!("standing.rated_game")
    } else {
        String::new()
    };
    let (sign, name, when) = (badge(&game.game), game_name(&game.game), day(game.finished));
    view! {
        <A href=format!("/table/{}", game.table) attr:class="ticket">
            {sign}
            <span><strong>{name}</strong><span class="soft">{names}</span></span>
            <span class="soft when">{when} " " {note}</span>
        </A>
    }
    .into_any()
}

/// Who came where, with how many points.
fn result(seat: &FinishedSeat) -> String {
    let name = match (&seat.name, &seat.level) {
        (Some(name), _) => name.clone(),
        (None, Some(level)) => t!("table.bot", level = level_name(level)),
        (None, None) => t!("standing.somebody"),
    };
    t!(
        "games.result",
        place = seat.place,
        name = name,
        points = figure(seat.points)
    )
}
