//! Parts of a turn, and where each of them leaves what was advised.

use table::{Seat, Takeback, Viewer};

use crate::advisor::Advisor;
use crate::knowledge::Knowledge;
use crate::outlook::after;

use super::turn::Turn;

/// The most decisions of an advised line: a turn may go round in circles.
const LONGEST: usize = 60;

/// What a seat decided in a turn before something was drawn or revealed, or after that.
pub(super) struct Part<G: Knowledge> {
    /// Where it leaves the advice, if it does.
    pub(super) split: Option<Split<G>>,
}

/// Where a turn leaves what was advised.
pub(super) struct Split<G: Knowledge> {
    /// The number of the decision in the log.
    pub(super) ply: usize,
    /// The game before it.
    pub(super) game: G,
    /// What was advised there.
    advised: G::Action,
    /// What was played from there to the end of the part.
    pub(super) played: Vec<G::Action>,
    /// What was played from there to the end of the turn.
    rest: Vec<G::Action>,
}

/// Goes through a turn and asks for advice at every decision, up to the first of each part that is another one.
pub(super) fn parts<G: Knowledge>(advisor: &Advisor, before: &G, turn: &Turn<G::Action>) -> Vec<Part<G>> {
    let mut game = before.clone();
    let mut parts = Vec::new();
    let mut part = Part { split: None };
    for (number, ply) in (turn.first..).zip(&turn.plies) {
        let is_own = ply.seat == turn.seat;
        if is_own && part.split.is_none() {
            part.split = advice(advisor, &game, turn.seat)
                .filter(|advised| *advised != ply.action)
                .map(|advised| Split {
                    ply: number,
                    game: game.clone(),
                    advised,
                    played: Vec::new(),
                    rest: turn
                        .own()
                        .filter(|(own, _)| *own >= number)
                        .map(|(_, action)| action.clone())
                        .collect(),
                });
        }
        let Ok(takeback) = game.apply(ply.seat, &ply.action, &mut ()) else {
            break;
        };
        if is_own {
            if let Some(split) = &mut part.split {
                split.played.push(ply.action.clone());
            }
            if takeback == Takeback::Closed {
                parts.push(std::mem::replace(&mut part, Part { split: None }));
            }
        }
    }
    parts.push(part);
    parts
}

/// What a seat is advised to do; nothing where it has no choice.
pub(super) fn advice<G: Knowledge>(advisor: &Advisor, game: &G, seat: Seat) -> Option<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    if legal.len() < 2 {
        return None;
    }
    advisor.best::<G>(seat, &game.view(Viewer::Seat(seat)), &legal)
}

impl<G: Knowledge> Split<G> {
    /// What would have been advised from here on, to the end of the turn or to where something is revealed.
    pub(super) fn advised_line(&self, advisor: &Advisor, seat: Seat) -> Vec<G::Action> {
        let (mut game, turn) = (self.game.clone(), self.game.turn());
        let (mut line, mut next) = (Vec::new(), Some(self.advised.clone()));
        let mut legal = Vec::new();
        while let Some(action) = next.take() {
            let applied = game.apply(seat, &action, &mut ());
            line.push(action);
            let goes_on = applied == Ok(Takeback::Open) && game.turn() == turn && line.len() < LONGEST;
            if goes_on && game.awaiting().contains(seat) {
                legal.clear();
                game.legal(seat, &mut legal);
                next = advisor.best::<G>(seat, &game.view(Viewer::Seat(seat)), &legal);
            }
        }
        line
    }

    /// Is the advised line part of what was played in this turn, only in another order? Then the advised decisions, followed by the other decisions of the
    /// turn, lead to the same state.
    pub(super) fn is_reordered(&self, seat: Seat, advised: &[G::Action]) -> bool {
        let mut others = self.rest.clone();
        let is_there = |action: &G::Action| {
            let place = others.iter().position(|other| other == action);
            place.map(|place| others.remove(place)).is_some()
        };
        advised.iter().all(is_there) && {
            let reordered = after(&self.game, seat, advised.iter().chain(&others));
            reordered.is_some() && reordered == after(&self.game, seat, &self.rest)
        }
    }
}
