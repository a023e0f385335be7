//! What a player is.

use table::{Game, Outcome, Seat};

/// A player that decides for a seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions, of which there is at least one.
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// What went wrong since this was asked last, a line each. Only players that are programs of their own do anything wrong.
    fn faults(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// The game is over; nothing more will be asked.
    fn end(&mut self, _: &Outcome) {}
}
