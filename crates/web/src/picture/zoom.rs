//! Zoom by wheel and pinch, drag to pan, double-click to fit.

use leptos::ev::{FocusEvent, MouseEvent, PointerEvent, WheelEvent};
use leptos::prelude::*;
use leptos::svg;
use web_sys::wasm_bindgen::JsCast;
use web_sys::wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};

use super::Point;
use crate::texts::t;

/// The part of a picture that is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// Its width.
    pub wide: f64,
    /// Its height.
    pub high: f64,
}

/// A whole picture, and how freely it is looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Extent {
    /// Its width.
    pub wide: f64,
    /// Its height.
    pub high: f64,
    /// The least height that is shown.
    pub nearest: f64,
    /// Can it be pushed away, until its edge is in the middle? Otherwise nothing beyond it is ever shown.
    pub is_loose: bool,
}

impl Extent {
    /// All of it.
    pub const fn all(self) -> Frame {
        Frame {
            x: 0.0,
            y: 0.0,
            wide: self.wide,
            high: self.high,
        }
    }

    /// The greatest height that is shown.
    fn farthest(self) -> f64 {
        self.high * if self.is_loose { 1.15 } else { 1.0 }
    }

    /// The frame, moved as far as it must be.
    fn hold(self, frame: Frame) -> Frame {
        let within = |at: f64, size: f64, whole: f64| {
            if self.is_loose {
                at.clamp(-size / 2.0, whole - size / 2.0)
            } else {
                at.clamp(0.0, (whole - size).max(0.0))
            }
        };
        Frame {
            x: within(frame.x, frame.wide, self.wide),
            y: within(frame.y, frame.high, self.high),
            ..frame
        }
    }
}

/// A finger or mouse that moves less than this many pixels clicks.
const STILL: f64 = 6.0;

/// How a picture is looked at. A handle, copied freely.
#[derive(Clone, Copy)]
pub struct Zoom {
    extent: RwSignal<Extent>,
    frame: RwSignal<Frame>,
    /// Width and height of the picture in pixels, as soon as it is laid out.
    size: RwSignal<Option<(f64, f64)>>,
    /// The pointers that are down: number, x, y.
    down: StoredValue<Vec<(i32, f64, f64)>>,
    /// How far they have moved.
    moved: StoredValue<f64>,
    dragged: StoredValue<bool>,
    /// The picture.
    pub picture: NodeRef<svg::Svg>,
}

impl Zoom {
    /// A picture of which this is shown at first. `dragged` tells whether a click is the end of a drag.
    pub fn new(extent: Extent, first: Frame, dragged: StoredValue<bool>) -> Zoom {
        let (size, picture) = (RwSignal::new(None), NodeRef::new());
        watch_size(picture, size);
        Zoom {
            extent: RwSignal::new(extent),
            frame: RwSignal::new(first),
            size,
            down: StoredValue::new(Vec::new()),
            moved: StoredValue::new(0.0),
            dragged,
            picture,
        }
    }

    /// The picture has grown or shrunk: as much of it as before is shown.
    pub fn spread(self, extent: Extent) {
        let before = self.extent.get_untracked();
        if before == extent {
            return;
        }
        let (along, down) = (extent.wide / before.wide, extent.high / before.high);
        self.extent.set(extent);
        self.frame.update(|frame| {
            *frame = Frame {
                x: frame.x * along,
                y: frame.y * down,
                wide: frame.wide * along,
                high: frame.high * down,
            };
        });
    }

    /// The `viewBox`.
    pub fn view_box(self) -> String {
        let Frame { x, y, wide, high } = self.frame.get();
        format!("{x:.1} {y:.1} {wide:.1} {high:.1}")
    }

    /// Where a place is in the frame, from the left and from the top.
    pub fn percent(self, place: Point) -> (String, String) {
        let Frame { x, y, wide, high } = self.frame.get();
        let percent = |part: f64| format!("{:.2}%", (part * 100.0).clamp(0.0, 100.0));
        (percent((place.x - x) / wide), percent((place.y - y) / high))
    }

    /// Is only a part to be seen?
    pub fn is_near(self) -> bool {
        self.frame.get().high < self.extent.get().high - 1.0
    }

    /// Shows everything.
    pub fn fit(self) {
        self.frame.set(self.extent.get_untracked().all());
    }

    /// Nearer or farther, around the middle.
    pub fn step(self, factor: f64) {
        let Frame { x, y, wide, high } = self.frame.get_untracked();
        self.scale(factor, x + wide / 2.0, y + high / 2.0);
    }

    fn scale(self, factor: f64, x: f64, y: f64) {
        let extent = self.extent.get_untracked();
        self.frame.update(|frame| {
            let factor = factor.clamp(extent.nearest / frame.high, (extent.farthest() / frame.high).max(1.0));
            *frame = extent.hold(Frame {
                x: x + (frame.x - x) * factor,
                y: y + (frame.y - y) * factor,
                wide: frame.wide * factor,
                high: frame.high * factor,
            });
        });
    }

