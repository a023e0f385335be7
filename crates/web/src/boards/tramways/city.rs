//! The city: the map with everything on it, zoomed and moved; rails are drawn on it square by square.

use leptos::ev;
use leptos::prelude::*;

use super::desk::Desk;
use super::effect;
use super::grid;
use super::ground;
use super::laying;
use super::rails;
use super::squares;
use super::trip;
use crate::picture::zoom::Zoom;
use crate::texts::t;

/// The city.
pub fn city(desk: Desk) -> AnyView {
    let map = desk.map();
    let extent = grid::extent(&map);
    let zoom = Zoom::new(extent, extent.all(), desk.dragged);
    let journeys = trip::journeys(desk);
    let drawing = StoredValue::new(false);
    let press = move |event: ev::PointerEvent| {
        let on_head = zoom.place(&event).is_some_and(|place| laying::is_head(desk, place));
        drawing.set_value(on_head);
        if on_head {
            desk.dragged.set_value(false); // the map was moved before, and is not now
        } else {
            zoom.press(&event);
        }
    };
    let drag = move |event: ev::PointerEvent| match zoom.place(&event) {
        Some(place) if drawing.get_value() => laying::draw_to(desk, place),
        _ => zoom.drag(&event),
    };
    let release = move |event: ev::PointerEvent| {
        drawing.set_value(false);
        zoom.release(&event);
    };
    view! {
        <div class="tram-view">
            <svg
                class="tram-chart"
                class:near=move || zoom.is_near()
                node_ref=zoom.picture
                viewBox=move || zoom.view_box()
                role="group"
                aria-label=t!("tramways.map")
                on:wheel=move |event| zoom.wheel(&event)
                on:pointerdown=press
                on:pointermove=drag
                on:pointerup=release
                on:pointercancel=release
                on:dblclick=move |event| zoom.double_click(&event)
                on:focusin=move |event| zoom.reveal(&event)
                on:keydown=move |event| laying::press(desk, &event)
            >
                {ground::printed(&map)}
                {ground::standing(desk)}
                {squares::squares(desk)}
                {rails::rails(desk)}
                {rails::declared(desk)}
                {trip::routes(desk, journeys)}
                {squares::passengers(desk)}
                {laying::ways(desk)}
            </svg>
            {effect::cards(desk, journeys)}
            {zoom.buttons()}
        </div>
    }
    .into_any()
}
