//! Where everybody stands.

use leptos::prelude::*;
use wire::cups::{Cup, CupPerson, CupState};

use super::{hundredths, points};
use crate::standing::person;
use crate::texts::t;

/// Where everybody stands; before it begins, who has signed up.
pub(super) fn standings(cup: &Cup) -> AnyView {
    if cup.people.is_empty() {
        return view! { <p class="soft">{t!("cups.nobody")}</p> }.into_any();
    }
    if matches!(cup.state, CupState::Open) || cup.rounds.is_empty() {
        let names = cup
            .people
            .iter()
            .map(|one| view! { <li class:you=one.you>{person(one.name.clone(), one.guest)}</li> })
            .collect_view();
        return view! { <h2>{t!("cups.people")}</h2><ul class="cup-people" data-people=cup.people.len()>{names}</ul> }
            .into_any();
    }
    let rows = cup.people.iter().map(row).collect_view();
    view! {
        <h2>{t!("cups.standings")}</h2>
        <table class="standing-table cup-standings">
            <caption class="hidden-text">{t!("cups.standings")}</caption>
            <thead><tr><th class="number">{t!("standing.place")}</th><th>{t!("standing.player")}</th><th class="number">{t!("cups.points")}</th><th class="number wide">{t!("cups.opponents")}</th>
                <th class="number wide">{t!("cups.direct")}</th><th class="number wide">{t!("cups.margin")}</th><th class="number wide">{t!("cups.played")}</th></tr></thead>
            <tbody>{rows}</tbody>
        </table>
        <details class="soft"><summary>{t!("cups.how")}</summary><p>{t!("cups.how_text")}</p></details>
    }
    .into_any()
}

fn row(one: &CupPerson) -> AnyView {
    let mark = if one.left {
        Some(t!("cups.left"))
    } else if one.out {
        Some(t!("cups.out"))
    } else {
        None
    };
    view! {
        <tr class:you=one.you class:gone=one.left || one.out data-place=one.place>
            <td class="number">{one.place}</td><th scope="row">{person(one.name.clone(), one.guest)}{mark.map(|mark| view! { " " <small class="tag">{mark}</small> })}</th>
            <td class="number">{points(one.points)}</td><td class="number wide">{points(one.opponents)}</td><td class="number wide">{points(one.direct)}</td>
            <td class="number wide">{hundredths(f64::from(one.margin) / 12.0)}</td><td class="number wide">{one.played}</td></tr>
    }
    .into_any()
}
