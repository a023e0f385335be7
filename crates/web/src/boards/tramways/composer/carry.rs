//! Carrying a board with the mouse or a finger.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::places::Place;
use crate::browser::document;
use crate::picture::Point;

/// A finger or mouse that moves less than this many pixels clicks.
const STILL: f64 = 6.0;

/// A board that is pressed.
#[derive(Clone, Copy)]
struct Pressed {
    pointer: i32,
    letter: char,
    at: Point,
}

/// A board on its way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Carried {
    /// Which.
    pub letter: char,
    /// Where on the screen it is.
    pub at: Point,
    /// What is below it.
    pub over: Below,
}

/// What is below a board that is carried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Below {
    /// A place for it.
    Place(Place),
    /// The map, but no place.
    Map,
    /// Something else.
    Elsewhere,
}

impl Below {
    fn at(point: Point) -> Below {
        let found = document().element_from_point(point.x as f32, point.y as f32);
        let closest = |selector: &str| found.as_ref().and_then(|found| found.closest(selector).ok().flatten());
        let place = closest("[data-place]").and_then(|place| Place::of_key(&place.get_attribute("data-place")?));
        match place {
            Some(place) => Below::Place(place),
            None if closest(".tram-places").is_some() => Below::Map,
            None => Below::Elsewhere,
        }
    }
}

/// The hand that carries boards. A handle, copied freely.
#[derive(Clone, Copy)]
pub struct Carry {
    pressed: StoredValue<Option<Pressed>>,
    /// The board that is carried now.
    pub carried: RwSignal<Option<Carried>>,
    /// Is the next click only the end of a way?
    has_carried: StoredValue<bool>,
}

impl Carry {
    /// An empty hand.
    pub fn new() -> Carry {
        Carry {
            pressed: StoredValue::new(None),
            carried: RwSignal::new(None),
            has_carried: StoredValue::new(false),
        }
    }

    /// A board is pressed.
    pub fn press(self, event: &PointerEvent, letter: char) {
        self.has_carried.set_value(false);
        if event.button() == 0 && event.is_primary() {
            self.pressed.set_value(Some(Pressed {
                pointer: event.pointer_id(),
                letter,
                at: place(event),
            }));
        }
    }

    /// The finger or mouse goes on.
    pub fn go(self, event: &PointerEvent) {
        let Some(pressed) = self
            .pressed
            .get_value()
            .filter(|pressed| pressed.pointer == event.pointer_id())
        else {
            return;
        };
        let at = place(event);
        if self.carried.read_untracked().is_none() {
            if at.distance(pressed.at) < STILL {
                return;
            }
            hold(event);
            self.has_carried.set_value(true);
        }
        self.carried.set(Some(Carried {
            letter: pressed.letter,
            at,
            over: Below::at(at),
        }));
    }

    /// The board is dropped, if one is carried: which, and on what.
    pub fn let_go(self) -> Option<(char, Below)> {
        self.pressed.set_value(None);
        let carried = self.carried.get_untracked()?;
        self.carried.set(None);
        Some((carried.letter, carried.over))
    }

    /// Keys mean what they press.
    pub fn forget(self) {
        self.has_carried.set_value(false);
    }

    /// Is a click meant as one?
    pub fn is_click(self) -> bool {
        !self.has_carried.get_value()
    }

    /// Is a board carried over this place?
    pub fn is_over(self, place: Place) -> bool {
        self.carried
            .with(|carried| carried.is_some_and(|carried| carried.over == Below::Place(place)))
    }
}

fn place(event: &PointerEvent) -> Point {
    Point::new(event.client_x().into(), event.client_y().into())
}

/// The mouse goes on carrying wherever it is; a finger does so by itself.
fn hold(event: &PointerEvent) {
    if let Some(board) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
        let _ = board.set_pointer_capture(event.pointer_id());
    }
}
