//! What is pointed at: an action with what it costs and brings about, or a link with its owner, ends and fares.

use leptos::prelude::*;
use table::{Present, Seat, Voice};
use tramways::pending::Pending;
use tramways::{Action, Event, Tramways, View};

use super::desk::Desk;
use super::facts;
use super::thing::Thing;
use super::trip;
use crate::boards::Board;
use crate::table::Preview;
use crate::texts::{t, voice};

/// The cards over the map.
pub fn cards(desk: Desk, journeys: Memo<Vec<tramways::journey::Journey>>) -> AnyView {
    view! {
        <div class="tram-cards" class:low=move || is_low(desk) aria-live="polite">
            {trip::card(desk, journeys)}
            {move || action(desk)}
            {move || link(desk)}
        </div>
    }
    .into_any()
}

/// Is what is looked at in the upper half of the map? Then the cards lie in the lower one, so that they don't cover it.
fn is_low(desk: Desk) -> bool {
    let Some(moment) = desk.table.moment() else {
        return false;
    };
    let chosen = match moment.view.pending() {
        Pending::Passenger { at } => Some(*at),
        _ => None,
    };
    let at = chosen.or_else(|| match desk.looked_at.get()? {
        Thing::Square(at) | Thing::Passenger(at) => Some(at),
        Thing::Link(end) => Some(end.at),
    });
    at.is_some_and(|at| at.row() < desk.map().rows / 2)
}

/// What the action that is pointed at would do.
fn action(desk: Desk) -> Option<AnyView> {
    let action = desk.pointed.get()?;
    let moment = desk.table.moment()?;
    // the auction tells of bids itself
    if !moment.legal.contains(&action) || matches!(action, Action::Bid { .. } | Action::Pass {}) {
        return None;
    }
    let title = Tramways::action_line(&moment.view, &action);
    let told = desk
        .table
        .preview(&action)
        .map(|preview| effects(desk, &moment.view, &preview));
    let lines = told
        .unwrap_or_default()
        .into_iter()
        .map(|line| view! { <span>{line}</span> })
        .collect_view();
    Some(view! { <div class="tram-card tram-effect"><b>{title}</b>{lines}</div> }.into_any())
}

/// Only what is certain: which tickets are drawn is not.
fn effects(desk: Desk, view: &View, preview: &Preview<Tramways>) -> Vec<String> {
    let name = |seat: Seat| desk.table.name(seat);
    let you = view.viewer().seat();
    let voice = Voice {
        name: Some(&name),
        ..voice()
    };
    let certain = preview.events.iter().filter(|event| is_certain(event, you));
    let mut lines: Vec<String> = certain
        .map(|event| Tramways::event_line(view, event).said(&voice))
        .collect();
    lines.truncate(6);
    if let Some(points) = you.map(|seat| preview.points(seat)).filter(|&points| points != 0) {
        let sign = if points > 0 { "+" } else { "\u{2212}" };
        lines.push(t!("tramways.points", sign = sign, n = points.unsigned_abs()));
    }
    lines
}

/// Does it happen like that, whatever is hidden from the viewer? What others take in secret is only imagined.
fn is_certain(event: &Event, you: Option<Seat>) -> bool {
    if let Event::HandFilled { seat, .. } = event {
        return you == Some(*seat);
    }
    !matches!(
        event,
        Event::Drew { .. }
            | Event::DrewUnseen { .. }
            | Event::CardsOpened { .. }
            | Event::DevelopmentOpened { .. }
            | Event::Revealed { .. }
            | Event::Kept { .. }
            | Event::KeptUnseen { .. }
            | Event::Reshuffled { .. }
            | Event::LineShuffled {}
            | Event::TurnEnded { .. }
    )
}

/// The link that is looked at.
fn link(desk: Desk) -> Option<AnyView> {
    let Some(Thing::Link(name)) = desk.looked_at.get() else {
        return None;
    };
    let moment = desk.table.moment()?;
    let view = &moment.view;
    let link = view.public().city.links().named(name)?;
    let title = t!(
        "tramways.link.title",
        name = desk.table.name(link.owner),
        name_is = moment.is_you(link.owner),
        tiles = link.tiles
    );
    let warning = facts::warning(view, link).map(|words| view! { <span class="tram-card-warning">{words}</span> });
    Some(
        view! { <div class="tram-card"><b>{title}</b><span>{facts::ends(view, link)}</span><span>{facts::fare(link)}</span>{warning}</div> }
            .into_any(),
    )
}
