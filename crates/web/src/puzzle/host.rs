//! The host of a puzzle: the engine in the page, from the puzzle's position. Decisions can be taken back freely; a turn that is complete is judged.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use bots::puzzle::{Judgement, Puzzle, is_over};
use leptos::prelude::*;
use table::{Seat, Seats, Teach, Told, Viewer};

use super::begun::Begun;
use super::compared::{Side, side};
use crate::boards::Board;
use crate::lesson::sitters;
use crate::table::{Advised, Entry, Host, Moment, Table};
use crate::texts::t;
use crate::worker;

/// How a puzzle stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stand {
    /// Somebody thinks.
    Open,
    /// The turn is complete, and is looked at.
    Judging,
    /// That is what it is worth; `None` if nobody could find out.
    Judged(Option<Judgement>),
    /// The answer was asked for.
    Shown,
}

/// What the panel shows of a puzzle, and what it can ask for. A handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Coach {
    /// How it stands.
    pub stand: RwSignal<Stand>,
    /// How many hints were given.
    pub hints: RwSignal<u8>,
    /// What was already decided in this turn, in words.
    pub so_far: RwSignal<Vec<String>>,
    /// The best turn and what was tried, once that may be known.
    pub sides: RwSignal<Vec<Side>>,
    /// Asks for a hint.
    pub hint: Callback<()>,
    /// Begins anew.
    pub again: Callback<()>,
    /// Shows the answer.
    pub give_up: Callback<()>,
    /// Shows the board after one of the sides.
    pub look: Callback<usize>,
}

/// Opens a puzzle at a table. What comes of a try is told to `tried`.
pub fn open<G: Board + Teach>(table: Table<G>, puzzle: Puzzle<G>, tried: Callback<bool>) -> Option<Coach> {
    let position = puzzle.position().ok()?;
    let desk = Rc::new(RefCell::new(None));
    let coach = coach::<G>(StoredValue::new_local(desk.clone()));
    table.sitters.set(sitters::<G>(puzzle.seat, position.players()));
    table.teacher.set_value(Some(coach.hint));
    table.keep_at(Riddle {
        id: puzzle.id.clone(),
        desk: desk.clone(),
    });
    let begun = Begun::of(&puzzle);
    coach.so_far.set(begun.words);
    table.log.set(begun.entries.clone());
    let opened = Desk {
        table,
        turn: bots::Knowledge::turn(&position),
        before: begun.entries,
        puzzle: Arc::new(puzzle),
        states: vec![position],
        line: Vec::new(),
        coach,
        tried,
    };
    opened.show();
    *desk.borrow_mut() = Some(opened);
    Some(coach)
}

/// Where the panel finds the desk, as long as the page is there.
type Shared<G> = StoredValue<Rc<RefCell<Option<Desk<G>>>>, LocalStorage>;

fn with<G: Board + Teach>(desk: Shared<G>, what: impl FnOnce(&mut Desk<G>)) {
    desk.try_with_value(|desk| {
        if let Some(desk) = &mut *desk.borrow_mut() {
            what(desk);
        }
    });
}

fn coach<G: Board + Teach>(desk: Shared<G>) -> Coach {
    Coach {
        stand: RwSignal::new(Stand::Open),
        hints: RwSignal::new(0),
        so_far: RwSignal::default(),
        sides: RwSignal::default(),
        hint: Callback::new(move |()| with(desk, Desk::hint)),
        again: Callback::new(move |()| with(desk, Desk::again)),
        give_up: Callback::new(move |()| with(desk, Desk::give_up)),
        look: Callback::new(move |side| with(desk, |desk| desk.look(side))),
    }
}

/// Where the puzzle is kept: the host of its table.
struct Riddle<G: Board + Teach> {
    id: String,
    desk: Rc<RefCell<Option<Desk<G>>>>,
}

