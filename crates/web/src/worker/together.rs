//! Bots that think as long as a clock allows think in several workers at once, where the device has cores for them: each with luck of its own. What they tried is added
//! up, and each of them is told what came of it with the next question, so that it can follow.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;

use bots::Spec;
use serde_json::value::RawValue;

use super::outside::{self, Desk, Place, Then};
use super::{Answer, Question, Task, Weighed};
use crate::browser;

/// More workers than this don't think about one decision.
const MOST: usize = 4;

/// How much longer others are waited for once one has answered: all think for the same time, and one that is still on its way to the page, or has failed, must not keep the table waiting.
const GRACE: Duration = Duration::from_millis(300);

/// A bot, by its table and seat.
type Sitter = (String, u8);

/// How many decisions a bot has made together with others, and what came of the last, as JSON.
type Decided = (u32, Option<String>);

thread_local! {
    static SECOND: RefCell<Desk> = RefCell::default();
    static THIRD: RefCell<Desk> = RefCell::default();
    static FOURTH: RefCell<Desk> = RefCell::default();
    static DECIDED: RefCell<HashMap<Sitter, Decided>> = RefCell::default();
}

/// The workers that think about a decision, and as whom.
pub(super) struct Thinkers {
    places: Vec<Place>,
    bot: String,
}

impl Thinkers {
    /// Those for this task, the usual worker first; nothing if it is to do it alone.
    pub(super) fn of(task: &Task, usual: Place) -> Option<Thinkers> {
        let Task::Decide(bot) = task else { return None };
        // one core is left to the page
        let helpers = browser::cores().saturating_sub(1).min(MOST).checked_sub(1)?;
        if helpers == 0 || !bot.parse::<Spec>().is_ok_and(|spec| spec.takes_time()) {
            return None;
        }
        let others: [Place; MOST - 1] = [&SECOND, &THIRD, &FOURTH];
        // who is still busy with an earlier decision comes too late for this one
        let free = others
            .into_iter()
            .take(helpers)
            .filter(|place| place.with_borrow(Desk::is_free));
        Some(Thinkers {
            places: std::iter::once(usual).chain(free).collect(),
            bot: bot.clone(),
        })
    }
}

/// A decision that is being made together.
struct Decision {
    /// Whose it is.
    key: Sitter,
    legal: Vec<Box<RawValue>>,
    /// How often each action was tried.
    tries: Vec<f32>,
    /// How many have not answered yet.
    waiting: usize,
    /// What is done with it, as long as it isn't made.
    then: Option<Then>,
}

/// Asks all of them, and calls `then` with what they decide together. Returns the number of the first one's question.
pub(super) fn pose(thinkers: Thinkers, question: &Question, then: Then) -> u32 {
    let key = (question.table.clone(), u8::from(question.seat));
    let (number, decided) = DECIDED.with_borrow_mut(|decided| {
        let (number, last) = decided.entry(key.clone()).or_default();
        *number += 1;
        (*number, last.take())
    });
    let legal: Vec<Box<RawValue>> = serde_json::from_str(question.legal.get()).unwrap_or_default();
    let decision = Rc::new(RefCell::new(Decision {
        key,
        tries: vec![0.0; legal.len()],
        legal,
        waiting: thinkers.places.len(),
        then: Some(then),
    }));
    let task = Task::Consider {
        bot: thinkers.bot,
        number,
        decided,
    };
    let ask = |place: Place| {
        let (decision, question) = (decision.clone(), asked_of_one(question, task.clone()));
        outside::pose(place, question, Box::new(move |answer| hear(&decision, &answer)))
    };
    let numbers: Vec<u32> = thinkers.places.into_iter().map(ask).collect();
    numbers.first().copied().unwrap_or_default()
}

/// The question for one of them.
fn asked_of_one(question: &Question, task: Task) -> Question {
    Question {
        number: 0,
        game: question.game.clone(),
        table: question.table.clone(),
        seat: question.seat,
        task,
        view: question.view.clone(),
        legal: question.legal.clone(),
    }
}

/// One of them has answered, or failed.
fn hear(decision: &Rc<RefCell<Decision>>, answer: &Answer) {
    let tries: Option<Vec<f32>> = answer
        .verdict
        .as_ref()
        .and_then(|tries| serde_json::from_str(tries.get()).ok());
    let waiting = {
        let mut decision = decision.borrow_mut();
        decision.waiting -= 1;
        for (sum, tries) in decision.tries.iter_mut().zip(tries.unwrap_or_default()) {
            *sum += tries;
        }
        decision.waiting
    };
    if waiting == 0 {
        return decide(decision, answer.number);
    }
    let (decision, number) = (decision.clone(), answer.number);
    wasm_bindgen_futures::spawn_local(async move {
        browser::pause(GRACE).await;
        let has_answer = decision.borrow().tries.iter().any(|&tries| tries > 0.0);
        if has_answer {
            decide(&decision, number);
        }
    });
}

/// Makes the decision, if it isn't made: what was tried most.
fn decide(decision: &RefCell<Decision>, number: u32) {
    let (then, best) = {
        let mut decision = decision.borrow_mut();
        let Some(then) = decision.then.take() else { return };
        let tried = decision.tries.iter().enumerate().filter(|(_, tries)| **tries > 0.0);
        // the first of those tried as often, as every bot has it
        let best = tried
            .rev()
            .max_by(|(_, one), (_, other)| one.total_cmp(other))
            .map(|(place, _)| place);
        let action = best.and_then(|place| decision.legal.get(place).cloned());
        if let Some(action) = &action {
            DECIDED.with_borrow_mut(|decided| {
                let (_, last) = decided.entry(decision.key.clone()).or_default();
                *last = Some(action.get().to_owned());
            });
        }
        (then, action.map(|action| Weighed { action, expected: None }))
    };
    // what is done with it may ask the next question
    then(Answer {
        best: best.into_iter().collect(),
        ..Answer::none(number)
    });
}
