//! Somebody's profile.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use table::Message;
use wire::company::Whom;
use wire::standing::{Badge, Deed, GameRecord, Profile, RatingOf, Rival, Tally};

use super::career::Course;
use super::privacy::PrivacySwitch;
use super::{Asked, answered, day, person, rating, way};
use crate::boards;
use crate::company::KeepAway;
use crate::host::api;
use crate::host::session::Session;
use crate::shell::continued::game_name;
use crate::shell::fields::level_name;
use crate::shell::heading::Heading;
use crate::shell::home::{badge, colour};
use crate::shell::people::profile_address;
use crate::texts::{self, figure, t};
use crate::watch::FollowButton;

/// Somebody's profile.
#[component]
pub fn ProfilePage() -> impl IntoView {
    let params = use_params_map();
    Session::find().ask();
    move || {
        let name = params.read().get("name").unwrap_or_default();
        let asked: Asked<Profile> = RwSignal::new(None);
        let call = format!("/api{}", profile_address(&name));
        leptos::task::spawn_local(async move {
            asked.try_set(Some(api::get(&call).await));
        });
        answered(asked, |profile| shown(&profile))
    }
}

fn shown(profile: &Profile) -> AnyView {
    let name = profile.name.clone();
    let games = format!(
        "/games/finished?player={}",
        String::from(js_sys::encode_uri_component(&name))
    );
    let together = profile
        .with_you
        .map(|tally| view! { <p data-with-you>{with_you(&name, tally)}</p> });
    let hidden = profile
        .hidden
        .then(|| view! { <p class="note" data-hidden>{t!("standing.hidden_note")}</p> });
    let records = profile.games.iter().map(|record| game(&name, record)).collect_view();
    let none = profile
        .games
        .is_empty()
        .then(|| view! { <p>{t!("standing.no_games")}</p> });
    view! {
        <section class="sheet narrow profile" data-profile=name.clone()>
            <Heading text=name.clone()/>
            <p class="soft">{t!("standing.since", day = day(profile.since))}</p>
            {hidden}
            {together}
            <p class="ways">{way(games, t!("standing.games_of", name = name))}</p>
            {(!profile.you).then(|| view! { <FollowButton name=name.clone()/> })}
            {none}
            {records}
            {badges(&profile.badges)}
            {rivals(&profile.rivals)}
            {company(profile)}
            {profile.you.then(|| view! { <h2>{t!("standing.privacy")}</h2><PrivacySwitch/> })}
        </section>
    }
    .into_any()
}

/// To whoever is signed in, about somebody else.
fn company(profile: &Profile) -> impl IntoView + use<> {
    let (name, is_other, session) = (profile.name.clone(), !profile.you, Session::find());
    move || {
        let name = name.clone();
        (is_other && session.me().is_some()).then(|| {
            let whom = Whom::Name { name: name.clone() };
            view! { <KeepAway whom name/> }
        })
    }
}

fn with_you(name: &str, tally: Tally) -> String {
    t!(
        "standing.with_you",
        name = name,
        games = tally.games,
        ahead = tally.ahead,
        behind = tally.behind
    )
}

fn game(name: &str, record: &GameRecord) -> AnyView {
    let id = record.game.clone();
    let facts = t!(
        "standing.record",
        finished = record.finished,
        contests = record.contests,
        won = record.won,
        best = figure(record.best)
    );
    let ratings = record.ratings.iter().map(rating_row).collect_view();
    let table = (!record.ratings.is_empty()).then(|| {
        view! {
            <table class="standing-table">
                <caption class="hidden-text">{t!("standing.ratings")}</caption>
                <thead><tr><th>{t!("standing.players")}</th><th class="number">{t!("standing.points")}</th><th class="number">{t!("standing.games")}</th></tr></thead>
                <tbody>{ratings}</tbody>
            </table>
        }
    });
    view! {
        <article class="profile-game" style=("--game", colour(&id)) data-game=id.clone()>
            <h2>{badge(&id)} " " {game_name(&id)}</h2>
            <p>{facts}</p>
            {table}
            <Course name=name.to_owned() game=id.clone()/>
            <p>{way(format!("/standings/{id}"), t!("standing.leaderboard", game = game_name(&id)))}</p>
        </article>
    }
    .into_any()
}

fn rating_row(of: &RatingOf) -> impl IntoView + use<> {
    let players = match of.players {
        None => t!("standing.any_players"),
        Some(n) => t!("standing.n_players", n = n),
    };
    view! { <tr><th scope="row">{players}</th><td class="number" data-rating>{rating(of.rating)}</td><td class="number">{of.games}</td></tr> }
}

fn badges(badges: &[Badge]) -> Option<AnyView> {
    let badge_line = |earned: &Badge| {
        let (sign, at) = (badge(&earned.game), day(earned.at));
        let text = deed(&earned.game, &earned.deed);
        let told = match &earned.table {
            Some(table) => way(format!("/table/{table}"), text).into_any(),
            None => text.into_any(),
        };
        view! { <li>{sign} {told} <span class="soft">{at}</span></li> }
    };
    (!badges.is_empty()).then(|| {
        let lines = badges.iter().map(badge_line).collect_view();
        view! { <h2>{t!("standing.badges")}</h2><ul class="badges" data-badges>{lines}</ul> }.into_any()
    })
}

fn deed(game: &str, deed: &Deed) -> String {
    match deed {
        Deed::Finished => t!("standing.badge_finished"),
        Deed::Won => t!("standing.badge_won"),
        Deed::Beat { level } => t!("standing.badge_beat", level = level_name(level)),
        Deed::Points { points } => t!("standing.badge_points", n = *points),
        Deed::Title { title } => t!("standing.badge_title", title = said(game, title)),
    }
}

/// In the words of the game, if it is here; otherwise as the server said it.
fn said(game: &str, message: &Message) -> String {
    match boards::loaded(game) {
        Some(game) => message.clone().bind(game.book()).said(&texts::voice()),
        None => message.said(&texts::voice()),
    }
}

fn rivals(rivals: &[Rival]) -> Option<AnyView> {
    let line = |rival: &Rival| {
        let tally = rival.tally;
        view! {
            <tr><th scope="row">{person(rival.name.clone(), rival.guest)}</th><td class="number">{tally.games}</td>
                <td class="number">{tally.ahead}</td><td class="number">{tally.behind}</td></tr>
        }
    };
    (!rivals.is_empty()).then(|| {
        let lines = rivals.iter().map(line).collect_view();
        view! {
            <h2>{t!("standing.rivals")}</h2>
            <table class="standing-table" data-rivals>
                <thead><tr><th>{t!("standing.player")}</th><th class="number">{t!("standing.games")}</th><th class="number">{t!("standing.ahead")}</th><th class="number">{t!("standing.behind")}</th></tr></thead>
                <tbody>{lines}</tbody>
            </table>
        }
        .into_any()
    })
}
