//! A position of any game.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use table::{Game, Message, Meta, Outcome, Present, Refused, Seat, Seats, Takeback, Told, Viewer, Voice};

use crate::error::CatalogError;
use crate::foresight::AnyForesight;
use crate::text::Document;
use crate::{read, stamp};

/// A position of any game: its complete state. Every game that can be shown is one.
///
/// A seat that nobody sits on is refused everywhere with [`CatalogError::Seat`], and JSON that is no action or event of the game with
/// [`CatalogError::Unreadable`].
pub trait AnyState: AnyForesight + Send + Sync {
    /// What the game is.
    fn meta(&self) -> Meta;
    /// How many players sit at the table.
    fn players(&self) -> u8;
    /// Who owes a decision; nobody when the game is over.
    fn awaiting(&self) -> Seats;
    /// All legal actions of a seat; none if it is not awaited.
    fn legal(&self, seat: Seat) -> Result<Vec<Value>, CatalogError>;
    /// Carries out an action. An illegal one changes nothing and says why.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Done, CatalogError>;
    /// What this viewer sees.
    fn view(&self, viewer: Viewer) -> Result<Value, CatalogError>;
    /// What this viewer sees, as text: for whoever only passes it on, several times faster.
    fn view_text(&self, viewer: Viewer) -> Result<Box<RawValue>, CatalogError>;
    /// All legal actions of a seat, as text.
    fn legal_text(&self, seat: Seat) -> Result<Box<RawValue>, CatalogError>;
    /// What this viewer sees, drawn for a terminal, with colours.
    fn picture(&self, viewer: Viewer, voice: &Voice<'_>) -> Result<String, CatalogError>;
    /// What is asked of this viewer now.
    fn prompt(&self, viewer: Viewer) -> Result<Message, CatalogError>;
    /// An action in a few words for this viewer.
    fn action_label(&self, viewer: Viewer, action: &Value) -> Result<Message, CatalogError>;
    /// An event in one line for this viewer.
    fn event_line(&self, viewer: Viewer, event: &Value) -> Result<Message, CatalogError>;
    /// The result; `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;
    /// A copy, to try something on.
    fn copy(&self) -> Box<dyn AnyState>;
    /// The complete state, with `game` and `rules` in front: what [`read_state`](crate::read_state) reads.
    fn to_json(&self) -> Value;
}

/// What an action brought about.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Done {
    /// What happened, and who is told.
    pub events: Vec<Told<Value>>,
    /// Can it be taken back?
    pub takeback: Takeback,
}

impl<G: Present> AnyState for G {
    fn meta(&self) -> Meta {
        G::meta()
    }

    fn players(&self) -> u8 {
        Game::players(self)
    }

    fn awaiting(&self) -> Seats {
        Game::awaiting(self)
    }

    fn legal(&self, seat: Seat) -> Result<Vec<Value>, CatalogError> {
        check_seat(self, seat)?;
        let mut actions = Vec::new();
        Game::legal(self, seat, &mut actions);
        Ok(actions.iter().map(to_json).collect())
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Done, CatalogError> {
        check_seat(self, seat)?;
        decide::<G>(seat, action, |action, events| {
            self.apply(seat, action, events)
                .map_err(|illegal| self.explain(illegal))
        })
    }

    fn view(&self, viewer: Viewer) -> Result<Value, CatalogError> {
        Ok(to_json(&view(self, viewer)?))
    }

    fn view_text(&self, viewer: Viewer) -> Result<Box<RawValue>, CatalogError> {
        Ok(to_raw(&view(self, viewer)?))
    }

    fn legal_text(&self, seat: Seat) -> Result<Box<RawValue>, CatalogError> {
        check_seat(self, seat)?;
        let mut actions = Vec::new();
        Game::legal(self, seat, &mut actions);
        Ok(to_raw(&actions))
    }

    fn picture(&self, viewer: Viewer, voice: &Voice<'_>) -> Result<String, CatalogError> {
        Ok(G::picture(&view(self, viewer)?, voice))
    }

    fn prompt(&self, viewer: Viewer) -> Result<Message, CatalogError> {
        Ok(G::prompt(&view(self, viewer)?))
    }

    fn action_label(&self, viewer: Viewer, action: &Value) -> Result<Message, CatalogError> {
        Ok(G::action_label(
            &view(self, viewer)?,
            &read::value(Document::Action, action)?,
        ))
    }

    fn event_line(&self, viewer: Viewer, event: &Value) -> Result<Message, CatalogError> {
        Ok(G::event_line(
            &view(self, viewer)?,
            &read::value(Document::Event, event)?,
        ))
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }

    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn to_json(&self) -> Value {
        stamp::put_on(&G::meta(), to_json(self))
    }
}

/// The JSON of anything that travels as JSON.
pub(crate) fn to_json(message: &impl Serialize) -> Value {
    serde_json::to_value(message).expect("messages have text for keys, so nothing can fail")
}

/// The JSON text of anything that travels as JSON.
fn to_raw(message: &impl Serialize) -> Box<RawValue> {
    to_raw_value(message).expect("messages have text for keys, so nothing can fail")
}

/// Refuses a seat that nobody sits on.
pub(crate) fn check_seat(state: &impl Game, seat: Seat) -> Result<(), CatalogError> {
    let players = Game::players(state);
    if Seats::all(players).contains(seat) {
        Ok(())
    } else {
        Err(CatalogError::Seat {
            number: u8::from(seat).into(),
            players,
        })
    }
}

/// Reads an action, has it applied, and writes down what happened.
pub(crate) fn decide<G: Game>(
    seat: Seat,
    action: &Value,
    apply: impl FnOnce(&G::Action, &mut Vec<Told<G::Event>>) -> Result<Takeback, Refused>,
) -> Result<Done, CatalogError> {
    let action = read::value(Document::Action, action)?;
    let mut events = Vec::new();
    let takeback = apply(&action, &mut events).map_err(|refused| CatalogError::Illegal { seat, refused })?;
    let events = events
        .iter()
        .map(|told| Told {
            to: told.to,
            event: to_json(&told.event),
        })
        .collect();
    Ok(Done { events, takeback })
}

fn view<G: Game>(state: &G, viewer: Viewer) -> Result<G::View, CatalogError> {
    if let Viewer::Seat(seat) = viewer {
        check_seat(state, seat)?;
    }
    Ok(Game::view(state, viewer))
}
