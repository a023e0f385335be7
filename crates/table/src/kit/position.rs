//! A position: a state, and what each seat may do in it.

use std::fmt::Display;

use crate::chance::Rng;
use crate::game::Game;
use crate::seat::{MOST_SEATS, Seat, Seats};

use super::decision::Decision;
use super::failure::{Check, Failure, Verdict};

/// A state with the legal actions of all who are awaited.
pub(super) struct Position<G: Game> {
    pub(super) state: G,
    legal: Vec<(Seat, Vec<G::Action>)>,
}

impl<G: Game> Position<G> {
    /// Lists the legal actions: whoever is awaited has one, whoever is not, at the table or not, has none.
    pub(super) fn new(state: &G) -> Result<Position<G>, Failure> {
        let awaited = state.awaiting();
        let mut legal = Vec::new();
        for seat in Seats::all(MOST_SEATS).iter() {
            let actions = legal_actions(state, seat);
            if awaited.contains(seat) {
                Check::DeadEnd.unless(!actions.is_empty(), || {
                    format!("{seat} is awaited and has no legal action")
                })?;
                legal.push((seat, actions));
            } else {
                Check::OutOfTurn.unless(actions.is_empty(), || {
                    format!("{seat} is not awaited, but is offered {actions:?}")
                })?;
            }
        }
        Ok(Position {
            state: state.clone(),
            legal,
        })
    }

    /// Is nobody awaited?
    pub(super) fn is_over(&self) -> bool {
        self.legal.is_empty()
    }

    /// The legal actions of a seat.
    pub(super) fn legal(&self, seat: Seat) -> &[G::Action] {
        self.legal
            .iter()
            .find(|(awaited, _)| *awaited == seat)
            .map_or(&[], |(_, actions)| actions)
    }

    /// Every decision that can be made now.
    pub(super) fn choices(&self) -> impl Iterator<Item = (Seat, &G::Action)> {
        self.legal
            .iter()
            .flat_map(|(seat, actions)| actions.iter().map(|action| (*seat, action)))
    }

    /// A random decision of a random awaited seat; `None` when the game is over.
    pub(super) fn pick(&self, rng: &mut Rng) -> Option<(Seat, G::Action)> {
        let (seat, actions) = rng.pick(&self.legal)?;
        rng.pick(actions).map(|action| (*seat, action.clone()))
    }

    /// Tries every decision that can be made now: all are accepted, and lead to states that the referee accepts.
    pub(super) fn attempt_all(&self) -> Result<Vec<Decision<G>>, Failure> {
        self.choices()
            .map(|(seat, action)| {
                let decision = Decision::attempt(&self.state, seat, action)
                    .map_err(|illegal| Failure::refused(seat, action, &illegal))?;
                referee(&decision.after, format_args!("after {action:?} of {seat}"))?;
                Ok(decision)
            })
            .collect()
    }
}

/// The legal actions of a seat, in a list of their own.
pub(super) fn legal_actions<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}

/// The referee accepts the state, which is at this place.
pub(super) fn referee<G: Game>(state: &G, place: impl Display) -> Verdict {
    state
        .check()
        .map_err(|inconsistent| Check::Referee.broken(format!("{place}: {inconsistent}")))
}
