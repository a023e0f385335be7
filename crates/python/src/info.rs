//! What is told of the games before any is set up.

use bots::{Knowledge, Visitor, numbering, visit};
use pyo3::prelude::*;
use serde_json::{Value, json};
use table::Present;

use crate::error::refuse;
use crate::json;
use crate::shape::{Seeing, Shape};

/// The refusal of a game that there isn't.
pub(crate) fn no_game(id: &str) -> PyErr {
    let known: Vec<&str> = bots::knowledge::games().collect();
    refuse(format!("there is no game '{id}'; choose one of {}", known.join(", ")))
}

/// The refusal to show a game as it is.
pub(crate) fn no_plain(game: &str) -> PyErr {
    refuse(format!("{game} has no plain numbers; observe own or all"))
}

/// The games: id, name, players, options, and how many indexes their actions have.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let about = |game: &&dyn catalog::AnyGame| {
        let info = game.info();
        let mut told = serde_json::to_value(&info).unwrap_or_default();
        told["about"] = info.about.to_string().into();
        told["actions"] = index_len(info.id).into();
        told
    };
    let all: Vec<Value> = catalog::games().iter().map(about).collect();
    json::loads(py, &json::written(&all))
}

struct Blocks;

impl Visitor for Blocks {
    type Output = &'static [numbering::Block];

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        G::BLOCKS
    }
}

/// How many indexes the actions of a game have.
pub(crate) fn index_len(game: &str) -> usize {
    visit(game, Blocks).map_or(0, numbering::len)
}

/// The blocks of the action index: what is done, the first index, and the coordinates with their sizes; the last one goes fastest.
#[pyfunction]
pub(crate) fn action_blocks<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    let blocks = visit(game, Blocks).ok_or_else(|| no_game(game))?;
    let told = |block: &numbering::Block| {
        json!({
            "name": block.name,
            "first": block.first,
            "len": block.len(),
            "axes": block.axes,
        })
    };
    json::loads(py, &json::written(&blocks.iter().map(told).collect::<Vec<_>>()))
}

struct RowNames {
    players: u8,
    seeing: Seeing,
}

impl Visitor for RowNames {
    type Output = [Vec<String>; 2];

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        let shape = Shape::of::<G>();
        [shape.names(self.seeing, self.players), shape.action().to_vec()]
    }
}

/// What the numbers of an observation are called, and those of an action.
#[pyfunction]
#[pyo3(signature = (game, players = 2, observe = "own"))]
pub(crate) fn observation_names(game: &str, players: u8, observe: &str) -> PyResult<(Vec<String>, Vec<String>)> {
    let seeing = Seeing::named(observe)?;
    let [rows, actions] = visit(game, RowNames { players, seeing }).ok_or_else(|| no_game(game))?;
    Ok((rows, actions))
}
