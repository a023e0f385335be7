//! What there is to see at one moment of a game.

use std::sync::Arc;

use table::{Game, Outcome, Seat, Seats, Viewer};

/// What there is to see at one moment.
#[derive(Clone, Debug)]
pub struct Moment<G: Game> {
    /// How many decisions were made.
    pub ply: usize,
    /// Whose eyes see it.
    pub viewer: Viewer,
    /// What they see.
    pub view: Arc<G::View>,
    /// Who owes a decision.
    pub awaiting: Seats,
    /// All that the viewer may do now; nothing if others decide, and when one looks back.
    pub legal: Arc<Vec<G::Action>>,
    /// The result, once the game is over.
    pub outcome: Option<Arc<Outcome>>,
}

impl<G: Game> Moment<G> {
    /// A state through these eyes.
    pub fn of(state: &G, viewer: Viewer, ply: usize) -> Moment<G> {
        let mut legal = Vec::new();
        if let Some(seat) = viewer.seat() {
            state.legal(seat, &mut legal);
        }
        Moment {
            legal: Arc::new(legal),
            ..Moment::memory(state, viewer, ply)
        }
    }

    /// A state through these eyes, as a memory: what could be done then takes long to list, and nobody asks.
    pub fn memory(state: &G, viewer: Viewer, ply: usize) -> Moment<G> {
        Moment {
            ply,
            viewer,
            view: Arc::new(state.view(viewer)),
            awaiting: state.awaiting(),
            legal: Arc::default(),
            outcome: state.outcome().map(Arc::new),
        }
    }

    /// The same as a memory: there is nothing to be done.
    pub fn past(&self) -> Moment<G> {
        Moment {
            legal: Arc::default(),
            ..self.clone()
        }
    }

    /// The viewer's own seat.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The variant of a text about this seat: "you" if it's the viewer's.
    pub fn is_you(&self, seat: Seat) -> &'static str {
        if self.seat() == Some(seat) { "you" } else { "other" }
    }

    /// Is it for the viewer to decide?
    pub fn is_mine(&self) -> bool {
        !self.legal.is_empty()
    }
}

/// One decision in the log.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    /// How many decisions there are with this one.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What the viewer heard of it.
    pub events: Vec<G::Event>,
    /// Was it taken back, or is this where one was?
    pub undone: bool,
}
