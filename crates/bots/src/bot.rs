//! What a player is.

use table::{Game, Outcome, Seat};

/// A player that decides for a seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions, of which there is at least one.
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// How often it tried each of these legal actions, if it thinks as long as a clock allows: what several such players found out about one decision can be added
    /// up. What comes of it has to be [told](Bot::follow) to each of them. Nothing from others.
    fn tries(&mut self, _: Seat, _view: &G::View, _legal: &[G::Action]) -> Option<Vec<f32>> {
        None
    }

    /// This was decided, by several players together.
    fn follow(&mut self, _: Seat, _: &G::Action) {}

    /// What went wrong since the last call, one line each. Only programs ever go wrong.
    fn faults(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// The game is over; there are no more decisions.
    fn end(&mut self, _: &Outcome) {}
}
