//! A game being played: its log and its present state, with undo.

use std::fmt;

use thiserror::Error;

use crate::chance::Seed;
use crate::error::{Illegal, SetupError};
use crate::event::{Sink, Told};
use crate::game::{Game, Takeback};
use crate::log::{Log, LogError, Ply};
use crate::seat::Seat;
use crate::words::{BOOK, Message, Say};

/// A game being played.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    log: Log<G>,
    state: G,
    takebacks: Vec<Takeback>,
}

crate::messages! {
    /// Why a decision cannot be taken back. Its `Display` is English.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub enum UndoError in BOOK, "undo-error", on () {
        /// The seat has not decided anything.
        Nothing { seat: Seat },
        /// Something was drawn or learned, or the turn is over.
        Closed { seat: Seat },
        /// Others have built on it since.
        Entangled { seat: Seat },
    }
}

impl UndoError {
    /// As a message.
    pub fn message(&self) -> Message {
        self.say(&())
    }
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl<G: Game> Play<G> {
    /// A new game.
    pub fn new(players: u8, options: G::Options, seed: Seed) -> Result<Play<G>, SetupError> {
        let state = G::new(players, &options, seed)?;
        Ok(Play {
            log: Log::new(players, options, seed),
            state,
            takebacks: Vec::new(),
        })
    }

    /// The game of this log.
    pub fn from_log(log: Log<G>) -> Result<Play<G>, LogError> {
        let mut takebacks = Vec::with_capacity(log.actions.len());
        let state = log.replay_with(&mut (), |_, _, (), takeback| takebacks.push(takeback))?;
        Ok(Play { log, state, takebacks })
    }

    /// The log so far.
    pub fn log(&self) -> &Log<G> {
        &self.log
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Carries out an action and writes it into the log. An illegal action changes nothing.
    pub fn act(
        &mut self,
        seat: Seat,
        action: &G::Action,
        events: &mut impl Sink<G::Event>,
    ) -> Result<Takeback, Illegal<G::Refusal>> {
        let takeback = self.state.apply(seat, action, events)?;
        self.log.actions.push(Ply {
            seat,
            action: action.clone(),
        });
        self.takebacks.push(takeback);
        Ok(takeback)
    }

    /// Takes back this seat's last decision, which must be open. What others did since (in a simultaneous phase) stays: it must be open too, so that no
    /// hidden draw can decide whether this works, and must come out the same without it; otherwise nothing changes.
    pub fn undo(&mut self, seat: Seat) -> Result<Ply<G::Action>, UndoError> {
        let last = self
            .log
            .actions
            .iter()
            .rposition(|ply| ply.seat == seat)
            .ok_or(UndoError::Nothing { seat })?;
        if self.takebacks[last] == Takeback::Closed {
            return Err(UndoError::Closed { seat });
        }
        if self.takebacks[last..].contains(&Takeback::Closed) {
            return Err(UndoError::Entangled { seat });
        }
        let mut log = self.log.clone();
        let undone = log.actions.remove(last);
        let shorter = Play::from_log(log).map_err(|_| UndoError::Entangled { seat })?;
        if self.told_from(last + 1) != shorter.told_from(last) {
            return Err(UndoError::Entangled { seat });
        }
        *self = shorter;
        Ok(undone)
    }

    /// What was told from the decision with this number on, step by step.
    fn told_from(&self, first: usize) -> Vec<(Takeback, Vec<Told<G::Event>>)> {
        let mut steps = Vec::new();
        let replayed = self.log.replay_with(&mut Vec::new(), |ply, _, events, takeback| {
            let told = std::mem::take(events);
            if ply >= first {
                steps.push((takeback, told));
            }
        });
        debug_assert!(replayed.is_ok(), "the log of a game being played is legal");
        steps
    }
}
