//! A part of the map: it can be pointed at, clicked, and reached by keyboard.

use leptos::ev;
use leptos::prelude::*;

use super::aim::Aim;
use super::desk::Desk;
use super::thing::Thing;

/// A part of the map. A handle, copied freely.
#[derive(Clone, Copy)]
pub struct Target {
    desk: Desk,
    thing: Option<Thing>,
    aim: Memo<Aim>,
    /// Of the things that are worth a look even if a click does nothing, the one that Tab comes to. The arrow keys go on to the others.
    look: Option<Memo<Option<Thing>>>,
}

impl Target {
    /// A part that keys reach only while a click is allowed.
    pub fn new(desk: Desk, thing: Option<Thing>, aim: Memo<Aim>) -> Target {
        Target {
            desk,
            thing,
            aim,
            look: None,
        }
    }

    /// Keys reach it at any time, `stop` by Tab.
    pub fn worth_a_look(self, stop: Memo<Option<Thing>>) -> Target {
        Target {
            look: Some(stop),
            ..self
        }
    }

    /// The part with what is drawn of it. Browsers take what listens to focus into the tab order if it is not told otherwise.
    pub fn drawn(self, class: &'static str, label: impl Fn() -> String + Send + 'static, inside: AnyView) -> AnyView {
        let Target { desk, thing, aim, look } = self;
        let key = thing.map(Thing::key);
        let name = key.clone();
        view! {
            <g
                class=class
                class:hot=move || aim.get().allowed
                class:lit=move || key.is_some() && *desk.table.highlight.read() == key
                role=move || if aim.get().allowed { "button" } else { "img" }
                tabindex=move || if self.is_stop() { "0" } else { "-1" }
                aria-label=label
                data-target=name
                data-act=move || aim.get().data()
                data-pick=move || aim.get().pick()
                data-look=look.is_some().then_some("")
                on:click=move |event| { event.stop_propagation(); desk.click(aim.get_untracked()) }
                on:keydown=move |event| self.press(&event)
                on:pointerenter=move |_| self.enter()
                on:pointerleave=move |_| self.leave()
                on:focus=move |_| self.enter()
                on:blur=move |_| self.leave()
            >
                {inside}
            </g>
        }
        .into_any()
    }

    /// Does Tab come here?
    fn is_stop(self) -> bool {
        self.aim.get().allowed
            || self
                .look
                .is_some_and(|stop| self.thing.is_some() && stop.get() == self.thing)
    }

    fn press(self, event: &ev::KeyboardEvent) {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            self.desk.dragged.set_value(false);
            self.desk.click(self.aim.get_untracked());
        }
    }

    fn enter(self) {
        self.desk.point(Some(self.aim.get_untracked()));
        self.desk.look_at(self.thing);
    }

    fn leave(self) {
        self.desk.point(None);
        self.desk.look_at(None);
    }
}
