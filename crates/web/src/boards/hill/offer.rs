//! What lies in the middle of the table: the main board with its four locations; at set-up the sets, or the Plan cards dealt.

use hill::cards::{PlanIndex, RequestIndex};
use hill::question::Question;
use hill::state::{Phase, StartSet};
use hill::{Action, Hill, Line, Location};
use leptos::prelude::*;

use super::ui::{Ui, data};
use super::{card, icons, names, plan, tracks};
use crate::picture::named;
use crate::table::Moment;
use crate::texts::t;

/// What lies in the middle of the table.
pub fn draw(ui: Ui, moment: &Moment<Hill>) -> AnyView {
    let inside = match moment.view.public().phase {
        Phase::ChoosingSets => sets(ui, moment),
        Phase::PrivateChoices => dealt(ui, moment),
        Phase::Taking | Phase::Turns | Phase::Over => main_board(ui, moment),
    };
    view! { <section class="offer" aria-label=t!("hill.main_board")>{inside}{requests(moment)}</section> }.into_any()
}

/// A button that does this, or tells why it can't be done.
pub fn doing(ui: Ui, moment: &Moment<Hill>, action: Action, class: &'static str, inside: AnyView) -> AnyView {
    let label = names::action(&moment.view, &action);
    let legal = moment.legal.contains(&action);
    let (tip, told) = (label.clone(), label.clone());
    // one text: what is drawn anew would lose a class that was added to another one
    let class = if legal {
        format!("{class} legal")
    } else {
        class.to_owned()
    };
    view! {
        <button class=class title=tip aria-disabled=(!legal).then_some("true") data-act=legal.then(|| data(&action))
            data-advised=move || ui.table.advises(&action) on:click=move |_| ui.act(action)
            on:pointerenter=move |_| ui.detail.set(Some(told.clone())) on:pointerleave=move |_| ui.detail.set(None)>
            {named(label, inside)}
        </button>
    }
    .into_any()
}

fn sets(ui: Ui, moment: &Moment<Hill>) -> AnyView {
    let sets = (0u8..)
        .zip(moment.view.public().sets)
        .filter_map(|(number, set)| Some(draw_set(ui, moment, number, &set?)));
    view! { <div class="sets">{sets.collect_view()}</div>{dealt(ui, moment)} }.into_any()
}

/// What a set of the start is called on the board.
pub fn set_key(number: u8) -> String {
    format!("set-{number}")
}

fn draw_set(ui: Ui, moment: &Moment<Hill>, number: u8, set: &StartSet) -> AnyView {
    let cards = moment.view.cards();
    let token = cards.token(set.token);
    let inside = view! {
        <span class="set-cards" data-target=set_key(number)>{set.towns.map(|town| card::picture(cards.town(town))).collect_view()}</span>
        <span class="set-token">{plan::token(token)}<span>{names::token_kind(token.kind)}</span></span>
    };
    doing(
        ui,
        moment,
        Action::TakeSet { set: number },
        "start-set",
        inside.into_any(),
    )
}

/// H2.4: the six Plan cards dealt, of which four go next to the lines.
fn dealt(ui: Ui, moment: &Moment<Hill>) -> AnyView {
    let Some(own) = moment.view.own() else {
        return view! { <p class="quiet-note">{t!("hill.private")}</p> }.into_any();
    };
    let line = match moment.view.question() {
        Question::FirstPlan(line) => Some(line),
        _ => None,
    };
    let plans = own.plans.as_slice().iter().map(|&number| {
        let chosen = own
            .choices
            .plans
            .iter()
            .find(|(_, plan)| **plan == Some(number))
            .map(|(line, _)| line);
        dealt_plan(ui, moment, number, line, chosen)
    });
    view! { <h3>{t!("hill.dealt")}</h3><div class="plan-row">{plans.collect_view()}</div> }.into_any()
}

