//! The host of a lesson: the engine in the page, from the lesson's position; every decision is judged, and a miss is taken back.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use table::lesson::{Lesson, Miss, Run, Turn, Verdict};
use table::{Seat, Teach, Viewer};

use super::{kept, said, sitters};
use crate::boards::Board;
use crate::table::{Advised, Entry, Host, Moment, Table};
use crate::texts::t;

/// After this many misses the nudge comes by itself.
const PATIENCE: u32 = 2;

/// How a step stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// The learner tries.
    Open,
    /// The last decision missed: it waits to be taken back.
    Missed,
    /// All is done.
    Done,
}

/// How much of a hint has been given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// Nothing.
    None,
    /// A nudge in words.
    Nudge,
    /// The place is lit.
    Place,
}

/// What the panel shows of a lesson, and what it can ask for. A handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Teacher {
    /// The course's game.
    pub game: &'static str,
    /// The lesson's name.
    pub id: StoredValue<String>,
    /// The step that is due, from 0, and how many there are.
    pub step: RwSignal<usize>,
    /// How many steps there are.
    pub steps: usize,
    /// What there is to do.
    pub task: RwSignal<String>,
    /// What was said last.
    pub said: RwSignal<Option<String>>,
    /// How the step stands.
    pub stand: RwSignal<Stand>,
    /// How much of a hint has been given.
    pub help: RwSignal<Help>,
    /// Asks for the next part of a hint.
    pub hint: Callback<()>,
    /// Takes a miss back.
    pub take_back: Callback<()>,
    /// Begins the step anew.
    pub start_over: Callback<()>,
}

/// Opens a lesson at a table, where it was left; or at the step that a clause is tried in.
pub fn open<G: Board + Teach>(table: Table<G>, lesson: Arc<Lesson<G>>, position: G, clause: Option<&str>) -> Teacher {
    let run = begun(&lesson, position, clause);
    let desk = Rc::new(RefCell::new(None));
    let shared = StoredValue::new_local(desk.clone());
    let teacher = teacher(&run, shared);
    table.sitters.set(sitters::<G>(lesson.seat, run.state().players()));
    table.teacher.set_value(Some(teacher.hint));
    table.keep_at(Lecture {
        id: lesson.id.clone(),
        desk: desk.clone(),
    });
    let mut opened = Desk {
        table,
        run,
        teacher,
        lengths: vec![0],
        misses: 0,
    };
    opened.announce();
    opened.show();
    *desk.borrow_mut() = Some(opened);
    count_refusals(table, shared);
    teacher
}

/// Where a learner goes on: in the step that is asked for, also after a reload.
fn begun<G: Teach>(lesson: &Arc<Lesson<G>>, position: G, clause: Option<&str>) -> Run<G> {
    let left = Run::resume(lesson.clone(), position.clone(), &kept::decisions(&lesson.id));
    match clause.map(|clause| lesson.step_about(clause)) {
        Some(step) if left.step() != step => Run::at_step(lesson.clone(), position, step),
        _ => left,
    }
}

/// Where the panel finds the desk, as long as the page is there.
type Shared<G> = StoredValue<Rc<RefCell<Option<Desk<G>>>>, LocalStorage>;

fn teacher<G: Board + Teach>(run: &Run<G>, desk: Shared<G>) -> Teacher {
    let ask = move |what: fn(&mut Desk<G>)| {
        Callback::new(move |()| {
            desk.try_with_value(|desk| {
                if let Some(desk) = &mut *desk.borrow_mut() {
                    what(desk);
                }
            });
        })
    };
    Teacher {
        game: G::meta().id,
        id: StoredValue::new(run.lesson().id.clone()),
        step: RwSignal::new(run.step()),
        steps: run.lesson().steps.len(),
        task: RwSignal::default(),
        said: RwSignal::default(),
        stand: RwSignal::new(Stand::Open),
        help: RwSignal::new(Help::None),
        hint: ask(Desk::hint),
        take_back: ask(Desk::take_back),
        start_over: ask(Desk::start_over),
    }
}

/// What the rules refuse counts as a miss, too: whoever was refused twice gets the nudge.
fn count_refusals<G: Board + Teach>(table: Table<G>, desk: Shared<G>) {
    Effect::new(move |_| {
        let is_refusal = table
            .notice
            .with(|notice| notice.as_ref().is_some_and(|notice| notice.clause.is_some()));
        if is_refusal {
            desk.try_with_value(|desk| {
                // a refusal of the desk itself is told while it is at work
                if let Ok(mut desk) = desk.try_borrow_mut()
                    && let Some(desk) = &mut *desk
                {
                    desk.count_miss();
                }
            });
        }
    });
}

/// Where the lesson is kept: the host of its table.
struct Lecture<G: Board + Teach> {
    /// The lesson's name: asked for at any time, also while the desk is at work.
    id: String,
    desk: Rc<RefCell<Option<Desk<G>>>>,
}

struct Desk<G: Board + Teach> {
    table: Table<G>,
    run: Run<G>,
    teacher: Teacher,
    /// How long the log was at each decision of the step.
    lengths: Vec<usize>,
    misses: u32,
}

impl<G: Board + Teach> Host<G> for Lecture<G> {
    fn act(&self, _: Seat, action: G::Action) {
        if let Some(desk) = &mut *self.desk.borrow_mut() {
            desk.decide(&action);
        }
    }

    fn undo(&self, _: Seat) {
        if let Some(desk) = &mut *self.desk.borrow_mut() {
            desk.undo();
        }
    }

