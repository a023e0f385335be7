//! Looking closer at the town: the wheel zooms (and turns a card on trial instead), dragging pans, a double click fits it again.
//! Fingers pinch the page as everywhere.

use leptos::ev::{PointerEvent, WheelEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::map::{Map, Point};
use crate::browser;

/// The closest look.
const CLOSEST: f64 = 4.0;

/// How many pixels the pointer moves before a click becomes a drag.
const DRAG: f64 = 5.0;

/// How the town is looked at: how close, and how far its picture is moved, in parts of the frame.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Zoom {
    scale: f64,
    x: f64,
    y: f64,
}

impl Default for Zoom {
    fn default() -> Zoom {
        Zoom {
            scale: 1.0,
            x: 0.0,
            y: 0.0,
        }
    }
}

impl Zoom {
    /// As a style.
    fn transform(self) -> String {
        format!(
            "translate({:.3}%, {:.3}%) scale({:.4})",
            self.x * 100.0,
            self.y * 100.0,
            self.scale
        )
    }

    /// Where a point of the map is in the frame, from the left and from the top.
    pub fn percent(self, map: Map, point: Point) -> (String, String) {
        let along = |part: f64, moved: f64| format!("{:.2}%", ((part * self.scale + moved) * 100.0).clamp(0.0, 100.0));
        (
            along(point.x / map.width(), self.x),
            along(point.y / map.height(), self.y),
        )
    }

    /// Closer or less close, with this point of the frame staying where it is.
    fn by(self, factor: f64, at: Point) -> Zoom {
        let scale = (self.scale * factor).clamp(1.0, CLOSEST);
        let kept = |moved: f64, at: f64| at - (at - moved) / self.scale * scale;
        Zoom {
            scale,
            x: kept(self.x, at.x),
            y: kept(self.y, at.y),
        }
        .within()
    }

    fn moved(self, x: f64, y: f64) -> Zoom {
        Zoom {
            x: self.x + x,
            y: self.y + y,
            ..self
        }
        .within()
    }

    /// Nothing beyond the town is shown.
    fn within(self) -> Zoom {
        let least = 1.0 - self.scale;
        Zoom {
            x: self.x.clamp(least, 0.0),
            y: self.y.clamp(least, 0.0),
            ..self
        }
    }
}

/// Where on the screen a drag is, and whether it moves already.
#[derive(Clone, Copy)]
struct Drag {
    last: Point,
    moves: bool,
}

fn frame(event: &web_sys::Event) -> Option<web_sys::DomRect> {
    Some(
        event
            .current_target()?
            .dyn_into::<web_sys::Element>()
            .ok()?
            .get_bounding_client_rect(),
    )
}

/// Could the wheel scroll the page instead?
fn page_scrolls() -> bool {
    let Some(root) = browser::document().document_element() else {
        return false;
    };
    root.scroll_height() > root.client_height() + 1
}

/// The window through which the town is seen. While something is on trial, the wheel is not ours.
pub fn window(zoom: RwSignal<Zoom>, busy: impl Fn() -> bool + 'static, inside: AnyView) -> AnyView {
    let drag = RwSignal::new(None::<Drag>);
    let wheel = move |event: WheelEvent| {
        let pinch = event.ctrl_key() || event.meta_key();
        if busy() || (!pinch && page_scrolls()) {
            return;
        }
        let Some(frame) = frame(&event) else { return };
        event.prevent_default();
        let at = Point {
            x: (f64::from(event.client_x()) - frame.left()) / frame.width(),
            y: (f64::from(event.client_y()) - frame.top()) / frame.height(),
        };
        zoom.update(|zoom| *zoom = zoom.by((-event.delta_y() * if pinch { 0.01 } else { 0.0015 }).exp(), at));
    };
    let down = move |event: PointerEvent| {
        if zoom.get_untracked().scale > 1.0 && event.is_primary() && event.button() == 0 {
            drag.set(Some(Drag {
                last: here(&event),
                moves: false,
            }));
        }
    };
    let moves = move |event: PointerEvent| {
        let (Some(now), Some(frame)) = (drag.get_untracked(), frame(&event)) else {
            return;
        };
        let to = here(&event);
        if now.moves || now.last.distance(to) > DRAG {
            zoom.update(|zoom| {
                *zoom = zoom.moved(
                    (to.x - now.last.x) / frame.width(),
                    (to.y - now.last.y) / frame.height(),
                );
            });
            drag.set(Some(Drag { last: to, moves: true }));
        }
    };
    view! {
        <div class="town-window" class:close=move || { zoom.get().scale > 1.0 } class:panning=move || drag.get().is_some_and(|drag| drag.moves)
            on:wheel=wheel on:pointerdown=down on:pointermove=moves on:pointerup=move |_| drag.set(None) on:pointerleave=move |_| drag.set(None)
            on:dblclick=move |_| zoom.set(Zoom::default())>
            <div class="town-moved" style:transform=move || zoom.get().transform()>{inside}</div>
        </div>
    }
    .into_any()
}

fn here(event: &PointerEvent) -> Point {
    Point {
        x: f64::from(event.client_x()),
        y: f64::from(event.client_y()),
    }
}
