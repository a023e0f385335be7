//! What the turns of a game were worth.

use arena::Analyst;
use bots::review::Reviewer;
use bots::{Knowledge, Visitor, visit};
use pyo3::prelude::*;
use table::{Present, Seat};

use crate::error::{refuse, seat};
use crate::held::{AnyHeld, Held};
use crate::info::no_game;
use crate::json;
use crate::state::State;

/// Judges the turns of a game: what all could expect after each, what would certainly have been better, and the costliest mistakes.
#[pyfunction]
#[pyo3(signature = (state, *, iterations = None, imagined = Reviewer::IMAGINED, seat = None, seed = "analysis", threads = 1))]
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    state: &Bound<'py, State>,
    iterations: Option<u32>,
    imagined: u32,
    seat: Option<i64>,
    seed: &str,
    threads: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let held = state.borrow().0.copy();
    let id = held.state().meta().id;
    let judging = Judging {
        held: &*held,
        iterations,
        imagined: imagined.max(2),
        seat: seat.map(|number| self::seat(number, held.players())).transpose()?,
        seed,
        threads,
    };
    let judged = py.detach(|| visit(id, judging)).ok_or_else(|| no_game(id))?;
    let text = judged.ok_or_else(|| refuse("only a game with a log can be analysed"))?;
    json::loads(py, &text)
}

struct Judging<'a> {
    held: &'a dyn AnyHeld,
    iterations: Option<u32>,
    imagined: u32,
    seat: Option<Seat>,
    seed: &'a str,
    threads: usize,
}

impl Visitor for Judging<'_> {
    type Output = Option<String>;

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        let Held::Play(play) = self.held.as_any().downcast_ref::<Held<G>>()? else {
            return None;
        };
        let analyst = Analyst {
            iterations: self.iterations.unwrap_or(G::HINT),
            imagined: self.imagined,
            seed: self.seed.to_owned(),
            threads: self.threads,
            seat: self.seat,
        };
        Some(json::written(&analyst.judge(play, |_, _| ())))
    }
}