struct Desk<G: Board + Teach> {
    table: Table<G>,
    puzzle: Arc<Puzzle<G>>,
    /// The turn, as bots count.
    turn: u32,
    /// What the log tells of this turn before the position.
    before: Vec<Entry<G>>,
    /// The position, and what each decision led to.
    states: Vec<G>,
    line: Vec<G::Action>,
    coach: Coach,
    tried: Callback<bool>,
}

impl<G: Board + Teach> Host<G> for Riddle<G> {
    fn act(&self, _: Seat, action: G::Action) {
        let complete = match &mut *self.desk.borrow_mut() {
            Some(desk) => desk.decide(&action),
            None => false,
        };
        if complete {
            judge(&self.desk);
        }
    }

    fn undo(&self, _: Seat) {
        if let Some(desk) = &mut *self.desk.borrow_mut() {
            desk.undo();
        }
    }

    fn id(&self) -> String {
        format!("puzzle {}", self.id)
    }
}

/// Looks at a turn that is complete: at once if it is written down, in the worker otherwise.
fn judge<G: Board + Teach>(shared: &Rc<RefCell<Option<Desk<G>>>>) {
    let Some((puzzle, line, known)) = shared.borrow().as_ref().map(|desk| {
        let known = desk.puzzle.known(&desk.states[0], &desk.line);
        (desk.puzzle.clone(), desk.line.clone(), known)
    }) else {
        return;
    };
    let back = shared.clone();
    let asked = line.clone();
    let found = move |judgement: Option<Judgement>| {
        if let Some(desk) = &mut *back.borrow_mut()
            && desk.line == asked
        {
            desk.judged(judgement);
        }
    };
    match known {
        Some(known) => found(Some(known)),
        None => worker::weigh(&puzzle, &line, found),
    }
}

impl<G: Board + Teach> Desk<G> {
    fn now(&self) -> &G {
        self.states.last().expect("there is a position")
    }

    /// Decides; says whether the turn is complete now.
    fn decide(&mut self, action: &G::Action) -> bool {
        let (seat, mut next, mut told) = (self.puzzle.seat, self.now().clone(), Vec::new());
        let takeback = match next.apply(seat, action, &mut told) {
            Ok(takeback) => takeback,
            Err(illegal) => {
                self.table.refuse(next.explain(illegal));
                return false;
            }
        };
        let complete = is_over(&next, seat, self.turn, takeback);
        self.states.push(next);
        self.line.push(action.clone());
        self.table.advice.set(None);
        let entry = entry(self.ply(), seat, &told, seat);
        self.table.log.update(|log| log.push(entry));
        if complete {
            self.coach.stand.set(Stand::Judging);
        }
        self.show();
        complete
    }

    fn judged(&mut self, judgement: Option<Judgement>) {
        // what comes next depends on what was tried
        if let Some(judgement) = judgement {
            self.tried.run(judgement.solves);
        }
        self.coach.stand.set(Stand::Judged(judgement));
        if let Some(judgement) = judgement {
            let own = (self.line.as_slice(), Some(-judgement.behind));
            if judgement.solves {
                self.compare(Some(own));
            }
        }
        self.show();
    }

    /// The best turn beside what was tried.
    fn compare(&self, own: Option<(&[G::Action], Option<f32>)>) {
        let (position, puzzle) = (&self.states[0], &self.puzzle);
        let best = puzzle.answers.first();
        let best = best.map(|best| side(position, puzzle.seat, &best.line, Some(best.score)));
        let own = own.map(|(line, behind)| {
            let score = puzzle
                .answers
                .first()
                .zip(behind)
                .map(|(best, behind)| best.score + behind);
            side(position, puzzle.seat, line, score)
        });
        self.coach.sides.set(best.into_iter().chain(own).collect());
    }

