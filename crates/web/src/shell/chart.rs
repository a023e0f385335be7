//! A small chart of past results.

use leptos::prelude::*;

use crate::texts::t;

/// How one game ended for the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Result {
    /// The reader's points.
    pub points: i32,
    /// The most points of anybody else.
    pub best: Option<i32>,
    /// Was it won?
    pub won: bool,
}

const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 150.0;
const MOST: usize = 24;

/// One bar for each game, the oldest first: full where it was won; a line where the best opponent stood.
#[component]
pub fn Chart(
    /// What it shows.
    title: String,
    /// The results, the oldest first.
    results: Vec<Result>,
) -> impl IntoView {
    let skipped = results.len().saturating_sub(MOST);
    let results = results[skipped..].to_vec();
    let top = results
        .iter()
        .flat_map(|result| [Some(result.points), result.best])
        .flatten()
        .max()
        .unwrap_or(1)
        .max(1);
    let step = WIDTH / results.len().max(8) as f64;
    let height = move |points: i32| f64::from(points.max(0)) / f64::from(top) * (HEIGHT - 24.0);
    let bar = move |(number, result): (usize, &Result)| {
        let (x, tall) = (number as f64 * step + step * 0.15, height(result.points));
        let rival = result.best.map(|points| {
            let y = HEIGHT - height(points);
            view! { <line class="rival" x1=x - 2.0 x2=x + step * 0.7 + 2.0 y1=y y2=y/> }
        });
        let highest = HEIGHT - tall.max(result.best.map_or(0.0, height));
        view! {
            <rect class="bar" class:won=result.won x=x y=HEIGHT - tall width=step * 0.7 height=tall rx="3"/>
            <text x=x + step * 0.35 y=highest - 5.0 text-anchor="middle">{result.points}</text>
            {rival}
        }
    };
    let bars = results.iter().enumerate().map(bar).collect_view();
    let won = results.iter().filter(|result| result.won).count();
    view! {
        <figure class="chart">
            <figcaption><strong>{title.clone()}</strong><span class="soft">{t!("games.chart_note", won = won, all = results.len())}</span></figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=title>{bars}<path class="ground" d=format!("M0 {HEIGHT} H{WIDTH}")/></svg>
        </figure>
    }
}
