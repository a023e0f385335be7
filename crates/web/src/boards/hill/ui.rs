//! What the player has in mind on the board: the picked card, the draft, the chosen line, what the pointer is over.

use hill::cards::{Rotation, TownId};
use hill::{Action, Cell, Duty, Hill, Line, Spot};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use table::Seat;

use super::map::Map;
use crate::picture::zoom::Zoom;
use crate::table::{Moment, Table};

/// A card that lies in the town on trial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Which card.
    pub card: TownId,
    /// Where.
    pub at: Cell,
    /// How it is turned.
    pub turned: Rotation,
}

impl Draft {
    /// The decision to place it so.
    pub const fn action(self) -> Action {
        Action::Place {
            card: self.card,
            at: self.at,
            turned: self.turned,
        }
    }
}

/// What the player has in mind. Copied freely: it is a handle of signals.
#[derive(Clone, Copy)]
pub struct Ui {
    /// The table.
    pub table: Table<Hill>,
    /// The card of the hand that is picked up.
    pub picked: RwSignal<Option<TownId>>,
    /// The card on trial.
    pub draft: RwSignal<Option<Draft>>,
    /// The line whose spots are shown; all if none.
    pub line: RwSignal<Option<Line>>,
    /// The spot whose choices are open.
    pub spot: RwSignal<Option<Spot>>,
    /// The action the pointer is over.
    pub hover: RwSignal<Option<Action>>,
    /// What is told of the thing the pointer is over.
    pub detail: RwSignal<Option<String>>,
    /// Whose town is shown large; the viewer's if none.
    pub looks_at: RwSignal<Option<Seat>>,
    /// How close the town is looked at.
    pub zoom: Zoom,
    /// Who looked last: around one screen, the next player begins with theirs.
    viewer: RwSignal<Option<Seat>>,
}

impl Ui {
    /// Nothing in mind yet.
    pub fn new(table: Table<Hill>) -> Ui {
        let ui = Ui {
            table,
            picked: RwSignal::default(),
            draft: RwSignal::default(),
            line: RwSignal::default(),
            spot: RwSignal::default(),
            hover: RwSignal::default(),
            detail: RwSignal::default(),
            looks_at: RwSignal::default(),
            zoom: Zoom::new(Map::FRAME.extent(), Map::FRAME.extent().all(), StoredValue::new(false)),
            viewer: RwSignal::default(),
        };
        Effect::new(move |_| ui.settle());
        // what is advised is in the viewer's own town
        Effect::new(move |_| {
            if table.advised().is_some() {
                ui.looks_at.set(None);
            }
        });
        Effect::new(move |_| {
            let held = table.hold.get().and_then(|held| held.get("line").cloned());
            if let Some(line) = held.and_then(|line| serde_json::from_value(line).ok()) {
                ui.line.set(Some(line));
            }
        });
        let keys = window_event_listener(leptos::ev::keydown, move |event| ui.key(&event));
        on_cleanup(move || keys.remove());
        ui
    }

    /// After something happened: forgets what no longer makes sense.
    fn settle(self) {
        let Some(moment) = self.table.moment() else { return };
        let in_hand = |card: TownId| {
            moment
                .legal
                .iter()
                .any(|action| matches!(action, Action::Place { card: other, .. } if *other == card))
        };
        if !self.spot.get_untracked().is_some_and(|spot| at_spot(&moment, spot)) {
            self.spot.set(None);
            self.hover.set(None);
            self.detail.set(None);
        }
        if self.looks_at.get_untracked() == moment.seat() || self.viewer.get_untracked() != moment.seat() {
            self.looks_at.set(None);
            self.viewer.set(moment.seat());
        }
        if lays(&moment).is_empty() {
            self.line.set(None);
        }
        if self
            .draft
            .get_untracked()
            .is_some_and(|draft| !moment.legal.contains(&draft.action()))
        {
            self.draft.set(None);
        }
        if self.picked.get_untracked().is_some_and(|card| !in_hand(card)) {
            self.picked.set(None);
        }
    }

    /// Takes up a card of the hand, or puts it back. A draft changes to it.
    pub fn pick(self, card: TownId) {
        let again = self.picked.get_untracked() == Some(card);
        match self.draft.get_untracked() {
            Some(draft) if draft.card != card => self.draft.set(Some(Draft { card, ..draft })),
            Some(_) if again => self.draft.set(None),
            _ => {}
        }
        self.picked.set((!again).then_some(card));
        self.spot.set(None);
    }

