//! A film never stands in the way: a click or a key leads to the present, and counts there if it is about something that is still there.

use leptos::ev;
use leptos::prelude::*;
use table::Game;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent};

use super::reel::Reel;
use crate::table::{Table, keys};

/// A finger or mouse that moves less than this many pixels clicks.
const STILL: i32 = 6;

/// What a click counts for: who only wanted to skip is told nothing of other things.
const CHOICES: &str = "[data-act], [data-pick], button, a, [role=button]";

/// Where the pointer went down last: a drag is no click.
#[derive(Clone, Copy)]
pub(in crate::table) struct Pressed(StoredValue<(i32, i32)>);

impl Pressed {
    /// Nowhere yet.
    pub(in crate::table) fn new() -> Pressed {
        Pressed(StoredValue::new((0, 0)))
    }

    /// The pointer goes down.
    pub(in crate::table) fn press(self, event: &PointerEvent) {
        self.0.set_value((event.client_x(), event.client_y()));
    }

    fn is_drag(self, event: &MouseEvent) -> bool {
        let (x, y) = self.0.get_value();
        event.detail() > 0 && ((event.client_x() - x).abs() > STILL || (event.client_y() - y).abs() > STILL)
    }

    /// A click on the board or the prompt, before anything there hears of it: ends the film, and clicks what is there in the present.
    pub(in crate::table) fn click<G: Game>(self, table: Table<G>, event: &MouseEvent) {
        if !table.film.reel.with_untracked(Reel::is_running) || self.is_drag(event) {
            return;
        }
        let Some(clicked) = element(event).filter(is_of_table) else {
            return;
        };
        event.stop_propagation();
        event.prevent_default();
        click_through(table, clicked, Some((event.client_x() as f32, event.client_y() as f32)));
    }
}

/// Ends the film, and clicks in the present what was meant; if that is drawn anew, it is looked for at this point.
fn click_through<G: Game>(table: Table<G>, clicked: Element, at: Option<(f32, f32)>) {
    // what was drawn when it was clicked is meant: nobody decides by a click on the past
    let (name, meant) = (name(&clicked), Offer::of(&clicked));
    table.skip_film();
    // by then the present is drawn
    request_animation_frame(move || {
        let drawn_anew = || {
            let (x, y) = at?;
            let there = document().element_from_point(x, y);
            there.filter(|other| name.is_some() && self::name(other) == name)
        };
        let still_there = Some(clicked).filter(|clicked| clicked.is_connected());
        let there = still_there.or_else(drawn_anew);
        if let Some(there) = there.filter(|there| meant.is_some() && Offer::of(there) == meant) {
            click_on(&there);
        }
    });
}

fn element(event: &web_sys::Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn is_within(element: &Element, selector: &str) -> bool {
    element.closest(selector).ok().flatten().is_some()
}

/// Is it on the board or in the prompt, and no part of the film itself?
fn is_of_table(element: &Element) -> bool {
    is_within(element, ".board-area, .prompt-bar") && !is_within(element, ".film")
}

/// What a click on something does, as boards tell it by `data-act` and `data-pick`; it may be a plain button as well.
#[derive(PartialEq)]
struct Offer {
    act: Option<String>,
    pick: Option<String>,
}

impl Offer {
    fn of(element: &Element) -> Option<Offer> {
        let choice = element.closest(CHOICES).ok()??;
        Some(Offer {
            act: choice.get_attribute("data-act"),
            pick: choice.get_attribute("data-pick"),
        })
    }
}

/// What a thing on the board is called, however often it is drawn anew.
fn name(element: &Element) -> Option<String> {
    element.closest("[data-target]").ok()??.get_attribute("data-target")
}

fn click_on(element: &Element) {
    if let Ok(click) = MouseEvent::new("click") {
        click.init_mouse_event_with_can_bubble_arg_and_cancelable_arg("click", true, true);
        let _ = element.dispatch_event(&click);
    }
}

/// What a key does to a film.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stroke {
    Skip,
    Pause,
    Step,
    StepBack,
    /// The viewer does something else: the film ends, and the key counts.
    Own,
    /// It goes through the page, and the film runs on.
    Nothing,
}

impl Stroke {
    fn of(key: &str, is_paused: bool) -> Stroke {
        match key {
            "Escape" => Stroke::Skip,
            " " => Stroke::Pause,
            "ArrowRight" if is_paused => Stroke::Step,
            "ArrowLeft" if is_paused => Stroke::StepBack,
            "Enter" | "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => Stroke::Own,
            key if key.chars().count() == 1 => Stroke::Own,
            _ => Stroke::Nothing,
        }
    }
}

/// Listens for the keys of a film. To be called before other keys are listened for.
pub(in crate::table) fn listen<G: Game>(table: Table<G>) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let is_meant = !event.ctrl_key() && !event.meta_key() && !event.alt_key() && !keys::is_writing(&event);
        if is_meant && table.film.reel.with_untracked(Reel::is_running) {
            press(table, &event);
        }
    });
    on_cleanup(move || handle.remove());
}

fn press<G: Game>(table: Table<G>, event: &KeyboardEvent) {
    let (key, focused) = (event.key(), element(event));
    let presses_button = matches!(key.as_str(), "Enter" | " ")
        && focused
            .as_ref()
            .is_some_and(|focused| is_within(focused, "button, a, [role=button]"));
    if presses_button {
        return press_button(table, event, focused);
    }
    match Stroke::of(&key, table.film.reel.with_untracked(Reel::is_paused)) {
        Stroke::Skip => table.skip_film(),
        Stroke::Pause => table.turn_film(Reel::pause),
        Stroke::Step => table.turn_film(Reel::step),
        Stroke::StepBack => table.turn_film(Reel::step_back),
        Stroke::Own => return table.skip_film(),
        Stroke::Nothing => return,
    }
    event.prevent_default();
    event.stop_immediate_propagation();
}

/// A button of the film does what it says; any other is of the present.
fn press_button<G: Game>(table: Table<G>, event: &KeyboardEvent, focused: Option<Element>) {
    match focused {
        Some(button) if is_within(&button, ".film") => {}
        // the browser would click it once it is of the present, whatever it does there
        Some(button) if is_of_table(&button) && is_within(&button, "button, a") => {
            event.prevent_default();
            click_through(table, button, None);
        }
        _ => table.skip_film(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn space_and_escape_are_the_films() {
        assert_eq!(
            [
                Stroke::of(" ", false),
                Stroke::of(" ", true),
                Stroke::of("Escape", false)
            ],
            [Stroke::Pause, Stroke::Pause, Stroke::Skip]
        );
    }

    #[test]
    fn arrows_step_only_when_it_is_paused() {
        let arrows = |is_paused| ["ArrowLeft", "ArrowRight", "ArrowUp"].map(|key| Stroke::of(key, is_paused));
        assert_eq!(arrows(true), [Stroke::StepBack, Stroke::Step, Stroke::Own]);
        assert_eq!(arrows(false), [Stroke::Own; 3]);
    }

    #[test]
    fn going_through_the_page_disturbs_nothing() {
        assert_eq!(
            ["Tab", "Shift", "F5", "PageDown"].map(|key| Stroke::of(key, false)),
            [Stroke::Nothing; 4]
        );
        assert_eq!(["h", "u", "?"].map(|key| Stroke::of(key, false)), [Stroke::Own; 3]);
    }
}
