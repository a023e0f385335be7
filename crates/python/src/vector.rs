//! Many games in NumPy arrays that were handed in.

use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::{of_catalog, refuse};
use crate::fleet::{AnyFleet, Board, Launch, Plan, Reward, Widths};
use crate::shape::Seeing;
use crate::state::{choices, seed};

/// Many games of one kind that are stepped together, in parallel threads, without holding Python's lock.
#[pyclass(module = "roundhouse")]
pub(crate) struct Fleet(Box<dyn AnyFleet>);

/// The arrays that a fleet writes into.
#[derive(FromPyObject)]
struct Arrays<'py> {
    observations: Option<PyReadwriteArray2<'py, f32>>,
    masks: PyReadwriteArray2<'py, bool>,
    seats: PyReadwriteArray1<'py, u8>,
    rewards: PyReadwriteArray2<'py, f32>,
    dones: PyReadwriteArray1<'py, bool>,
    scores: PyReadwriteArray2<'py, i32>,
}

impl Arrays<'_> {
    fn board(&mut self, widths: Widths) -> PyResult<Board<'_>> {
        let Widths {
            games,
            players,
            observation,
            actions,
        } = widths;
        let observations = match &mut self.observations {
            Some(array) => fitting("observations", array.as_slice_mut()?, games * observation)?,
            None => &mut [],
        };
        Ok(Board {
            observations,
            masks: fitting("masks", self.masks.as_slice_mut()?, games * actions)?,
            seats: fitting("seats", self.seats.as_slice_mut()?, games)?,
            rewards: fitting("rewards", self.rewards.as_slice_mut()?, games * players)?,
            dones: fitting("dones", self.dones.as_slice_mut()?, games)?,
            scores: fitting("scores", self.scores.as_slice_mut()?, games * players)?,
        })
    }
}

fn fitting<'a, T>(name: &str, array: &'a mut [T], len: usize) -> PyResult<&'a mut [T]> {
    if array.len() == len {
        Ok(array)
    } else {
        Err(refuse(format!("{name} has {} places; {len} are needed", array.len())))
    }
}

#[pymethods]
impl Fleet {
    #[new]
    #[pyo3(signature = (game, games, players = None, *, seed = None, threads = 1, reward = "win", observe = "own", options = None))]
    #[expect(clippy::too_many_arguments, reason = "they are named in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        games: usize,
        players: Option<i64>,
        seed: Option<&Bound<'_, PyAny>>,
        threads: usize,
        reward: &str,
        observe: &str,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Fleet> {
        let reward = match reward {
            "win" => Reward::Win,
            "margin" => Reward::Margin,
            "gain" => Reward::Gain,
            other => {
                return Err(refuse(format!(
                    "there is no reward '{other}'; choose win, margin or gain"
                )));
            }
        };
        if games == 0 {
            return Err(refuse("a fleet has at least one game"));
        }
        let plan = Plan {
            games,
            players,
            choices: choices(options)?,
            seed: self::seed(seed)?.to_string(),
            threads,
            reward,
            seeing: Seeing::named(observe)?,
        };
        let fleet = bots::visit(game, Launch(plan)).ok_or_else(|| crate::info::no_game(game))?;
        let fleet = fleet.map_err(|error| of_catalog(py, &error))?;
        if fleet.widths().observation == 0 {
            return Err(crate::info::no_plain(game));
        }
        Ok(Fleet(fleet))
    }

    #[getter]
    fn games(&self) -> usize {
        self.0.widths().games
    }

    #[getter]
    fn players(&self) -> usize {
        self.0.widths().players
    }

    #[getter]
    fn observation_len(&self) -> usize {
        self.0.widths().observation
    }

    #[getter]
    fn action_len(&self) -> usize {
        self.0.widths().actions
    }

    #[pyo3(signature = (arrays, seed = None))]
    fn reset(&mut self, py: Python<'_>, arrays: &Bound<'_, PyAny>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let mut arrays: Arrays<'_> = arrays.extract()?;
        let board = arrays.board(self.0.widths())?;
        let seed = seed
            .map(|given| self::seed(Some(given)))
            .transpose()?
            .map(|seed| seed.to_string());
        let fleet = &mut self.0;
        py.detach(|| fleet.reset(seed.as_deref(), board));
        Ok(())
    }

    #[expect(clippy::needless_pass_by_value, reason = "an array is borrowed by being handed over")]
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>, arrays: &Bound<'_, PyAny>) -> PyResult<()> {
        let widths = self.0.widths();
        let mut arrays: Arrays<'_> = arrays.extract()?;
        let board = arrays.board(widths)?;
        let actions = actions.as_slice()?;
        if actions.len() != widths.games {
            return Err(refuse(format!("{} actions for {} games", actions.len(), widths.games)));
        }
        let fleet = &mut self.0;
        let stepped = py.detach(|| fleet.step(actions, board));
        stepped.map_err(|astray| {
            let (game, index) = (astray.game, astray.index);
            refuse(format!(
                "in game {game} no legal action has the index {index}; nothing was played in any game"
            ))
        })
    }

    fn sample(&mut self, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let games = self.0.widths().games;
        self.0.sample(fitting("actions", actions.as_slice_mut()?, games)?);
        Ok(())
    }
}
