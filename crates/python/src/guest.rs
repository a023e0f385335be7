//! Functions of Python as players.

use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};

use arena::Live;
use bots::{Guest, Hosted, Knowledge, Spec, Visitor, visit};
use pyo3::prelude::*;
use table::{Present, Seat, Viewer};

use crate::action::{Action, AnyLegal, Legal, List};
use crate::bot::Bot;
use crate::error::of_spec;
use crate::view::{AnyView, Glance, View};

/// A function that is called with a seat, what it sees and its legal actions, and gives one of them.
struct Callback {
    name: String,
    function: Py<PyAny>,
    live: Arc<Live>,
    /// What it raised first: that ends the games.
    raised: Arc<Mutex<Option<PyErr>>>,
}

/// View and legal actions as objects for Python.
struct Showing<'a> {
    seat: Seat,
    view: &'a dyn Any,
    legal: &'a dyn Any,
}

impl Visitor for Showing<'_> {
    type Output = Option<(Box<dyn AnyView>, Box<dyn AnyLegal>)>;

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        let view = self.view.downcast_ref::<G::View>()?.clone();
        let legal = self.legal.downcast_ref::<Vec<G::Action>>()?.clone();
        let view = Glance::<G>::new(view, Viewer::Seat(self.seat));
        Some((Box::new(view), Box::new(List::<G>(legal))))
    }
}

impl Callback {
    fn ask(&self, game: &'static str, shown: Showing<'_>) -> PyResult<usize> {
        let seat = shown.seat;
        let (view, legal) = visit(game, shown).flatten().ok_or_else(|| crate::info::no_game(game))?;
        Python::attach(|py| {
            let legal = Bound::new(py, Legal(legal))?;
            let arguments = (u8::from(seat), View(view), &legal);
            let chosen = self.function.bind(py).call1(arguments)?;
            match chosen.cast::<Action>() {
                Ok(_) => legal.call_method1("index", (chosen,))?.extract(),
                Err(_) => chosen.extract(),
            }
        })
    }
}

impl Guest for Callback {
    fn name(&self) -> &str {
        &self.name
    }

    fn decide(&self, game: &'static str, seat: Seat, view: &dyn Any, legal: &dyn Any) -> Result<usize, String> {
        self.ask(game, Showing { seat, view, legal }).map_err(|error| {
            self.live.stop();
            let text = error.to_string();
            let mut raised = self.raised.lock().unwrap_or_else(PoisonError::into_inner);
            raised.get_or_insert(error);
            text
        })
    }
}

/// Players as Python names them: by their names, as bots, or as functions.
pub(crate) struct Company {
    pub(crate) players: Vec<Spec>,
    pub(crate) live: Arc<Live>,
    raised: Arc<Mutex<Option<PyErr>>>,
}

impl Company {
    pub(crate) fn of(players: &[Bound<'_, PyAny>]) -> PyResult<Company> {
        let mut company = Company {
            players: Vec::new(),
            live: Arc::default(),
            raised: Arc::default(),
        };
        for player in players {
            let spec = company.spec(player)?;
            company.players.push(spec);
        }
        Ok(company)
    }

    fn spec(&self, player: &Bound<'_, PyAny>) -> PyResult<Spec> {
        if let Ok(bot) = player.cast::<Bot>() {
            return Ok(bot.get().spec.clone());
        }
        if let Ok(name) = player.extract::<String>() {
            return name.parse().map_err(|error| of_spec(&error));
        }
        let name = player
            .getattr("__name__")
            .or_else(|_| player.get_type().getattr("__name__"))?;
        let callback = Callback {
            name: name.extract()?,
            function: player.clone().unbind(),
            live: Arc::clone(&self.live),
            raised: Arc::clone(&self.raised),
        };
        Ok(Spec::Guest(Hosted(Arc::new(callback))))
    }

    /// What a function of Python raised, if one did.
    pub(crate) fn check(&self) -> PyResult<()> {
        let raised = self.raised.lock().unwrap_or_else(PoisonError::into_inner).take();
        raised.map_or(Ok(()), Err)
    }
}
