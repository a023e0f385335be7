//! Bots.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use bots::{Knowledge, Spec, Visitor, visit};
use pyo3::prelude::*;
use table::{Present, Rng, Seat, Seed, Viewer};

use crate::action::{Act, Action, AnyAction, AnyLegal, Legal, List};
use crate::error::{of_spec, refuse, seat};
use crate::state::{State, seed};
use crate::view::{AnyView, Glance, View};

/// Who decides for a seat of some game.
trait AnyMind: Send {
    /// One of the legal actions; `None` if view and list are of another game.
    fn decide(&mut self, seat: Seat, view: &dyn Any, legal: &dyn Any) -> Option<Box<dyn AnyAction>>;
}

struct Mind<G: Knowledge>(Box<dyn bots::Bot<G>>);

impl<G: Knowledge> AnyMind for Mind<G> {
    fn decide(&mut self, seat: Seat, view: &dyn Any, legal: &dyn Any) -> Option<Box<dyn AnyAction>> {
        let (view, legal) = (view.downcast_ref::<Glance<G>>()?, legal.downcast_ref::<List<G>>()?);
        let action = self.0.decide(seat, &view.view, &legal.0);
        Some(Box::new(Act::<G>(action)))
    }
}

struct Making<'a> {
    spec: &'a Spec,
    luck: Seed,
}

impl Visitor for Making<'_> {
    type Output = Box<dyn AnyMind>;

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        Box::new(Mind(self.spec.seat::<G>(Rng::new(self.luck))))
    }
}

/// Who decides, by game and seat.
type Minds = HashMap<(&'static str, Seat), Box<dyn AnyMind>>;

/// A player: call it with a seat, what the seat sees, and its legal actions.
#[pyclass(frozen, module = "roundhouse")]
pub(crate) struct Bot {
    pub(crate) spec: Spec,
    luck: Seed,
    /// Who sits where, in which game: a search remembers what it has seen.
    minds: Mutex<Minds>,
}

/// The bot with this name, such as `random`, `greedy`, `search:300ms`, `learned` or `master`.
#[pyfunction]
#[pyo3(signature = (name, seed = None))]
pub(crate) fn bot(name: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Bot> {
    Ok(Bot {
        spec: name.parse().map_err(|error| of_spec(&error))?,
        luck: self::seed(seed)?,
        minds: Mutex::default(),
    })
}

#[pymethods]
impl Bot {
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    fn __call__(&self, py: Python<'_>, seat: u8, view: &Bound<'_, View>, legal: &Bound<'_, Legal>) -> PyResult<Action> {
        let seat = Seat::new(seat).ok_or_else(|| refuse("there is no such seat"))?;
        self.choose(py, seat, &*view.get().0, &*legal.get().0)
    }

    fn decide(&self, py: Python<'_>, state: &Bound<'_, State>, seat: i64) -> PyResult<Action> {
        let (seat, view, legal) = {
            let state = state.borrow();
            let seat = self::seat(seat, state.0.players())?;
            (seat, state.0.view(Viewer::Seat(seat)), state.0.legal(seat))
        };
        self.choose(py, seat, &*view, &*legal)
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}')", self.spec)
    }
}

impl Bot {
    /// Thinks without holding up other threads of Python.
    fn choose(&self, py: Python<'_>, seat: Seat, view: &dyn AnyView, legal: &dyn AnyLegal) -> PyResult<Action> {
        if legal.len() == 0 {
            return Err(refuse(format!("seat {} has nothing to decide now", u8::from(seat))));
        }
        let game = view.game();
        let luck = Seed::from_text(&format!("{} in {game} on {seat}", self.luck));
        let decided = py.detach(|| {
            let mut minds = self.minds.lock().unwrap_or_else(PoisonError::into_inner);
            let spec = &self.spec;
            let make = || visit(game, Making { spec, luck }).expect("the view is of a game that there is");
            minds
                .entry((game, seat))
                .or_insert_with(make)
                .decide(seat, view.as_any(), legal.as_any())
        });
        decided
            .map(Action)
            .ok_or_else(|| refuse(format!("these aren't legal actions of {game}")))
    }
}
