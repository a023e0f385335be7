//! What plans for the future ask of any game.

use serde_json::Value;
use table::{Game, Present, Seat, Viewer, only_choice};

use crate::any_state::{check_seat, to_json};
use crate::error::CatalogError;
use crate::read;
use crate::text::Document;

/// An event that tells a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed {
    /// Whose decision.
    pub seat: Seat,
    /// The event, as the game itself writes it.
    pub event: Value,
}

/// What plans for the future ask of any game.
pub trait AnyForesight {
    /// The decision that an event tells, if it tells one.
    fn deed(&self, event: &Value) -> Result<Option<Deed>, CatalogError>;
    /// Can anybody ever pass in this game?
    fn can_pass(&self) -> bool;
    /// Does a round begin with this event, or whatever else may end somebody's passing?
    fn begins_round(&self, event: &Value) -> Result<bool, CatalogError>;
    /// Is this an action of the game, whether it is legal now or not?
    fn check_action(&self, action: &Value) -> Result<(), CatalogError>;
    /// The action by which a seat passes, if it can.
    fn pass(&self, seat: Seat) -> Result<Option<Value>, CatalogError>;
    /// What a seat would certainly do, as far as it sees: see [`only_choice`].
    fn only_choice(&self, seat: Seat) -> Result<Option<Value>, CatalogError>;
}

impl<G: Present> AnyForesight for G {
    fn deed(&self, event: &Value) -> Result<Option<Deed>, CatalogError> {
        let event: G::Event = read::value(Document::Event, event)?;
        let deed = |seat| Deed {
            seat,
            event: to_json(&event),
        };
        Ok(G::deed(&event).map(deed))
    }

    fn can_pass(&self) -> bool {
        G::CAN_PASS
    }

    fn begins_round(&self, event: &Value) -> Result<bool, CatalogError> {
        Ok(G::begins_round(&read::value(Document::Event, event)?))
    }

    fn check_action(&self, action: &Value) -> Result<(), CatalogError> {
        let _: G::Action = read::value(Document::Action, action)?;
        Ok(())
    }

    fn pass(&self, seat: Seat) -> Result<Option<Value>, CatalogError> {
        check_seat(self, seat)?;
        let mut actions = Vec::new();
        Game::legal(self, seat, &mut actions);
        Ok(actions.iter().find(|action| G::is_pass(action)).map(to_json))
    }

    fn only_choice(&self, seat: Seat) -> Result<Option<Value>, CatalogError> {
        check_seat(self, seat)?;
        let view = Game::view(self, Viewer::Seat(seat));
        Ok(only_choice::<G>(&view, seat).as_ref().map(to_json))
    }
}
