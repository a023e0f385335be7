//! A game that Python holds, whichever it is.

use std::any::Any;

use bots::{Knowledge, Numbers, Visitor};
use catalog::{AnyPlay, AnyState, CatalogError, Choice};
use serde_json::Value;
use table::{Game, Log, Options, Outcome, Play, Present, Rng, Seat, Seats, Seed, Viewer};

use crate::action::{Act, AnyAction, AnyLegal, List, act};
use crate::shape::{Seeing, Shape, points};
use crate::view::{AnyView, Glance};

/// A game with its log, or a single position.
#[derive(Clone)]
pub(crate) enum Held<G: Game> {
    Play(Play<G>),
    State(G),
}

/// What Python can do with a game.
pub(crate) trait AnyHeld: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn state(&self) -> &dyn AnyState;
    /// The game with its log, if this is more than a position.
    fn play(&self) -> Option<&dyn AnyPlay>;
    fn copy(&self) -> Box<dyn AnyHeld>;
    fn players(&self) -> u8;
    fn awaiting(&self) -> Seats;
    fn legal(&self, seat: Seat) -> Box<dyn AnyLegal>;
    /// Carries out an action; `None` if it is one of another game.
    fn apply(&mut self, seat: Seat, action: &dyn AnyAction) -> Option<Result<(), CatalogError>>;
    /// Carries out an action that came as JSON, and says what happened, as JSON.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<catalog::Done, CatalogError>;
    fn undo(&mut self, seat: Seat) -> Option<Result<Box<dyn AnyAction>, CatalogError>>;
    fn points(&self) -> Vec<i32>;
    fn outcome(&self) -> Option<Outcome>;
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// The indexes of the seat's legal actions, in their order.
    fn indexes(&self, seat: Seat) -> Vec<u16>;
    fn row_len(&self, seeing: Seeing) -> usize;
    fn see(&self, seat: Seat, seeing: Seeing, rng: &mut Rng, out: &mut [f32]);
    /// What there is to see of each legal action: rows, one behind another, and how long each is.
    fn see_actions(&self, seat: Seat) -> (Vec<f32>, usize);
}

impl<G: Knowledge + Present> Held<G> {
    pub(crate) fn game(&self) -> &G {
        match self {
            Held::Play(play) => play.state(),
            Held::State(game) => game,
        }
    }

    fn list(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game().legal(seat, &mut actions);
        actions
    }
}

impl<G: Knowledge + Present> AnyHeld for Held<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn state(&self) -> &dyn AnyState {
        self.game()
    }

    fn play(&self) -> Option<&dyn AnyPlay> {
        match self {
            Held::Play(play) => Some(play),
            Held::State(_) => None,
        }
    }

    fn copy(&self) -> Box<dyn AnyHeld> {
        Box::new(self.clone())
    }

    fn players(&self) -> u8 {
        Game::players(self.game())
    }

    fn awaiting(&self) -> Seats {
        Game::awaiting(self.game())
    }

    fn legal(&self, seat: Seat) -> Box<dyn AnyLegal> {
        Box::new(List::<G>(self.list(seat)))
    }

    fn apply(&mut self, seat: Seat, action: &dyn AnyAction) -> Option<Result<(), CatalogError>> {
        let action = act::<G>(action)?;
        let applied = match self {
            Held::Play(play) => play.act(seat, action, &mut ()),
            Held::State(game) => game.apply(seat, action, &mut ()),
        };
        Some(match applied {
            Ok(_) => Ok(()),
            Err(illegal) => Err(CatalogError::Illegal {
                seat,
                refused: self.game().explain(illegal),
            }),
        })
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<catalog::Done, CatalogError> {
        match self {
            Held::Play(play) => AnyPlay::act(play, seat, action),
            Held::State(game) => AnyState::act(game, seat, action),
        }
    }

    fn undo(&mut self, seat: Seat) -> Option<Result<Box<dyn AnyAction>, CatalogError>> {
        let Held::Play(play) = self else { return None };
        let undone = play.undo(seat).map_err(CatalogError::from);
        Some(undone.map(|ply| Box::new(Act::<G>(ply.action)) as Box<dyn AnyAction>))
    }

    fn points(&self) -> Vec<i32> {
        points(self.game())[..usize::from(self.players())].to_vec()
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self.game())
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(Glance::<G>::new(Game::view(self.game(), viewer), viewer))
    }

    fn indexes(&self, seat: Seat) -> Vec<u16> {
        let mut indexes = Vec::new();
        self.game().number(seat, &self.list(seat), &mut indexes);
        indexes
    }

    fn row_len(&self, seeing: Seeing) -> usize {
        Shape::of::<G>().len(seeing, self.players())
    }

    fn see(&self, seat: Seat, seeing: Seeing, rng: &mut Rng, out: &mut [f32]) {
        Shape::of::<G>().write(self.game(), seat, seeing, rng, out);
    }

    fn see_actions(&self, seat: Seat) -> (Vec<f32>, usize) {
        let mut numbers = Numbers::default();
        numbers.see_actions(self.game(), seat, &self.list(seat));
        let width = Shape::of::<G>().action().len();
        (numbers.actions.numbers, width)
    }
}

/// The options that were chosen.
pub(crate) fn choose<G: Game>(choices: &[Choice]) -> Result<G::Options, CatalogError> {
    let mut options = G::Options::default();
    for Choice { name, value } in choices {
        options.set(name, value)?;
    }
    Ok(options)
}

/// Sets up a game.
pub(crate) struct SetUp<'a> {
    pub(crate) players: Option<i64>,
    pub(crate) choices: &'a [Choice],
    pub(crate) seed: Seed,
}

impl Visitor for SetUp<'_> {
    type Output = Result<Box<dyn AnyHeld>, CatalogError>;

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        let players = players_of::<G>(self.players)?;
        let play = Play::<G>::new(players, choose::<G>(self.choices)?, self.seed)?;
        Ok(Box::new(Held::Play(play)))
    }
}

/// How many play: as many as usually do, where nobody says.
pub(crate) fn players_of<G: Game>(players: Option<i64>) -> Result<u8, CatalogError> {
    let meta = G::meta();
    let Some(players) = players else {
        return Ok(meta.usual_players);
    };
    meta.check_players(players)?;
    Ok(players as u8)
}

/// Takes over a game that the catalog has read.
pub(crate) struct TakeOver<'a>(pub(crate) &'a dyn AnyPlay);

impl Visitor for TakeOver<'_> {
    type Output = Box<dyn AnyHeld>;

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        let log: Log<G> = serde_json::from_value(self.0.log()).expect("it was read from a log of this game");
        Box::new(Held::Play(Play::from_log(log).expect("it was replayed before")))
    }
}

/// Takes over a position that the catalog has read.
pub(crate) struct TakeState<'a>(pub(crate) &'a dyn AnyState);

impl Visitor for TakeState<'_> {
    type Output = Option<Box<dyn AnyHeld>>;

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        let mut value = self.0.to_json();
        let fields = value.as_object_mut()?;
        fields.shift_remove("game");
        fields.shift_remove("rules");
        let game: G = serde_json::from_value(value).ok()?;
        Some(Box::new(Held::State(game)))
    }
}
