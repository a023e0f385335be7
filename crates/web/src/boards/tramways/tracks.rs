//! The happiness track with everyone's disc, and everyone's stress as a gauge with what it costs at the end.

use leptos::prelude::*;
use table::{Seat, Seats};
use tramways::View;
use tramways::state::MOST_STRESS;

use super::desk::Desk;
use super::seats;
use crate::few;
use crate::texts::{figure, t};

/// The width of the happiness track, and the room at its ends.
const WIDE: f64 = 320.0;
const ASIDE: f64 = 14.0;
/// The width of a disc with the air around it. Discs stand above the track, which lies at 0.
const DISC: f64 = 17.0;
/// The room for the numbers below the track.
const NUMBERS: f64 = 18.0;
/// The track is at least this long.
const SHORTEST: i16 = 20;
/// The width of a step on the stress gauge.
const STEP: u16 = 6;

/// Both tracks.
pub fn tracks(desk: Desk) -> AnyView {
    let players = Memo::new(move |_| desk.table.moment().map_or(0, |moment| moment.view.public().players));
    let both = move || {
        let seats: Vec<Seat> = Seats::all(players.get()).iter().collect();
        view! {
            <h3>{t!("tramways.happiness.title")}</h3>
            {happiness(desk, &seats)}
            <h3>{t!("tramways.stress.title")}</h3>
            <ul class="tram-stresses">{seats.iter().map(|&seat| stress(desk, seat)).collect_view()}</ul>
        }
    };
    view! { <section class="tram-tracks" aria-label=t!("tramways.tracks")>{both}</section> }.into_any()
}

/// How far the happiness track reaches, and where everyone's disc stands on it.
#[derive(Clone, PartialEq, Debug)]
struct Standing {
    low: i16,
    high: i16,
    /// By seat: the points, and how many discs are below it.
    discs: Vec<(i16, usize)>,
}

impl Standing {
    fn of(view: &View) -> Standing {
        let seats = view.public().seats();
        Standing::new(&seats.iter().map(|seat| view.player(seat).hp).collect::<Vec<_>>())
    }

    /// TR23: happiness can fall below 0.
    fn new(points: &[i16]) -> Standing {
        let lowest = points.iter().copied().min().unwrap_or(0).min(0);
        let highest = points.iter().copied().max().unwrap_or(0).max(SHORTEST);
        let mut standing = Standing {
            low: lowest.div_euclid(10) * 10,
            high: highest + (10 - highest % 10) % 10,
            discs: points.iter().map(|&points| (points, 0)).collect(),
        };
        standing.lift();
        standing
    }

    /// Discs that would cover each other stand one above the other.
    fn lift(&mut self) {
        let mut order: Vec<usize> = (0..self.discs.len()).collect();
        few::sort_by_key(&mut order, |&seat| self.discs[seat].0);
        let mut rows: Vec<f64> = Vec::new();
        for seat in order {
            let place = self.place(self.discs[seat].0);
            let row = rows.iter().position(|&last| place - last >= DISC).unwrap_or(rows.len());
            if row == rows.len() {
                rows.push(place);
            }
            rows[row] = place;
            self.discs[seat].1 = row;
        }
    }

    /// How many discs stand above each other at most.
    fn rows(&self) -> usize {
        self.discs.iter().map(|disc| disc.1 + 1).max().unwrap_or(1)
    }

    /// Where these points are on the track.
    fn place(&self, points: i16) -> f64 {
        let part = f64::from(points - self.low) / f64::from(self.high - self.low);
        ASIDE + part * (WIDE - 2.0 * ASIDE)
    }

    /// Every fifth point, or every tenth on a long track.
    fn marks(&self) -> impl Iterator<Item = i16> + use<> {
        let step = if self.high - self.low > 60 { 10 } else { 5 };
        (self.low..=self.high).step_by(step)
    }
}

