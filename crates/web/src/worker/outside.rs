//! How the page asks its workers: one for bots and hints, some that think [with it](super::together), and one for reviews, so that nobody at a table waits for what
//! a review thinks about.

use std::cell::RefCell;
use std::collections::HashMap;
use std::thread::LocalKey;
use std::time::Duration;

use bots::puzzle::{Judgement, Puzzle};
use bots::review::{Turn, Verdict};
use serde_json::value::{RawValue, to_raw_value};
use table::{Game, Log, Seat};
use wasm_bindgen::JsCast;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::together::{self, Thinkers};
use super::{Answer, Depth, Question, Task, Weighed};
use crate::browser;

/// After this long another worker is hired for one that did not come.
const AGAIN: Duration = Duration::from_secs(2);

/// What is done with an answer.
pub(super) type Then = Box<dyn FnOnce(Answer)>;

/// Where a worker is asked.
#[derive(Default)]
pub(super) struct Desk {
    worker: Option<Worker>,
    /// Questions from before the worker listened.
    early: Option<Vec<String>>,
    asked: HashMap<u32, Then>,
    numbers: u32,
}

/// One of the desks of the page.
pub(super) type Place = &'static LocalKey<RefCell<Desk>>;

thread_local! {
    static BOTS: RefCell<Desk> = RefCell::default();
    static REVIEWS: RefCell<Desk> = RefCell::default();
}

/// Asks the worker, and calls `then` with the answer. Returns the number of the question.
pub fn ask<G: Game>(
    table: &str,
    seat: Seat,
    task: Task,
    view: &G::View,
    legal: &[G::Action],
    then: impl FnOnce(Vec<Weighed>) + 'static,
) -> u32 {
    let (view, legal) = (to_raw_value(view).expect(RAW), to_raw_value(legal).expect(RAW));
    let question = Question {
        number: 0,
        game: G::meta().id.into(),
        table: table.into(),
        seat,
        task,
        view,
        legal,
    };
    let then: Then = Box::new(move |answer| then(answer.best));
    match Thinkers::of(&question.task, &BOTS) {
        Some(thinkers) => together::pose(thinkers, &question, then),
        None => pose(&BOTS, question, then),
    }
}

/// Has a turn of a finished game judged, and calls `then` with what was found; `None` if that failed.
pub fn judge<G: Game>(
    log: &Log<G>,
    turn: &Turn<G::Action>,
    depth: Depth,
    then: impl FnOnce(Option<Verdict<G::Action>>) + 'static,
) {
    let mut known = log.clone();
    known.actions.truncate(turn.last() + 1);
    let question = Question {
        number: 0,
        game: G::meta().id.into(),
        table: "review".into(),
        seat: turn.seat,
        task: Task::Review {
            first: turn.first,
            depth,
        },
        view: to_raw_value(&known).expect(RAW),
        legal: RawValue::NULL.to_owned(),
    };
    let read = |answer: Answer| serde_json::from_str(answer.verdict?.get()).ok();
    pose(&REVIEWS, question, Box::new(move |answer| then(read(answer))));
}

/// Has a turn weighed beside the answer of a puzzle, and calls `then` with what was found; `None` if that failed.
pub fn weigh<G: Game>(puzzle: &Puzzle<G>, line: &[G::Action], then: impl FnOnce(Option<Judgement>) + 'static) {
    let question = Question {
        number: 0,
        game: G::meta().id.into(),
        table: "puzzle".into(),
        seat: puzzle.seat,
        task: Task::Weigh,
        view: to_raw_value(puzzle).expect(RAW),
        legal: to_raw_value(line).expect(RAW),
    };
    let read = |answer: Answer| serde_json::from_str(answer.verdict?.get()).ok();
    pose(&REVIEWS, question, Box::new(move |answer| then(read(answer))));
}

/// Why messages can be written.
const RAW: &str = "messages have text for keys";

/// Gives a question its number and sends it.
pub(super) fn pose(place: Place, mut question: Question, then: Then) -> u32 {
    place.with_borrow_mut(|desk| {
        desk.numbers += 1;
        question.number = desk.numbers;
        desk.asked.insert(question.number, then);
        desk.send(place, serde_json::to_string(&question).expect(RAW));
        question.number
    })
}

/// The answer to this question of [`ask`] is not wanted any more.
pub fn forget(number: u32) {
    BOTS.with_borrow_mut(|desk| drop(desk.asked.remove(&number)));
}

/// Nothing is judged any more, not even the turn that is just thought about; the next one finds another worker.
pub fn stop_judging() {
    REVIEWS.with_borrow_mut(|desk| {
        desk.dismiss();
        desk.early = None;
        desk.asked.clear();
    });
}

impl Desk {
    /// Is every question answered?
    pub(super) fn is_free(&self) -> bool {
        self.asked.is_empty()
    }

    /// The worker has failed in the middle of a thought: the next question finds another one, and those that wait get no answer.
    fn fail(&mut self) -> Vec<(u32, Then)> {
        self.dismiss();
        self.asked.drain().collect()
    }

    /// Another worker for one that never came to listen.
    fn hire_anew(&mut self, place: Place) {
        if let Some(early) = self.early.take() {
            self.dismiss();
            early.into_iter().for_each(|text| self.send(place, text));
        }
    }

    /// Ends the worker, in the middle of a thought if need be.
    fn dismiss(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }

    fn send(&mut self, place: Place, text: String) {
        if self.worker.is_none() {
            self.worker = hire(place);
            self.early = Some(Vec::new());
        }
        match (&mut self.early, &self.worker) {
            (Some(early), _) => early.push(text),
            (None, Some(worker)) => drop(worker.post_message(&text.into())),
            (None, None) => browser::warn("there is no worker to think in"),
        }
    }
}

fn hire(place: Place) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options("/start.js", &options).ok()?;
    worker.set_onmessage(Some(
        browser::forever(move |event: MessageEvent| hear(place, &event.data().as_string().unwrap_or_default()))
            .unchecked_ref(),
    ));
    worker.set_onerror(Some(
        browser::forever(move |_: Event| {
            let has_listened = place.with_borrow(|desk| desk.early.is_none());
            if has_listened {
                let unanswered = place.with_borrow_mut(Desk::fail);
                return unanswered
                    .into_iter()
                    .for_each(|(number, then)| then(Answer::none(number)));
            }
            wasm_bindgen_futures::spawn_local(async move {
                browser::pause(AGAIN).await;
                place.with_borrow_mut(|desk| desk.hire_anew(place));
            });
        })
        .unchecked_ref(),
    ));
    Some(worker)
}

fn hear(place: Place, text: &str) {
    if text == "ready" {
        return place.with_borrow_mut(|desk| {
            for text in desk.early.take().unwrap_or_default() {
                desk.send(place, text);
            }
        });
    }
    let Ok(answer) = serde_json::from_str::<Answer>(text) else {
        return browser::warn("the worker could not read a question");
    };
    // what is done with it may ask the next question
    let then = place.with_borrow_mut(|desk| desk.asked.remove(&answer.number));
    if let Some(then) = then {
        then(answer);
    }
}
