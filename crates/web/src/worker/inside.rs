//! Inside the worker.

use std::any::Any;
use std::cell::RefCell;
use std::collections::HashMap;
use std::time::Duration;

use bots::puzzle::{Judge, Puzzle};
use bots::review::{self, Reviewer};
use bots::{Advisor, Bot, Hint, Knowledge, Spec};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::{Log, Rng, Seat};
use wasm_bindgen::JsCast;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::{Answer, Depth, Question, Task, Weighed};
use crate::{boards, browser};

/// The bots that sit at tables, by table and seat, with their descriptions.
type Sitting = HashMap<(String, u8), (String, Box<dyn Any>)>;

thread_local! {
    static SITTING: RefCell<Sitting> = RefCell::default();
    /// The number of the last decision that a bot considered with others.
    static CONSIDERED: RefCell<HashMap<(String, u8), u32>> = RefCell::default();
}

/// After this long a game that did not come is asked for again.
const AGAIN: Duration = Duration::from_secs(2);

/// More bots than this are not remembered.
const MOST_SITTING: usize = 8;

/// Waits for questions and answers them. The first message says that the worker listens.
pub fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answering = scope.clone();
    let listen = browser::forever(move |event: MessageEvent| {
        let (text, answering) = (event.data().as_string().unwrap_or_default(), answering.clone());
        wasm_bindgen_futures::spawn_local(async move {
            let _ = answering.post_message(&answer(&text).await.into());
        });
    });
    scope.set_onmessage(Some(&listen));
    let _ = scope.post_message(&"ready".into());
}

async fn answer(text: &str) -> String {
    let Ok(question) = serde_json::from_str::<Question>(text) else {
        return "unreadable".into();
    };
    let game = game(&question.game).await;
    if wants_net(&question.task) {
        game.bring_net().await;
    }
    let answer = game.think(question);
    serde_json::to_string(&answer).expect("answers have text for keys")
}

/// The game, however long it takes to come: bots that nobody can think for have nothing better to do than to wait.
async fn game(id: &str) -> &'static dyn boards::Opened {
    loop {
        match boards::load(id).await {
            Ok(game) => return game,
            Err(boards::NotLoaded) => browser::pause(AGAIN).await,
        }
    }
}

/// Does a net have something to say to this?
fn wants_net(task: &Task) -> bool {
    match task {
        Task::Decide(spec) | Task::Consider { bot: spec, .. } => {
            spec.parse::<Spec>().is_ok_and(|spec| spec.wants_net())
        }
        Task::Advise | Task::Review { .. } => true,
        Task::Weigh => false,
    }
}

/// What the bots of a game make of a question.
pub fn think<G: Knowledge>(question: Question) -> Answer {
    let none = Answer::none(question.number);
    if let Task::Review { first, depth } = question.task {
        let verdict = verdict::<G>(question.view.get(), first, depth);
        return Answer { verdict, ..none };
    }
    if question.task == Task::Weigh {
        let verdict = worth::<G>(question.view.get(), question.legal.get());
        return Answer { verdict, ..none };
    }
    if let Task::Consider { .. } = question.task {
        let verdict = tries::<G>(&question);
        return Answer { verdict, ..none };
    }
    Answer {
        best: weighed::<G>(question),
        ..none
    }
}

/// How often a bot of several tried each of the legal actions.
fn tries<G: Knowledge>(question: &Question) -> Option<Box<RawValue>> {
    let Task::Consider { bot, number, decided } = &question.task else {
        return None;
    };
    let view: G::View = serde_json::from_str(question.view.get()).ok()?;
    let legal: Vec<G::Action> = serde_json::from_str(question.legal.get()).ok()?;
    let decided: Option<G::Action> = decided
        .as_deref()
        .and_then(|decided| serde_json::from_str(decided).ok());
    let key = (question.table.clone(), u8::from(question.seat));
    // whoever missed a decision has thoughts that lead nowhere
    let missed =
        CONSIDERED.with_borrow_mut(|considered| considered.insert(key.clone(), *number)) != number.checked_sub(1);
    if missed {
        SITTING.with_borrow_mut(|sitting| drop(sitting.remove(&key)));
    }
    let tries = with_bot::<G, _>(key, bot, |bot| {
        if let Some(decided) = decided.filter(|_| !missed) {
            bot.follow(question.seat, &decided);
        }
        bot.tries(question.seat, &view, &legal)
    });
    to_raw_value(&tries??).ok()
}