    /// A cell was chosen for the picked card, or the first that can be placed. Chosen again, the card turns.
    pub fn choose_cell(self, at: Cell) {
        if let Some(draft) = self.draft.get_untracked()
            && draft.at == at
        {
            return self.turn(1);
        }
        let Some(card) = self.picked.get_untracked().or_else(|| self.first_card()) else {
            return;
        };
        let turned = self.draft.get_untracked().map_or(Rotation::NONE, |draft| draft.turned);
        let draft = Draft { card, at, turned };
        if let Some(illegal) = self.table.refusal(&draft.action()) {
            return self.table.refuse(illegal);
        }
        self.table.notice.set(None);
        self.picked.set(Some(card));
        self.spot.set(None);
        self.draft.set(Some(draft));
    }

    fn first_card(self) -> Option<TownId> {
        let moment = self.table.moment_now()?;
        moment.legal.iter().rev().find_map(|action| match action {
            Action::Place { card, .. } => Some(*card),
            _ => None,
        })
    }

    /// Turns the card on trial by this many quarters clockwise.
    pub fn turn(self, quarters: u8) {
        let Some(draft) = self.draft.get_untracked() else {
            return;
        };
        let turned = Rotation::ALL[usize::from((draft.turned.quarters() + quarters) % 4)];
        let next = Draft { turned, ..draft };
        match self.table.refusal(&next.action()) {
            Some(illegal) => self.table.refuse(illegal),
            None => self.draft.set(Some(next)),
        }
    }

    /// Places the card on trial.
    pub fn place(self) {
        if let Some(draft) = self.draft.get_untracked() {
            self.draft.set(None);
            self.picked.set(None);
            self.table.act(draft.action());
        }
    }

    /// Puts everything back.
    pub fn drop_all(self) {
        self.draft.set(None);
        self.picked.set(None);
        self.spot.set(None);
        self.line.set(None);
    }

    /// Which step of what is advised places this card.
    pub fn advises_placing(self, id: TownId) -> Option<usize> {
        let places = |step: &Action| matches!(step, Action::Place { card, .. } if *card == id);
        let advised = self.table.advised()?;
        advised.steps.iter().position(places).map(|place| place + 1)
    }

    /// Decides, and closes what is open.
    pub fn act(self, action: Action) {
        self.spot.set(None);
        self.table.act(action);
    }

    fn key(self, event: &KeyboardEvent) {
        if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() || is_typing(event) {
            return;
        }
        let drafting = self.draft.get_untracked().is_some();
        match event.key().as_str() {
            "r" | "R" if drafting => self.turn(if event.shift_key() { 3 } else { 1 }),
            "Enter" if drafting && !is_on_button(event) => self.place(),
            // it closes other things as well
            "Escape" => return self.drop_all(),
            _ => return,
        }
        event.prevent_default();
    }
}

fn target_is(event: &KeyboardEvent, selector: &str) -> bool {
    use wasm_bindgen::JsCast;
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element
        .and_then(|element| element.closest(selector).ok().flatten())
        .is_some()
}

fn is_typing(event: &KeyboardEvent) -> bool {
    target_is(event, "input, textarea, select")
}

fn is_on_button(event: &KeyboardEvent) -> bool {
    target_is(event, "button, a, [role=button]")
}

/// Enter and Space do what a click does, on things that are no buttons by themselves.
pub fn keys(press: impl Fn() + 'static) -> impl Fn(KeyboardEvent) + 'static {
    move |event| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            press();
        }
    }
}

/// An action as the browser tests read it.
pub fn data(action: &Action) -> String {
    serde_json::to_string(action).unwrap_or_default()
}

/// What a pick decides of an action, as the browser tests read it.
pub fn part(name: &str, value: &impl serde::Serialize) -> String {
    serde_json::json!({ name: value }).to_string()
}

/// Is there still something to be done at a spot?
fn at_spot(moment: &Moment<Hill>, spot: Spot) -> bool {
    moment.legal.iter().any(
        |action| matches!(action, Action::Lay { spot: at, .. } | Action::DiscardTrack { spot: at, .. } if *at == spot),
    )
}

/// The lays that are allowed, each once: where a lay can be C as well as D-c, it is C.
pub fn lays(moment: &Moment<Hill>) -> Vec<(Duty, Line, Spot)> {
    let mut lays: Vec<(Duty, Line, Spot)> = Vec::new();
    for action in moment.legal.iter() {
        if let Action::Lay { duty, line, spot } = *action
            && !lays.iter().any(|&(_, other, place)| (other, place) == (line, spot))
        {
            lays.push((duty, line, spot));
        }
    }
    lays
}