    fn undo(&mut self) {
        if self.coach.stand.get_untracked() == Stand::Shown {
            return self.table.tell(t!("table.cannot_undo"));
        }
        if self.line.pop().is_none() {
            return self.table.tell(t!("puzzle.begins_here"));
        }
        self.states.pop();
        self.coach.stand.set(Stand::Open);
        self.coach.sides.set(Vec::new());
        self.table.log.update(|log| drop(log.pop()));
        self.show();
    }

    fn again(&mut self) {
        self.states.truncate(1);
        self.line.clear();
        self.coach.stand.set(Stand::Open);
        self.coach.sides.set(Vec::new());
        self.table.advice.set(None);
        self.table.log.set(self.before.clone());
        self.show();
    }

    /// First what it is about, then the first decision.
    fn hint(&mut self) {
        if self.coach.stand.get_untracked() != Stand::Open {
            return;
        }
        let given = self.coach.hints.get_untracked();
        self.coach.hints.set((given + 1).min(2));
        if given > 0 {
            let seat = self.puzzle.seat;
            let way = self
                .puzzle
                .solutions()
                .iter()
                .find(|answer| answer.line.starts_with(&self.line));
            let next = way.and_then(|answer| answer.line.get(self.line.len()));
            let view = self.now().view(Viewer::Seat(seat));
            let advised = next.and_then(|action| Advised::new(&view, seat, action));
            if advised.is_none() {
                self.table.tell(t!("puzzle.off_the_way"));
            }
            self.table.advice.set(advised.map(Arc::new));
        }
    }

    /// Shows the answer: that is a try, too.
    fn give_up(&mut self) {
        self.tried.run(false);
        let line = std::mem::take(&mut self.line);
        let own = matches!(self.coach.stand.get_untracked(), Stand::Judged(_)).then_some(line);
        let behind = match self.coach.stand.get_untracked() {
            Stand::Judged(Some(judgement)) => Some(-judgement.behind),
            _ => None,
        };
        self.compare(own.as_deref().map(|line| (line, behind)));
        self.coach.stand.set(Stand::Shown);
        self.look(0);
    }

    /// Shows the board after the best turn, or after what was tried.
    fn look(&mut self, side: usize) {
        let (seat, sides) = (self.puzzle.seat, self.coach.sides);
        let Some(line) = sides.with_untracked(|sides| Some(sides.get(side)?.line.clone())) else {
            return;
        };
        let (mut game, mut entries) = (self.states[0].clone(), self.before.clone());
        let mut ply = self.puzzle.log.actions.len();
        for action in line
            .iter()
            .filter_map(|text| serde_json::from_str::<G::Action>(text).ok())
        {
            let mut told = Vec::new();
            if game.apply(seat, &action, &mut told).is_err() {
                break;
            }
            ply += 1;
            entries.push(entry(ply, seat, &told, seat));
        }
        self.table.log.set(entries);
        self.table.show(over(&game, seat, ply));
    }

    /// How many decisions there were in the game.
    fn ply(&self) -> usize {
        self.puzzle.log.actions.len() + self.line.len()
    }

    fn show(&self) {
        let seat = self.puzzle.seat;
        let moment = match self.coach.stand.get_untracked() {
            Stand::Open => Moment::of(self.now(), Viewer::Seat(seat), self.ply()),
            _ => over(self.now(), seat, self.ply()),
        };
        self.table.show(moment);
    }
}

/// The board after the turn that was looked for: nobody is waited for, for nothing goes on.
fn over<G: Board>(game: &G, seat: Seat, ply: usize) -> Moment<G> {
    Moment {
        awaiting: Seats::only(seat),
        ..Moment::memory(game, Viewer::Seat(seat), ply)
    }
}

/// What the log tells of a decision to whoever solves.
pub(super) fn entry<G: Board>(ply: usize, by: Seat, told: &[Told<G::Event>], to: Seat) -> Entry<G> {
    Entry {
        ply,
        seat: by,
        events: table::heard(told, Viewer::Seat(to)).cloned().collect(),
        undone: false,
    }
}
