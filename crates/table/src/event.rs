//! What happened, and who is told.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, Viewer};

/// Who hears of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// All seats and spectators.
    Everyone,
    /// One seat only.
    Only(Seat),
    /// All but this seat.
    Others(Seat),
}

impl Audience {
    /// Does this viewer hear of it?
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
            Audience::Others(seat) => viewer != Viewer::Seat(seat),
        }
    }
}

/// An event with its audience.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told<E> {
    /// Who hears of it.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

/// Where a game tells its events. `()` does not listen, and costs nothing.
pub trait Sink<E> {
    /// Tells an event; it is only made if somebody listens.
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<Told<E>> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.push(Told { to, event: event() });
    }
}

/// The events of a list that a viewer hears of.
pub fn heard<E>(events: &[Told<E>], viewer: Viewer) -> impl Iterator<Item = &E> {
    events
        .iter()
        .filter(move |told| told.to.includes(viewer))
        .map(|told| &told.event)
}
