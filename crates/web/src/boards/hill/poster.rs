//! The picture of the game's poster.

use hill::Line;
use hill::cards::Landmark;
use leptos::prelude::*;

use super::icons::landmark_sign;
use super::names;
use super::tracks::letter;
use crate::picture::Point;

/// The landmarks of the town on the poster, row by row.
const TOWN: [[Option<Landmark>; 4]; 3] = [
    [None, Some(Landmark::Zoo), None, Some(Landmark::CityHall)],
    [Some(Landmark::School), None, Some(Landmark::Hospital), None],
    [
        None,
        Some(Landmark::Aquarium),
        Some(Landmark::FireStation),
        Some(Landmark::AmusementPark),
    ],
];

/// The four lines through it, as columns and rows.
const LINES: [(Line, &[(u8, u8)]); 4] = [
    (Line::Red, &[(0, 1), (1, 0), (2, 1), (3, 2)]),
    (Line::Yellow, &[(0, 2), (1, 1), (2, 0), (3, 0)]),
    (Line::Blue, &[(1, 2), (2, 2), (3, 1), (3, 0)]),
    (Line::Black, &[(0, 0), (0, 1), (1, 2)]),
];

/// From one card to the next.
const STEP: f64 = 74.0;

fn place((column, row): (u8, u8)) -> Point {
    Point {
        x: 189.0 + f64::from(column) * STEP,
        y: 150.0 + f64::from(row) * STEP,
    }
}

/// Hills, a town of cards, and four lines over them.
pub fn draw() -> AnyView {
    let cells = || (0..3u8).flat_map(|row| (0..4u8).map(move |column| (column, row)));
    let cards = cells().map(|at| {
        let Point { x, y } = place(at);
        view! { <rect class="land" x=x - 34.0 y=y - 34.0 width="68" height="68" rx="7"/> }
    });
    let signs = cells().filter_map(|(column, row)| {
        let landmark = TOWN[usize::from(row)][usize::from(column)]?;
        let Point { x, y } = place((column, row));
        Some(view! { <g transform=format!("translate({x} {y}) scale(.82)")>{landmark_sign(landmark)}</g> })
    });
    view! {
        <svg class="hill-poster" viewBox="0 0 600 400" role="img" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
            <rect class="sky" width="600" height="400"/>
            <circle class="sun" cx="486" cy="84" r="46"/>
            <path class="far-hill" d="M0 210Q90 120 190 170T380 130T600 190V400H0z"/>
            <path class="mid-hill" d="M0 270Q140 170 300 215T600 225V400H0z"/>
            <path class="near-hill" d="M0 340Q170 270 330 310T600 300V400H0z"/>
            <g class="poster-town">{cards.collect_view()}</g>
            {LINES.map(|(line, cells)| draw_line(line, cells)).collect_view()}
            {signs.collect_view()}
        </svg>
    }
    .into_any()
}

fn draw_line(line: Line, cells: &'static [(u8, u8)]) -> AnyView {
    let points: Vec<String> = cells
        .iter()
        .map(|&cell| place(cell))
        .map(|Point { x, y }| format!("{x},{y}"))
        .collect();
    let points = points.join(" ");
    let plain = |(column, row): (u8, u8)| TOWN[usize::from(row)][usize::from(column)].is_none();
    let ends = [cells.first(), cells.last()]
        .into_iter()
        .flatten()
        .filter(|&&cell| plain(cell))
        .map(|&cell| letter(place(cell), line, 12.0, "end"))
        .collect_view();
    view! {
        <g class=format!("track {}", names::line_class(line))>
            <polyline class="casing" points=points.clone()/>
            <polyline class="rail" points=points/>
            {ends}
        </g>
    }
    .into_any()
}
