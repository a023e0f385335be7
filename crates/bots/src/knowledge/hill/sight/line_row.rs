//! What a net sees of one line of a player: a part, four for each seat.

use hill::Line;
use hill::cards::Landmark;
use hill::cell::{Cells, Direction};
use hill::path::is_bonus_token;
use hill::town::Frame;

use super::plan::{Gap, KINDS, LAYERS, Reach, by_category, kind_of};
use super::seen::{LANDMARKS, Seen};
use super::streets::MOST_PAID;
use crate::sight::Sheet;

/// What is so many cards away.
const CARDS_OFF: [&str; LAYERS] = ["cards 1 off", "cards 2 off", "cards 3 off", "cards 4 off"];
const BEST_OFF: [&str; LAYERS] = ["best 1 off", "best 2 off", "best 3 off", "best 4 off"];

/// The most Plan cards of a line.
const PLANS: usize = 4;

/// The names of the landmarks.
pub(super) const LANDMARK_NAMES: [&str; LANDMARKS] = [
    "amusement park",
    "zoo",
    "aquarium",
    "bank",
    "hospital",
    "school",
    "city hall",
    "police station",
    "fire station",
];

pub(super) fn write(seen: &Seen<'_>, line: Line, front: Cells, sheet: &mut impl Sheet) {
    let reach = Reach::of(seen, line, front);
    sheet.one_of(&["red", "yellow", "blue", "black"], Some(line as usize));
    write_track(seen, line, &reach, sheet);
    write_ways(seen, line, &reach, front, sheet);
    write_landmarks(seen, &reach, sheet);
    write_frame(seen, &reach, sheet);
    write_plans(seen, line, &reach, sheet);
}

fn write_track(seen: &Seen<'_>, line: Line, reach: &Reach, sheet: &mut impl Sheet) {
    let path = seen.player.town.path(line);
    let until_bonus = (1..=reach.supply).position(|more| is_bonus_token(path.used() + more));
    sheet.number("tracks in town", f32::from(reach.tokens) / 8.0);
    sheet.number("tracks in supply", f32::from(reach.supply) / 8.0);
    sheet.flag("no track yet", path.cells().is_empty());
    sheet.flag("no supply", reach.supply == 0);
    sheet.one_of(
        &[
            "bonus with the next track",
            "bonus with the second track",
            "bonus with the third track",
        ],
        until_bonus,
    );
    sheet.number("value", seen.sum(reach.on, line) / 20.0);
}

