//! The city: the map with everything on it, zoomed and moved; rails are drawn on it square by square.

use leptos::ev;
use leptos::prelude::*;
use tramways::View;
use tramways::journey::Journey;
use tramways::map::Map;
use tramways::pending::Pending;

use super::desk::Desk;
use super::effect;
use super::grid;
use super::ground;
use super::hint;
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
    let pointer = Pointer::new(desk, zoom);
    hint::look(desk, zoom);
    let journeys = trip::journeys(desk);
    let lays = Memo::new(move |_| desk.table.moment().is_some_and(|moment| is_laying(&moment.view)));
    view! {
        <div class="tram-view">
            <svg
                class="tram-chart"
                class:near=move || zoom.is_near()
                class:laying=move || lays.get()
                node_ref=zoom.picture
                viewBox=move || zoom.view_box()
                role="group"
                aria-label=t!("tramways.map")
                on:wheel=move |event| zoom.wheel(&event)
                on:pointerdown=move |event| pointer.press(&event)
                on:pointermove=move |event| pointer.drag(&event)
                on:pointerup=move |event| pointer.release(&event)
                on:pointercancel=move |event| pointer.release(&event)
                on:dblclick=move |event| zoom.double_click(&event)
                on:focusin=move |event| zoom.reveal(&event)
                on:keydown=move |event| laying::press(desk, &event)
            >
                {layers(desk, &map, journeys)}
            </svg>
            {effect::cards(desk, journeys)}
            {zoom.buttons()}
        </div>
    }
    .into_any()
}

/// T7.4: does the viewer lay rails, so that a finger draws and doesn't scroll the page?
const fn is_laying(view: &View) -> bool {
    matches!(view.pending(), Pending::Laying { .. })
}

/// Everything on the map, from the ground up.
fn layers(desk: Desk, map: &Map, journeys: Memo<Vec<Journey>>) -> AnyView {
    view! {
        {ground::printed(map)}
        {ground::standing(desk)}
        {squares::squares(desk)}
        {rails::rails(desk)}
        {rails::declared(desk)}
        {trip::routes(desk, journeys)}
        {squares::passengers(desk)}
        {laying::ways(desk)}
        {hint::ghosts(desk)}
    }
    .into_any()
}

/// A finger or the mouse on the city: from the head of the rails it draws, from anywhere else it moves the map.
#[derive(Clone, Copy)]
struct Pointer {
    desk: Desk,
    zoom: Zoom,
    draws: StoredValue<bool>,
}

impl Pointer {
    fn new(desk: Desk, zoom: Zoom) -> Pointer {
        Pointer {
            desk,
            zoom,
            draws: StoredValue::new(false),
        }
    }

    fn press(self, event: &ev::PointerEvent) {
        let on_head = self
            .zoom
            .place(event)
            .is_some_and(|place| laying::is_head(self.desk, place));
        self.draws.set_value(on_head);
        if on_head {
            self.desk.dragged.set_value(false); // the map was moved before, and is not now
        } else {
            self.zoom.press(event);
        }
    }

    fn drag(self, event: &ev::PointerEvent) {
        match self.zoom.place(event) {
            Some(place) if self.draws.get_value() => laying::draw_to(self.desk, place),
            _ => self.zoom.drag(event),
        }
    }

    fn release(self, event: &ev::PointerEvent) {
        self.draws.set_value(false);
        self.zoom.release(event);
    }
}
