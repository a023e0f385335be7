//! What a turn is worth beside the best one.

use serde::{Deserialize, Serialize};
use table::Seed;

use crate::knowledge::Knowledge;

use super::confirm::GOOD;
use super::line::Start;
use super::weigh::Scales;
use super::{Answer, Puzzle};

/// Judges the turns that somebody tries.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    /// In how many imagined states a turn that isn't known is compared with the best one.
    pub states: u32,
    /// How long a search looks on from each end.
    pub iterations: u32,
}

/// What a turn is worth.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judgement {
    /// Does it solve the puzzle?
    pub solves: bool,
    /// By how many points of the final score it is behind the best one.
    pub behind: f32,
    /// Is it written down with the puzzle, or was it looked at only now?
    pub known: bool,
}

impl Judge {
    /// Who judges while somebody waits.
    pub const QUICK: Judge = Judge {
        states: 12,
        iterations: 150,
    };

    /// What a turn is worth; `None` if it isn't possible.
    pub fn judge<G: Knowledge>(&self, puzzle: &Puzzle<G>, line: &[G::Action]) -> Option<Judgement> {
        let game = puzzle.position().ok()?;
        if let Some(known) = puzzle.known(&game, line) {
            return Some(known);
        }
        let start = &Start {
            game: &game,
            seat: puzzle.seat,
        };
        let best = &puzzle.answers.first()?.line;
        let scales = Scales {
            states: self.states,
            iterations: self.iterations,
        };
        let weighed = scales.weigh(start, &[best, line], Seed::from_text(&puzzle.id));
        let behind = (weighed.states() > 0).then(|| weighed.behind(1, 0))?;
        Some(Judgement {
            solves: behind <= GOOD * G::CLEAR,
            behind: behind.max(0.0),
            known: false,
        })
    }
}

impl<G: Knowledge> Puzzle<G> {
    /// What is written down of a turn, if it is among the answers, or does the same as one of them and only pays otherwise.
    pub fn known(&self, position: &G, line: &[G::Action]) -> Option<Judgement> {
        let start = Start {
            game: position,
            seat: self.seat,
        };
        let turn = start.follow(line.iter())?;
        let is_like = |answer: &Answer<G::Action>| {
            let known = start.follow(answer.line.iter());
            known.is_some_and(|known| known.is_like(&turn))
        };
        let place = self.answers.iter().position(is_like)?;
        let behind = self.answers[0].score - self.answers[place].score;
        Some(Judgement {
            solves: place < self.accepted,
            behind: behind.max(0.0),
            known: true,
        })
    }
}
