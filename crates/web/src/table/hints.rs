//! "What would the bot do?": its first choice on the board, why, and what else there is. Nothing is played until you say so.

mod figures;
mod panel;
mod sight;
#[cfg(test)]
pub(super) mod tests;
mod why;

use std::sync::Arc;

use bots::Expected;
use leptos::prelude::*;
use table::Seat;

use super::{Advised, Entry, Moment, Table};
use crate::boards::Board;
use crate::worker::{self, Task, Weighed};

/// More steps than this are not looked ahead.
const MOST_STEPS: usize = 12;

/// The hints for the present decision. A handle, copied freely.
pub(super) struct Hints<G: Board> {
    table: Table<G>,
    asked: RwSignal<Option<Asked<G>>>,
    /// Which choice is shown on the board.
    shown: RwSignal<usize>,
    /// What each choice leads to.
    plans: RwSignal<Vec<Plan<G>>>,
    /// The number of the question: what comes late belongs to another one.
    question: StoredValue<u32>,
    /// Did a key ask? Then the keys go on at the first choice.
    by_keys: StoredValue<bool>,
}

/// A decision that was asked about.
#[derive(Clone)]
struct Asked<G: Board> {
    seat: Seat,
    ply: usize,
    /// What there was to choose from.
    legal: Arc<Vec<G::Action>>,
    /// The advice, the best first; `None` while the bot thinks.
    choices: Option<Vec<Choice<G>>>,
}

/// Something that could be done, and what the bot expects of it.
#[derive(Clone)]
struct Choice<G: Board> {
    action: G::Action,
    expected: Expected,
}

impl<G: Board> Choice<G> {
    fn read(weighed: &Weighed) -> Option<Choice<G>> {
        Some(Choice {
            action: serde_json::from_str(weighed.action.get()).ok()?,
            expected: weighed.expected?,
        })
    }
}

/// What a choice leads to, as far as it was looked at.
#[derive(Clone)]
struct Plan<G: Board> {
    advised: Arc<Advised<G>>,
    progress: Progress,
}

/// How far the steps that follow are known.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// Nobody has asked.
    Unasked,
    /// The bot thinks about the next one.
    Growing,
    /// As far as can be told.
    Whole,
}

impl<G: Board> Asked<G> {
    /// Is it still to be made? Others may have decided meanwhile.
    fn is_due(&self, table: Table<G>) -> bool {
        let same = |moment: &Arc<Moment<G>>| moment.seat() == Some(self.seat) && moment.legal == self.legal;
        let decided = |entry: &Entry<G>| entry.seat == self.seat && entry.ply > self.ply;
        table.history.with(|history| history.last().is_some_and(same)) && !table.log.with(|log| log.iter().any(decided))
    }
}

impl<G: Board> Clone for Hints<G> {
    fn clone(&self) -> Hints<G> {
        *self
    }
}
impl<G: Board> Copy for Hints<G> {}

impl<G: Board> Hints<G> {
    pub(super) fn new(table: Table<G>) -> Hints<G> {
        let hints = Hints {
            table,
            asked: RwSignal::new(None),
            shown: RwSignal::new(0),
            plans: RwSignal::new(Vec::new()),
            question: StoredValue::new(0),
            by_keys: StoredValue::new(false),
        };
        Effect::new(move |_| {
            if hints.asked.get().is_some_and(|asked| !asked.is_due(table)) {
                hints.forget();
            }
        });
        Effect::new(move |_| table.advice.set(hints.advised()));
        sight::follow(hints);
        hints
    }

    /// Asks the worker for the best choices, or the teacher of a lesson. Asked again, the keys come back to what is there.
    pub(super) fn ask(self, by_keys: bool) {
        if let Some(teacher) = self.table.teacher.get_value() {
            return teacher.run(());
        }
        let Some(moment) = self.table.moment_now() else { return };
        let Some(seat) = moment.seat().filter(|_| moment.is_mine()) else {
            return;
        };
        self.by_keys.set_value(by_keys);
        if self.asked.with_untracked(Option::is_some) {
            return sight::focus_first(by_keys);
        }
        self.asked.set(Some(Asked {
            seat,
            ply: moment.ply,
            legal: moment.legal.clone(),
            choices: None,
        }));
        let question = self.question.get_value();
        let (task, view) = (Task::Advise, moment.view.clone());
        worker::ask::<G>("hint", seat, task, &moment.view, &moment.legal, move |best| {
            if self.is_at(question) {
                self.hear(seat, &view, &best);
            }
        });
    }

    /// Is this still the question? The page may have gone on, or gone.
    fn is_at(self, question: u32) -> bool {
        self.question.try_get_value() == Some(question)
    }

