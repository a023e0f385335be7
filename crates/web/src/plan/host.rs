//! The host of plan mode: an imagined game in the page, in which one plays the others, too.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;
use table::{Rng, Seat, Seed, Viewer};
use wire::Condition;

use super::desk::{Asks, Moves, PlanDesk};
use super::sketch::{Clause, ROOT, Sketch};
use super::words;
use crate::boards::Board;
use crate::host::api::TableNews;
use crate::host::remote::sitters;
use crate::table::{Host, Moment, Table, page};

/// When nobody's turn comes after so many decisions of others, something else has to be supposed.
const MOST_ANYTHING: usize = 600;

/// The imagined game.
struct Dream<G: Board> {
    desk: PlanDesk,
    table: Table<G>,
    own: Seat,
    ply: usize,
    now: G,
    /// How it stood after each own decision.
    points: BTreeMap<usize, G>,
    /// What to go back to.
    past: Vec<(G, Sketch)>,
    rng: Rng,
}

type Shared<G> = Rc<RefCell<Option<Dream<G>>>>;

/// Where the imagined game is kept: the host of its table.
struct Dreamt<G: Board>(Shared<G>);

impl<G: Board> Host<G> for Dreamt<G> {
    fn act(&self, seat: Seat, action: G::Action) {
        if let Some(dream) = &mut *self.0.borrow_mut() {
            dream.act(seat, &action);
        }
    }

    fn undo(&self, _: Seat) {
        if let Some(dream) = &mut *self.0.borrow_mut() {
            dream.back();
        }
    }

    fn id(&self) -> String {
        "plan".to_owned()
    }
}

/// The board in plan mode.
pub(super) fn open<G: Board>(desk: PlanDesk) -> AnyView {
    let (table, shared) = (Table::<G>::new(), Shared::<G>::default());
    table.keep_at(Dreamt(shared.clone()));
    // nobody advises on what others might do: H does nothing here
    table.teacher.set_value(Some(Callback::new(|()| {})));
    if let Some(info) = desk.room.info.get_untracked() {
        table.sitters.set(sitters(&info));
    }
    desk.can_pass.set(G::CAN_PASS);
    let kept = StoredValue::new_local(shared.clone());
    desk.moves.set(Some(Moves {
        back: Callback::new(move |()| with(kept, Dream::back)),
        anything: Callback::new(move |()| with(kept, Dream::anything)),
        case: Callback::new(move |id| with(kept, |dream| dream.go_to(id))),
    }));
    desk.room.listen(move |update| {
        if table.is_open() {
            hear(desk, table, &shared, &update);
        }
    });
    page::at_table(table, || ().into_any())
}

fn with<G: Board>(shared: StoredValue<Shared<G>, LocalStorage>, what: impl FnOnce(&mut Dream<G>)) {
    shared.try_with_value(|shared| {
        if let Some(dream) = &mut *shared.borrow_mut() {
            what(dream);
        }
    });
}

/// The first news begin the imagined game; later ones only tell that the real one has gone on.
fn hear<G: Board>(desk: PlanDesk, table: Table<G>, shared: &Shared<G>, update: &TableNews) {
    if let Some((ply, _)) = desk.base.get_untracked() {
        desk.went_on.set(update.ply > ply);
        return;
    }
    let (Some(own), Some(view)) = (update.seat, &update.view) else {
        return;
    };
    let Ok(view) = serde_json::from_str::<G::View>(view.get()) else {
        return;
    };
    let mut rng = Rng::new(Seed::from_text("a plan"));
    let now = G::imagine(&view, &mut rng);
    desk.base.set(Some((update.ply, own)));
    let dream = Dream {
        desk,
        table,
        own,
        ply: update.ply,
        points: BTreeMap::from([(ROOT, now.clone())]),
        now,
        past: Vec::new(),
        rng,
    };
    dream.show();
    *shared.borrow_mut() = Some(dream);
}

