//! A company's part of the table: hand, earned customers, supply, tracks.

use std::cmp::Reverse;

use table::Seat;

use crate::company::Company;
use crate::customer::{Customer, Customers, Goods};
use crate::map::{Station, Ward};
use crate::scoring;
use crate::state::Private;
use crate::view::View;

use super::ink::{ASKED, BOLD, DIM, ink, letter};
use table::phrase::Phrase;

use super::phrase::flow;
use super::{WIDTH, names, routes, rule, seen};

/// Where the rows begin, after their headings.
const INDENT: usize = 9;

/// Everything of a seat that is not on the map, and its tracks.
pub(super) fn draw(view: &View, seat: Seat) -> Vec<Phrase> {
    let mut rows = vec![heading(view, seat)];
    rows.extend(row("hand", hand(view, seat)));
    rows.extend(row("earned", earned(view, seat)));
    rows.extend(row("supply", supply(view, seat)));
    rows.extend(row("track", track(view, seat)));
    rows
}

fn heading(view: &View, seat: Seat) -> Phrase {
    let colour = Company::of(seat).map_or_else(String::new, |company| format!(" ({})", company.colour().name()));
    let mut heading = Phrase::in_style(
        ink(seat),
        format_args!("{} · {}{colour}", letter(seat), names::company(seat)),
    );
    if seen::viewer(view) == Some(seat) {
        heading = heading.plain(" · you");
    }
    if let Some(result) = seen::outcome(view).and_then(|outcome| outcome.seats.into_iter().nth(seat.index())) {
        heading = heading
            .plain(" · ")
            .styled(BOLD, format_args!("place {}", result.place));
    }
    if view.public.awaiting().contains(seat) {
        heading = heading.plain(" · ").styled(ASKED, "to act");
    }
    rule(&heading)
}

/// Phrases after a heading, in as many rows as they need.
fn row(heading: &str, phrases: Vec<Phrase>) -> Vec<Phrase> {
    let start = Phrase::in_style(DIM, format_args!("  {heading}"));
    let starts = [start].into_iter().chain(std::iter::repeat(Phrase::default()));
    flow(phrases, 1, WIDTH - INDENT)
        .into_iter()
        .zip(starts)
        .map(|(row, start)| start.up_to_column(INDENT).then(&row))
        .collect()
}

/// S8.1: the viewer's own hand, of others how many cards they have.
fn hand(view: &View, seat: Seat) -> Vec<Phrase> {
    let number = Phrase::new(names::count(view.hand_size(seat).into(), "card"));
    match view.own.filter(|_| seen::viewer(view) == Some(seat)) {
        None => vec![number],
        Some(own) if own.hand.is_empty() => vec![number],
        Some(own) => [number.plain(":")].into_iter().chain(cards(view, seat, &own)).collect(),
    }
}

/// S4.2: the wildcards are marked.
fn cards(view: &View, seat: Seat, own: &Private) -> Vec<Phrase> {
    let wild = view.public.wild_wards(&view.map, seat);
    let card = |ward: Ward| {
        let number = if own.hand.of(ward) == 1 {
            String::new()
        } else {
            format!("×{}", own.hand.of(ward))
        };
        let name = format!("{}{number}", names::ward(&view.map, ward));
        if wild.contains(ward) {
            Phrase::in_style(BOLD, format_args!("{name}*"))
        } else {
            Phrase::new(name)
        }
    };
    let mut phrases: Vec<Phrase> = own.hand.wards().map(card).collect();
    if own.hand.wards().any(|ward| wild.contains(ward)) {
        phrases.push(Phrase::in_style(DIM, "(* wild)"));
    }
    phrases
}

/// S7.2, S8.2: what was earned, if this viewer may know; the type that is removed is marked.
fn earned(view: &View, seat: Seat) -> Vec<Phrase> {
    let Some(earned) = view.earned(seat) else {
        return vec![Phrase::in_style(DIM, "behind the screen")];
    };
    let removed = removed(&earned);
    let of_type = |goods: Goods| {
        let same: Customers = earned
            .each()
            .filter(|customer: &Customer| customer.goods == goods)
            .collect();
        let tokens = if same.is_empty() {
            "–".into()
        } else {
            names::tokens(&same).join(" ")
        };
        if removed == Some(goods) {
            Phrase::in_style(DIM, format_args!("{goods} {tokens} (most, removed) ·"))
        } else {
            Phrase::new(format_args!("{goods} ")).styled(BOLD, tokens).plain(" ·")
        }
    };
    let points = usize::try_from(scoring::points_without(&earned, 1)).unwrap_or(0);
    Goods::ALL
        .into_iter()
        .map(of_type)
        .chain([Phrase::in_style(BOLD, names::count(points, "point"))])
        .collect()
}

/// S7.2: the type with most tokens, of equal ones the one with fewer points.
fn removed(earned: &Customers) -> Option<Goods> {
    let most = Goods::ALL
        .into_iter()
        .min_by_key(|&goods| (Reverse(earned.tokens(goods)), earned.points(goods)));
    most.filter(|&goods| earned.tokens(goods) > 0)
}

/// S1.4: what is left to build with.
fn supply(view: &View, seat: Seat) -> Vec<Phrase> {
    let public = &view.public;
    let stores = Goods::ALL
        .map(|goods| format!("{} {goods}", public.stores_left(seat, goods)))
        .join(", ");
    let department_stores = names::count(public.department_stores_left(seat).into(), "department store");
    vec![Phrase::new(format_args!(
        "stores {stores} · {department_stores} · {} track",
        public.track_left(seat)
    ))]
}

/// S5.4: the tracks on the map.
fn track(view: &View, seat: Seat) -> Vec<Phrase> {
    let routes = routes::of(&view.map, &view.public, seat);
    if routes.is_empty() {
        return vec![Phrase::in_style(DIM, "none")];
    }
    let route = |route: &Vec<Station>| {
        route
            .iter()
            .map(|&stop| names::station(&view.map, stop))
            .collect::<Vec<_>>()
            .join(" -\n")
    };
    let words = routes.iter().map(route).collect::<Vec<_>>().join(",\n"); // one line for each station: rows don't break within a name
    words.lines().map(|word| Phrase::in_style(ink(seat), word)).collect()
}
