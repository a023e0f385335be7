//! What a player is.

use table::{Game, Outcome, Seat};

/// A player that decides for a seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions, of which there is at least one.
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// What went wrong since the last call, one line each. Only programs ever go wrong.
    fn faults(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// The game is over; there are no more decisions.
    fn end(&mut self, _: &Outcome) {}
}
