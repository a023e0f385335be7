//! Ratings over time: a line, with how far off it may be around it.

use leptos::prelude::*;
use wire::standing::Moment;

use super::{day, rating};
use crate::texts::{figure, t};

const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 170.0;
/// Room for the figures at the left.
const LEFT: f64 = 44.0;
/// Room above and below.
const EDGE: f64 = 10.0;
/// Figures at the left.
const STEPS: i32 = 4;

/// Where a rating lies: games go from left to right, each a step.
#[derive(Clone, Copy)]
struct Scale {
    low: f64,
    high: f64,
    games: usize,
}

impl Scale {
    fn new(moments: &[Moment]) -> Scale {
        let ends = |sign: f64| {
            moments
                .iter()
                .map(move |at| f64::from(at.rating.points) + sign * f64::from(at.rating.within))
        };
        Scale {
            low: ends(-1.0).fold(f64::INFINITY, f64::min),
            high: ends(1.0).fold(f64::NEG_INFINITY, f64::max),
            games: moments.len(),
        }
    }

    fn x(self, number: usize) -> f64 {
        LEFT + (WIDTH - LEFT) * number as f64 / (self.games.max(2) - 1) as f64
    }

    fn y(self, points: f64) -> f64 {
        let height = (self.high - self.low).max(1.0);
        HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * (points - self.low) / height
    }

    /// A path through these points, one for each game.
    fn path(self, points: impl Iterator<Item = f64>) -> String {
        let place = |(number, points)| format!("{:.1} {:.1}", self.x(number), self.y(points));
        points.enumerate().map(place).collect::<Vec<_>>().join("L")
    }
}

/// The course of a rating.
pub(super) fn curve(title: String, moments: &[Moment]) -> Option<AnyView> {
    let ([first, .., last], scale) = (moments, Scale::new(moments)) else {
        return None;
    };
    let at = |sign: f64| move |at: &Moment| f64::from(at.rating.points) + sign * f64::from(at.rating.within);
    let line = scale.path(moments.iter().map(at(0.0)));
    let above = scale.path(moments.iter().map(at(1.0)));
    let below: Vec<String> = (0..moments.len())
        .rev()
        .map(|number| format!("{:.1} {:.1}", scale.x(number), scale.y(at(-1.0)(&moments[number]))))
        .collect();
    let figures = (0..=STEPS).map(|step| {
        let points = scale.low + (scale.high - scale.low) * f64::from(step) / f64::from(STEPS);
        let y = scale.y(points);
        view! { <text x=LEFT - 8.0 y=y + 4.0 text-anchor="end">{figure(points.round() as i32)}</text><path class="grid" d=format!("M{LEFT} {y:.1}H{WIDTH}")/> }
    });
    let told = t!(
        "standing.curve_told",
        games = moments.len(),
        from = rating(first.rating),
        to = rating(last.rating)
    );
    Some(
        view! {
            <figure class="chart rating-curve">
                <figcaption><strong>{title}</strong><span class="soft">{format!("{} – {}", day(first.at), day(last.at))}</span></figcaption>
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=told>
                    {figures.collect_view()}
                    <path class="band" d=format!("M{above}L{}Z", below.join("L"))/>
                    <path class="line" d=format!("M{line}")/>
                </svg>
            </figure>
        }
        .into_any(),
    )
}
