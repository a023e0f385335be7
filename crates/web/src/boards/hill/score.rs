//! The running score, split as on the score pad.

use hill::{Hill, Line};
use leptos::prelude::*;
use table::Seat;

use super::{icons, names, tracks};
use crate::table::Moment;
use crate::texts::{figure, t};

/// The running score of a seat.
pub fn draw(moment: &Moment<Hill>, seat: Seat) -> AnyView {
    let Some(tally) = moment.view.score(seat) else {
        return ().into_any();
    };
    let cell = |sign: AnyView, name: String, points: i32| {
        view! {
            <div class="pad-cell" title=name.clone()>
                <dt aria-label=name.clone()>{sign}</dt><dd class:minus={points < 0}>{figure(points)}</dd>
            </div>
        }
    };
    let lines = Line::ALL.map(|line| cell(tracks::badge(line), names::whole_line(line), tally.lines[line]));
    let requests = moment.view.public().requests.map(|numbers| {
        let name = |n: usize| moment.view.cards().request(numbers[n]).id.clone();
        [0, 1]
            .map(|n| {
                cell(
                    name(n).into_any(),
                    t!("hill.pad.request", name = name(n)),
                    tally.requests[n],
                )
            })
            .collect_view()
    });
    view! {
        <dl class="running-score" aria-label=t!("hill.pad.running")>
            {lines.collect_view()}
            {cell(icons::plan_icon(), t!("hill.pad.plans"), tally.plans)}
            {cell("−10".into_any(), t!("hill.pad.penalty"), tally.penalty)}
            {requests}
            {cell(icons::resource_icon(), t!("hill.pad.resources"), tally.resources)}
            <div class="pad-cell total"><dt>{t!("hill.pad.total")}</dt><dd>{figure(tally.total())}</dd></div>
        </dl>
    }
    .into_any()
}
