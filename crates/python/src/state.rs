//! A game as an object.

use bots::visit;
use catalog::Choice;
use numpy::ndarray::Array2;
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyTuple};
use table::{Rng, Seat, Seed, Viewer};

use crate::action::{Action, AnyAction, Given, Legal};
use crate::error::{of_catalog, refuse, seat};
use crate::held::{AnyHeld, SetUp, TakeOver, TakeState};
use crate::json;
use crate::shape::Seeing;
use crate::view::{View, seats};

/// A game being played, or a single position of one.
#[pyclass(module = "roundhouse")]
pub(crate) struct State(pub(crate) Box<dyn AnyHeld>);

/// A new game, ready for its first decision.
#[pyfunction]
#[pyo3(signature = (game, players = None, seed = None, **options))]
pub(crate) fn new(
    py: Python<'_>,
    game: &str,
    players: Option<i64>,
    seed: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<State> {
    let order = SetUp {
        players,
        choices: &choices(options)?,
        seed: self::seed(seed)?,
    };
    let held = visit(game, order).ok_or_else(|| crate::info::no_game(game))?;
    held.map(State).map_err(|error| of_catalog(py, &error))
}

/// The game that a log tells.
#[pyfunction]
pub(crate) fn read_log(py: Python<'_>, log: &Bound<'_, PyAny>) -> PyResult<State> {
    let play = catalog::read_log(&json::text(log)?).map_err(|error| of_catalog(py, &error))?;
    let id = play.state().meta().id;
    visit(id, TakeOver(&*play))
        .map(State)
        .ok_or_else(|| crate::info::no_game(id))
}

/// The position that a state describes.
#[pyfunction]
pub(crate) fn read_state(py: Python<'_>, state: &Bound<'_, PyAny>) -> PyResult<State> {
    let read = catalog::read_state(&json::text(state)?).map_err(|error| of_catalog(py, &error))?;
    let id = read.meta().id;
    visit(id, TakeState(&*read))
        .flatten()
        .map(State)
        .ok_or_else(|| crate::info::no_game(id))
}

/// The seed that was given: text, a number, or 64 hex digits; a fresh one where none was.
pub(crate) fn seed(given: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    if let Some(given) = given {
        return Ok(Seed::from_text(&given.str()?.to_cow()?));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| refuse(error.to_string()))?;
    Ok(Seed::new(bytes))
}

/// The options as the games take them: a flag is `true` or `false`, and a path stands for what is in the file.
pub(crate) fn choices(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<Choice>> {
    let Some(options) = options else {
        return Ok(Vec::new());
    };
    let choice = |(name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
        let value = if let Ok(flag) = value.cast::<PyBool>() {
            flag.is_true().to_string()
        } else if value.hasattr("read_text")? {
            let encoding = PyDict::new(value.py());
            encoding.set_item("encoding", "utf-8")?;
            value.call_method("read_text", (), Some(&encoding))?.extract()?
        } else {
            value.str()?.extract()?
        };
        Ok(Choice {
            name: name.extract()?,
            value,
        })
    };
    options.iter().map(choice).collect()
}

#[pymethods]
impl State {
    #[getter]
    fn game(&self) -> &'static str {
        self.0.state().meta().id
    }

    #[getter]
    fn players(&self) -> u8 {
        self.0.players()
    }

    #[getter]
    fn awaiting<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        seats(py, self.0.awaiting().iter())
    }

    #[getter]
    fn seat(&self) -> Option<u8> {
        self.0.awaiting().first().map(u8::from)
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.0.awaiting().is_empty()
    }

    fn legal(&self, seat: i64) -> PyResult<Legal> {
        Ok(Legal(self.0.legal(self.at(seat)?)))
    }

    fn apply(&mut self, py: Python<'_>, seat: i64, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let seat = self.at(seat)?;
        match Given::of(action)? {
            Given::Object(action) => self.carry_out(py, seat, &*action.get().0),
            Given::Index(index) => {
                let action = self.with_index(seat, index)?;
                self.carry_out(py, seat, &*action)
            }
            Given::Json(action) => match self.0.act(seat, &action) {
                Ok(_) => Ok(()),
                Err(error) => Err(of_catalog(py, &error)),
            },
        }
    }

    fn tell<'py>(&mut self, py: Python<'py>, seat: i64, action: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.at(seat)?;
        let value = match Given::of(action)? {
            Given::Object(action) => read_back(&*action.get().0)?,
            Given::Index(index) => read_back(&*self.with_index(seat, index)?)?,
            Given::Json(value) => value,
        };
        let done = self.0.act(seat, &value).map_err(|error| of_catalog(py, &error))?;
        json::loads(py, &json::written(&done.events))
    }

    fn undo(&mut self, py: Python<'_>, seat: i64) -> PyResult<Action> {
        let seat = self.at(seat)?;
        let undone = self.0.undo(seat).ok_or_else(no_log)?;
        undone.map(Action).map_err(|error| of_catalog(py, &error))
    }

    #[pyo3(signature = (viewer = None))]
    fn view(&self, viewer: Option<i64>) -> PyResult<View> {
        Ok(View(self.0.view(self.viewer(viewer)?)))
    }

    #[pyo3(signature = (seat, seed = None))]
    fn imagine(&self, seat: i64, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let view = self.0.view(Viewer::Seat(self.at(seat)?));
        Ok(State(view.imagine(&mut Rng::new(self::seed(seed)?))))
    }

    fn clone(&self) -> State {
        State(self.0.copy())
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    #[getter]
    fn points(&self) -> Vec<i32> {
        self.0.points()
    }

    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = self.0.outcome();
        outcome
            .map(|outcome| json::loads(py, &json::written(&outcome)))
            .transpose()
    }

    #[getter]
    fn winners<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let winners = self.0.outcome().map(|outcome| outcome.winners()).unwrap_or_default();
        seats(py, winners.iter())
    }

    #[getter]
    fn log<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, &self.log_text()?)
    }

    fn to_json(&self) -> String {
        self.0.state().to_json().to_string()
    }

    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, &self.to_json())
    }

    fn indexes(&self, seat: i64) -> PyResult<Vec<u16>> {
        Ok(self.0.indexes(self.at(seat)?))
    }

    fn index(&self, seat: i64, action: &Bound<'_, Action>) -> PyResult<u16> {
        let seat = self.at(seat)?;
        let place = self.0.legal(seat).place(&*action.get().0);
        let place = place.ok_or_else(|| refuse("this action isn't legal now, so it has no index now"))?;
        Ok(self.0.indexes(seat)[place])
    }

    fn action(&self, seat: i64, index: u16) -> PyResult<Action> {
        Ok(Action(self.with_index(self.at(seat)?, index)?))
    }

    #[pyo3(signature = (seat, out = None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: i64,
        out: Option<Bound<'py, PyArray1<bool>>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let seat = self.at(seat)?;
        let len = crate::info::index_len(self.game());
        let array = out.unwrap_or_else(|| PyArray1::zeros(py, len, false));
        let mut mask = writable(&array)?;
        let mask = room(mask.as_slice_mut()?, len)?;
        mask.fill(false);
        for index in self.0.indexes(seat) {
            mask.get_mut(usize::from(index))
                .into_iter()
                .for_each(|is_legal| *is_legal = true);
        }
        Ok(array)
    }

    #[pyo3(signature = (seat, observe = "own", out = None, seed = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: i64,
        observe: &str,
        out: Option<Bound<'py, PyArray1<f32>>>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.at(seat)?;
        let seeing = Seeing::named(observe)?;
        let len = self.0.row_len(seeing);
        if len == 0 {
            return Err(crate::info::no_plain(self.game()));
        }
        let array = out.unwrap_or_else(|| PyArray1::zeros(py, len, false));
        let drawn = if seeing == Seeing::All {
            self::seed(seed)?
        } else {
            Seed::new([0; 32])
        };
        let mut row = writable(&array)?;
        let row = room(row.as_slice_mut()?, len)?;
        self.0.see(seat, seeing, &mut Rng::new(drawn), row);
        Ok(array)
    }

    fn action_features<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let (numbers, width) = self.0.see_actions(self.at(seat)?);
        let rows = numbers.len() / width.max(1);
        let rows = Array2::from_shape_vec((rows, width), numbers).map_err(|error| refuse(error.to_string()))?;
        Ok(rows.into_pyarray(py))
    }

    #[pyo3(signature = (viewer = None, language = "en"))]
    fn prompt(&self, py: Python<'_>, viewer: Option<i64>, language: &str) -> PyResult<String> {
        let view = Bound::new(py, self.view(viewer)?)?;
        view.call_method1("prompt", (language,))?.extract()
    }

    #[pyo3(signature = (viewer = None, language = "en", colours = false))]
    fn picture(&self, py: Python<'_>, viewer: Option<i64>, language: &str, colours: bool) -> PyResult<String> {
        let view = Bound::new(py, self.view(viewer)?)?;
        view.call_method1("picture", (language, colours))?.extract()
    }

    #[pyo3(signature = (seat, action, language = "en"))]
    fn words(&self, py: Python<'_>, seat: i64, action: &Bound<'_, Action>, language: &str) -> PyResult<String> {
        let view = Bound::new(py, self.view(Some(seat))?)?;
        view.call_method1("words", (action, language))?.extract()
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.picture(py, None, "en", false)
    }

    fn __repr__(&self) -> String {
        let (game, players) = (self.game(), self.players());
        match self.0.play() {
            Some(play) => format!(
                "<State of {game}: {players} players, {} decisions>",
                play.decisions().len()
            ),
            None => format!("<State of {game}: {players} players, without a log>"),
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let module = py.import("roundhouse")?;
        let (read, text) = match self.0.play() {
            Some(play) => ("read_log", play.log().to_string()),
            None => ("read_state", self.to_json()),
        };
        Ok((module.getattr(read)?, (text,)).into_pyobject(py)?.into_any())
    }
}