fn dealt_plan(ui: Ui, moment: &Moment<Hill>, number: PlanIndex, line: Option<Line>, chosen: Option<Line>) -> AnyView {
    let card = moment.view.cards().plan(number);
    let inside =
        view! { {plan::face(card)}{chosen.map(|line| view! { <span class="taken-by">{tracks::badge(line)}</span> })} }
            .into_any();
    match line.filter(|_| chosen.is_none()) {
        Some(line) => doing(
            ui,
            moment,
            Action::Assign {
                plan: card.id,
                line,
                discard: None,
            },
            "plan-card",
            inside,
        ),
        None => view! { <div class="plan-card" class:chosen=chosen.is_some()>{inside}</div> }.into_any(),
    }
}

/// H3.7: the four locations, the Plan cards and the Development tokens.
fn main_board(ui: Ui, moment: &Moment<Hill>) -> AnyView {
    let locations = Location::ALL
        .map(|location| draw_location(ui, moment, location))
        .collect_view();
    let cards = moment.view.cards();
    let board = &moment.view.public().board;
    let plans = board.plans.as_slice().iter().map(|&number| {
        let card = cards.plan(number);
        doing(
            ui,
            moment,
            Action::TakePlan { plan: card.id },
            "plan-card",
            plan::face(card),
        )
    });
    let tokens = board.tokens.as_slice().iter().map(|&number| {
        let token = cards.token(number);
        doing(
            ui,
            moment,
            Action::TakeToken { token: token.id },
            "token-button",
            plan::token(token),
        )
    });
    view! {
        <div class="main-board">
            <div class="locations">{locations}</div>
            <div class="face-up">
                <div class="face-up-plans"><span class="place-letter">"b"</span>{plans.collect_view()}</div>
                <div class="face-up-tokens"><span class="place-letter">"d"</span>{tokens.collect_view()}</div>
            </div>
        </div>
    }
    .into_any()
}

fn location_icon(location: Location) -> AnyView {
    match location {
        Location::Resources => view! { <b>"+2"</b>{icons::resource_icon()} }.into_any(),
        Location::Plan => icons::plan_icon(),
        Location::Track => view! { <b>"+1"</b>{icons::track_icon()} }.into_any(),
        Location::Development => icons::token_icon(),
    }
}

/// What a location is called by lines of the log.
pub fn location_key(location: Location) -> String {
    format!("location-{}", location.letter())
}

fn draw_location(ui: Ui, moment: &Moment<Hill>, location: Location) -> AnyView {
    let cards = moment.view.cards();
    let mine = moment
        .seat()
        .and_then(|seat| moment.view.public().seats[seat.index()].turn.location)
        == Some(location);
    let key = location_key(location);
    let name = key.clone();
    let lit = move || ui.table.highlight.with(|lit| lit.as_deref() == Some(key.as_str()));
    let body = match moment.view.public().board.towns[location as usize] {
        Some(number) => {
            let card = cards.town(number);
            doing(ui, moment, Action::Take { location }, "town-button", card::picture(card))
        }
        None if mine && location == Location::Resources => {
            doing(ui, moment, Action::Gain {}, "town-button empty gain", view! { <b>"+2"</b>{icons::resource_icon()} }.into_any())
        }
        None => view! { <div class="town-button empty"><span>{if mine { t!("hill.yours") } else { t!("hill.taken") }}</span></div> }.into_any(),
    };
    view! {
        <div class="location" data-target=name class:mine=mine class:lit=lit>
            <div class="location-head">
                <span class="place-letter">
                    {location.letter()}</span>{location_icon(location)}<span class="location-words">{names::location(location)}
                </span>
            </div>
            {body}
        </div>
    }
    .into_any()
}

/// H2.9: the Residents' Requests.
fn requests(moment: &Moment<Hill>) -> AnyView {
    let view = &moment.view;
    let Some(requests) = view.public().requests else {
        return ().into_any();
    };
    let request = |number: RequestIndex| {
        let card = view.cards().request(number);
        view! { <li><b>{card.id.clone()}</b>" "{names::request(card.kind)}" "<span class="points">{card.points}</span></li> }
    };
    view! { <ul class="requests" aria-label=t!("hill.requests")>{requests.map(request).collect_view()}</ul> }.into_any()
}
