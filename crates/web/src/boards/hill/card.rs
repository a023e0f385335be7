//! A Town card: its land and roads beneath the tracks, its landmark and values above them. 100 by 100 around the middle (0, 0).

use hill::Line;
use hill::cards::{Roads, TownCard, Upgrade};
use hill::cell::Direction;
use leptos::prelude::*;

use super::icons::landmark_sign;
use super::names;

/// Half of a card.
const HALF: f64 = 50.0;

/// The land of a card and its roads.
pub fn ground(roads: Roads) -> AnyView {
    let road = |direction: Direction| {
        let (x, y) = direction.offset();
        // at a corner a road ends where the corner is rounded
        let length = if x != 0 && y != 0 { HALF - 2.3 } else { HALF };
        let (x, y) = (f64::from(x) * length, f64::from(y) * length);
        view! { <path d=format!("M0 0L{x} {y}")/> }
    };
    let edge = Direction::ALL
        .into_iter()
        .filter(|&direction| roads.has(direction))
        .map(road)
        .collect_view();
    let lane = Direction::ALL
        .into_iter()
        .filter(|&direction| roads.has(direction))
        .map(road)
        .collect_view();
    view! {
        <rect class="land" x="-50" y="-50" width="100" height="100" rx="7"/>
        <g class="grass">
            <path d="M-36 -20q3 -5 6 0M24 -30q3 -5 6 0M30 22q3 -5 6 0M-30 30q3 -5 6 0"/>
        </g>
        <svg x="-50" y="-50" width="100" height="100" viewBox="-50 -50 100 100">
            <g class="road-edge">{edge}</g>
            <g class="road">{lane}</g>
        </svg>
        <rect class="frame" x="-50" y="-50" width="100" height="100" rx="7"/>
    }
    .into_any()
}

/// The landmark and the values of a card.
pub fn face(card: &TownCard, upgrade: Option<Upgrade>) -> AnyView {
    let sign = match card.landmark {
        Some(landmark) => landmark_sign(landmark),
        None => view! { <circle class="plaza" r="9"/> }.into_any(),
    };
    let values = Line::ALL
        .map(|line| value(line, card.values[line], upgrade))
        .collect_view();
    // at the foot of a landmark, or in the middle of the plaza
    let y = if card.landmark.is_some() { 27.5 } else { 2.8 };
    view! { {sign}{values}<text class="card-number" y=y>{card.id.0}</text> }.into_any()
}

/// Where the value of a line stands on every card: between the roads, so that tracks leave it readable.
const fn value_place(line: Line) -> (f64, f64) {
    match line {
        Line::Red => (-19.5, -39.5),
        Line::Yellow => (19.5, -39.5),
        Line::Blue => (-19.5, 39.5),
        Line::Black => (19.5, 39.5),
    }
}

/// Where the Town upgrade of a line stands.
const fn upgrade_place(line: Line) -> (f64, f64) {
    match line {
        Line::Red => (-39.0, -20.0),
        Line::Yellow => (39.0, -20.0),
        Line::Blue => (-39.0, 20.0),
        Line::Black => (39.0, 20.0),
    }
}

fn value(line: Line, plain: u8, upgrade: Option<Upgrade>) -> AnyView {
    let worth = upgrade.map_or(i32::from(plain), |upgrade| upgrade.raise(line, i32::from(plain)));
    let (x, y) = value_place(line);
    let raised = worth != i32::from(plain);
    let half = if worth > 9 { 14.5 } else { 12.0 };
    let tag = upgrade.filter(|_| raised).map(|upgrade| upgrade_tag(line, upgrade));
    view! {
        <g class=format!("value {}{}", names::line_class(line), if raised { " raised" } else { "" }) transform=format!("translate({x} {y})")>
            <rect x=-half y="-7.5" width=2.0 * half height="15" rx="4"/>
            <text class="letter" x=6.0 - half y="3.2">{names::letter(line)}</text>
            <text class="number" x="4.8" y="4.3">{worth}</text>
        </g>
        {tag}
    }
    .into_any()
}

fn upgrade_tag(line: Line, upgrade: Upgrade) -> AnyView {
    let (x, y) = upgrade_place(line);
    view! {
        <g class=format!("upgrade {}", names::line_class(line)) transform=format!("translate({x} {y})")>
            <circle r="8.5"/>
            <text y="3.3">{upgrade_words(upgrade)}</text>
        </g>
    }
    .into_any()
}

/// What is printed on a Town upgrade.
pub const fn upgrade_words(upgrade: Upgrade) -> &'static str {
    match upgrade {
        Upgrade::DoubleValue(_) => "×2",
        Upgrade::PlusThree(_) => "+3",
    }
}

/// A card as a picture of its own.
pub fn picture(card: &TownCard) -> AnyView {
    view! { <svg class="town-card" viewBox="-52 -52 104 104" aria-hidden="true">{ground(card.roads)}{face(card, None)}</svg> }.into_any()
}
