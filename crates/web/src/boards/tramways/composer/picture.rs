//! A board as a small picture: its squares, without anything that is built on them.

use leptos::prelude::*;
use tramways::board::{BOARD_COLUMNS, BOARD_ROWS, Board, Ground};

use super::super::grid::SIDE;
use super::super::names;

/// The picture of a board, as it lies. What is written on it stays upright.
pub fn picture(board: &Board, turned: bool) -> AnyView {
    let (wide, high) = (BOARD_COLUMNS as f64 * SIDE, BOARD_ROWS as f64 * SIDE);
    let mut squares: Vec<Ground> = board.squares().collect();
    if turned {
        squares.reverse();
    }
    let drawn = squares
        .into_iter()
        .enumerate()
        .map(|(place, ground)| {
            let (x, y) = (
                (place % BOARD_COLUMNS) as f64 * SIDE,
                (place / BOARD_COLUMNS) as f64 * SIDE,
            );
            view! { <g transform=format!("translate({x} {y})")>{square(ground)}</g> }
        })
        .collect_view();
    view! {
        <svg class="tram-board" viewBox=format!("0 0 {wide} {high}") aria-hidden="true">
            <rect class="tram-land" width=wide height=high/>
            {drawn}
            <path class="tram-grid" d=lines(wide, high)/>
        </svg>
    }
    .into_any()
}

fn square(ground: Ground) -> AnyView {
    match ground {
        Ground::Outside | Ground::Plain => ().into_any(),
        Ground::Mountain => view! {
            <path class="tram-peak" d="M8 80 36 26 56 58 66 42 92 80z"/>
            <path class="tram-snow" d="M27 43 36 26 46 42 36 49z"/>
        }
        .into_any(),
        Ground::Lake => view! {
            <rect class="tram-lake" x="2" y="2" width="96" height="96"/>
            <path class="tram-wave" d="M20 40q10 -9 20 0t20 0t20 0M20 66q10 -9 20 0t20 0t20 0"/>
        }
        .into_any(),
        Ground::Parcel(name) => view! {
            <rect class="tram-lot" x="8" y="8" width="84" height="84" rx="6"/>
            <text class="tram-parcel-name" x="50" y="65" text-anchor="middle">{name.to_string()}</text>
        }
        .into_any(),
        Ground::Building(kind) => view! {
            <g class=names::kind_class(kind)>
                <rect class="tram-house" width="100" height="100"/>
                <path class="tram-sign" d="M0 84H100V100H0z"/>
                <text class="tram-sign-letter" x="50" y="66" text-anchor="middle">{kind.letter().to_string()}</text>
            </g>
        }
        .into_any(),
    }
}

/// The lines between the squares.
fn lines(wide: f64, high: f64) -> String {
    let upright = (1..BOARD_COLUMNS).map(|column| format!("M{} 0v{high}", column as f64 * SIDE));
    let level = (1..BOARD_ROWS).map(|row| format!("M0 {}h{wide}", row as f64 * SIDE));
    upright.chain(level).collect()
}
