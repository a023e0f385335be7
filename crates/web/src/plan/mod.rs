//! Plan mode: a player of an online table plays an imagined game on, what others might do and what to answer, and lays it down for the server to carry out.
//!
//! What belongs to no game comes with the pages that need a server; what a game adds ([`Planner`]) comes in a file of its own when the first plan is made.

mod desk;
mod host;
mod panel;
mod sketch;
mod strip;
mod words;

use std::marker::PhantomData;

use leptos::prelude::*;
use table::Seat;
use wire::Plan;

use desk::PlanDesk;
pub use desk::mode;
pub use strip::PlanStrip;
pub use words::Said;

use crate::boards::Board;

/// Plan mode on the board of a game. The page calls it by this face only.
pub trait Planner: Send + Sync {
    /// The board in plan mode.
    fn open(&self, desk: PlanDesk) -> AnyView;
    /// A plan in words, as who sees this view would say it; `None` if it can't be read.
    fn words(&self, view: &str, seat: Seat, names: &[String], plan: &Plan) -> Option<Vec<Said>>;
}

/// Plan mode of a game with its type erased.
pub struct Planned<G>(PhantomData<fn() -> G>);

impl<G> Planned<G> {
    /// The planner.
    pub const PLANNER: Planned<G> = Planned(PhantomData);
}

impl<G: Board> Planner for Planned<G> {
    fn open(&self, desk: PlanDesk) -> AnyView {
        host::open::<G>(desk)
    }

    fn words(&self, view: &str, seat: Seat, names: &[String], plan: &Plan) -> Option<Vec<Said>> {
        words::of::<G>(view, seat, names, plan)
    }
}
