//! A pin with a number, which points down at a place: what a hint is about.

use leptos::prelude::*;

use super::Point;

/// A pin whose tip is at this place, `scale` times as large as 30 by 38.
pub fn pin(at: Point, number: usize, scale: f64) -> AnyView {
    let Point { x, y } = at;
    view! {
        <g class="pin" transform=format!("translate({x:.1} {y:.1}) scale({scale:.2})") aria-hidden="true">
            <g class="pin-inside">
                <path d="M0 0C-4 -9 -15 -13 -15 -23A15 15 0 1 1 15 -23C15 -13 4 -9 0 0z"/>
                <text y="-17" text-anchor="middle">{number}</text>
            </g>
        </g>
    }
    .into_any()
}
