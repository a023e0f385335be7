//! What a player is.

use table::{Game, Seat};

/// A player that decides for a seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions, of which there is at least one.
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action;
}