fn happiness(desk: Desk, seats: &[Seat]) -> AnyView {
    let standing = Memo::new(move |_| {
        desk.table
            .moment()
            .map_or_else(|| Standing::new(&[]), |moment| Standing::of(&moment.view))
    });
    let area = move || {
        let high = 4.0 + standing.get().rows() as f64 * DISC;
        format!("0 {:.0} {WIDE} {:.0}", -high, high + NUMBERS)
    };
    view! {
        <svg class="tram-hp" viewBox=area role="img" aria-label=move || everyone(desk, &standing.get())>
            <line class="tram-hp-line" x1=ASIDE y1="0" x2=WIDE - ASIDE y2="0"/>
            {move || standing.get().marks().map(|points| tick(&standing.get(), points)).collect_view()}
            {seats.iter().map(|&seat| disc(standing, seat)).collect_view()}
        </svg>
    }
    .into_any()
}

/// Everyone's happiness in words.
fn everyone(desk: Desk, standing: &Standing) -> String {
    let each = (0u8..).zip(&standing.discs).filter_map(|(number, &(points, _))| {
        let name = desk.table.name(Seat::new(number)?);
        Some(t!("tramways.happiness.of", name = name, n = points))
    });
    t!("tramways.happiness.all", each = each.collect::<Vec<_>>())
}

/// A player's disc. It stays while it moves, so that it is seen to move.
fn disc(standing: Memo<Standing>, seat: Seat) -> AnyView {
    let mark = seats::mark(seat);
    let shift = move || {
        let standing = standing.get();
        let (points, row) = standing.discs.get(seat.index()).copied().unwrap_or_default();
        let high = 12.0 + row as f64 * DISC;
        format!("translate({:.1}px, {:.1}px)", standing.place(points), -high)
    };
    view! {
        <g class=format!("tram-hp-disc {}", mark.class) style:transform=shift>
            <circle r="8"/>
            <text y="4" text-anchor="middle">{mark.letter.to_string()}</text>
        </g>
    }
    .into_any()
}

fn tick(standing: &Standing, points: i16) -> AnyView {
    let x = standing.place(points);
    let number = (points % 10 == 0)
        .then(|| view! { <text class="tram-hp-number" x=x y=NUMBERS - 3.0 text-anchor="middle">{figure(points.into())}</text> });
    view! { <line class="tram-hp-tick" x1=x y1="-3" x2=x y2="3"/>{number} }.into_any()
}

/// T3.8, T15.1: a player's stress, and what it costs at the end.
fn stress(desk: Desk, seat: Seat) -> AnyView {
    let stress = Memo::new(move |_| desk.table.moment().map_or(1, |moment| moment.view.player(seat).stress));
    let cost = move || {
        if stress.get() == MOST_STRESS {
            t!("tramways.stress.full", n = stress.get())
        } else {
            t!("tramways.stress.cost", n = stress.get())
        }
    };
    view! {
        <li class:full=move || stress.get() == MOST_STRESS>
            {move || seats::disc(desk.table, seat)}
            {move || gauge(stress.get())}
            <b>{move || stress.get()}</b>
            <span class="tram-stress-cost">{cost}</span>
        </li>
    }
    .into_any()
}

/// T3.8: 21 steps, as many filled as the stress is high. The number stands beside it.
pub fn gauge(stress: u8) -> AnyView {
    let strain = match stress {
        0..=7 => "tram-gauge calm",
        8..=14 => "tram-gauge tense",
        _ => "tram-gauge strained",
    };
    let words = t!("tramways.stress.label", n = stress, most = MOST_STRESS);
    let end = |steps: u8| STEP * u16::from(steps) - 1;
    view! {
        <svg class=strain viewBox=format!("0 0 {} 10", end(MOST_STRESS)) role="img" aria-label=words preserveAspectRatio="none">
            <line class="tram-gauge-bed" x1="0" y1="5" x2=end(MOST_STRESS) y2="5"/>
            <line class="tram-gauge-fill" x1="0" y1="5" x2=end(stress.max(1)) y2="5"/>
        </svg>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_track_reaches_beyond_everyone() {
        let standing = Standing::new(&[23, -1, 5]);
        assert_eq!((standing.low, standing.high), (-10, 30));
        let ends = [-10, 30].map(|points| format!("{:.0}", standing.place(points)));
        assert_eq!(ends, ["14", "306"]);
    }

    #[test]
    fn discs_on_one_point_stand_above_each_other() {
        let rows: Vec<usize> = Standing::new(&[0, 0, 12, 0]).discs.iter().map(|disc| disc.1).collect();
        assert_eq!(rows, [0, 1, 0, 2]);
    }
}