/// Where it can go on.
fn write_ways(seen: &Seen<'_>, line: Line, reach: &Reach, front: Cells, sheet: &mut impl Sheet) {
    const COSTS: [&str; MOST_PAID + 1] = ["free", "for 1", "for 2"];
    for (paid, cost) in COSTS.into_iter().enumerate() {
        sheet.about(cost);
        let (mut on, mut front) = (reach.on, front);
        let layers: &[[&'static str; 2]] = if paid < MOST_PAID {
            &[
                ["best next", "ways on"],
                ["best second", "second cards"],
                ["best third", "third cards"],
            ]
        } else {
            &[["best next", "ways on"]]
        };
        for [best, number] in layers {
            front = seen.streets.onward(front, paid).minus(on);
            on = on.or(front);
            sheet.number(best, seen.best(front, line) / 5.0);
            sheet.number(number, front.len() as f32 / 5.0);
        }
    }
    sheet.about("");
    if reach.tokens == 0 {
        // a line without tracks begins anywhere: what the best two neighbours are worth is seen from the best card on
        sheet.number("best first", best_pair(seen, line, front) / 10.0);
    } else {
        sheet.number("best first", 0.0);
    }
    let ends = if reach.tokens == 0 { Cells::NONE } else { front };
    sheet.number(
        "open cells beside its ends",
        ends.with_neighbours().and(seen.open).len() as f32 / 8.0,
    );
    let with_road: usize = Direction::ALL
        .into_iter()
        .map(|direction| {
            let roads = ends.and(seen.player.town.roads(direction));
            roads.moved(direction).and(seen.open).len()
        })
        .sum();
    sheet.number("roads from its ends to open cells", with_road as f32 / 8.0);
    for ((layer, name), value) in reach.layers.iter().zip(CARDS_OFF).zip(BEST_OFF) {
        sheet.number(name, layer.len() as f32 / 8.0);
        sheet.number(value, seen.best(*layer, line) / 5.0);
    }
}

/// The most that a free first track brings.
fn best_pair(seen: &Seen<'_>, line: Line, cells: Cells) -> f32 {
    let pair = |cell| {
        let next = seen.streets.onward(Cells::only(cell), 0);
        if next.is_empty() {
            0.0
        } else {
            seen.value(cell, line) + seen.best(next, line)
        }
    };
    cells.iter().map(pair).fold(0.0, f32::max)
}

fn write_landmarks(seen: &Seen<'_>, reach: &Reach, sheet: &mut impl Sheet) {
    sheet.about("passes");
    for (name, &count) in LANDMARK_NAMES.into_iter().zip(&reach.passed) {
        sheet.number(name, f32::from(count) / 2.0);
    }
    let categories = by_category(&reach.passed);
    for (name, count) in ["leisure", "welfare", "public"].into_iter().zip(categories) {
        sheet.number(name, f32::from(count) / 4.0);
    }
    let types = reach.passed.iter().filter(|&&count| count > 0).count();
    sheet.number("types", types as f32 / 5.0);
    sheet.about("within two tracks");
    let near = reach.layers[0].or(reach.layers[1]);
    for landmark in Landmark::ALL {
        let count = seen.landmarks[landmark as usize].and(near).len();
        sheet.number(LANDMARK_NAMES[landmark as usize], count as f32 / 2.0);
    }
}

/// Which rows, columns and corners it passes.
fn write_frame(seen: &Seen<'_>, reach: &Reach, sheet: &mut impl Sheet) {
    sheet.about("in the frame");
    let frame = seen.player.town.frame();
    let part = |cells: Option<Cells>| cells.unwrap_or(Cells::NONE).and(reach.on).len() as f32;
    for (name, cells) in [
        ("top row", frame.map(Frame::top_row)),
        ("bottom row", frame.map(Frame::bottom_row)),
        ("left column", frame.map(Frame::left_column)),
        ("right column", frame.map(Frame::right_column)),
    ] {
        sheet.flag(name, part(cells) > 0.0);
    }
    sheet.number("centre", part(frame.map(Frame::centre)) / 4.0);
    sheet.number("corners falling", part(frame.map(Frame::falling_corners)) / 2.0);
    sheet.number("corners rising", part(frame.map(Frame::rising_corners)) / 2.0);
}

/// Its Plan cards: how many are fulfilled, and the others, those that lack least first.
fn write_plans(seen: &Seen<'_>, line: Line, reach: &Reach, sheet: &mut impl Sheet) {
    const ABOUT: [&str; PLANS] = ["plan 1", "plan 2", "plan 3", "plan 4"];
    let cards = seen.player.plans[line].as_slice();
    let (mut left, mut count) = ([None; PLANS], 0);
    for &card in cards {
        let kind = seen.cards.plan(card).kind;
        let gap = Gap::of(seen, reach, kind);
        if !gap.is_closed() {
            left[count] = Some((kind_of(kind), gap));
            count += 1;
        }
    }
    left[..count].sort_by(|a, b| order(*a).total_cmp(&order(*b)));
    let fulfilled = cards.len() - count;
    sheet.about("plans");
    sheet.flag("none fulfilled", fulfilled == 0);
    sheet.number("fulfilled", fulfilled as f32 / 4.0);
    sheet.number("all", cards.len() as f32 / 4.0);
    for (about, plan) in ABOUT.into_iter().zip(left) {
        sheet.about(about);
        sheet.one_of(&KINDS, plan.map(|(kind, _)| kind));
        let gap = plan.map(|(_, gap)| gap).unwrap_or_default();
        sheet.number("missing", gap.missing / 4.0);
        sheet.number("tracks", gap.tracks / 8.0);
        sheet.number("absent", gap.absent / 3.0);
        sheet.flag("hopeless", gap.is_hopeless(reach));
        sheet.flag("one missing", gap.missing.to_bits() == 1.0_f32.to_bits());
    }
}

/// What lacks least comes first.
fn order(plan: Option<(usize, Gap)>) -> f32 {
    plan.map_or(f32::INFINITY, |(_, gap)| gap.missing + gap.tracks)
}