    /// What of the map is in the picture; more than the frame where the picture is wider or higher.
    pub fn seen(self) -> Option<Frame> {
        let (width, height) = self.size.get()?;
        let Frame { x, y, wide, high } = self.frame.get();
        let pixel = (wide / width).max(high / height);
        let (shown_wide, shown_high) = (width * pixel, height * pixel);
        Some(Frame {
            x: x + (wide - shown_wide) / 2.0,
            y: y + (high - shown_high) / 2.0,
            wide: shown_wide,
            high: shown_high,
        })
    }

    /// How large a pixel of the screen is on the map, as soon as the picture is laid out.
    pub fn pixel(self) -> Option<f64> {
        let (width, _) = self.size.get()?;
        Some(self.seen()?.wide / width)
    }

    /// Brings a place into the middle, where the map reaches that far.
    pub fn show(self, place: Point) {
        let extent = self.extent.get_untracked();
        self.frame.update(|frame| {
            frame.x = begin_around(place.x, frame.wide, extent.wide);
            frame.y = begin_around(place.y, frame.high, extent.high);
        });
    }

    /// Brings a place into view, if it isn't.
    pub fn bring(self, place: Point) {
        let Some(Frame { x, y, wide, high }) = untrack(|| self.seen()) else {
            return;
        };
        // what is at the very edge can't be told apart
        let (side, rim) = (wide * 0.06, high * 0.06);
        let inside = (x + side..=x + wide - side).contains(&place.x) && (y + rim..=y + high - rim).contains(&place.y);
        if !inside {
            self.show(place);
        }
    }

    /// Keys have come to something on the map: show it.
    pub fn reveal(self, event: &FocusEvent) {
        let (Some(picture), Some(reached)) = (
            self.picture.get_untracked(),
            event.target().and_then(|target| target.dyn_into::<Element>().ok()),
        ) else {
            return;
        };
        if reached.matches(":focus-visible") != Ok(true) {
            return; // a finger or the mouse: what moved under it would be missed
        }
        let (frame, area) = (picture.get_bounding_client_rect(), reached.get_bounding_client_rect());
        let (x, y) = (
            f64::midpoint(area.left(), area.right()),
            f64::midpoint(area.top(), area.bottom()),
        );
        let inside = frame.left() <= x && x <= frame.right() && frame.top() <= y && y <= frame.bottom();
        if let (false, Some((x, y, _))) = (inside, self.on_map(x, y)) {
            self.show(Point::new(x, y));
        }
    }

    /// Where on the map a place of the screen is, and how large a pixel is there.
    fn on_map(self, x: f64, y: f64) -> Option<(f64, f64, f64)> {
        let area = self.picture.get_untracked()?.get_bounding_client_rect();
        let seen = untrack(|| self.seen())?;
        let pixel = seen.wide / area.width();
        Some((
            seen.x + (x - area.left()) * pixel,
            seen.y + (y - area.top()) * pixel,
            pixel,
        ))
    }

    /// Where in the picture a finger or the mouse is.
    pub fn place(self, event: &PointerEvent) -> Option<Point> {
        let (x, y, _) = self.on_map(event.client_x().into(), event.client_y().into())?;
        Some(Point::new(x, y))
    }