    fn id(&self) -> String {
        format!("lesson {}", self.id)
    }
}

impl<G: Board + Teach> Desk<G> {
    fn decide(&mut self, action: &G::Action) {
        let (turns, verdict) = match self.run.decide(action) {
            Ok(decided) => decided,
            Err(illegal) => return self.table.refuse(self.run.state().explain(illegal)),
        };
        self.write(turns);
        self.lengths.push(self.table.log.with_untracked(Vec::len));
        self.teacher.said.set(None);
        self.teacher.help.set(Help::None);
        self.table.advice.set(None);
        match verdict {
            Verdict::GoesOn => self.keep(),
            Verdict::Reached => self.go_on(),
            Verdict::Missed(miss) => self.miss(&miss),
        }
        self.show();
    }

    /// A step is done.
    fn go_on(&mut self) {
        let turns = self.run.go_on();
        self.write(turns);
        self.lengths = vec![self.table.log.with_untracked(Vec::len)];
        self.misses = 0;
        if self.run.is_over() {
            kept::finish(&self.run.lesson().id);
        } else {
            self.keep();
        }
        self.announce();
    }

    /// Says what there is to do now, or that all is.
    fn announce(&mut self) {
        let (lesson, step) = (self.run.lesson(), self.run.step());
        self.teacher.step.set(step);
        if self.run.is_over() {
            self.teacher.stand.set(Stand::Done);
            self.teacher.said.set(Some(said::<G>(&lesson.text("close"))));
        } else {
            self.teacher.stand.set(Stand::Open);
            self.table.hold.set(lesson.steps[step].hold.clone());
            self.teacher
                .task
                .set(said::<G>(&lesson.text(&format!("task{}", step + 1))));
        }
    }

    fn miss(&mut self, miss: &Miss) {
        let text = match &miss.say {
            Some(say) => said::<G>(&self.run.lesson().text(&format!("try-{say}"))),
            None => t!("lesson.missed", points = miss.points),
        };
        self.teacher.said.set(Some(text));
        self.teacher.stand.set(Stand::Missed);
        self.misses += 1;
    }

    fn count_miss(&mut self) {
        self.misses += 1;
        if self.misses == PATIENCE {
            self.nudge();
        }
    }

    fn take_back(&mut self) {
        if self.teacher.stand.get_untracked() != Stand::Missed {
            return;
        }
        self.run.take_back();
        self.teacher.stand.set(Stand::Open);
        self.cut_log();
        if self.misses >= PATIENCE && self.teacher.help.get_untracked() == Help::None {
            self.nudge();
        }
        self.keep();
        self.show();
    }

    fn undo(&mut self) {
        if self.teacher.stand.get_untracked() == Stand::Missed {
            return self.take_back();
        }
        if self.run.undo() {
            self.cut_log();
            self.keep();
            self.show();
        } else {
            self.table.tell(t!("table.cannot_undo"));
        }
    }

    fn start_over(&mut self) {
        self.run.start_over();
        self.teacher.stand.set(Stand::Open);
        self.teacher.said.set(None);
        self.teacher.help.set(Help::None);
        self.table.advice.set(None);
        self.cut_log();
        self.keep();
        self.show();
    }

    /// First a nudge, then the place, then the decision itself.
    fn hint(&mut self) {
        if self.teacher.stand.get_untracked() != Stand::Open {
            return;
        }
        let next = self.run.way().and_then(|way| way.into_iter().next());
        match self.teacher.help.get_untracked() {
            Help::None => self.nudge(),
            Help::Nudge => {
                self.table.advice.set(next.and_then(|action| self.advised(&action)));
                self.teacher.help.set(Help::Place);
            }
            Help::Place => {
                if let Some(action) = next {
                    self.decide(&action);
                }
            }
        }
    }

    /// A decision as a hint shows it on the board.
    fn advised(&self, action: &G::Action) -> Option<Arc<Advised<G>>> {
        let seat = self.run.lesson().seat;
        let view = self.run.state().view(Viewer::Seat(seat));
        Advised::new(&view, seat, action).map(Arc::new)
    }

    fn nudge(&mut self) {
        let nudge = self.run.lesson().text(&format!("nudge{}", self.run.step() + 1));
        self.teacher.said.set(Some(said::<G>(&nudge)));
        self.teacher.help.set(Help::Nudge);
    }

    fn keep(&self) {
        kept::keep(&self.run.lesson().id, &self.run.decisions());
    }

    /// Writes down what happened.
    fn write(&self, turns: Vec<Turn<G>>) {
        let viewer = Viewer::Seat(self.run.lesson().seat);
        self.table.log.update(|log| {
            for turn in turns {
                log.push(Entry {
                    ply: log.len() + 1,
                    seat: turn.seat,
                    events: table::heard(&turn.told, viewer).cloned().collect(),
                    undone: false,
                });
            }
        });
    }

    /// What was taken back was never written.
    fn cut_log(&mut self) {
        self.lengths.truncate(self.run.depth() + 1);
        let length = self.lengths.last().copied().unwrap_or_default();
        self.table.log.update(|log| log.truncate(length));
    }

    fn show(&self) {
        let (viewer, ply) = (
            Viewer::Seat(self.run.lesson().seat),
            self.table.log.with_untracked(Vec::len),
        );
        let moment = match self.teacher.stand.get_untracked() {
            Stand::Open => Moment::of(self.run.state(), viewer, ply),
            // there is nothing to be done before it is taken back, or when all is done
            Stand::Missed | Stand::Done => Moment::memory(self.run.state(), viewer, ply),
        };
        self.table.show(moment);
    }
}
