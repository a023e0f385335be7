//! What the seat whose decision is due has declared, for itself alone.

use table::Seat;

use crate::pending::Pending;

/// T18.2: a declaration in progress, and whose it is. Only one seat at a time can have one, so the state has room for one; and nobody can ask for it without
/// saying as whom.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Declared(Option<(Seat, Pending)>);

impl Declared {
    /// Nothing is declared.
    pub(crate) const NOTHING: Declared = Declared(None);

    /// What this seat has declared.
    pub(crate) fn of(&self, seat: Seat) -> &Pending {
        match &self.0 {
            Some((whose, pending)) if *whose == seat => pending,
            _ => &Pending::Nothing {},
        }
    }

    /// This seat declares something, in place of what was declared.
    pub(crate) fn set(&mut self, seat: Seat, pending: Pending) {
        self.0 = (pending != Pending::Nothing {}).then_some((seat, pending));
    }

    /// Who has declared something.
    pub(crate) fn whose(&self) -> Option<Seat> {
        self.0.map(|(seat, _)| seat)
    }
}