impl<G: Board> Dream<G> {
    /// Notes where to go back to.
    fn step(&mut self) {
        let before = (self.now.clone(), self.desk.sketch.get_untracked());
        self.past.push(before);
    }

    fn act(&mut self, seat: Seat, action: &G::Action) {
        let (mut next, mut told) = (self.now.clone(), Vec::new());
        if let Err(illegal) = next.apply(seat, action, &mut told) {
            return self.table.refuse(self.now.explain(illegal));
        }
        self.step();
        if seat == self.own {
            let words = G::action_line(&self.now.view(Viewer::Seat(seat)), action);
            self.now = next;
            self.decide(action, words);
        } else {
            self.now = next;
            let heard: Vec<G::Event> = table::heard(&told, Viewer::Seat(self.own)).cloned().collect();
            let clauses = self.clauses(&heard);
            self.desk.sketch.update(|sketch| sketch.suppose(clauses));
        }
        self.show();
    }

    fn decide(&mut self, action: &G::Action, words: String) {
        let waits = !self.now.awaiting().contains(self.own);
        let (act, mut id) = (json(action), ROOT);
        self.desk.sketch.update(|sketch| id = sketch.decide(act, words, waits));
        self.points.insert(id, self.now.clone());
    }

    /// What others decided, as far as it can be heard.
    fn clauses(&self, heard: &[G::Event]) -> Vec<Clause> {
        let view = self.now.view(Viewer::Seat(self.own));
        let clause = |event: &G::Event| {
            let words = words::told::<G>(&view, event, self.own, &|seat| self.table.name(seat))?;
            Some(Clause {
                condition: Condition {
                    event: json(event),
                    alike: false,
                },
                words,
            })
        };
        let of_others = |event: &&G::Event| G::deed(event).is_some_and(|seat| seat != self.own);
        heard.iter().filter(of_others).filter_map(clause).collect()
    }

    /// Others do anything, until it is one's own turn.
    fn anything(&mut self) {
        self.step();
        for _ in 0..MOST_ANYTHING {
            let others = self.now.awaiting().without(self.own);
            let Some(seat) = others.first().filter(|_| !self.now.awaiting().contains(self.own)) else {
                break;
            };
            let mut legal = Vec::new();
            self.now.legal(seat, &mut legal);
            let quickly = legal.iter().find(|action| G::is_pass(action)).cloned();
            let Some(action) = quickly.or_else(|| self.rng.pick(&legal).cloned()) else {
                break;
            };
            if self.now.apply(seat, &action, &mut ()).is_err() {
                break;
            }
        }
        self.show();
    }

    fn back(&mut self) {
        if let Some((now, sketch)) = self.past.pop() {
            self.now = now;
            self.desk.sketch.set(sketch);
            self.show();
        }
    }

    /// Another case: the game is as it was after this decision.
    fn go_to(&mut self, id: usize) {
        let Some(point) = self.points.get(&id).cloned() else {
            return;
        };
        self.step();
        self.now = point;
        self.desk.sketch.update(|sketch| sketch.go_to(id));
        self.show();
    }

    /// Shows the board through the eyes of whoever decides.
    fn show(&self) {
        let awaiting = self.now.awaiting();
        let (eyes, asks) = match awaiting.first() {
            _ if awaiting.contains(self.own) => (self.own, Asks::You),
            Some(other) => (other, Asks::Other(self.table.name(other))),
            None => (self.own, Asks::Over),
        };
        let moment = Moment::of(&self.now, Viewer::Seat(eyes), self.ply + self.past.len());
        self.table.advice.set(None);
        self.table.notice.set(None);
        self.table.history.set(vec![Arc::new(moment)]);
        self.desk.asks.set(asks);
    }
}

/// By way of text, as everywhere here: a second way of writing every game's actions has its weight.
fn json(value: &impl serde::Serialize) -> Value {
    let text = serde_json::to_string(value).expect("they have text for keys");
    serde_json::from_str(&text).expect("what was written can be read")
}
