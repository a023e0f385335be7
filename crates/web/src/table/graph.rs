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

/// Where worths lie in the picture.
#[derive(Clone, Copy)]
struct Scale {
    count: usize,
    low: f32,
    high: f32,
}

impl Scale {
    fn of(worths: &[Vec<f32>]) -> Scale {
        let all = || worths.iter().flatten().copied();
        Scale {
            count: worths.len(),
            low: all().fold(f32::INFINITY, f32::min).min(0.0),
            high: all().fold(1.0, f32::max) * 1.05,
        }
    }

    fn x(self, place: usize) -> f32 {
        MARGIN + (WIDTH - MARGIN - 6.0) * place as f32 / (self.count.max(2) - 1) as f32
    }

    fn y(self, worth: f32) -> f32 {
        HEIGHT - 12.0 - (HEIGHT - 20.0) * (worth - self.low) / (self.high - self.low).max(1.0)
    }

    /// From one level to the next.
    fn step(self) -> usize {
        match self.high {
            high if high > 60.0 => 40,
            high if high > 20.0 => 10,
            _ => 5,
        }
    }
}

/// A curve for each seat, and a mark where the replay stands.
pub(super) fn graph<G: Board>(table: Table<G>, course: &Course<G>) -> AnyView {
    let scale = Scale::of(&course.worths);
    let seats = course.worths.first().map_or(0, Vec::len);
    let curves = (0..seats)
        .filter_map(|seat| curve::<G>(scale, &course.worths, seat))
        .collect_view();
    let stand = move || scale.x(table.past.get().unwrap_or(scale.count.saturating_sub(1)));
    view! {
        <figure class="course">
            <figcaption>{t!("replay.course")}</figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=t!("replay.course")>
                {levels(scale)}
                {curves}
                <line class="stand" x1=stand x2=stand y1="4" y2=HEIGHT - 8.0/>
            </svg>
        </figure>
    }
    .into_any()
}

/// Lines across the picture, each with its worth.
fn levels(scale: Scale) -> AnyView {
    let level = |worth: usize| {
        let y = scale.y(worth as f32);
        view! { <line class="level" x1=MARGIN x2=WIDTH y1=y y2=y/><text x=MARGIN - 6.0 y=y + 4.0 text-anchor="end">{worth}</text> }
    };
    (0..)
        .step_by(scale.step())
        .take_while(|&worth| (worth as f32) < scale.high)
        .map(level)
        .collect_view()
        .into_any()
}

/// How a seat fared.
fn curve<G: Board>(scale: Scale, worths: &[Vec<f32>], seat: usize) -> Option<AnyView> {
    let points: Vec<String> = worths
        .iter()
        .enumerate()
        .map(|(place, worths)| format!("{:.1},{:.1}", scale.x(place), scale.y(worths[seat])))
        .collect();
    let mark = G::seat_mark(Seat::new(seat as u8)?);
    let end = scale.y(*worths.last()?.get(seat)?);
    let curve = view! {
        <g class=mark.class>
            <polyline points=points.join(" ") fill="none" stroke="var(--seat)" stroke-width="2.5" stroke-linejoin="round"/>
            <circle cx=WIDTH - 6.0 cy=end r="6" fill="var(--seat)"/>
        </g>
    };
    Some(curve.into_any())
}