/// Judges a turn of a log.
fn verdict<G: Knowledge>(log: &str, first: usize, depth: Depth) -> Option<Box<RawValue>> {
    let log: Log<G> = serde_json::from_str(log).ok()?;
    let turn = review::turns(&log).ok()?.into_iter().find(|turn| turn.first == first)?;
    let mut before = log;
    before.actions.truncate(first);
    let usual = Reviewer::of_game::<G>(before.seed);
    let reviewer = match depth {
        Depth::Usual => usual,
        Depth::Quick => usual.quick(),
    };
    let verdict = reviewer.judge(&before.replay().ok()?, &turn);
    to_raw_value(&verdict).ok()
}

/// What a turn is worth beside the answer of a puzzle.
fn worth<G: Knowledge>(puzzle: &str, line: &str) -> Option<Box<RawValue>> {
    let puzzle: Puzzle<G> = serde_json::from_str(puzzle).ok()?;
    let line: Vec<G::Action> = serde_json::from_str(line).ok()?;
    to_raw_value(&Judge::QUICK.judge(&puzzle, &line)?).ok()
}

/// What the bots of a game would do.
fn weighed<G: Knowledge>(question: Question) -> Vec<Weighed> {
    let (Ok(view), Ok(legal)) = (
        serde_json::from_str::<G::View>(question.view.get()),
        serde_json::from_str::<Vec<G::Action>>(question.legal.get()),
    ) else {
        return Vec::new();
    };
    match question.task {
        Task::Decide(spec) => {
            let key = (question.table, u8::from(question.seat));
            let decided = with_bot::<G, _>(key, &spec, |bot| bot.decide(question.seat, &view, &legal));
            decided
                .iter()
                .map(|action| Weighed {
                    action: json(action),
                    expected: None,
                })
                .collect()
        }
        Task::Advise => advice::<G>(question.seat, &view, &legal),
        Task::Consider { .. } | Task::Review { .. } | Task::Weigh => Vec::new(),
    }
}

/// An action for the page.
fn json(action: &impl Serialize) -> Box<RawValue> {
    to_raw_value(action).expect("actions have text for keys")
}

/// What the adviser finds out about the legal actions, the best first.
fn advice<G: Knowledge>(seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Weighed> {
    let weighed = |hint: Hint<G::Action>| Weighed {
        action: json(&hint.action),
        expected: Some(hint.expected),
    };
    let hints = Advisor::of_game::<G>().advise::<G>(seat, view, legal);
    hints.into_iter().map(weighed).collect()
}

/// Lets the bot of this table and seat do something.
fn with_bot<G: Knowledge, R>(key: (String, u8), spec: &str, ask: impl FnOnce(&mut dyn Bot<G>) -> R) -> Option<R> {
    SITTING.with_borrow_mut(|sitting| {
        if sitting
            .get(&key)
            .is_none_or(|(known, bot)| known != spec || !bot.is::<Box<dyn Bot<G>>>())
        {
            if sitting.len() >= MOST_SITTING {
                sitting.clear();
            }
            let bot: Box<dyn Bot<G>> = spec.parse::<Spec>().ok()?.seat::<G>(Rng::new(browser::fresh_seed()));
            sitting.insert(key.clone(), (spec.to_owned(), Box::new(bot)));
        }
        let (_, bot) = sitting.get_mut(&key)?;
        Some(ask(bot.downcast_mut::<Box<dyn Bot<G>>>()?.as_mut()))
    })
}
