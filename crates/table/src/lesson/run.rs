//! A learner in a lesson.

use std::sync::Arc;

use super::goal::{Goal, Scene};
use super::pattern::{as_value, fits};
use super::reach::{Reach, reach};
use super::{Lesson, Step, Teach, TryResult};
use crate::error::Illegal;
use crate::event::{Told, heard};
use crate::game::Game;
use crate::seat::{Seat, Viewer};

/// Whoever has decided this many times as often as the solution, and then some, has lost the way.
const LOST: (usize, usize) = (3, 6);

/// A learner in a lesson: one step after the other, every decision judged as soon as it is made.
#[derive(Clone)]
pub struct Run<G: Teach> {
    lesson: Arc<Lesson<G>>,
    step: usize,
    /// What was decided in the steps that are done.
    done: Vec<Vec<G::Action>>,
    /// From the beginning of the step to now.
    points: Vec<Point<G>>,
}

/// A moment within a step.
#[derive(Clone)]
pub(super) struct Point<G: Teach> {
    pub state: G,
    /// What led here within the step.
    pub decisions: Vec<G::Action>,
    /// What the learner heard since the step began.
    pub events: Vec<G::Event>,
    /// How many of the replies have been given.
    replies: usize,
    /// Is there a way to the goal for certain?
    is_sure: bool,
}

/// What others did, or the learner.
#[derive(Clone, Debug)]
pub struct Turn<G: Teach> {
    /// Who decided.
    pub seat: Seat,
    /// What happened.
    pub told: Vec<Told<G::Event>>,
}

/// What a decision is for the step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A part of a way.
    GoesOn,
    /// The goal.
    Reached,
    /// From here the goal can't be reached, or it is worth a word.
    Missed(Miss),
}

/// What happened after a decision, and what it is for the step; or why it is not allowed.
pub type Decided<G> = Result<(Vec<Turn<G>>, Verdict), Illegal<<G as Game>::Refusal>>;

/// A decision that is taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Miss {
    /// The text that is said, if there is one for it.
    pub say: Option<String>,
    /// The points that the step has brought so far.
    pub points: i32,
}

impl<G: Teach> Run<G> {
    /// A lesson begins here.
    pub fn begin(lesson: Arc<Lesson<G>>, state: G) -> Run<G> {
        let mut run = Run {
            lesson,
            step: 0,
            done: Vec::new(),
            points: Vec::new(),
        };
        run.enter(state);
        run
    }

    /// Goes on where these decisions, step by step, led to. What doesn't lead on any more is left out.
    pub fn resume(lesson: Arc<Lesson<G>>, state: G, decisions: &[Vec<G::Action>]) -> Run<G> {
        let mut run = Run::begin(lesson, state);
        for action in decisions.iter().flatten() {
            match run.decide(action) {
                Ok((_, Verdict::GoesOn)) => {}
                Ok((_, Verdict::Reached)) => {
                    run.go_on();
                }
                Ok((_, Verdict::Missed(_))) => {
                    run.take_back();
                    break;
                }
                Err(_) => break,
            }
        }
        run
    }

