//! A game of any kind being played.

use serde_json::Value;
use table::{Game, Message, OPENING, Play, Ply, Present, Seat, Seats, Told};

use crate::any_state::{AnyState, Done, check_seat, decide, to_json};
use crate::error::CatalogError;

/// A game of any kind being played: its log and its present state, with undo.
pub trait AnyPlay: Send + Sync {
    /// The state now.
    fn state(&self) -> &dyn AnyState;
    /// The state as it was set up.
    fn start(&self) -> Box<dyn AnyState>;
    /// All decisions so far.
    fn decisions(&self) -> Vec<Ply<Value>>;
    /// How each seat opened the game, in the order of the seats, in words that are the same in every game of this kind.
    fn openings(&self) -> Vec<Vec<Message>>;
    /// The log: what [`read_log`](crate::read_log) reads.
    fn log(&self) -> Value;
    /// Carries out an action and writes it into the log. An illegal one changes nothing and says why.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Done, CatalogError>;
    /// Takes back this seat's last decision, if it is open, and says what it was.
    fn undo(&mut self, seat: Seat) -> Result<Ply<Value>, CatalogError>;
}

impl<G: Present> AnyPlay for Play<G> {
    fn state(&self) -> &dyn AnyState {
        self.state()
    }

    fn start(&self) -> Box<dyn AnyState> {
        Box::new(self.log().start().expect("the log of a game being played is sound"))
    }

    fn decisions(&self) -> Vec<Ply<Value>> {
        self.log().actions.iter().map(erase).collect()
    }

    fn openings(&self) -> Vec<Vec<Message>> {
        let mut game = self.log().start().expect("the log of a game being played is sound");
        let mut told: Vec<Told<G::Event>> = Vec::new();
        for ply in self.log().actions.iter().take(OPENING) {
            let applied = game.apply(ply.seat, &ply.action, &mut told);
            debug_assert!(applied.is_ok(), "the log of a game being played is sound");
        }
        let events: Vec<G::Event> = told.into_iter().map(|told| told.event).collect();
        let seats = Seats::all(Game::players(self.state())).iter();
        seats.map(|seat| self.state().opened(seat, &events)).collect()
    }

    fn log(&self) -> Value {
        to_json(self.log())
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Done, CatalogError> {
        check_seat(self.state(), seat)?;
        decide::<G>(seat, action, |action, events| {
            self.act(seat, action, events)
                .map_err(|illegal| self.state().explain(illegal))
        })
    }

    fn undo(&mut self, seat: Seat) -> Result<Ply<Value>, CatalogError> {
        check_seat(self.state(), seat)?;
        Ok(erase(&self.undo(seat)?))
    }
}

fn erase<A: serde::Serialize>(ply: &Ply<A>) -> Ply<Value> {
    Ply {
        seat: ply.seat,
        action: to_json(&ply.action),
    }
}