    fn hear(self, seat: Seat, view: &G::View, best: &[Weighed]) {
        let tried = |weighed: &Weighed| {
            let choice = Choice::<G>::read(weighed)?;
            let plan = Plan {
                advised: Arc::new(Advised::new(view, seat, &choice.action)?),
                progress: Progress::Unasked,
            };
            Some((choice, plan))
        };
        let (choices, plans): (Vec<_>, Vec<_>) = best.iter().filter_map(tried).unzip();
        self.plans.set(plans);
        self.asked.update(|asked| {
            if let Some(asked) = asked {
                asked.choices = Some(choices);
            }
        });
        self.show(0);
        sight::focus_first(self.by_keys.get_value());
    }

    /// Shows a choice on the board, and looks what would follow it.
    fn show(self, number: usize) {
        let Some(plan) = self.plans.with_untracked(|plans| plans.get(number).cloned()) else {
            return;
        };
        if self.shown.get_untracked() != number {
            self.shown.set(number);
        }
        let Advised { seat, ref steps, .. } = *plan.advised;
        let target = steps.first().and_then(|first| G::action_target(seat, first));
        self.table.highlight.set(target);
        if plan.progress == Progress::Unasked {
            self.go_on(number, plan.advised);
        }
    }

    /// Looks for the next step after those that are advised, and then for those after it.
    fn go_on(self, number: usize, mut advised: Arc<Advised<G>>) {
        let legal = loop {
            let legal = advised.next();
            match &legal[..] {
                _ if advised.steps.len() >= MOST_STEPS => return self.keep(number, advised, Progress::Whole),
                [] => return self.keep(number, advised, Progress::Whole),
                [only] => match further(&advised, only) {
                    Some(next) => advised = Arc::new(next),
                    None => return self.keep(number, advised, Progress::Whole),
                },
                _ => break legal,
            }
        };
        self.keep(number, advised.clone(), Progress::Growing);
        let (question, seat, view) = (self.question.get_value(), advised.seat, advised.view());
        worker::ask::<G>("hint", seat, Task::Advise, &view, &legal, move |best| {
            let best = best.first().and_then(Choice::<G>::read);
            match best.and_then(|choice| further(&advised, &choice.action)) {
                _ if !self.is_at(question) => {}
                Some(next) => self.go_on(number, Arc::new(next)),
                None => self.keep(number, advised, Progress::Whole),
            }
        });
    }

    fn keep(self, number: usize, advised: Arc<Advised<G>>, progress: Progress) {
        self.plans.update(|plans| {
            if let Some(plan) = plans.get_mut(number) {
                *plan = Plan { advised, progress };
            }
        });
    }

    /// Does what a choice says.
    fn act(self, number: usize) {
        let action = self.asked.with_untracked(|asked| {
            let choices = asked.as_ref()?.choices.as_ref()?;
            Some(choices.get(number)?.action.clone())
        });
        if let Some(action) = action {
            self.forget();
            self.table.act(action);
        }
    }

    /// Closes the hint; what had the focus in it gives it back to the button that asks. `false` if none was open.
    pub(super) fn close(self) -> bool {
        let was_open = self.asked.with_untracked(Option::is_some);
        if was_open {
            sight::leave();
            self.forget();
        }
        was_open
    }

    fn forget(self) {
        self.question.update_value(|question| *question += 1);
        self.asked.set(None);
        self.plans.set(Vec::new());
        self.shown.set(0);
        self.table.highlight.set(None);
    }

    /// Is there a hint to be seen? Not while the viewer looks back.
    fn is_open(self) -> bool {
        self.asked.with(Option::is_some) && self.table.moment().is_some_and(|moment| moment.is_mine())
    }

    /// What the choice that is shown leads to.
    fn advised(self) -> Option<Arc<Advised<G>>> {
        let shown = self.shown.get();
        self.plans
            .with(|plans| plans.get(shown).map(|plan| plan.advised.clone()))
    }

    /// Is it known what the choice that is shown leads to?
    fn is_whole(self) -> bool {
        let shown = self.shown.get();
        self.plans
            .with(|plans| plans.get(shown).is_some_and(|plan| plan.progress == Progress::Whole))
    }

    /// Why the choice that is shown is advised.
    fn why(self, choices: &[Choice<G>]) -> Option<String> {
        let is_forced = self
            .asked
            .with(|asked| asked.as_ref().is_some_and(|asked| asked.legal.len() == 1));
        let advised = self.advised()?;
        Some(why::line(&advised, choices, self.shown.get(), is_forced))
    }

    /// The panel; empty unless hints for the present decision were asked for.
    pub(super) fn panel(self) -> AnyView {
        panel::panel(self)
    }
}

/// What is advised with one more step, unless that only ends what is known of the turn.
fn further<G: Board>(advised: &Advised<G>, step: &G::Action) -> Option<Advised<G>> {
    let next = advised.with(step)?;
    let points = |state: &G| state.points(advised.seat);
    (next.is_open() || points(&next.after) != points(&advised.after)).then_some(next)
}
