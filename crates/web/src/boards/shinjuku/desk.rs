//! What all parts of the board share: the table, the drawn map, and what is pointed at.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use shinjuku::map::Map;
use shinjuku::{Action, Shinjuku};

use super::aim::Aim;
use super::names;
use super::plan::Plan;
use crate::table::{Moment, Table};
use crate::texts::t;

/// What all parts of the board share. A handle, copied freely.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The table.
    pub table: Table<Shinjuku>,
    /// The action that is pointed at: its cost and effect are told.
    pub pointed: RwSignal<Option<Action>>,
    /// Has the map just been dragged, so that no click is meant?
    pub dragged: StoredValue<bool>,
    map: StoredValue<Arc<Map>>,
    plan: StoredValue<Arc<Plan>>,
}

impl Desk {
    /// The desk of a table with a first moment.
    pub fn new(table: Table<Shinjuku>, moment: &Moment<Shinjuku>) -> Desk {
        let shown = moment.view.map();
        let map = if shown.is_standard() {
            Map::standard()
        } else {
            Arc::new(shown.clone())
        };
        let plan = Plan::new(
            &map,
            |station| names::station(&map, station),
            |ward| names::ward(&map, ward),
        );
        Desk {
            table,
            pointed: RwSignal::new(None),
            dragged: StoredValue::new(false),
            map: StoredValue::new(map),
            plan: StoredValue::new(Arc::new(plan)),
        }
    }

    /// The map.
    pub fn map(self) -> Arc<Map> {
        self.map.get_value()
    }

    /// The drawn map.
    pub fn plan(self) -> Arc<Plan> {
        self.plan.get_value()
    }

    /// What a click on something means, as it changes.
    pub fn aim(self, look: impl Fn(&Moment<Shinjuku>) -> Aim + Send + Sync + 'static) -> Memo<Aim> {
        Memo::new(move |_| self.table.moment().map(|moment| look(&moment)).unwrap_or_default())
    }

    /// Something was clicked. What is not allowed is explained.
    pub fn click(self, aim: Aim) {
        if self.dragged.get_value() {
            return;
        }
        self.pointed.set(None);
        match aim.action {
            Some(action) => self.table.act(action),
            None if self.table.moment_now().is_some_and(|moment| moment.is_mine()) => {
                self.table.tell(t!("shinjuku.not_here"));
            }
            None => {}
        }
    }

    /// Something is pointed at, or no longer.
    pub fn point(self, aim: Option<Aim>) {
        self.pointed
            .set(aim.filter(|aim| aim.allowed).and_then(|aim| aim.action));
    }

    /// A part of the map that can be clicked, reached by keyboard when it is allowed: browsers take what listens to focus into the tab order if it is not told otherwise.
    pub fn target(
        self,
        class: &'static str,
        key: String,
        aim: Memo<Aim>,
        label: impl Fn() -> String + Send + 'static,
        inside: AnyView,
    ) -> AnyView {
        let (table, name) = (self.table, key.clone());
        let press = move |event: ev::KeyboardEvent| {
            if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                self.dragged.set_value(false);
                self.click(aim.get_untracked());
            }
        };
        view! {
            <g
                class=class
                class:hot=move || aim.get().allowed
                class:dear=move || aim.get().dear
                class:lit=move || table.highlight.read().as_ref() == Some(&key)
                role=move || if aim.get().allowed { "button" } else { "img" }
                tabindex=move || if aim.get().allowed { "0" } else { "-1" }
                aria-label=label
                data-target=name
                data-act=move || aim.get().data()
                on:click=move |event| { event.stop_propagation(); self.click(aim.get_untracked()) }
                on:keydown=press
                on:pointerenter=move |_| self.point(Some(aim.get_untracked()))
                on:pointerleave=move |_| self.point(None)
                on:focus=move |_| self.point(Some(aim.get_untracked()))
                on:blur=move |_| self.point(None)
            >
                {inside}
            </g>
        }
        .into_any()
    }
}
