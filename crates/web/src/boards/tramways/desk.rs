//! What all parts of the board share: the table, what is pointed at, and what is being done in several steps.

use std::sync::Arc;

use leptos::prelude::*;
use table::{Game, Rng, Seed};
use tramways::map::Map;
use tramways::payment::Payment;
use tramways::pending::{Deed, Pending};
use tramways::{Action, ActionKind, Tramways};

use super::aim::Aim;
use super::thing::Thing;
use crate::table::{Moment, Table};
use crate::texts::t;

/// What all parts of the board share. A handle, copied freely.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The table.
    pub table: Table<Tramways>,
    /// The action that is pointed at: its cost and effect are told.
    pub pointed: RwSignal<Option<Action>>,
    /// The link or passenger that is looked at.
    pub looked_at: RwSignal<Option<Thing>>,
    /// Has the map just been dragged, so that no click is meant?
    pub dragged: StoredValue<bool>,
    map: StoredValue<Arc<Map>>,
    /// What each kind of action could go on with, where the turn has not said yet what it does.
    ahead: Memo<Vec<(ActionKind, Vec<Action>)>>,
    /// What the next decisions are, if a click stands for several.
    next: StoredValue<Vec<Action>>,
    /// How to pay for the deed that is being paid.
    paying: StoredValue<Option<(Deed, Payment)>>,
}

impl Desk {
    /// The desk of a table with a first moment.
    pub fn new(table: Table<Tramways>, moment: &Moment<Tramways>) -> Desk {
        let desk = Desk {
            table,
            map: StoredValue::new(Arc::new(moment.view.components().map.clone())),
            pointed: RwSignal::new(None),
            looked_at: RwSignal::new(None),
            dragged: StoredValue::new(false),
            ahead: Memo::new(move |_| table.moment().map(|moment| ahead(&moment)).unwrap_or_default()),
            next: StoredValue::new(Vec::new()),
            paying: StoredValue::new(None),
        };
        // after each decision comes the next one of the same click
        Effect::new(move |_| {
            if let Some(moment) = table.moment() {
                desk.go_on(&moment);
            }
        });
        desk
    }

    /// The map.
    pub fn map(self) -> Arc<Map> {
        self.map.get_value()
    }

    /// What a click on something means, as it changes.
    pub fn aim(self, look: impl Fn(&Moment<Tramways>) -> Aim + Send + Sync + 'static) -> Memo<Aim> {
        Memo::new(move |_| self.table.moment().map(|moment| look(&moment)).unwrap_or_default())
    }

    /// The kind of action first and then this, where the turn has not said yet what it does; nothing where that is not allowed.
    pub fn aim_through(self, kind: ActionKind, then: Action) -> Aim {
        let allowed = |ahead: &Vec<(ActionKind, Vec<Action>)>| {
            ahead
                .iter()
                .any(|(other, actions)| *other == kind && actions.contains(&then))
        };
        if self.ahead.with(allowed) {
            Aim::through(kind, then)
        } else {
            Aim::default()
        }
    }

    /// Something was clicked. What is not allowed is explained.
    pub fn click(self, aim: Aim) {
        if self.dragged.get_value() {
            return;
        }
        self.pointed.set(None);
        match aim.action {
            Some(action) => self.act(action, aim.then),
            None if self.table.moment_now().is_some_and(|moment| moment.is_mine()) => {
                self.table.tell(t!("tramways.not_here"));
            }
            None => {}
        }
    }

    /// Decides, and then decides on as long as that is allowed.
    pub fn act(self, action: Action, then: impl IntoIterator<Item = Action>) {
        self.paying.set_value(None);
        self.next.set_value(then.into_iter().collect());
        self.table.act(action);
    }

    /// Plays the icons of this payment for what is declared, one after the other.
    pub fn pay(self, deed: Deed, payment: Payment) {
        self.next.set_value(Vec::new());
        self.paying.set_value(Some((deed, payment)));
        if let Some(moment) = self.table.moment_now() {
            self.go_on(&moment);
        }
    }

    fn go_on(self, moment: &Moment<Tramways>) {
        if !moment.is_mine() {
            return;
        }
        let mut next = self.next.get_value();
        if !next.is_empty() {
            // where there is only one way, the game has already gone it
            let place = next.iter().position(|action| moment.legal.contains(action));
            let action = place.map(|place| next.drain(..=place).next_back());
            self.next.set_value(if action.is_some() { next } else { Vec::new() });
            if let Some(action) = action.flatten() {
                self.table.act(action);
            }
        } else if let Some((deed, payment)) = self.paying.get_value() {
            match next_icon(moment, deed, &payment) {
                Some(action) => self.table.act(action),
                None => self.paying.set_value(None),
            }
        }
    }

    /// Which step of what is advised a click here would be: the last one, where it stands for two.
    pub fn advises(self, aim: Aim) -> Option<usize> {
        let first = self.table.advises(&aim.action.filter(|_| aim.allowed)?)?;
        aim.then.map_or(Some(first), |then| self.table.advises(&then))
    }

    /// Is this what a line of the log or a hint points at?
    pub fn is_lit(self, key: &str) -> bool {
        self.table.highlight.read().as_deref() == Some(key)
    }

    /// Something is pointed at, or no longer.
    pub fn point(self, aim: Option<Aim>) {
        let action = aim.filter(|aim| aim.allowed).and_then(|aim| aim.then.or(aim.action));
        self.pointed.set(action);
    }

    /// Something is looked at, or no longer.
    pub fn look_at(self, thing: Option<Thing>) {
        self.looked_at.set(thing);
    }
}

/// What each kind of action could go on with. Tried on a state imagined from what the viewer sees.
fn ahead(moment: &Moment<Tramways>) -> Vec<(ActionKind, Vec<Action>)> {
    let kinds: Vec<ActionKind> = ActionKind::ALL
        .into_iter()
        .filter(|&action| moment.legal.contains(&Action::Choose { action }))
        .collect();
    let (Some(seat), false) = (moment.seat(), kinds.is_empty()) else {
        return Vec::new();
    };
    let game = Tramways::imagine(&moment.view, &mut Rng::new(Seed::from_text("ahead")));
    let after = |action: ActionKind| {
        let mut game = game.clone();
        let mut actions = Vec::new();
        if game.apply(seat, &Action::Choose { action }, &mut ()).is_ok() {
            game.legal(seat, &mut actions);
        }
        (action, actions)
    };
    kinds.into_iter().map(after).collect()
}

/// Of the payment that was chosen, the next icon to be played.
fn next_icon(moment: &Moment<Tramways>, chosen: Deed, whole: &Payment) -> Option<Action> {
    let Pending::Paying { deed, payment, .. } = moment.view.pending() else {
        return None;
    };
    let cards = &moment.view.components().cards;
    let missing = whole.beyond(payment);
    let wanted = |action: &&Action| match **action {
        Action::Use { ticket, icon } => missing.icons(cards, ticket).any(|missing| missing == icon),
        _ => false,
    };
    (*deed == chosen)
        .then(|| moment.legal.iter().find(wanted).copied())
        .flatten()
}
