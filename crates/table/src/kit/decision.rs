//! A decision tried out: who, what, and what came of it.

use crate::error::Illegal;
use crate::event::{Told, heard};
use crate::game::{Game, Takeback};
use crate::seat::{Seat, Viewer};

/// An action carried out on a copy of a state.
pub(super) struct Decision<G: Game> {
    pub(super) seat: Seat,
    pub(super) action: G::Action,
    pub(super) after: G,
    pub(super) takeback: Takeback,
    pub(super) told: Vec<Told<G::Event>>,
}

impl<G: Game> Decision<G> {
    /// Tries the action on a copy of the state.
    pub(super) fn attempt(state: &G, seat: Seat, action: &G::Action) -> Result<Decision<G>, Illegal<G::Refusal>> {
        let mut after = state.clone();
        let mut told = Vec::new();
        let takeback = after.apply(seat, action, &mut told)?;
        Ok(Decision {
            seat,
            action: action.clone(),
            after,
            takeback,
            told,
        })
    }

    /// Can it be taken back?
    pub(super) fn is_open(&self) -> bool {
        self.takeback == Takeback::Open
    }

    /// Do the two decisions look the same to this viewer: what was heard, and what is seen afterwards?
    pub(super) fn looks_like(&self, other: &Decision<G>, viewer: Viewer) -> bool {
        self.sounds_like(other, viewer) && self.ends_like(other, viewer)
    }

    /// Did this viewer hear the same?
    pub(super) fn sounds_like(&self, other: &Decision<G>, viewer: Viewer) -> bool {
        heard(&self.told, viewer).eq(heard(&other.told, viewer))
    }

    /// Does this viewer see the same afterwards?
    pub(super) fn ends_like(&self, other: &Decision<G>, viewer: Viewer) -> bool {
        self.after.view(viewer) == other.after.view(viewer)
    }
}