    /// Begins with a step: those before it are done as their solutions say.
    pub fn at_step(lesson: Arc<Lesson<G>>, state: G, step: usize) -> Run<G> {
        let before = lesson.steps.iter().take(step);
        let decisions: Vec<Vec<G::Action>> = before.map(|step| step.solution.clone()).collect();
        Run::resume(lesson, state, &decisions)
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson<G> {
        &self.lesson
    }

    /// The number of the step, from 0: as many as there are when all is done.
    pub fn step(&self) -> usize {
        self.step
    }

    /// Is all done?
    pub fn is_over(&self) -> bool {
        self.step == self.lesson.steps.len()
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.now().state
    }

    /// What was decided, step by step, the present one included: enough to [resume](Run::resume).
    pub fn decisions(&self) -> Vec<Vec<G::Action>> {
        let mut decisions = self.done.clone();
        decisions.push(self.now().decisions.clone());
        decisions
    }

    /// How many decisions this step has had.
    pub fn depth(&self) -> usize {
        self.points.len() - 1
    }

    /// Has anything been decided in this step?
    pub fn has_begun(&self) -> bool {
        self.points.len() > 1
    }

    /// The learner decides. Others reply.
    pub fn decide(&mut self, action: &G::Action) -> Decided<G> {
        let mut point = self.now().clone();
        let Some(step) = self.lesson.steps.get(self.step) else {
            // after the last step there is nothing to be judged
            let turn = point.apply(self.lesson.seat, action)?;
            self.points.push(point);
            return Ok((vec![turn], Verdict::GoesOn));
        };
        let turns = point.decide(step, self.lesson.seat, action)?;
        let verdict = self.judge(step, &mut point, action);
        self.points.push(point);
        Ok((turns, verdict))
    }

    fn judge(&self, step: &Step<G>, point: &mut Point<G>, action: &G::Action) -> Verdict {
        let (seat, before) = (self.lesson.seat, self.before());
        if step.is_reached(point, seat, before) {
            return Verdict::Reached;
        }
        let points = point.state.points(seat) - before;
        if let Some(say) = step.said_of(action, point, seat, before) {
            let say = Some(say.to_owned());
            return Verdict::Missed(Miss { say, points });
        }
        let reach = reach(step, point, seat, before);
        let is_lost = point.decisions.len() >= LOST.0 * step.solution.len() + LOST.1;
        point.is_sure = matches!(reach, Reach::Way(_));
        match reach {
            Reach::Way(_) => Verdict::GoesOn,
            Reach::Unknown if !is_lost => Verdict::GoesOn,
            _ => Verdict::Missed(Miss { say: None, points }),
        }
    }

    /// The goal is reached: the next step begins here.
    pub fn go_on(&mut self) -> Vec<Turn<G>> {
        self.done.push(self.now().decisions.clone());
        self.step += 1;
        self.enter(self.state().clone())
    }

    /// The last decision was a miss: back to where the goal can be reached for certain.
    pub fn take_back(&mut self) {
        self.undo();
        while !self.now().is_sure {
            self.points.pop();
        }
    }

    /// Takes the last decision of this step back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        if self.has_begun() {
            self.points.pop();
            return true;
        }
        false
    }

    /// Back to where the step began.
    pub fn start_over(&mut self) {
        self.points.truncate(1);
    }

    /// A way from here to the goal, if one is known.
    pub fn way(&self) -> Option<Vec<G::Action>> {
        let step = self.lesson.steps.get(self.step)?;
        match reach(step, self.now(), self.lesson.seat, self.before()) {
            Reach::Way(way) => Some(way),
            _ => None,
        }
    }

    /// A step begins; those who decide before the learner do.
    fn enter(&mut self, state: G) -> Vec<Turn<G>> {
        let mut point = Point {
            state,
            decisions: Vec::new(),
            events: Vec::new(),
            replies: 0,
            is_sure: true,
        };
        let step = self.lesson.steps.get(self.step);
        let turns = step.map_or_else(Vec::new, |step| point.reply(step, self.lesson.seat));
        self.points = vec![point];
        turns
    }

    fn now(&self) -> &Point<G> {
        self.points.last().expect("a step has a beginning")
    }

    /// The points when the step began.
    fn before(&self) -> i32 {
        self.points[0].state.points(self.lesson.seat)
    }
}

impl<G: Teach> Point<G> {
    /// The learner decides, and others reply.
    pub(super) fn decide(
        &mut self,
        step: &Step<G>,
        seat: Seat,
        action: &G::Action,
    ) -> Result<Vec<Turn<G>>, Illegal<G::Refusal>> {
        let mut turns = vec![self.apply(seat, action)?];
        turns.extend(self.reply(step, seat));
        Ok(turns)
    }

    fn apply(&mut self, seat: Seat, action: &G::Action) -> Result<Turn<G>, Illegal<G::Refusal>> {
        let turn = self.carry_out(seat, seat, action)?;
        self.decisions.push(action.clone());
        Ok(turn)
    }

    fn carry_out(&mut self, learner: Seat, seat: Seat, action: &G::Action) -> Result<Turn<G>, Illegal<G::Refusal>> {
        let mut told = Vec::new();
        self.state.apply(seat, action, &mut told)?;
        self.events.extend(heard(&told, Viewer::Seat(learner)).cloned());
        Ok(Turn { seat, told })
    }

    fn scene(&self, seat: Seat, before: i32) -> Scene<'_, G> {
        Scene {
            seat,
            before,
            now: &self.state,
            events: &self.events,
        }
    }

    /// Others decide as long as it is theirs to, and there is a reply left.
    fn reply(&mut self, step: &Step<G>, learner: Seat) -> Vec<Turn<G>> {
        let mut turns = Vec::new();
        while let Some(reply) = step.reply.get(self.replies) {
            if !self.state.awaiting().contains(reply.seat) {
                break;
            }
            self.replies += 1;
            let mut legal = Vec::new();
            self.state.legal(reply.seat, &mut legal);
            let action = legal.iter().find(|&action| *action == reply.action).or(legal.first());
            let Some(action) = action else { break };
            turns.extend(self.carry_out(learner, reply.seat, action).ok());
        }
        turns
    }
}

impl<G: Teach> Step<G> {
    pub(super) fn is_reached(&self, point: &Point<G>, seat: Seat, before: i32) -> bool {
        self.goal.is_reached(&point.scene(seat, before))
    }

    /// What is said of a decision that is a miss and led to this point.
    pub(super) fn said_of(&self, action: &G::Action, point: &Point<G>, seat: Seat, before: i32) -> Option<&str> {
        let mut said = self.tries.iter().filter_map(|each| match &each.result {
            TryResult::Say(say) => Some((each, say.as_str())),
            TryResult::Refused(_) => None,
        });
        let first = said.next()?;
        let action = as_value(action)?;
        let holds = |condition: &Goal<G::Goal>| condition.is_reached(&point.scene(seat, before));
        std::iter::once(first)
            .chain(said)
            .find(|(each, _)| fits(&each.does, &action) && each.only_if.as_ref().is_none_or(holds))
            .map(|(_, say)| say)
    }
}
