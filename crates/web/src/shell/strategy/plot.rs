//! Numbers with their intervals, one below the other: a table for whoever reads it, a plot for whoever looks at it.

use leptos::prelude::*;
use wire::strategy::Estimate;

use crate::texts::t;

/// One line of a plot.
pub(super) struct Dot {
    /// What it is about.
    pub name: String,
    /// How many games it comes from.
    pub games: u64,
    /// The number, as it is written.
    pub value: String,
    /// The number with its interval, against zero.
    pub estimate: Estimate,
}

/// A plot; `unit` says what the numbers are.
pub(super) fn plot(caption: &str, unit: &str, dots: Vec<Dot>) -> AnyView {
    if dots.is_empty() {
        return view! { <p class="soft">{t!("strategy.no_difference")}</p> }.into_any();
    }
    let ends = || dots.iter().map(|dot| dot.estimate);
    let low = ends().fold(0.0, |least: f64, Estimate(_, low, _)| least.min(low));
    let high = ends().fold(0.0, |most: f64, Estimate(_, _, high)| most.max(high));
    let scale = Scale::new(low, high);
    view! {
        <table class="dots">
            <caption class="hidden-text">{caption.to_owned()}</caption>
            <thead><tr><th>{t!("strategy.what")}</th><th class="times">{t!("strategy.games")}</th><th class="line"><span class="hidden-text">{t!("strategy.plot")}</span></th><th class="value">{unit.to_owned()}</th></tr></thead>
            <tbody>{dots.into_iter().map(|dot| row(scale, dot)).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

fn row(scale: Scale, dot: Dot) -> AnyView {
    let Estimate(middle, low, high) = dot.estimate;
    let kind = match dot.estimate.is_clear_of(0.0) {
        false => "unclear",
        true if middle > 0.0 => "more",
        true => "fewer",
    };
    let unclear =
        (kind == "unclear").then(|| view! { <span class="hidden-text">{t!("strategy.no_difference")}</span> });
    let (zero, from, to, at) = (scale.x(0.0), scale.x(low), scale.x(high), scale.x(middle));
    view! {
        <tr class=kind>
            <th scope="row">{dot.name}</th>
            <td class="times">{t!("strategy.n_games", n = dot.games)}</td>
            <td class="line">
                <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
                    <path class="zero" d=format!("M{zero:.1} 0V16")/>
                    <path class="interval" d=format!("M{from:.1} 8H{to:.1}")/>
                    <path class="dot" d=format!("M{at:.1} 8h.01")/>
                </svg>
            </td>
            <td class="value">{dot.value}{unclear}</td>
        </tr>
    }
    .into_any()
}

/// Where numbers lie on a line of 100.
#[derive(Clone, Copy)]
struct Scale {
    low: f64,
    width: f64,
}

impl Scale {
    fn new(low: f64, high: f64) -> Scale {
        Scale {
            low,
            width: (high - low).max(1e-6),
        }
    }

    /// A little room stays at both ends.
    fn x(self, number: f64) -> f64 {
        4.0 + 92.0 * (number - self.low) / self.width
    }
}
