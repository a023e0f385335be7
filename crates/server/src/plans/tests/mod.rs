//! Plans at real tables, on both databases: in each game, whoever moves in between.

mod carried;
mod ends;
mod matching;
mod secret;
mod simple;

use std::path::Path;

use catalog::{AnyState, Deed};
use serde_json::Value;
use table::{Seat, Seats, Viewer};
use wire::{Branch, Condition, NewPlan, NewTable, Plan, PlanStand, SeatWish};

use crate::people::Person;
use crate::refusal::Refused;
use crate::store::{Faults, Place};
use crate::tables::Move;
use crate::tables::tests::House;

const ADA: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => panic!("there is a first seat"),
};
const BOB: Seat = match Seat::new(1) {
    Some(seat) => seat,
    None => panic!("there is a second seat"),
};

/// A database of each kind for each of these tests.
async fn on_both<F: Future<Output = ()>>(test: impl Fn(Place) -> F) {
    let folder = tempfile::tempdir().unwrap();
    test(Place::File(folder.path().join("plans.sqlite"))).await;
    let postgres = trial::Postgres::start();
    test(Place::Postgres(postgres.database())).await;
}

/// Every game there is.
fn games() -> Vec<&'static str> {
    catalog::games().iter().map(|game| game.meta().id).collect()
}

/// Ada and Bob at a table.
struct Duel {
    house: House,
    ada: Person,
    bob: Person,
    id: String,
    chance: trial::Chance,
}

/// What Ada could do until it is Bob's turn.
struct Line {
    acts: Vec<Value>,
    /// Her decisions, as Bob hears of them.
    deeds: Vec<Value>,
    /// What Bob could do then.
    options: Vec<Value>,
}

impl Duel {
    async fn begin(place: &Place, game: &str) -> Duel {
        Duel::of(place, NewTable::new(game, [SeatWish::Me, SeatWish::Open])).await
    }

    async fn of(place: &Place, new: NewTable) -> Duel {
        let house = House::at(place, Faults::none()).await;
        let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
        let id = house.make(&ada, new).await;
        house.tables.join(&bob, &id, None).await.unwrap();
        house.tables.start(&ada, &id).await.unwrap();
        Duel {
            house,
            ada,
            bob,
            id,
            chance: trial::Chance::new(5),
        }
    }

    async fn in_file(folder: &Path, game: &str) -> Duel {
        Duel::begin(&Place::File(folder.join("plans.sqlite")), game).await
    }

    fn owner(&self, seat: Seat) -> &Person {
        if seat == ADA { &self.ada } else { &self.bob }
    }

    /// The state now, to try things on.
    async fn state(&self) -> Box<dyn AnyState> {
        let live = self.house.tables.open(&self.id).await.unwrap();
        let sitting = self.house.tables.lock_as_stored(&live).await.unwrap();
        sitting.running.as_ref().unwrap().play().state().copy()
    }

    async fn ply(&self) -> usize {
        let live = self.house.tables.open(&self.id).await.unwrap();
        self.house.tables.lock_as_stored(&live).await.unwrap().ply()
    }

    async fn act(&self, seat: Seat, action: Value) {
        self.enter(seat, Move::Act(action)).await.unwrap();
    }

    async fn enter(&self, seat: Seat, entry: Move) -> Result<usize, Refused> {
        let ply = self.ply().await;
        let tables = &self.house.tables;
        tables.enter(self.owner(seat), &self.id, seat, ply, &entry).await
    }

    async fn play(&self, line: &Line) {
        for action in &line.acts {
            self.act(ADA, action.clone()).await;
        }
    }

    /// All decisions so far, the last last.
    async fn decisions(&self) -> Vec<(Seat, Value)> {
        let live = self.house.tables.open(&self.id).await.unwrap();
        let sitting = self.house.tables.lock_as_stored(&live).await.unwrap();
        let decisions = sitting.running.as_ref().unwrap().play().decisions();
        decisions.into_iter().map(|ply| (ply.seat, ply.action)).collect()
    }

    /// Somebody decides, by chance; `None` when the game is over.
    async fn step(&mut self) -> Option<Seat> {
        let state = self.state().await;
        let seat = state.awaiting().first()?;
        let legal = state.legal(seat).unwrap();
        let action = legal[self.chance.below(legal.len())].clone();
        self.act(seat, action).await;
        Some(seat)
    }

    /// Plays until Ada alone is awaited, and what she does next can be heard by Bob before it is his turn; returns that.
    async fn before_bob(&mut self) -> Line {
        loop {
            let state = self.state().await;
            if state.awaiting() == Seats::only(ADA)
                && let Some(line) = self.line(state)
            {
                return line;
            }
            self.step().await.expect("the game goes on");
        }
    }

    /// What Ada could do from here until it is Bob's turn alone, if that has a deed in it and leaves Bob a choice.
    fn line(&mut self, mut state: Box<dyn AnyState>) -> Option<Line> {
        let mut line = Line {
            acts: Vec::new(),
            deeds: Vec::new(),
            options: Vec::new(),
        };
        for _ in 0..300 {
            let legal = state.legal(ADA).unwrap();
            let action = legal[self.chance.below(legal.len())].clone();
            let done = state.act(ADA, &action).unwrap();
            line.acts.push(action);
            let heard = table::heard(&done.events, Viewer::Seat(BOB));
            let deeds = heard.filter_map(|event| state.deed(event).unwrap());
            line.deeds
                .extend(deeds.filter(|deed| deed.seat == ADA).map(|Deed { event, .. }| event));
            if state.awaiting().contains(BOB) {
                line.options = state.legal(BOB).unwrap();
                let is_one = state.awaiting() == Seats::only(BOB) && line.options.len() > 1 && !line.deeds.is_empty();
                return is_one.then_some(line);
            }
            if !state.awaiting().contains(ADA) {
                return None;
            }
        }
        None
    }

    /// Bob lays this down now.
    async fn lay(&self, plan: Plan) -> Result<PlanStand, Refused> {
        let new = NewPlan {
            seat: BOB,
            ply: self.ply().await,
            plan,
        };
        self.house.tables.lay_plan(&self.bob, &self.id, new).await
    }

    async fn stand(&self) -> PlanStand {
        let tables = &self.house.tables;
        tables.read_plan(&self.bob, &self.id, BOB).await.unwrap()
    }

    /// Is anything of a plan stored at this table?
    async fn is_stored(&self) -> bool {
        let sql = "SELECT seat FROM plans WHERE table_id = $1";
        self.house.found(sql, crate::store::params![&self.id]).await > 0
    }
}

/// A decision under these conditions.
fn branch(when: &[Value], act: &Value, then: Vec<Branch>) -> Branch {
    let condition = |event: &Value| Condition {
        event: event.clone(),
        alike: false,
    };
    Branch {
        when: when.iter().map(condition).collect(),
        act: act.clone(),
        then,
    }
}

fn tree(branches: Vec<Branch>) -> Plan {
    Plan {
        branches,
        ..Plan::default()
    }
}
