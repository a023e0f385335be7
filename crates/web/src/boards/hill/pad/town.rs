//! The town on the pad: places to put cards on, spots to lay tracks on.

use hill::cell::Cells;
use hill::{Cell, Line, Spot};
use leptos::prelude::*;

use super::sheet::{Sheet, Wanted, scene};
use crate::boards::hill::map::Map;
use crate::boards::hill::names;
use crate::boards::hill::town::{shift, still};
use crate::boards::hill::tracks::way;
use crate::boards::hill::ui::keys;
use crate::texts::t;

/// The town that is shown.
pub fn draw(sheet: Sheet) -> AnyView {
    let (cards, town) = (sheet.cards(), sheet.shown());
    let (map, scene) = (Map::FRAME, scene(&cards, &town));
    let line = sheet.line.get();
    let taken = scene.cells();
    let spots = line.map(|line| {
        scene
            .spots()
            .into_iter()
            .map(|spot| spot_target(sheet, map, line, spot))
            .collect_view()
    });
    let places = line.is_none().then(|| {
        map.cells()
            .iter()
            .map(|cell| place(sheet, map, cell, taken))
            .collect_view()
    });
    view! {
        <svg class="town large" viewBox=map.view_box() role="group" aria-label=t!("hill.sheet.town", n = sheet.town.get() + 1)>
            {map.cells().minus(taken).iter().map(|cell| view! {
                <rect class="idle-cell" x="-50" y="-50" width="100" height="100" rx="7" transform=shift(map.centre(cell))/>
            }).collect_view()}
            {still(&cards, map, &scene)}
            {spots}
            {places}
        </svg>
    }
    .into_any()
}

fn place(sheet: Sheet, map: Map, cell: Cell, taken: Cells) -> AnyView {
    let at = <[i8; 2]>::from(cell);
    let empty = !taken.contains(cell);
    let press = move || {
        sheet.place.set(Some(at));
        sheet.wanted.set(empty.then_some(Wanted::Card(at)));
    };
    view! {
        <g class="pad-place" class:empty=empty class:on=move || sheet.place.get() == Some(at) transform=shift(map.centre(cell)) role="button"
            tabindex="0" data-pick="place"
            aria-label=t!("hill.cell", column = at[0] + 1, row = at[1] + 1) on:click=move |_| press() on:keydown=keys(press)>
            <rect x="-51" y="-51" width="102" height="102" rx="8"/>
            {empty.then(|| view! { <path d="M0 -10V10M-10 0H10"/> })}
        </g>
    }
    .into_any()
}

fn spot_target(sheet: Sheet, map: Map, line: Line, spot: Spot) -> AnyView {
    let [a, b] = map.ends(spot);
    let press = move || sheet.toggle_track(line, spot);
    let d = if spot.crossing().is_none() {
        way(a.towards(b, 0.24), a.towards(b, 0.76))
    } else {
        format!(
            "{}{}",
            way(a.towards(b, 0.22), a.towards(b, 0.45)),
            way(a.towards(b, 0.55), a.towards(b, 0.78))
        )
    };
    view! {
        <g class=format!("pad-spot {}", names::line_class(line)) role="button" tabindex="0" data-pick="spot" aria-label=names::spot(spot)
            on:click=move |_| press() on:keydown=keys(press)>
            <path class="dash" d=d.clone()/>
            <path class="target legal" d=d/>
        </g>
    }
    .into_any()
}
