//! The score so far: a seat's points in the players' panel, and a card that says what they are made of.

use leptos::prelude::*;
use table::{ScorePart, Seat};

use super::rule_sheet::rule_link;
use super::{Moment, Table};
use crate::boards::Board;
use crate::texts::{figure, t, voice};

/// The points of a seat as a button that opens its card; the parts stand in its tooltip too.
pub fn button<G: Board>(moment: &Moment<G>, seat: Seat, class: &'static str, words: String) -> AnyView {
    let Some(score) = G::score_so_far(&moment.view, seat) else {
        return view! { <span class=class>{words}</span> }.into_any();
    };
    let label = t!("score.button", points = words.as_str());
    view! {
        <button type="button" class=format!("score-now {class}") data-score-now=u8::from(seat) popovertarget=id(seat) title=summary(&score) aria-label=label>
            {words}
        </button>
    }
    .into_any()
}

/// The card with the parts of a seat's score. It follows the table while it is open.
pub(super) fn card<G: Board>(table: Table<G>, seat: Seat) -> AnyView {
    let score = move || table.moment().and_then(|moment| G::score_so_far(&moment.view, seat));
    let list = move || score().map(|score| parts::<G>(&score));
    view! {
        <div id=id(seat) class="score-card" popover="auto" role="dialog" aria-label=t!("score.title") data-score-card=u8::from(seat)>
            <div class="title-row">
                <h2>{move || table.name(seat)}<small>{t!("score.title")}</small></h2>
                <button type="button" class="quiet" popovertarget=id(seat) popovertargetaction="hide" aria-label=t!("table.close")>"✕"</button>
            </div>
            {list}
        </div>
    }
    .into_any()
}

fn id(seat: Seat) -> String {
    format!("score-so-far-{}", u8::from(seat))
}

/// The parts that count, in one line.
fn summary(score: &ScorePart) -> String {
    let counting = score.parts.iter().filter(|part| part.points != 0);
    let parts: Vec<String> = counting
        .map(|part| format!("{} {}", part.what.said(&voice()), figure(part.points)))
        .collect();
    if parts.is_empty() {
        t!("score.nothing")
    } else {
        parts.join(" · ")
    }
}

/// The parts that count, each with its clause; what costs points is spelled out.
fn parts<G: Board>(score: &ScorePart) -> AnyView {
    let counting: Vec<&ScorePart> = score.parts.iter().filter(|part| part.points != 0).collect();
    if counting.is_empty() {
        return view! { <p>{t!("score.nothing")}</p> }.into_any();
    }
    let rows = counting.into_iter().flat_map(|part| {
        let losses = part.parts.iter().filter(|inner| inner.points < 0);
        std::iter::once(row::<G>(part, false)).chain(losses.map(|inner| row::<G>(inner, true)))
    });
    view! {
        <table>
            <tbody>{rows.collect_view()}</tbody>
            <tfoot><tr><th scope="row">{t!("score.total")}</th><td>{figure(score.points)}</td></tr></tfoot>
        </table>
    }
    .into_any()
}

fn row<G: Board>(part: &ScorePart, is_inner: bool) -> AnyView {
    let (game, clause) = (G::meta().id, part.clause.to_string());
    let link = (!is_inner && !clause.is_empty()).then(|| rule_link(game, &clause, clause.clone(), ""));
    view! {
        <tr class:inner=is_inner><th scope="row">{part.what.said(&voice())} " " {link}</th><td class:minus={part.points < 0}>{figure(part.points)}</td></tr>
    }
    .into_any()
}
