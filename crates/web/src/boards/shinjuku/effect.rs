//! What the action that is pointed at costs and brings about, before it is done.

use leptos::prelude::*;
use shinjuku::state::Step;
use shinjuku::{Event, Payment, Shinjuku, View};
use table::{Present, Seat, Voice};

use super::desk::Desk;
use super::plan::HEIGHT;
use super::{hint, names};
use crate::boards::Board;
use crate::table::Preview;
use crate::texts::{t, voice};

/// The line that tells it, over the map.
pub fn line(desk: Desk) -> AnyView {
    let words = move || {
        let action = desk.pointed.get()?;
        let moment = desk.table.moment()?;
        let mut lines = vec![Shinjuku::action_line(&moment.view, &action)];
        if let Ok(preview) = desk.table.preview(&action) {
            lines.extend(cost(&moment.view, &preview));
            lines.extend(outcome(desk, &moment.view, &preview));
        }
        Some(
            view! { <div class="shin-effect"><b>{lines[0].clone()}</b>{lines[1..].iter().map(|line| view! { <span>{line.clone()}</span> }).collect_view()}</div> },
        )
    };
    // over the half of the map where the thing is not
    let low = move || {
        let step = desk.table.moment().map(|moment| moment.view.public().step);
        let place = desk.pointed.get().zip(step);
        place
            .and_then(|(action, step)| hint::place(desk, step, &action))
            .is_some_and(|point| point.y < HEIGHT / 3.0)
    };
    view! { <div class="shin-effect-place" class:low=low aria-live="polite">{words}</div> }.into_any()
}

/// S4: what has to be paid next, and with what the viewer can.
fn cost(view: &View, preview: &Preview<Shinjuku>) -> Option<String> {
    let map = view.map();
    let asked = preview.after.public().step.asked_for(map)?;
    let names = names::either_ward(map, asked);
    Some(match view.payment(asked)? {
        Payment::Card => t!("shinjuku.cost.card", wards = names),
        Payment::Wildcard(ward) => t!("shinjuku.cost.wild", wards = names, card = names::ward(map, ward)),
        Payment::Three => t!("shinjuku.cost.three", wards = names),
    })
}

/// What would happen, and what would be owed to others after the Move.
fn outcome(desk: Desk, view: &View, preview: &Preview<Shinjuku>) -> Vec<String> {
    let name = |seat: Seat| desk.table.name(seat);
    let mut lines: Vec<String> = preview
        .events
        .iter()
        .filter_map(|event| telling(view, event, &name))
        .collect();
    if let Step::Travel(trip) | Step::HandOver(trip) = preview.after.public().step {
        let others: Vec<String> = trip
            .used
            .without(preview.after.public().seat)
            .iter()
            .map(name)
            .collect();
        if !others.is_empty() {
            lines.push(t!("shinjuku.trip.will_draw", names = names::list(&others)));
        }
    }
    if let Some(points) = view
        .viewer()
        .seat()
        .map(|seat| preview.points(seat))
        .filter(|&points| points != 0)
    {
        lines.push(t!("shinjuku.cost.points", n = format!("{points:+}")));
    }
    lines
}

/// Only what is certain: which cards are drawn and which customers arrive is not.
fn telling(view: &View, event: &Event, name: &dyn Fn(Seat) -> String) -> Option<String> {
    match event {
        Event::Drew { seat, cards } => Some(t!("shinjuku.trip.drew", name = name(*seat), n = cards.len())),
        Event::Served { .. }
        | Event::Stayed { .. }
        | Event::DrewUnseen { .. }
        | Event::Built { .. }
        | Event::Upgraded { .. }
        | Event::StoreMoved { .. } => {
            let voice = Voice {
                name: Some(name),
                ..voice()
            };
            Some(Shinjuku::event_line(view, event).said(&voice))
        }
        _ => None,
    }
}
