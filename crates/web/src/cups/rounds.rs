//! The rounds with their tables, the latest first.

use leptos::prelude::*;
use leptos_router::components::A;
use wire::cups::{Cup, CupChair, CupMatch};

use super::facts::round_name;
use super::points;
use crate::texts::t;

/// The rounds with their tables, the latest first.
pub(super) fn rounds(cup: &Cup) -> AnyView {
    let round = |(number, round): (usize, &Vec<CupMatch>)| {
        let tables = round.iter().map(|meeting| table(cup, meeting)).collect_view();
        view! { <h2>{round_name(cup, number)}</h2><div class="cup-tables" data-round=number + 1>{tables}</div> }
    };
    let rounds: Vec<_> = cup.rounds.iter().enumerate().map(round).collect();
    rounds.into_iter().rev().collect_view().into_any()
}

/// A table of a round: who sits there, what came of it, and the games to watch.
pub(super) fn table(cup: &Cup, meeting: &CupMatch) -> AnyView {
    let best = meeting.chairs.iter().filter_map(|chair| chair.points).max();
    let chairs = meeting
        .chairs
        .iter()
        .map(|chair| self::chair(cup, chair, best))
        .collect_view();
    let several = meeting.tables.len() > 1;
    let is_own = meeting.chairs.iter().any(|chair| is_you(cup, chair));
    let game = |(number, table): (usize, &wire::cups::CupTable)| {
        let text = match (several, table.finished) {
            (true, _) => t!("cups.game_n", n = number + 1),
            (false, true) => t!("cups.replay"),
            (false, false) if is_own => t!("cups.go_to_table"),
            (false, false) => t!("cups.watch"),
        };
        view! { <A href=format!("/table/{}", table.id) attr:data-table=table.id.clone()>{text}</A> }
    };
    let games = meeting.tables.iter().enumerate().map(game).collect_view();
    let bye = meeting
        .tables
        .is_empty()
        .then(|| view! { <small class="soft">{t!("cups.bye")}</small> });
    view! { <div class="cup-table" class:decided=meeting.decided><ol>{chairs}</ol><p class="small-ways">{games}{bye}</p></div> }.into_any()
}

fn chair(cup: &Cup, chair: &CupChair, best: Option<wire::cups::Points>) -> AnyView {
    let person = chair.person.and_then(|place| cup.people.get(usize::from(place)));
    let name = match person {
        Some(person) => person.name.clone().unwrap_or_else(|| t!("standing.somebody")),
        None => t!("cups.house"),
    };
    let scores: Vec<String> = chair.scores.iter().map(|score| crate::texts::figure(*score)).collect();
    let is_first = chair.points.is_some() && chair.points == best;
    view! {
        <li class:first=is_first class:you=is_you(cup, chair)><span class="name">{name}</span><span class="soft">{scores.join(" · ")}</span>
            <b class="number">{chair.points.map(points)}</b></li>
    }
    .into_any()
}

/// Does the reader sit there?
fn is_you(cup: &Cup, chair: &CupChair) -> bool {
    let person = chair.person.and_then(|place| cup.people.get(usize::from(place)));
    person.is_some_and(|person| person.you)
}
