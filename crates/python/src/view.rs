//! What a viewer sees.

use std::any::Any;

use bots::Knowledge;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use table::{Game, Message, Present, Rng, Seat, Viewer, Voice};

use crate::action::{Action, AnyAction, act};
use crate::error::{language, refuse};
use crate::held::{AnyHeld, Held};
use crate::json;
use crate::state::{State, seed};

/// What a viewer of any game sees.
pub(crate) trait AnyView: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn game(&self) -> &'static str;
    fn viewer(&self) -> Viewer;
    fn json(&self) -> String;
    fn imagine(&self, rng: &mut Rng) -> Box<dyn AnyHeld>;
    fn prompt(&self) -> Message;
    fn clause(&self) -> &'static str;
    fn picture(&self, voice: &Voice<'_>) -> String;
    /// An action in words; `None` if it is one of another game.
    fn label(&self, action: &dyn AnyAction) -> Option<Message>;
}

/// What a viewer of this game sees.
pub(crate) struct Glance<G: Game> {
    pub(crate) view: G::View,
    viewer: Viewer,
}

impl<G: Game> Glance<G> {
    pub(crate) const fn new(view: G::View, viewer: Viewer) -> Glance<G> {
        Glance { view, viewer }
    }
}

impl<G: Knowledge + Present> AnyView for Glance<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn game(&self) -> &'static str {
        G::meta().id
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn json(&self) -> String {
        json::written(&self.view)
    }

    fn imagine(&self, rng: &mut Rng) -> Box<dyn AnyHeld> {
        Box::new(Held::State(G::imagine(&self.view, rng)))
    }

    fn prompt(&self) -> Message {
        G::prompt(&self.view)
    }

    fn clause(&self) -> &'static str {
        G::prompt_clause(&self.view)
    }

    fn picture(&self, voice: &Voice<'_>) -> String {
        G::picture(&self.view, voice)
    }

    fn label(&self, action: &dyn AnyAction) -> Option<Message> {
        act::<G>(action).map(|action| G::action_label(&self.view, action))
    }
}

/// What a seat or a spectator sees: a value of its own, without what is hidden from them.
#[pyclass(frozen, module = "roundhouse")]
pub(crate) struct View(pub(crate) Box<dyn AnyView>);

#[pymethods]
impl View {
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game()
    }

    #[getter]
    fn seat(&self) -> Option<u8> {
        self.0.viewer().seat().map(u8::from)
    }

    fn to_json(&self) -> String {
        self.0.json()
    }

    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, &self.0.json())
    }

    #[pyo3(signature = (seed = None))]
    fn imagine(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let mut rng = Rng::new(self::seed(seed)?);
        Ok(State(self.0.imagine(&mut rng)))
    }

    #[pyo3(signature = (language = "en"))]
    fn prompt(&self, language: &str) -> PyResult<String> {
        Ok(self.0.prompt().said(&self.voice(language)?))
    }

    #[getter]
    fn clause(&self) -> &'static str {
        self.0.clause()
    }

    #[pyo3(signature = (language = "en", colours = false))]
    fn picture(&self, language: &str, colours: bool) -> PyResult<String> {
        let picture = self.0.picture(&self.voice(language)?);
        Ok(if colours { picture } else { plain(&picture) })
    }

    #[pyo3(signature = (action, language = "en"))]
    fn words(&self, action: &Bound<'_, Action>, language: &str) -> PyResult<String> {
        let label = self.0.label(&*action.get().0);
        let label = label.ok_or_else(|| refuse(format!("this is no action of {}", self.0.game())))?;
        Ok(label.said(&self.voice(language)?))
    }

    fn __str__(&self) -> PyResult<String> {
        self.picture("en", false)
    }

    fn __repr__(&self) -> String {
        match self.seat() {
            Some(seat) => format!("<View of {} for seat {seat}>", self.game()),
            None => format!("<View of {} for spectators>", self.game()),
        }
    }

    fn __getitem__<'py>(&self, py: Python<'py>, field: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.to_dict(py)?.get_item(field)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<View>();
        other.is_ok_and(|other| {
            let other = &other.get().0;
            (other.game(), other.viewer(), other.json()) == (self.0.game(), self.0.viewer(), self.0.json())
        })
    }
}

impl View {
    fn voice(&self, code: &str) -> PyResult<Voice<'static>> {
        Ok(Voice {
            you: self.0.viewer().seat(),
            ..Voice::in_language(language(code)?)
        })
    }
}

/// Without colours.
fn plain(picture: &str) -> String {
    anstream::adapter::strip_str(picture).to_string()
}

/// The seats in a tuple.
pub(crate) fn seats(py: Python<'_>, seats: impl Iterator<Item = Seat>) -> PyResult<Bound<'_, PyTuple>> {
    let numbers: Vec<u8> = seats.map(u8::from).collect();
    PyTuple::new(py, numbers)
}
