//! The desk of plan mode: what the panel shows of a plan in the making, and what it can ask of the imagined game.

use leptos::prelude::*;
use table::Seat;
use wire::{NewPlan, PlanStand, Until};

use super::panel;
use super::sketch::Sketch;
use crate::boards::{self, Fetching, NotLoaded, cover, with_coming};
use crate::host::api;
use crate::host::room::Room;
use crate::texts::t;

/// What the imagined game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asks {
    /// It isn't there yet.
    Nothing,
    /// A decision of somebody else.
    Other(String),
    /// An own decision.
    You,
    /// It is over.
    Over,
}

/// What the panel can ask of the imagined game.
#[derive(Clone, Copy)]
pub struct Moves {
    /// Takes back the last thing that was played or supposed.
    pub back: Callback<()>,
    /// Lets the others do anything until it is one's own turn.
    pub anything: Callback<()>,
    /// Goes back to after a decision, by its number.
    pub case: Callback<usize>,
}

/// The desk of plan mode. A handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct PlanDesk {
    /// The table.
    pub room: Room,
    /// The plan in the making.
    pub sketch: RwSignal<Sketch>,
    /// What the imagined game waits for.
    pub asks: RwSignal<Asks>,
    /// The moment at which the plan was begun, and whose it is.
    pub base: RwSignal<Option<(usize, Seat)>>,
    /// Has the real game gone on since?
    pub went_on: RwSignal<bool>,
    /// Can one pass in this game?
    pub can_pass: RwSignal<bool>,
    /// Pass until this, with its words.
    pub pass: RwSignal<Option<(Until, String)>>,
    /// Make decisions that are none.
    pub forced: RwSignal<bool>,
    /// What can be asked of the imagined game.
    pub moves: RwSignal<Option<Moves>>,
    /// Why the plan was not taken, or what else was refused.
    pub error: RwSignal<Option<String>>,
}

impl PlanDesk {
    fn new(room: Room) -> PlanDesk {
        PlanDesk {
            room,
            sketch: RwSignal::default(),
            asks: RwSignal::new(Asks::Nothing),
            base: RwSignal::new(None),
            went_on: RwSignal::new(false),
            can_pass: RwSignal::new(false),
            pass: RwSignal::new(None),
            forced: RwSignal::new(false),
            moves: RwSignal::new(None),
            error: RwSignal::new(None),
        }
    }

    /// Lays the plan down, and goes back to the table.
    pub fn lay(self) {
        self.error.set(None);
        let Some((ply, seat)) = self.base.get_untracked() else {
            return;
        };
        let pass = self.pass.get_untracked().map(|(until, _)| until);
        let forced = self.forced.get_untracked();
        let plan = self.sketch.with_untracked(|sketch| sketch.plan(pass, forced));
        let path = format!("/api/tables/{}/plan", self.room.id());
        leptos::task::spawn_local(async move {
            match api::put::<PlanStand>(&path, &NewPlan { seat, ply, plan }).await {
                Ok(_) => drop(self.room.planning.try_set(false)),
                Err(refused) => drop(self.error.try_set(Some(refused.text))),
            }
        });
    }

    /// Back to the table; nothing is laid down.
    pub fn leave(self) {
        self.room.planning.set(false);
    }
}

/// Plan mode at a table, once the game's part of it has come.
pub fn mode(room: Room) -> AnyView {
    let game = room
        .info
        .with_untracked(|info| info.as_ref().map(|info| info.game.clone()))
        .unwrap_or_default();
    let fetching = Fetching {
        coming: t!("loading.page"),
        failed: t!("loading.page_failed"),
    };
    let coming = async move {
        boards::load(&game).await?;
        cover(&game).and_then(|cover| cover.planner()).ok_or(NotLoaded)?.await
    };
    with_coming(fetching, coming, move |planner: &'static dyn super::Planner| {
        let desk = PlanDesk::new(room);
        Effect::new(move |_| {
            if let Some(refused) = room.refusal() {
                desk.error.set(Some(refused.text));
            }
        });
        let board = planner.open(desk);
        view! { <div class="plan-mode" data-plan-mode>{panel::panel(desk)}{board}</div> }.into_any()
    })
}