    /// The wheel.
    pub fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        if let Some((x, y, _)) = self.on_map(event.client_x().into(), event.client_y().into()) {
            // fingers on a touchpad turn the wheel in small steps
            let pinch = event.ctrl_key() || event.meta_key();
            let pixels = if pinch { 100.0 } else { 480.0 };
            self.scale((event.delta_y().clamp(-120.0, 120.0) / pixels).exp(), x, y);
        }
    }

    /// A finger or the mouse goes down.
    pub fn press(self, event: &PointerEvent) {
        let can_move = self.extent.get_untracked().is_loose || untrack(|| self.is_near());
        if !can_move || event.button() != 0 {
            return;
        }
        if self.down.read_value().is_empty() {
            self.moved.set_value(0.0);
            self.dragged.set_value(false);
        }
        self.down.update_value(|down| {
            down.retain(|(id, ..)| *id != event.pointer_id());
            down.push((event.pointer_id(), event.client_x().into(), event.client_y().into()));
        });
    }

    /// It moves.
    pub fn drag(self, event: &PointerEvent) {
        let before = self.down.get_value();
        let Some(place) = before.iter().position(|(id, ..)| *id == event.pointer_id()) else {
            return;
        };
        let (_, from_x, from_y) = before[place];
        let (to_x, to_y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.moved
            .update_value(|moved| *moved += (to_x - from_x).hypot(to_y - from_y));
        if self.moved.get_value() < STILL {
            return;
        }
        self.hold(event);
        self.down
            .update_value(|down| down[place] = (event.pointer_id(), to_x, to_y));
        let Some((.., pixel)) = self.on_map(to_x, to_y) else {
            return;
        };
        let (share, extent) = (pixel / before.len() as f64, self.extent.get_untracked());
        self.frame.update(|frame| {
            *frame = extent.hold(Frame {
                x: frame.x - (to_x - from_x) * share,
                y: frame.y - (to_y - from_y) * share,
                ..*frame
            });
        });
        if let Some(&(_, x, y)) = before.iter().find(|(id, ..)| *id != event.pointer_id()) {
            self.pinch(
                (from_x - x).hypot(from_y - y),
                (to_x - x).hypot(to_y - y),
                f64::midpoint(to_x, x),
                f64::midpoint(to_y, y),
            );
        }
    }

    fn pinch(self, before: f64, after: f64, x: f64, y: f64) {
        if let Some((x, y, _)) = self.on_map(x, y) {
            self.scale(before / after.max(1.0), x, y);
        }
    }

    /// From now on it is a drag, wherever it goes. Before, it would have kept clicks from what lies below.
    fn hold(self, event: &PointerEvent) {
        if !self.dragged.get_value() {
            self.dragged.set_value(true);
            if let Some(picture) = self.picture.get_untracked() {
                let _ = picture
                    .unchecked_ref::<web_sys::Element>()
                    .set_pointer_capture(event.pointer_id());
            }
        }
    }

    /// It goes up.
    pub fn release(self, event: &PointerEvent) {
        self.down
            .update_value(|down| down.retain(|(id, ..)| *id != event.pointer_id()));
    }

    /// Twice on nothing in particular.
    pub fn double_click(self, event: &MouseEvent) {
        event.prevent_default();
        self.fit();
    }

    /// Buttons for those who have no wheel.
    pub fn buttons(self) -> AnyView {
        view! {
            <div class="zoom-buttons">
                <button title=t!("zoom.in") aria-label=t!("zoom.in") on:click=move |_| self.step(0.7)>"+"</button>
                <button title=t!("zoom.out") aria-label=t!("zoom.out") on:click=move |_| self.step(1.4)>"−"</button>
                <button title=t!("zoom.fit") aria-label=t!("zoom.fit") on:click=move |_| self.fit()>"⤢"</button>
            </div>
        }
        .into_any()
    }
}

/// Where a frame of this size begins that has a place in its middle, but shows nothing beyond the map if it can.
fn begin_around(place: f64, size: f64, whole: f64) -> f64 {
    if size < whole {
        (place - size / 2.0).clamp(0.0, whole - size)
    } else {
        (whole - size) / 2.0
    }
}

/// Keeps the size of a picture, from its first layout on.
fn watch_size(picture: NodeRef<svg::Svg>, size: RwSignal<Option<(f64, f64)>>) {
    let measure = Closure::<dyn Fn()>::new(move || {
        let area = picture
            .get_untracked()
            .map(|picture| picture.get_bounding_client_rect());
        size.set(
            area.map(|area| (area.width(), area.height()))
                .filter(|&(width, height)| width > 0.0 && height > 0.0),
        );
    });
    let Ok(observer) = ResizeObserver::new(measure.as_ref().unchecked_ref()) else {
        return;
    };
    let watching = StoredValue::new_local((observer, measure));
    Effect::new(move |_| {
        if let Some(picture) = picture.get() {
            watching.with_value(|(observer, _)| {
                observer.disconnect();
                observer.observe(picture.unchecked_ref());
            });
        }
    });
    on_cleanup(move || {
        watching.try_with_value(|(observer, _)| observer.disconnect());
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_comes_into_the_middle_as_far_as_the_map_reaches() {
        let begin = |place: f64, size: f64| begin_around(place, size, 1360.0).round() as i64;
        assert_eq!([500.0, 100.0, 1300.0].map(|place| begin(place, 600.0)), [200, 0, 760]);
        assert_eq!(begin(100.0, 1400.0), -20);
    }

    #[test]
    fn a_frame_stays_on_its_picture() {
        let extent = |is_loose: bool| Extent {
            wide: 100.0,
            high: 100.0,
            nearest: 20.0,
            is_loose,
        };
        let frame = Frame {
            x: -40.0,
            y: 90.0,
            wide: 50.0,
            high: 50.0,
        };
        let held = |is_loose: bool| {
            let held = extent(is_loose).hold(frame);
            (held.x.round() as i64, held.y.round() as i64)
        };
        assert_eq!(held(false), (0, 50), "nothing beyond it is shown");
        assert_eq!(held(true), (-25, 75), "its edge can come into the middle");
        assert_eq!(extent(false).hold(extent(false).all()), extent(false).all());
    }
}
