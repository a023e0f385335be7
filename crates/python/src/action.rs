//! Actions, and lists of them.

use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};

use bots::{Knowledge, Visitor};
use pyo3::exceptions::{PyIndexError, PyKeyError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PySlice, PyTuple};
use serde_json::Value;
use table::{Game, Present};

use crate::error::refuse;
use crate::json;

/// An action of any game.
pub(crate) trait AnyAction: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn game(&self) -> &'static str;
    fn equals(&self, other: &dyn AnyAction) -> bool;
    fn json(&self) -> String;
}

/// An action of this game.
pub(crate) struct Act<G: Game>(pub(crate) G::Action);

impl<G: Game> AnyAction for Act<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn game(&self) -> &'static str {
        G::meta().id
    }

    fn equals(&self, other: &dyn AnyAction) -> bool {
        act::<G>(other).is_some_and(|other| *other == self.0)
    }

    fn json(&self) -> String {
        json::written(&self.0)
    }
}

/// The action itself, if it is one of this game.
pub(crate) fn act<G: Game>(action: &dyn AnyAction) -> Option<&G::Action> {
    action.as_any().downcast_ref::<Act<G>>().map(|Act(action)| action)
}

/// One decision. It compares, hashes and prints; `name` says what is done, and `fields` with what and where.
#[pyclass(frozen, module = "roundhouse")]
pub(crate) struct Action(pub(crate) Box<dyn AnyAction>);

/// Reads an action of whichever game.
struct Reading<'a>(&'a str);

impl Visitor for Reading<'_> {
    type Output = Result<Box<dyn AnyAction>, serde_json::Error>;

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        Ok(Box::new(Act::<G>(serde_json::from_str(self.0)?)))
    }
}

#[pymethods]
impl Action {
    #[new]
    fn new(game: &str, data: &Bound<'_, PyAny>) -> PyResult<Action> {
        let text = json::text(data)?;
        let read = bots::visit(game, Reading(&text)).ok_or_else(|| crate::info::no_game(game))?;
        read.map(Action)
            .map_err(|error| refuse(format!("this is no action of {game}: {error}")))
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.0.game()
    }

    #[getter]
    fn name(&self) -> PyResult<String> {
        Ok(self.parts()?.0)
    }

    #[getter]
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, &self.parts()?.1.to_string())
    }

    fn __getitem__<'py>(&self, py: Python<'py>, field: &str) -> PyResult<Bound<'py, PyAny>> {
        match self.parts()?.1.get(field) {
            Some(value) => json::loads(py, &value.to_string()),
            None => Err(PyKeyError::new_err(field.to_owned())),
        }
    }

    fn to_json(&self) -> String {
        self.0.json()
    }

    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, &self.0.json())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Action>().is_ok_and(|other| self.0.equals(&*other.get().0))
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.json().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!("Action('{}', '{}')", self.0.game(), self.0.json())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Action>) -> PyResult<Bound<'py, PyTuple>> {
        let action = &slf.get().0;
        let arguments = (action.game(), action.json());
        (slf.get_type(), arguments).into_pyobject(slf.py())
    }
}

impl Action {
    /// What is done, and its details.
    fn parts(&self) -> PyResult<(String, Value)> {
        match serde_json::from_str(&self.0.json()) {
            Ok(Value::Object(fields)) => fields.into_iter().next(),
            _ => None,
        }
        .ok_or_else(|| refuse("an action is written as a name with its fields"))
    }
}

/// The legal actions of a seat, of any game.
pub(crate) trait AnyLegal: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn len(&self) -> usize;
    fn get(&self, place: usize) -> Box<dyn AnyAction>;
    fn place(&self, action: &dyn AnyAction) -> Option<usize>;
}

/// The legal actions of a seat of this game.
pub(crate) struct List<G: Game>(pub(crate) Vec<G::Action>);

impl<G: Game> AnyLegal for List<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn get(&self, place: usize) -> Box<dyn AnyAction> {
        Box::new(Act::<G>(self.0[place].clone()))
    }

    fn place(&self, action: &dyn AnyAction) -> Option<usize> {
        let action = act::<G>(action)?;
        self.0.iter().position(|other| other == action)
    }
}

/// The legal actions of a seat: a sequence that makes its actions as they are looked at.
#[pyclass(frozen, sequence, module = "roundhouse")]
pub(crate) struct Legal(pub(crate) Box<dyn AnyLegal>);

#[pymethods]
impl Legal {
    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, place: &Bound<'py, PyAny>) -> PyResult<Py<PyAny>> {
        if let Ok(place) = place.extract::<isize>() {
            let len = self.0.len() as isize;
            let place = if place < 0 { place + len } else { place };
            if !(0..len).contains(&place) {
                return Err(PyIndexError::new_err("there are fewer legal actions"));
            }
            return Ok(Py::new(py, Action(self.0.get(place as usize)))?.into_any());
        }
        let Ok(slice) = place.cast::<PySlice>() else {
            return Err(PyTypeError::new_err("a place in the list is a number or a slice"));
        };
        let all: Vec<Action> = self.each().collect();
        Ok(all.into_pyobject(py)?.get_item(slice)?.unbind())
    }

    fn __contains__(&self, action: &Bound<'_, PyAny>) -> bool {
        self.find(action).is_some()
    }

    fn index(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        self.find(action)
            .ok_or_else(|| refuse("this action isn't one of the legal ones"))
    }

    fn count(&self, action: &Bound<'_, PyAny>) -> usize {
        usize::from(self.find(action).is_some())
    }

    fn __repr__(&self) -> String {
        let all: Vec<String> = self.each().map(|action| action.0.json()).collect();
        format!("Legal([{}])", all.join(", "))
    }
}

impl Legal {
    fn each(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.0.len()).map(|place| Action(self.0.get(place)))
    }

    fn find(&self, action: &Bound<'_, PyAny>) -> Option<usize> {
        let action = action.cast::<Action>().ok()?;
        self.0.place(&*action.get().0)
    }
}

/// An action as Python hands it over: an object, an index, or JSON.
pub(crate) enum Given<'a, 'py> {
    Object(&'a Bound<'py, Action>),
    Index(u16),
    Json(Value),
}

impl<'a, 'py> Given<'a, 'py> {
    pub(crate) fn of(action: &'a Bound<'py, PyAny>) -> PyResult<Given<'a, 'py>> {
        if let Ok(action) = action.cast::<Action>() {
            return Ok(Given::Object(action));
        }
        if let Ok(index) = action.extract::<u16>() {
            return Ok(Given::Index(index));
        }
        if !action.is_instance_of::<PyDict>() {
            return Err(PyTypeError::new_err(
                "an action is an Action, its index (from 0), or a dict as in the game's log",
            ));
        }
        let text = json::dumps(action)?;
        serde_json::from_str(&text)
            .map(Given::Json)
            .map_err(|error| refuse(error.to_string()))
    }
}
