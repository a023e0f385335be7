//! The course of the expected result.

use leptos::prelude::*;
use table::Seat;

use super::Table;
use super::replay::Course;
use crate::boards::Board;
use crate::texts::t;

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 200.0;
/// Room for the figures at the left.
const MARGIN: f32 = 34.0;

/// A curve for each seat, and a mark where the replay stands.
pub(super) fn graph<G: Board>(table: Table<G>, course: &Course<G>) -> AnyView {
    let count = course.worths.len();
    let all = || course.worths.iter().flatten().copied();
    let (low, high) = (
        all().fold(f32::INFINITY, f32::min).min(0.0),
        all().fold(1.0, f32::max) * 1.05,
    );
    let x = move |place: usize| MARGIN + (WIDTH - MARGIN - 6.0) * place as f32 / (count.max(2) - 1) as f32;
    let y = move |worth: f32| HEIGHT - 12.0 - (HEIGHT - 20.0) * (worth - low) / (high - low).max(1.0);
    let seats = course.worths.first().map_or(0, Vec::len);
    let curve = |number: usize| {
        let points: Vec<String> = course
            .worths
            .iter()
            .enumerate()
            .map(|(place, worths)| format!("{:.1},{:.1}", x(place), y(worths[number])))
            .collect();
        let mark = G::seat_mark(Seat::new(number as u8)?);
        let end = y(*course.worths.last()?.get(number)?);
        Some(view! {
            <g class=mark.class>
                <polyline points=points.join(" ") fill="none" stroke="var(--seat)" stroke-width="2.5" stroke-linejoin="round"/>
                <circle cx=WIDTH - 6.0 cy=end r="6" fill="var(--seat)"/>
            </g>
        })
    };
    let curves = (0..seats).filter_map(curve).collect_view();
    let step = if high > 60.0 {
        40
    } else if high > 20.0 {
        10
    } else {
        5
    };
    let levels = (0..).map(|number| number * step).take_while(|level| (*level as f32) < high).map(|level| {
        view! { <line class="level" x1=MARGIN x2=WIDTH y1=y(level as f32) y2=y(level as f32)/><text x=MARGIN - 6.0 y=y(level as f32) + 4.0 text-anchor="end">{level}</text> }
    });
    let stand = move || x(table.past.get().unwrap_or(count.saturating_sub(1)));
    view! {
        <figure class="course">
            <figcaption>{t!("replay.course")}</figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=t!("replay.course")>
                {levels.collect_view()}
                {curves}
                <line class="stand" x1=stand x2=stand y1="4" y2=HEIGHT - 8.0/>
            </svg>
        </figure>
    }
    .into_any()
}