impl State {
    fn at(&self, number: i64) -> PyResult<Seat> {
        seat(number, self.0.players())
    }

    fn viewer(&self, number: Option<i64>) -> PyResult<Viewer> {
        match number {
            Some(number) => Ok(Viewer::Seat(self.at(number)?)),
            None => Ok(Viewer::Spectator),
        }
    }

    fn carry_out(&mut self, py: Python<'_>, seat: Seat, action: &dyn AnyAction) -> PyResult<()> {
        match self.0.apply(seat, action) {
            Some(Ok(())) => Ok(()),
            Some(Err(error)) => Err(of_catalog(py, &error)),
            None => Err(refuse(format!(
                "this is an action of {}, not of {}",
                action.game(),
                self.game()
            ))),
        }
    }

    /// The legal action with this index.
    fn with_index(&self, seat: Seat, index: u16) -> PyResult<Box<dyn AnyAction>> {
        let place = self.0.indexes(seat).iter().position(|&other| other == index);
        let place = place.ok_or_else(|| {
            refuse(format!(
                "no legal action of seat {} has the index {index}",
                u8::from(seat)
            ))
        })?;
        Ok(self.0.legal(seat).get(place))
    }

    /// The log as JSON.
    pub(crate) fn log_text(&self) -> PyResult<String> {
        Ok(self.0.play().ok_or_else(no_log)?.log().to_string())
    }
}

fn no_log() -> PyErr {
    refuse("this is a single position: it has no log, and nothing in it can be undone")
}

fn read_back(action: &dyn AnyAction) -> PyResult<serde_json::Value> {
    serde_json::from_str(&action.json()).map_err(|error| refuse(error.to_string()))
}

/// The array to write into, unless it is read-only or being written elsewhere.
fn writable<'py, T: numpy::Element>(array: &Bound<'py, PyArray1<T>>) -> PyResult<PyReadwriteArray1<'py, T>> {
    array
        .try_readwrite()
        .map_err(|error| refuse(format!("the array can't be written: {error}")))
}

/// The array, if it has this length.
fn room<T>(array: &mut [T], len: usize) -> PyResult<&mut [T]> {
    if array.len() == len {
        Ok(array)
    } else {
        Err(refuse(format!(
            "the array has {} places; {len} are needed",
            array.len()
        )))
    }
}
